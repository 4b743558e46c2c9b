import Reactive
import TUI
import Testing

@testable import Search

@Suite struct `Searching a million rows` {
    private func pilot(columns: Int = 48, rows: Int = 9) -> Pilot {
        Pilot(columns: columns, rows: rows) { console in
            searchScreen(console) { query in
                .just((try? query.answer(among: 2000)) ?? [])
            }
        }
    }

    @Test func `shows the first and the last rows`() {
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
                ↑↓ move  enter mark  esc leave
                """)
        pilot.press(.pageDown, modifiers: .control)
        #expect(pilot.text.contains("999999  Broken"))
        #expect(pilot.text.contains("1000000 of 1000000"))
    }

    @Test func `starts when the typing stops, and shows all books if the field is empty`() {
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

    @Test func `finds words with a blank between them, and leaves Home and End to the field`() {
        let pilot = pilot()
        pilot.press(.down)
        pilot.type("lue River")
        pilot.press(.home)
        pilot.type("b")
        pilot.press(.end)
        #expect(pilot.text.contains("2 of 1000000"), "The list has not moved.")
        pilot.advance(by: .milliseconds(220))
        #expect(pilot.text.contains("Blue River 0") && pilot.text.contains("Blue River 56"))
        #expect(pilot.text.contains("1 of 36"))
    }

    @Test func `cancels the search before it`() {
        let (asked, left) = (Box<[String]>([]), Box<[String]>([]))
        let pilot = Pilot(columns: 48, rows: 9) { console in
            searchScreen(console) { query in
                asked.value.append(query.text)
                return Observable.never().do(onDispose: { left.value.append(query.text) })
            }
        }
        for letter in ["a", "b"] {
            pilot.type(letter)
            pilot.advance(by: .milliseconds(250))
        }
        #expect(asked.value == ["a", "ab"] && left.value == ["a"])
        pilot.press(.escape)
        #expect(left.value == ["a", "ab"])
    }

    private final class Box<Value> {
        var value: Value
        init(_ value: Value) { self.value = value }
    }

    @Test func `stops when its task is canceled`() async {
        let task = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            return try SearchQuery(text: "Blue").answer(among: 2000)
        }
        await #expect(throws: CancellationError.self) { try await task.value }
    }

    @Test func `sorts by the pressed column, and in reverse when it is pressed again`() throws {
        let pilot = pilot()
        try pilot.click("Pages")
        pilot.advance(by: .milliseconds(250))
        let fewest = (0..<2000).map { Book($0).pages }.min() ?? 0
        #expect(pilot.text.contains("Pages ▲") && pilot.text.contains(" \(fewest) "))
        try pilot.click("Pages")
        let most = (0..<2000).map { Book($0).pages }.max() ?? 0
        #expect(pilot.text.contains("Pages ▼") && pilot.text.contains(" \(most) "))
        try pilot.click("Title")
        pilot.advance(by: .milliseconds(250))
        #expect(pilot.text.contains("Title ▲") && pilot.text.contains("Blue Garden 1016"))
    }

    @Test func `moves by wheel, click and header`() throws {
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
