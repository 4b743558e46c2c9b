import Reactive
import TUI
import Testing

@testable import Parlor

@MainActor @Suite struct `The demonstration` {
    private func pilot(columns: Int = 80, rows: Int = 24) -> Pilot {
        Pilot(columns: columns, rows: rows, demo)
    }

    @Test func `shows each event as it comes`() throws {
        let pilot = pilot()
        pilot.press(.up, modifiers: .control)
        try pilot.doubleClick(.at(40, 12))
        pilot.paste("a\nb")
        pilot.focus(false)
        for line in ["key ctrl+up", "mouse left down at 40,12", "click left ×2", "paste of 3: ab"] {
            #expect(pilot.text.contains(line), "\(line)")
        }
        #expect(pilot.text.contains("focus: elsewhere"))
    }

    @Test(
        arguments: [
            (1, "Terminal"), (2, "▁"), (3, "Drag the card"), (4, "cardFace"), (5, "A secret"),
            (6, "Square"),
        ])
    func `has pages for everything`(_ page: Int, _ text: String) {
        let pilot = pilot()
        pilot.type("\(page)")
        #expect(pilot.text.contains(text))
    }

    @Test func `has fields that take every key but Tab and Esc`() throws {
        let pilot = pilot()
        pilot.type("5")
        try pilot.click("A name")
        pilot.type("da q1")
        pilot.press(.home)
        pilot.type("A")
        pilot.press(.tab)
        pilot.type("x")
        #expect(pilot.text.contains("Ada q1 "))
        try pilot.click("A secret")
        pilot.type("dwarf")
        #expect(pilot.text.contains("•••••") && !pilot.text.contains("dwarf"))
        try pilot.click("여기에")
        pilot.press(.up, .end, .enter)
        pilot.paste("one\ntwo")
        #expect(pilot.text.contains("two") && pilot.text.contains("Type here."))
        pilot.press(.escape)
        pilot.type("q")
        #expect(pilot.isOver)
    }

    @Test func `has switches, a slider, and a toast that goes by itself`() throws {
        let pilot = pilot()
        pilot.type("5")
        try pilot.click("Sound")
        try pilot.click("Large")
        #expect(pilot.text.contains("[ ] Sound") && pilot.text.contains("(•) Large"))
        let before = pilot.text
        pilot.press(.tab, .right)
        #expect(pilot.text != before)
        try pilot.click("[ Save ]")
        #expect(pilot.text.contains("Saved, "))
        pilot.advance(by: .seconds(4))
        #expect(!pilot.text.contains("Saved, ") && pilot.nextWakeUp == nil)
    }

    @Test func `has a table of a million rows, a long text and a chart behind tabs`() throws {
        let pilot = pilot()
        pilot.type("6")
        #expect(pilot.text.contains("1111") && !pilot.text.contains("999999"))
        try pilot.click("Number")
        #expect(pilot.text.contains("999999"))
        try pilot.click("999995")
        pilot.press(.end)
        #expect(pilot.text.contains("1111") && !pilot.text.contains("999999"))
        try pilot.click("Text")
        #expect(pilot.text.contains("1 of 100"))
        try pilot.click(.at(10, 10))
        pilot.press(.end)
        #expect(pilot.text.contains("100 of 100"))
        try pilot.click("Chart")
        #expect(pilot.text.unicodeScalars.contains { (0x2801...0x28ff).contains($0.value) })
    }

    @Test func `lets a card be dragged to another table, and called back`() throws {
        let pilot = pilot()
        pilot.type("3")
        #expect(pilot.text.contains(" │   │A♠  │   │"))
        try pilot.grab("A♠")
        try pilot.carry(to: .at(40, 9))
        #expect(!pilot.text.contains(" │   │A♠  │   │"))
        pilot.press(.escape)
        #expect(pilot.text.contains(" │   │A♠  │   │"))
        try pilot.drag(from: "A♠", to: .at(40, 9))
        #expect(pilot.text.contains(" │            │  │            │  │   │A♠  │   │"))
    }

    @Test func `a card travels by time, and a key settles it`() {
        let pilot = pilot()
        pilot.type("3m")
        let start = pilot.text
        pilot.advance(by: .milliseconds(100))
        let middle = pilot.text
        pilot.press(.function(9))
        let end = pilot.text
        #expect(start != middle && middle != end)
        #expect(end.contains(" │            │  │   │A♠  │   │"))
        pilot.advance(by: .seconds(1))
        #expect(pilot.text == end && pilot.nextWakeUp == nil)
    }

    @Test func `a question lies above everything`() throws {
        let pilot = pilot()
        try pilot.click("2 Views")
        try pilot.click("[ Ask ]")
        #expect(pilot.text.contains("[ Leave ]"))
        // What is below cannot be pressed.
        try pilot.click(.at(4, 0))
        #expect(pilot.text.contains("[ Leave ]"))
        pilot.press(.left, .enter)
        #expect(pilot.isOver)
    }

    @Test func `a season is chosen from a list that opens, by pointer and by key`() throws {
        let pilot = pilot()
        try pilot.click("2 Views")
        try pilot.click("[ Spring")
        try pilot.click("Autumn")
        #expect(pilot.text.contains("[ Autumn"))
        pilot.press(.enter, .down, .enter)
        #expect(pilot.text.contains("[ Winter"))
        pilot.press(.enter, .escape)
        #expect(!pilot.text.contains("Summer"))
        try pilot.click("swift.org")
        let bytes = String(decoding: pilot.frames.joined(), as: UTF8.self)
        #expect(bytes.contains("https://www.swift.org"))
    }

    @Test func `every page and theme stands in every window`() {
        for (columns, rows) in [(1, 1), (39, 11), (40, 12), (80, 24), (100, 40), (200, 60)] {
            let pilot = pilot(columns: columns, rows: rows)
            for page in 1...6 {
                pilot.type("\(page)t")
                #expect(!pilot.text.isEmpty)
            }
        }
        #expect(pilot(columns: 39, rows: 11).text.contains("40"))
    }
}
