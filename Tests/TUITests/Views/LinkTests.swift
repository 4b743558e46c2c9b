import Reactive
import Testing

@testable import TUI

@Suite struct `A link` {
    @Test func `is one link to a terminal, and ends before the text after it`() {
        var replay = Replay(columns: 20, rows: 1)
        replay.show()
        let link = replay.canvas.link(to: "https://example.org/a")
        replay.canvas.draw("to read", column: 0, row: 0, style: Style(attributes: link))
        replay.canvas.draw("it", column: 8, row: 0)
        #expect(
            replay.shownText()
                == "^]8;id=1;https://example.org/a^\\to read^]8;;^\\ it")
        #expect(replay.differences.isEmpty)
        #expect(replay.show().isEmpty)
    }

    @Test func `is only its text in a terminal without links`() {
        var replay = Replay(columns: 20, rows: 1, Dialect(links: false))
        replay.show()
        let link = replay.canvas.link(to: "https://example.org/a")
        replay.canvas.draw("read", column: 0, row: 0, style: Style(attributes: link))
        #expect(replay.shownText() == "read")
    }

    @Test func `has an address that cannot end the sequence or begin another`() {
        var replay = Replay(columns: 20, rows: 1)
        replay.show()
        let link = replay.canvas.link(to: "x:\u{1b}\\\u{7} é")
        replay.canvas.draw("a", column: 0, row: 0, style: Style(attributes: link))
        #expect(replay.shownText().contains(";x:%1B\\%07%20%C3%A9^\\a"))
    }

    @Test func `differs for each address, and is left out after a thousand addresses`() {
        let canvas = Canvas(columns: 1, rows: 1)
        let first = canvas.link(to: "a")
        #expect(canvas.link(to: "b") != first && canvas.link(to: "a") == first)
        for number in 0..<2000 { _ = canvas.link(to: "\(number)") }
        #expect(canvas.link(to: "one more").isEmpty && canvas.link(to: "a") == first)
    }

    @Test(arguments: Theme.all) func `is underlined, and looks different with the focus`(
        theme: Theme
    ) {
        var styles: [Style] = []
        for isFocused in [false, true] {
            var page = Page(columns: 12, rows: 1, theme: theme)
            page.show(Link("read", to: "a", 1, isFocused: isFocused))
            styles.append(page.canvas[0, 0].style)
        }
        #expect(styles[0] != styles[1])
        #expect(styles.allSatisfy { $0.attributes.contains(.underline) })
    }

    @Test func `ends in dots where its title does not fit`() {
        #expect(picture(Link("to read", to: "a", 1), 5, 1) == "to r…")
        #expect(picture(Link("to read", to: "a", 1), 7, 1) == "to read")
    }

    @Test func `is pressed by the pointer and by a key`() throws {
        let pilot = Pilot(columns: 30, rows: 2) { console in
            console.intents(of: Int.self).compactMap(\.pressed).scan(0) { sum, _ in sum + 1 }
                .startWith(0)
                .map { count in
                    Column {
                        Text("\(count) times")
                        Link("읽기", to: "a", 1, isFocused: true)
                    }
                }
                .asDriver(onErrorDriveWith: .empty())
        }
        try pilot.click("읽기")
        pilot.press(.enter)
        #expect(pilot.text.contains("2 times"))
    }
}
