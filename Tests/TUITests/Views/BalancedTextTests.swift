import Testing

@testable import TUI

@Suite struct `A balanced text` {
    private let text = "All cards are back and shuffled. The clock waits for you."

    private func lines(_ text: Text, in columns: Int) -> [String] {
        let size = text.size(in: Size(columns: columns, rows: 100))
        var page = Page(columns: size.columns, rows: size.rows, theme: .dark)
        page.show(text)
        return page.canvas.text().split(separator: "\n", omittingEmptySubsequences: false)
            .map { $0.trimmingSuffix(" ") }
    }

    @Test func `has no single word in its last line`() {
        #expect(
            lines(Text(text).wrapped(), in: 53) == [
                "All cards are back and shuffled. The clock waits for", "you.",
            ])
        #expect(
            lines(Text(text).balanced(), in: 53) == [
                "All cards are back and shuffled.", "The clock waits for you.",
            ])
    }

    @Test func `takes as many lines as a wrapped one, at each width`() {
        for columns in 1...60 {
            let (wrapped, balanced) = (
                lines(Text(text).wrapped(), in: columns), lines(Text(text).balanced(), in: columns)
            )
            #expect(wrapped.count == balanced.count, "\(columns)")
            #expect(wrapped.joined(separator: " ").count == balanced.joined(separator: " ").count)
            let widest = { (lines: [String]) in lines.map(\.count).max() ?? 0 }
            #expect(widest(balanced) <= widest(wrapped), "\(columns)")
        }
    }

    @Test func `balances each paragraph by itself`() {
        let both = Text("Short.\n\(text)").balanced()
        #expect(lines(both, in: 53).first == "Short." && lines(both, in: 53).count == 3)
    }

    @Test func `has buttons of one width below it if they do not fit beside each other`() {
        let dialog = Dialog("", "Leave?", buttons: [Button("Yes", 1), Button("Not at all", 2)])
        var page = Page(columns: 24, rows: 9, theme: .dark)
        page.show(dialog)
        let text = page.canvas.text()
        #expect(text.contains("[ Yes        ]") && text.contains("[ Not at all ]"), "\(text)")
        // Both have the same number of columns, focused or not.
        let grounds = [page.style(.button), page.style(.focus)].map(\.background)
        let widths = (0..<9).map { row in
            (0..<24).count { grounds.contains(page.canvas[$0, row].background) }
        }
        #expect(widths.filter { $0 > 0 } == [14, 14], "\(text)")
    }
}

extension String {
    fileprivate func trimmingSuffix(_ character: Character) -> String {
        String(self[..<(lastIndex { $0 != character }.map { index(after: $0) } ?? startIndex)])
    }
}

extension Substring {
    fileprivate func trimmingSuffix(_ character: Character) -> String {
        String(self).trimmingSuffix(character)
    }
}
