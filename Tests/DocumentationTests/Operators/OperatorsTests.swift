import Foundation
import Reactive
import ReactiveTesting
import Testing

@Suite(.serialized) struct `The page about operators` {
    private static let path = "Documentation/Operators.md"

    /// With `PARLOR_WRITE_PICTURES=1`, the pictures are written again.
    private static let isWriting =
        ProcessInfo.processInfo.environment["PARLOR_WRITE_PICTURES"] != nil

    /// The played rows up to their ends, without the mark of a difference.
    private func text(of picture: Scenario.Picture) -> String {
        picture.description.split(separator: "\n").filter { $0.contains(/^\w+ {2}/) }
            .map { $0.replacing(/([|#]\)?)[-~]+$/) { $0.output.1 } + "\n" }.joined()
    }

    @Test(arguments: operatorExamples.map(\.name))
    func `shows the picture of its code`(_ name: String) throws {
        var page = try Document(Self.path).text
        let example = try #require(operatorExamples.first { $0.name == name })
        let heading = try #require(page.range(of: "\n### \(name)\n"))
        let fence = try #require(
            page.range(of: "```text\n", range: heading.upperBound..<page.endIndex))
        let end = try #require(page.range(of: "```", range: fence.upperBound..<page.endIndex))
        let shown = fence.upperBound..<end.lowerBound
        let scenario = Scenario(String(page[shown]))
        let rows = OperatorRows(scenario)
        example.hear(rows)
        let played = withExtendedLifetime(rows) { scenario.played }
        if Self.isWriting {
            page.replaceSubrange(shown, with: text(of: played))
            try Document.write(page, to: Self.path)
        } else {
            #expect(played == scenario.written)
        }
    }

    @Test func `has the code of its examples, in their order`() throws {
        let page = try Document(Self.path)
        let examples = try Document("Tests/DocumentationTests/Operators/OperatorExamples.swift")
        var rest = examples.text[...]
        for code in page.code {
            let place = try #require(rest.range(of: code), "\(code)")
            rest = rest[place.upperBound...]
        }
        #expect(page.code.count == operatorExamples.count)
    }

    @Test func `introduces each name that its code takes from the test`() throws {
        let document = try Document(Self.path)
        let code = document.code.joined()
        let introduction = try #require(document.text.components(separatedBy: "\n## ").first)
        let examples = try Document("Tests/DocumentationTests/Operators/OperatorExamples.swift")
        let head = try #require(examples.text.components(separatedBy: "// MARK:").first)
        let names = head.matches(of: /\n(?:    )?(?:struct|let|var|func) (\w+)/)
            .map { String($0.output.1) }.filter { !["OperatorRows", "scenario"].contains($0) }
        #expect(names.contains("Fault") && names.contains("relayed"))
        for name in names {
            #expect(introduction.contains("`\(name)"), "\(name)")
            #expect(code.contains(name), "\(name)")
        }
    }

    /// The operators of `Reactive`, and the other functions of their files.
    private static let declarations = Result {
        try ["Sources/Reactive/Operators", "Sources/Reactive/Sharing"]
            .flatMap { Document.paths(in: $0, endingIn: ".swift") }
            // Types that receive elements, and observed objects, have no operators.
            .filter { !$0.hasSuffix("/Subjects.swift") && !$0.hasSuffix("/Relays.swift") }
            .flatMap { Declaration.all(in: try Document($0).text) }.filter(\.isFunction)
    }

    @Test func `has every signature of a public operator`() throws {
        let declarations = try Self.declarations.get()
        #expect(Set(declarations.map(\.signature)).count > 120)
        let unused = Call.unused(declarations, by: Call.all(in: try Document(Self.path)))
        // `asSingle` of a `Single` returns the same `Single`.
        let elsewhere: Set = [
            "asObservable()", "asSharedSequence()", "asSingle()", "on(_:)", "redraws(on:)",
            "share(_:)",
        ]
        #expect(unused == elsewhere)
    }

    @Test func `does not pass without an overload`() {
        func unused(_ code: String) -> Set<String> {
            let source = """
                public func take(_ count: Int) -> Self
                public func take(for duration: Int, scheduler: any Scheduler) -> Self
                public static func take(until other: some ObservableType) -> Self
                public func take(until predicate: @escaping (A) -> Bool, behavior: B = .b) -> Self
                public func take<each P>(_ a: A, _ part: repeat each P, result: (A) -> B) -> Self
                """
            let page = Document(path: "", text: code)
            return Call.unused(Declaration.all(in: source), by: Call.all(in: page))
        }
        let all: Set = [
            "take(_:)", "take(for:scheduler:)", "take(until:)", "take(until:behavior:)",
            "take(_:_:result:)",
        ]
        #expect(unused("take(_:)") == all)
        let calls: KeyValuePairs = [
            "```swift\ntake(2)\n```": "take(_:)",
            "```swift\ntake(for: .seconds(2, 3), scheduler: a)\n```": "take(for:scheduler:)",
            "```swift\ntake(until: other)\n```": "take(until:)",
            "```swift\ntake { $0 > (a, b) }\n```": "take(until:behavior:)",
            "```swift\ntake(a, b, c) { $0 }\n```": "take(_:_:result:)",
            "the text `take(until:behavior:)`": "take(until:behavior:)",
        ]
        for (code, signature) in calls { #expect(unused(code) == all.subtracting([signature])) }
    }

    /// If an operator of a trait has the signature of an operator of this page, no other document
    /// needs to show it.
    @Test func `leaves out only operators that another document shows`() throws {
        let ported = try ["Operators", "Traits", "Cocoa", "Testing"]
            .flatMap { Document.paths(in: "Sources/RxCompatibility/\($0)", endingIn: ".swift") }
            .filter { !$0.hasSuffix("/Disposables.swift") }.map { try Document($0).text }
        let extensions = try Document.paths(in: "Sources/TUI", endingIn: ".swift").flatMap { path in
            try Document(path).text.matches(of: /(?s)\nextension ObservableType\b.*?\n}/)
                .map { String($0.output) }
        }
        let declarations = (ported + extensions).flatMap { Declaration.all(in: $0) }
            .filter(\.isFunction)
        let signatures = Set(declarations.map(\.signature))
        #expect(signatures.count > 100 && signatures.contains("shown(for:scheduler:)"))
        let calls = try Document.all.flatMap { Call.all(in: try Document($0)) }
        let unused = Call.unused(declarations, by: calls)
            .subtracting(try Self.declarations.get().map(\.signature))
        // These belong to iterators, observers, errors and schedulers, or are requirements of
        // protocols.
        let others: Set = [
            "disposed(object:)", "makeAsyncIterator()", "mapObserver(_:)", "next(isolation:)",
            "scheduleRecursive(_:action:)",
        ]
        #expect(unused == others)
    }
}
