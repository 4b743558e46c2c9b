@testable import TUI

extension Page {
    /// The mistakes of a page that no page may have: an area or the cursor outside of the window,
    /// several views with the focus, or no text.
    var faults: [String] {
        let whole = Rect(column: 0, row: 0, columns: size.columns, rows: size.rows)
        var faults = areas.all.filter {
            $0.isVisible && $0.visible.intersection(whole) != $0.visible
        }
        .map { "\($0.value) is at \($0.visible)" }
        if !areas.haveOneFocus { faults.append(areas.focusMistake) }
        if let cursor = canvas.cursor, !whole.contains(cursor) {
            faults.append("The cursor is at \(cursor).")
        }
        if canvas.text().allSatisfy(\.isWhitespace) { faults.append("The page is empty.") }
        return faults
    }
}
