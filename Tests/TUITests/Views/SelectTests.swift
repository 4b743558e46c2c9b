import Reactive
import Testing

@testable import TUI

@Suite struct `A choice that opens` {
    private enum Spot: Hashable {
        case field
        case row(String)
        case below
    }

    private static var items: [MenuItem<Spot>] {
        [
            MenuItem(Spot.row("as"), "Asia"), MenuItem(.row("eu"), "Europe"),
            MenuItem(.row("at"), "Atlantis", isDisabled: true), MenuItem(.row("한"), "한국"),
            MenuItem(.row("af"), "Africa"),
        ]
    }

    private func selection(_ chosen: String? = nil) -> Selection<Spot> {
        Selection(Self.items, chosen: chosen.map { .row($0) })
    }

    @Test func `shows the selected value, or its placeholder`() {
        #expect(picture(Select(selection("한"), .field), 14, 1) == "[ 한국     ▾ ]")
        #expect(
            picture(Select(selection(), .field, placeholder: "where?"), 14, 1)
                == "[ where?   ▾ ]")
        #expect(picture(Select(selection("eu"), .field), 14, 1, theme: .ascii) == "[ Europe   v ]")
    }

    @Test func `opens below, and above where there is more room`() {
        var open = selection("eu")
        open.apply(.open)
        let field = Select(open, .field).frame(columns: 14)
        let below = picture(field, 14, 9).split(separator: "\n").map(String.init)
        #expect(below[0] == "[ Europe   ▴ ]" && below.count == 8)
        #expect(below[1].hasPrefix("╭") && below[7].hasPrefix("╰"))
        #expect(below[3].contains("▸ Europe"))
        let above = picture(
            Column {
                Spacer()
                field
            }, 14, 9
        ).split(separator: "\n")
            .map(String.init)
        #expect(above.last == "[ Europe   ▴ ]" && above.count == 8)
        #expect(above[2].contains("▸ Europe"))
        // If there is little room, the list scrolls, and the marked option stays visible.
        #expect(picture(field, 14, 4).contains("▸ Europe"))
    }

    @Test(arguments: [Int.min, Int.min + 3, -40, -1])
    func `stays on the screen with its list, however far the field is scrolled away`(_ row: Int) {
        var open = selection("eu")
        open.apply(.open)
        let far = Moved(view: Select(open, .field), row: row)
        #expect(picture(far, 14, 9).contains("▸ Europe"))
    }

    @Test func `moves its mark, selects and closes by keys`() {
        var selection = selection("eu")
        func press(_ keys: Key...) {
            for key in keys {
                if let command = selection.command(for: KeyPress(key)) { selection.apply(command) }
            }
        }
        press(.down, .down)
        #expect(selection.isOpen && selection.marked == .row("한"))
        press(.escape)
        #expect(!selection.isOpen && selection.chosen == .row("eu"))
        press(.enter, .character("a"), .character("a"), .enter)
        #expect(!selection.isOpen && selection.chosen == .row("as"))
        press(.up)
        #expect(selection.chosen == .row("af"))
        #expect(selection.command(for: KeyPress(.escape)) == nil)
        selection.apply(.open)
        selection.apply(.mark(.row("at")))
        selection.apply(.pick(.row("at")))
        #expect(!selection.isOpen && selection.chosen == .row("af"))
    }

    private func pilot(rows: Int, items: [MenuItem<Spot>]) -> Pilot {
        Pilot(columns: 30, rows: rows) { console in
            Driver.play(Form(selection: Selection(items, chosen: items[1].value))) { _ in
                .merge(
                    console.intents(of: Spot.self, keys: [.tab]).map { .intent($0) },
                    console.keys.map { .key($0) })
            }
            .map { form in
                Column {
                    Select(form.selection, .field, isFocused: true)
                    Button("below", Spot.below)
                }
            }
        }
    }

    @Test func `selects a row by the pointer, and hides the views below`() throws {
        let pilot = pilot(rows: 10, items: Self.items)
        try pilot.click("[ Europe")
        #expect(pilot.text.contains("▸ Europe"))
        try pilot.click("Africa")
        #expect(pilot.text.contains("[ Africa   ▾ ]") && !pilot.text.contains("Asia"))
        try pilot.click("below")
        #expect(pilot.text.contains("[ below ]"))
        pilot.press(.enter, .down, .enter)
        #expect(pilot.text.contains("[ Asia     ▾ ]"))
    }

    @Test func `stays where it is below the pointer, and follows the keys`() throws {
        let pilot = pilot(rows: 5, items: (0..<9).map { MenuItem(Spot.row("\($0)"), "Row \($0)") })
        pilot.press(.enter)
        let first = pilot.text
        #expect(first.contains("Row 0") && !first.contains("Row 2"))
        try pilot.move(to: "Row 0")
        #expect(
            pilot.text
                == first.replacing("▸ Row 1", with: "  Row 1")
                .replacing("  Row 0", with: "▸ Row 0"))
        for _ in 0..<8 { pilot.press(.down) }
        #expect(pilot.text.contains("▸ Row 8"))
        let last = pilot.text
        try pilot.move(to: "Row 7")
        #expect(
            pilot.text
                == last.replacing("▸ Row 8", with: "  Row 8")
                .replacing("  Row 7", with: "▸ Row 7"))
        try pilot.click("Row 7")
        #expect(pilot.text.contains("[ Row 7"))
    }

    private struct Form: Model {
        enum Command {
            case intent(Intent<Spot>)
            case key(KeyPress)
        }
        var selection: Selection<Spot>

        mutating func apply(_ command: Command) {
            switch command {
            case .intent(.press(.field, _, _, _)):
                selection.apply(selection.isOpen ? .close : .open)
            case .intent(let intent): selection.command(for: intent).map { selection.apply($0) }
            case .key(let key): selection.command(for: key).map { selection.apply($0) }
            }
        }
    }
}

/// A view at a row that may be outside of the screen.
private struct Moved<Content: View>: View {
    let view: Content
    let row: Int

    func size(in offer: Size) -> Size { offer }

    func draw(on page: inout Page) {
        page.draw(view, in: Rect(column: 0, row: row, columns: 14, rows: 1))
    }
}
