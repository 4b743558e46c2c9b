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
        picture.description.split(separator: "\n").filter { $0.first?.isLetter == true }
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

    /// The page shows one overload. `Scripts/check-pictures` requires a picture in the comment of
    /// each of them.
    @Test func `has every name of a public operator`() throws {
        let page = try Document(Self.path).code.joined()
        let folders = ["Sources/Reactive/Operators", "Sources/Reactive/Sharing"]
        let files = folders.flatMap { Document.paths(in: $0, endingIn: ".swift") }
            // Types that receive elements, and observed objects, have no operators.
            .filter { !$0.hasSuffix("/Subjects.swift") && !$0.hasSuffix("/Relays.swift") }
        let names = try files.flatMap { path in
            try Document(path).text.matches(of: /public (?:static )?func `?(\w+)/)
                .map { String($0.output.1) }
        }
        // `asSingle` of a `Single` returns the same `Single`.
        let elsewhere: Set = ["asObservable", "asSharedSequence", "asSingle", "on", "redraws"]
        #expect(Set(names).count > 50)
        for name in Set(names).subtracting(elsewhere) {
            let use = try Regex("\\b\(name)\\b *[({]").wordBoundaryKind(.simple)
            #expect(page.contains(use), "\(name)")
        }
    }

    @Test func `leaves out only operators that another document shows`() throws {
        let code = try Document.all.flatMap { try Document($0).code }.joined(separator: "\n")
        let ported = try ["Operators", "Traits", "Cocoa", "Testing"]
            .flatMap { Document.paths(in: "Sources/RxCompatibility/\($0)", endingIn: ".swift") }
            .filter { !$0.hasSuffix("/Disposables.swift") }.map { try Document($0).text }
        let extensions = try Document.paths(in: "Sources/TUI", endingIn: ".swift").flatMap { path in
            try Document(path).text.matches(of: /(?s)\nextension ObservableType\b.*?\n}/)
                .map { String($0.output) }
        }
        let names = Set(
            (ported + extensions).flatMap { text in
                text.matches(of: /public (?:static )?func `?(\w+)/).map { String($0.output.1) }
            })
        // These belong to iterators, observers and schedulers, or are requirements of protocols.
        let others: Set = [
            "asSharedSequence", "makeAsyncIterator", "mapObserver", "next", "on",
            "scheduleRecursive",
        ]
        #expect(names.count > 60 && names.contains("shown") && names.isSuperset(of: others))
        for name in names.subtracting(others) {
            let use = try Regex("\\b\(name)\\b *[({]").wordBoundaryKind(.simple)
            #expect(code.contains(use), "\(name)")
        }
    }
}
