import Foundation
import Testing

@Suite struct `The page about reliability` {
    private let page: Document

    init() throws { page = try Document("Documentation/Reliability.md") }

    /// The texts between backquotes.
    private func quoted(in text: String) -> [String] {
        text.components(separatedBy: "`").enumerated().filter { !$0.offset.isMultiple(of: 2) }
            .map(\.element)
    }

    @Test func `names a test or an attack in each row, and only those that exist`() throws {
        let tests = try Document.compiled.get()
        let known = Set(tests.flatMap { $0.text.components(separatedBy: "`") })
        let quoted = quoted(in: page.text)
        let names = quoted.filter {
            $0.contains(" ") && !$0.contains("/") && !$0.hasPrefix("swift ")
                && !$0.hasPrefix("make ")
        }
        #expect(names.count > 30)
        for name in names { #expect(known.contains(name), "\(name)") }
        let attacks = quoted.filter { $0.hasPrefix("attack/") }.compactMap {
            $0.split(separator: " ").first
        }
        #expect(attacks.count > 10)
        for attack in attacks { #expect(page.leads(to: "../Scripts/\(attack)"), "\(attack)") }
        let rows = page.text.split(separator: "\n").filter {
            $0.hasPrefix("| ") && !$0.hasPrefix("| promise |") && !$0.hasPrefix("| --- |")
        }
        #expect(rows.count > 20)
        for row in rows {
            let isNamed = self.quoted(in: String(row)).contains {
                known.contains($0) || $0.hasPrefix("attack/") || $0.hasPrefix("Scripts/")
            }
            #expect(isNamed, "\(row)")
        }
    }
}
