/// Canvases one after the other, as one picture that moves by itself, and begins anew at its end.
///
/// A cell that changes is a strip of all that it ever shows, moved behind a window of its size. So
/// what is shown again, there or elsewhere, is drawn once; all that stays is drawn as a still.
public struct SVGFilm {
    private let columns: Int
    private let rows: Int
    private let defaults: Style

    /// The looks of cells, each once, by its number.
    private var looks: [Look] = []
    private var numbers: [Look: Int] = [:]
    private var strips: [Strip]

    /// The rows as they were added last; nil before the first.
    private var shown: [[StyledRun]?]

    /// How often a row has changed so far: what the size of the picture goes by.
    public private(set) var changes = 0

    /// A cell as it is seen: a glyph, or the right half of a wide one.
    private struct Look: Hashable {
        var text: String
        var style: Style
        var isHalf: Bool
    }

    /// The looks of one cell with the times they appear at, in milliseconds, and their places.
    private struct Strip {
        var changes: [(time: Int, place: Int)] = []
        var looks: [Int] = []

        mutating func show(_ look: Int, at time: Int) {
            let place = looks.firstIndex(of: look) ?? looks.count
            if place == looks.count { looks.append(look) }
            if changes.last?.place != place { changes.append((time, place)) }
        }
    }

    /// A film of some size, in which `defaults` are the colours a terminal would have by itself.
    public init(columns: Int, rows: Int, defaults: Style) {
        (self.columns, self.rows, self.defaults) = (columns, rows, defaults)
        strips = Array(repeating: Strip(), count: rows * columns)
        shown = Array(repeating: nil, count: rows)
    }

    /// Shows another canvas from then on, in milliseconds. What of it is outside is not seen.
    public mutating func add(_ canvas: borrowing Canvas, at time: Int) {
        for row in 0..<rows {
            let runs = row < canvas.rows ? canvas.runs(row: row) : []
            if runs == shown[row] { continue }
            shown[row] = runs
            changes += 1
            for column in 0..<columns {
                let cell = canvas[column, row]
                let isHalf = cell.columns == 0
                let lead = isHalf ? canvas[column - 1, row] : cell
                let look = Look(
                    text: canvas.text(of: lead), style: lead.style, isHalf: isHalf)
                strips[row * columns + column].show(number(of: look), at: time)
            }
        }
    }

    private mutating func number(of look: Look) -> Int {
        if let number = numbers[look] { return number }
        numbers[look] = looks.count
        looks.append(look)
        return looks.count - 1
    }

    /// The picture of a film that takes so many milliseconds.
    public func document(length: Int) -> String {
        let length = max(1, length)
        let moving = strips.indices.filter { moves($0) }
        let used = Set(moving.flatMap { strips[$0].looks })
        let definitions = used.sorted().map { "<g id=\"p\($0)\">\(picture(of: looks[$0]))</g>\n" }
        let content =
            "<style>\n.s{animation:\(SVGFilm.decimal(length, digits: 3))s step-end infinite}\n"
            + moving.map { style(of: strips[$0], $0, length) }.joined()
            + "</style>\n<defs>\n\(definitions.joined())</defs>\n" + still
            + moving.map { window(on: strips[$0], $0) }.joined()
        return SVG(columns: columns, rows: rows, defaults: defaults).document(showing: content)
    }

    /// Whether a cell changes, or the other half of its glyph does.
    private func moves(_ place: Int) -> Bool {
        func changes(_ place: Int) -> Bool { strips[place].changes.count > 1 }
        let column = place % columns
        return changes(place) || column > 0 && isHalf(place) && changes(place - 1)
            || column + 1 < columns && isHalf(place + 1) && changes(place + 1)
    }

    private func isHalf(_ place: Int) -> Bool {
        strips[place].looks.contains { looks[$0].isHalf }
    }

    /// All that stays.
    private var still: String {
        var canvas = Canvas(columns: columns, rows: rows)
        for place in strips.indices where !moves(place) {
            guard let number = strips[place].looks.first, !looks[number].isHalf else { continue }
            canvas.draw(
                looks[number].text, column: place % columns, row: place / columns,
                style: looks[number].style)
        }
        var picture = SVG(columns: columns, rows: rows, defaults: defaults)
        for row in 0..<rows { picture.add(row: row, of: canvas, as: row) }
        return picture.content
    }

    /// One cell in the corner.
    private func picture(of look: Look) -> String {
        var canvas = Canvas(columns: 2, rows: 1)
        canvas.draw(look.text, column: 0, row: 0, style: look.style)
        var picture = SVG(columns: 1, rows: 1, defaults: defaults)
        picture.add(row: 0, from: look.isHalf ? 1 : 0, of: canvas, as: 0)
        return picture.content
    }

    private func style(of strip: Strip, _ number: Int, _ length: Int) -> String {
        let steps = strip.changes.map { change in
            let parts = min(100_000, change.time * 100_000 / length)
            let distance = change.place == 0 ? "0" : "-\(change.place * SVGPlace.height)px"
            return "\(SVGFilm.decimal(parts, digits: 3))%{transform:translateY(\(distance))}"
        }
        return "@keyframes k\(number){\(steps.joined())}\n"
    }

    /// The strip of a cell, in its place.
    private func window(on strip: Strip, _ number: Int) -> String {
        let place = SVGPlace(column: number % columns, row: number / columns, columns: 1)
        let pictures = strip.looks.enumerated().map { place, look in
            "<use href=\"#p\(look)\"" + (place == 0 ? "/>" : " y=\"\(place * SVGPlace.height)\"/>")
        }
        return """
            <svg x="\(place.x)" y="\(place.y)" width="\(place.width)" height="\(SVGPlace.height)" \
            viewBox="\(SVGPlace.margin) \(SVGPlace.margin) \(SVGPlace.width) \(SVGPlace.height)"><g class="s" style="animation-name:k\(number)">\
            \(pictures.joined())</g></svg>

            """
    }

    /// A number of so many digits behind the point, without noughts at its end.
    private static func decimal(_ number: Int, digits: Int) -> String {
        let unit = (0..<digits).reduce(1) { unit, _ in unit * 10 }
        var rest = "\(unit + number % unit)".dropFirst()
        while rest.last == "0" { rest.removeLast() }
        return rest.isEmpty ? "\(number / unit)" : "\(number / unit).\(rest)"
    }
}
