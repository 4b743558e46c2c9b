import Foundation
import Testing

/// A name with its argument labels, as the text of a page writes it: `setRows(_:from:to:)`.
private struct APIName {
    let text: String
    private let name: String
    private let labels: [String]

    /// The names of functions and initializers in backticks. Code blocks are left out.
    static func all(in document: Document) -> [APIName] {
        let text = document.text.components(separatedBy: "```").enumerated()
            .filter { $0.offset.isMultiple(of: 2) }.map(\.element).joined()
        return text.matches(of: /`\.?((?:\w+[.\/])*(\w+)\(((?:\w+:)*)\))`/).map { match in
            APIName(
                text: String(match.output.1), name: String(match.output.2),
                labels: match.output.3.split(separator: ":").map { String($0) })
        }
    }

    /// Returns whether a declaration has this name, and these labels in this order. Arguments with
    /// defaults may be left out. A type is called by its initializers.
    func names(_ declaration: Declaration) -> Bool {
        guard declaration.name == (name.first?.isUppercase == true ? "init" : name) else {
            return false
        }
        var rest = declaration.labels[...]
        return labels.allSatisfy { label in
            rest = rest.drop { $0 != label }
            return rest.popFirst() != nil
        }
    }
}

@Suite struct `The text of a page` {
    private static let articles =
        ["TUI/TUI.docc", "Reactive/Reactive.docc", "ReactiveTesting/ReactiveTesting.docc"]
        .flatMap { Document.paths(in: "Sources/" + $0, endingIn: ".md") }
        + ["Form", "Operators", "Stopwatch", "Tutorial", "Views"].map { "Documentation/\($0).md" }

    private static let declarations = Result {
        try ["Reactive", "TUI", "ReactiveTesting", "MarblePictures"]
            .flatMap { Document.paths(in: "Sources/" + $0, endingIn: ".swift") }
            .flatMap { Declaration.all(in: try Document($0).text) }
    }

    /// A function of Swift, and one that the page of operators introduces.
    private static let elsewhere: Set = ["Task.checkCancellation()", "relayed(by:)"]

    @Test(arguments: articles) func `names only functions that exist`(path: String) throws {
        let declarations = try Self.declarations.get()
        for name in APIName.all(in: try Document(path)) where !Self.elsewhere.contains(name.text) {
            #expect(declarations.contains { name.names($0) }, "\(name.text)")
        }
    }

    /// `Scripts/check-recorded-tests` compiles generated tests; this package does not.
    @Test func `generated tests call only functions of a scenario that exist`() throws {
        let declared = Set(try Self.declarations.get().map(\.name))
        let paths = Document.paths(in: "Sources/Laboratory/RecordedTests", endingIn: ".swift")
        let called = try paths.flatMap { path in
            try Document(path).text.matches(of: /scenario\.(\w+)\(/).map { String($0.output.1) }
        }
        #expect(Set(called).isSuperset(of: ["hear", "record"]))
        for name in called { #expect(declared.contains(name), "\(name)") }
    }

    @Test func `names many functions`() throws {
        let names = try Self.articles.flatMap { APIName.all(in: try Document($0)) }
        #expect(names.count > 20)
    }

    @Test func `does not pass with a function or a label that does not exist`() throws {
        let controls = try Document("Sources/TUI/Controls/Controls.swift")
        let declarations = Declaration.all(in: controls.text)
        func isKnown(_ name: String) -> Bool {
            let page = Document(path: "", text: "`\(name)` and ```swift `code()` ```")
            return APIName.all(in: page).allSatisfy { name in
                declarations.contains { name.names($0) }
            }
        }
        #expect(isKnown("controls.beginDialog(focus:_:)") && isKnown("endDialog()"))
        #expect(isKnown("Controls(focus:_:)") && isKnown("point(_:_:in:_:)"))
        for name in ["open(focus:_:)", "close()", "beginDialog(spot:)", "moveFocus(to:from:)"] {
            #expect(!isKnown(name), "\(name)")
        }
    }
}
