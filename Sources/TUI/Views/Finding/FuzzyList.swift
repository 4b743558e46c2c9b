/// A line for a query and, below it, the titles that contain its letters, the best first. Reads
/// only visible titles.
///
///     of▏                 2/9
///     ▸ Open file
///       Roof
public struct FuzzyList<Spot: Hashable>: View {
    private let finder: FuzzyFinder
    private let spot: Spot
    private let placeholder: String
    private let isFocused: Bool

    /// Creates the list of a `.finder` control.
    public init(_ spot: Spot, in controls: Controls<Spot>, placeholder: String = "") {
        (self.spot, self.placeholder) = (spot, placeholder)
        finder = controls.finder(spot)
        isFocused = controls.focus == spot
    }

    public func size(in offer: Size) -> Size {
        Size(
            columns: offer.columns.clampedToCanvas,
            rows: min(offer.rows.clampedToCanvas, finder.count.addingClamped(1)))
    }

    public var stretch: Stretch { .both }

    public func draw(on page: inout Page) {
        page.tag(
            ControlPart.whole(spot), as: [.press, .focus, .wheel], isFocused: isFocused,
            partOf: page.size)
        let size = page.size
        guard size.rows > 0, size.columns > 0 else { return }
        drawQuery(on: &page)
        let rows = Rect(column: 0, row: 1, columns: size.columns, rows: size.rows - 1)
        page.within(rows) { drawRows(of: size, on: &$0) }
        if isFocused { placeCursor(on: &page) }
    }

    private var count: String {
        let all = finder.titles.count
        return finder.count == all ? "\(all)" : "\(finder.count)/\(all)"
    }

    /// Returns the width of the query. The number of results takes the rest of the line, if the
    /// query stays wide enough.
    private func queryColumns(in columns: Int) -> Int {
        let rest = columns - count.utf8.count - 1
        return rest >= 8 ? rest : columns
    }

    private func drawQuery(on page: inout Page) {
        let columns = queryColumns(in: page.size.columns)
        let background = page.fieldStyle
        page.within(Rect(column: 0, row: 0, columns: columns, rows: 1)) { page in
            page.fill(style: background)
            page.drawPlaceholder(placeholder, for: finder.query, background)
            FieldLine(
                editor: finder.query, number: 0, first: finder.query.first(in: page.size).column
            ).draw(on: &page, row: 0, background)
        }
        guard columns < page.size.columns else { return }
        page.draw(count, column: columns + 1, row: 0, style: page.style(.dim))
    }

    private func placeCursor(on page: inout Page) {
        let columns = queryColumns(in: page.size.columns)
        let first = finder.query.first(in: Size(columns: columns, rows: 1))
        page.placeCursor(of: finder.query, from: first)
    }

    private func drawRows(of whole: Size, on page: inout Page) {
        let size = page.size
        let scroll = MenuScroll(
            count: finder.count, rows: size.rows, first: finder.cursor.first, selected: nil)
        let own = max(0, size.columns - (scroll.isNeeded ? 2 : 0))
        for (place, row) in scroll.visible.enumerated() {
            page.within(Rect(column: 0, row: place, columns: own, rows: 1)) {
                draw(row, of: whole, on: &$0)
            }
        }
        if finder.count == 0 { Text("–", .dim).draw(on: &page) }
        if scroll.isNeeded, size.columns > 2 {
            let bar = AreaValue(ScrollBar(of: ControlPart.whole(spot), scroll))
            scroll.draw(on: &page, of: bar)
        }
    }

    private func draw(_ row: Int, of whole: Size, on page: inout Page) {
        page.tag(ControlPart.row(spot, row), as: [.press, .hover, .wheel], partOf: whole)
        let isChosen = row == finder.cursor.selected
        let line = FoundTitle(
            title: finder.titles[finder.title(at: row)],
            places: finder.places(in: finder.title(at: row)))
        let text = Text(isChosen ? "▸ " : "  ") + line.text
        if isChosen {
            text.background(isFocused ? .focus : .selection).draw(on: &page)
        } else {
            text.draw(on: &page)
        }
    }
}

/// A title, and the positions of the found letters.
private struct FoundTitle {
    let title: String
    let places: [Int]

    /// The title, with the found letters highlighted.
    var text: Text {
        if places.isEmpty { return Text(title) }
        let found = Set(places)
        var text = Text("")
        var piece = ""
        var isFound = false
        for (place, character) in title.enumerated() {
            if found.contains(place) != isFound {
                text = text + FoundTitle.piece(piece, isFound)
                piece = ""
                isFound.toggle()
            }
            piece.append(character)
        }
        return text + FoundTitle.piece(piece, isFound)
    }

    private static func piece(_ text: String, _ isFound: Bool) -> Text {
        isFound ? Text(text, .accent).dressed(.bold) : Text(text)
    }
}
