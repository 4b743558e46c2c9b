import Reactive
import TUI
import Testing

@testable import Search

@Suite struct `Searching a million rows` {
    private func pilot(columns: Int = 48, rows: Int = 9) -> Pilot {
        Pilot(columns: columns, rows: rows) { console in
            searchScreen(console) { text in
                .just((0..<2000).filter { Book($0).title.contains(text) })
            }
        }
    }

    @Test func `shows the first of them, and the last`() {
        let pilot = pilot()
        #expect(
            pilot.text == """
                Search  a title

                    No. ▲  Title                         Pages
                        0  Blue River 0                     80 ┃
                        1  Silent River 1                  141 │
                        2  Wide River 2                    202 │
                        3  Last River 3                    263 │
                1 of 1000000
                ↑↓ move  space mark  esc leave
                """)
        pilot.press(.end)
        #expect(pilot.text.contains("999999  Broken"))
        #expect(pilot.text.contains("1000000 of 1000000"))
    }

    @Test func `looks when the typing has stopped, and forgets what was asked before`() {
        let pilot = pilot()
        pilot.type("바다")
        pilot.advance(by: .milliseconds(180))
        #expect(pilot.text.contains("of 1000000"))
        pilot.advance(by: .milliseconds(40))
        #expect(pilot.text.contains("1 of 280"))
        #expect(pilot.text.contains("바다 40"))
        pilot.press(.character("u"), modifiers: .control)
        pilot.advance(by: .milliseconds(220))
        #expect(pilot.text.contains("of 1000000"))
    }

    @Test func `goes by wheel, click and header`() throws {
        let pilot = pilot()
        try pilot.wheel(.down, at: .at(20, 4), notches: 2)
        #expect(pilot.text.contains("6  Golden River 6") || pilot.text.contains("6  静か"))
        try pilot.click(.at(20, 4))
        #expect(pilot.text.contains("8 of 1000000"))
        try pilot.click("No.")
        #expect(pilot.text.contains("No. ▼"))
        #expect(pilot.text.contains("999993"))
        pilot.resize(columns: 30, rows: 20)
        #expect(pilot.text.contains("8 of 1000000"))
    }
}
