import Testing

@testable import TUI

/// A terminal that shows a pilot's frames and reports faults in them.
struct Screen {
    private var model: TerminalModel
    private var shown = 0

    init(_ pilot: Pilot) {
        let canvas = (pilot.session.page.canvas.columns, pilot.session.page.canvas.rows)
        model = TerminalModel(columns: canvas.0, rows: canvas.1)
    }

    /// Shows the new frames and returns the differences from the program's page.
    mutating func differences(from pilot: Pilot) -> [String] {
        let (columns, rows) = (
            pilot.session.page.canvas.columns, pilot.session.page.canvas.rows
        )
        if (model.columns, model.rows) != (columns, rows) {
            model = TerminalModel(columns: columns, rows: rows)
        }
        for frame in pilot.frames[shown...] { model.feed(frame) }
        shown = pilot.frames.count
        var differences = model.complaints
        for row in 0..<rows {
            for column in 0..<columns where differences.count < 8 {
                let cell = pilot.session.page.canvas[column, row]
                let place = model[column, row]
                let glyph = pilot.session.page.canvas.text(
                    of: pilot.session.page.canvas[column, row])
                let isBlank = cell.attributes.isDisjoint(with: .visibleOnBlanks) && glyph == " "
                if place.text == glyph && place.style.background == cell.background
                    && (isBlank || place.style == cell.style)
                {
                    continue
                }
                differences.append("\(column),\(row): \(place) instead of \(cell)")
            }
        }
        return differences
    }
}

extension TerminalModel.Place {
    fileprivate var text: String {
        if !cluster.isEmpty { return cluster }
        return glyph == 0 ? "" : String(Unicode.Scalar(glyph) ?? "\u{fffd}")
    }
}
