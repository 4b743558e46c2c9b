import Sweep
import Testing

@testable import TUI

private enum Spot: Hashable, Sendable {
    case below, commands
    case button(Int)
}

/// A dialog or a palette above a program, with its controls.
private struct Box: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let focus: Spot
    let controls: [Spot: Control]
    /// The spots that Tab finds, in their order.
    let spots: [Spot]
    let words: [Substring]
    /// A key that the control with the focus uses.
    let key: KeyPress
    let view: @Sendable (Controls<Spot>) -> any View

    private static func dialog(
        _ name: String, _ titles: [String], _ text: String = "The game is not saved."
    ) -> Box {
        Box(
            testDescription: name, focus: .button(0), controls: [:],
            spots: titles.indices.map(Spot.button),
            words: (["Quit?", text] + titles).flatMap { $0.split(separator: " ") },
            key: KeyPress(.enter)
        ) { controls in
            Dialog(
                "Quit?", text,
                buttons: titles.enumerated().map { Button($1, .button($0), in: controls) })
        }
    }

    private static func palette(_ name: String, _ titles: [String]) -> Box {
        Box(
            testDescription: name, focus: .commands,
            controls: [.commands: .finder(titles, isPalette: true)], spots: [.commands],
            words: (["Commands"] + titles).flatMap { $0.split(separator: " ") },
            key: KeyPress(typed: "s")
        ) { CommandPalette("Commands", .commands, in: $0, placeholder: "a command") }
    }

    static let all = [
        dialog("a dialog with a button", ["OK"]),
        dialog("a dialog with two buttons", ["Quit", "Stay"]),
        dialog(
            "a dialog with a long text", ["Quit", "Stay"],
            "The game is not saved, because its file cannot be written. Quit without it?"),
        dialog(
            "a dialog with five long buttons",
            ["Save as another file", "Save", "Discard the changes", "Compare", "Stay"]),
        palette("a palette without commands", []),
        palette("a palette with a command", ["Save"]),
        palette("a palette with forty commands", (0..<40).map { "Save as number \($0)" }),
    ]
}

@Suite struct `Every dialog above a program` {
    private func sheet(_ box: Box) -> ControlSheet<Spot> {
        var controls = Controls<Spot>(focus: .below)
        controls.beginDialog(focus: box.focus, box.controls)
        return ControlSheet(controls)
    }

    /// The dialog above a program whose window is full of one button's lines.
    private func pilot(
        _ box: Box, _ sheet: ControlSheet<Spot>, in size: Size, _ theme: Theme = .dark
    ) -> Pilot {
        sheet.pilot(columns: size.columns, rows: size.rows) { controls in
            Layers {
                Column {
                    for line in 0..<size.rows { Button("below \(line)", .below, in: controls) }
                }
                AnyView(box.view(controls))
            }
            .themed(theme)
        }
    }

    private var windows: [Size] {
        let usual = [(12, 6), (20, 8), (40, 12), (80, 24)]
        let sides =
            Sweep.isWhole
            ? [9, 16, 30].flatMap { columns in
                (4...9).map { (columns, $0) }
            } : []
        return (usual + sides).map { Size(columns: $0.0, rows: $0.1) }
    }

    @Test(arguments: Box.all) private func `keeps the focus`(_ box: Box) {
        for size in windows {
            let sheet = sheet(box)
            let pilot = pilot(box, sheet, in: size)
            var found: [Spot] = []
            for _ in box.spots {
                sheet.controls.focus.map { found.append($0) }
                #expect(pilot.session.page.areas.focused?.isVisible == true, "\(size)")
                pilot.press(.tab)
            }
            #expect(found == box.spots, "\(size)\n\(pilot.text)")
            #expect(sheet.controls.focus == box.focus, "\(size)")
        }
    }

    @Test(arguments: Box.all) private func `keeps clicks and the wheel from what is below it`(
        _ box: Box
    ) throws {
        for size in windows.prefix(Sweep.isWhole ? 99 : 2) {
            let sheet = sheet(box)
            let pilot = pilot(box, sheet, in: size)
            for row in 0..<size.rows {
                for column in 0..<size.columns {
                    try pilot.click(.at(column, row))
                    try pilot.wheel(.down, at: .at(column, row))
                }
            }
            #expect(sheet.controls.focus != .below, "\(size)")
            #expect(!sheet.news.contains(.pressed(.below)), "\(size)")
        }
    }

    @Test(arguments: Box.all) private func `has a use for its key and shows the focus`(
        _ box: Box
    ) {
        for theme in Sweep.isWhole ? Theme.all : [.dark, .monochrome, .ascii] {
            for size in windows {
                let sheet = sheet(box)
                let pilot = pilot(box, sheet, in: size, theme)
                let place = Comment(rawValue: "\(theme.name), \(size)\n\(pilot.text)")
                let isVisible = pilot.cursor != nil || pilot.text.contains("▸")
                #expect(isVisible || !focusedText(pilot).isEmpty, place)
                if theme.isASCII { #expect(pilot.text.allSatisfy { $0.isASCII }, place) }
                let (controls, news) = (sheet.controls, sheet.news)
                pilot.send(.key(box.key))
                #expect(sheet.controls != controls || sheet.news != news, place)
            }
        }
    }

    /// The text of the area that has the focus.
    private func focusedText(_ pilot: Pilot) -> String {
        guard let area = pilot.session.page.areas.focused?.visible else { return "" }
        let rows = pilot.text.split(separator: "\n", omittingEmptySubsequences: false)
        return String(rows[area.row].dropFirst(area.column).prefix(area.columns))
            .filter { $0 != " " }
    }

    @Test(arguments: Box.all) private func `marks everything that it cuts`(_ box: Box) {
        for size in windows {
            let text = picture(AnyView(box.view(sheet(box).controls)), size.columns, size.rows)
            let isCut = text.contains { "…┃".contains($0) }
            let missing = box.words.filter { !text.contains($0) }
            #expect(missing.isEmpty || isCut, "\(missing) in \(size)\n\(text)")
        }
    }

    @Test(arguments: Box.all) private func `has its areas inside a window of any size`(
        _ box: Box
    ) {
        let controls = sheet(box).controls
        for columns in 0...24 {
            for rows in 0...8 {
                var page = Page(columns: columns, rows: rows)
                page.show(AnyView(box.view(controls)))
                let window = Rect(column: 0, row: 0, columns: columns, rows: rows)
                for area in page.areas.all {
                    #expect(area.visible.intersection(window) == area.visible)
                }
                #expect(page.areas.all.count { $0.isFocused } <= 1)
            }
        }
    }
}
