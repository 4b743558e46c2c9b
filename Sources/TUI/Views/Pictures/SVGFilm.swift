/// A series of canvases as one animated picture that repeats.
///
/// A still picture shows the look that each cell has for the longest time. Pieces of rows are drawn
/// over it, each for some time. A card that moves over other cards therefore needs only its own
/// pieces, at many positions.
public struct SVGFilm {
    private let columns: Int
    private let rows: Int
    private let defaults: Style

    /// The different looks of cells, by number.
    private var looks: [Look] = []
    private var numbers: [Look: Int] = [:]

    /// The looks of each row, with the times at which they changed.
    private var history: [[(time: Int, looks: [Int])]]

    /// The latest rows; nil before the first canvas.
    private var shown: [[StyledRun]?]

    /// The number of row changes so far. It determines the size of the picture.
    public private(set) var changes = 0

    /// The look of a cell: a glyph, or the right half of a wide one.
    private struct Look: Hashable {
        var text: String
        var style: Style
        var columns: Int
    }

    /// Creates a film. `defaults` are the terminal's own colors.
    public init(columns: Int, rows: Int, defaults: Style) {
        (self.columns, self.rows, self.defaults) = (columns, rows, defaults)
        history = Array(repeating: [], count: rows)
        shown = Array(repeating: nil, count: rows)
    }

    /// Shows another canvas from this time on, in milliseconds. Clips what is outside the film's
    /// size.
    public mutating func add(_ canvas: borrowing Canvas, at time: Int) {
        for row in 0..<rows {
            let runs = row < canvas.rows ? canvas.runs(row: row) : []
            if runs == shown[row] { continue }
            shown[row] = runs
            changes += 1
            var numbers: [Int] = []
            for column in 0..<columns {
                let cell = canvas[column, row]
                let lead = cell.columns == 0 ? canvas[column - 1, row] : cell
                let look = Look(
                    text: canvas.text(of: lead), style: lead.style, columns: cell.width)
                numbers.append(number(of: look))
            }
            history[row].append((history[row].isEmpty ? 0 : time, numbers))
        }
    }

    private mutating func number(of look: Look) -> Int {
        if let number = numbers[look] { return number }
        numbers[look] = looks.count
        looks.append(look)
        return looks.count - 1
    }

    /// Returns the picture of a film of this length in milliseconds.
    public func document(length: Int) -> String {
        let length = max(1, length)
        var still = Canvas(columns: columns, rows: rows)
        var sheet = SVGFilmSheet(length: length)
        var pieces: [[Int]: Int] = [:]
        for row in 0..<rows {
            let usual = usual(in: row, length)
            draw(usual, on: &still, row: row)
            for (index, state) in history[row].enumerated() {
                let next = index + 1 < history[row].count ? history[row][index + 1].time : length
                let end = min(next, length)
                if state.time >= end { continue }
                for piece in self.pieces(of: state.looks, over: usual) {
                    let looks = Array(state.looks[piece])
                    let number = pieces[looks] ?? sheet.define(picture(of: looks))
                    pieces[looks] = number
                    sheet.show(number, column: piece.lowerBound, row: row, state.time..<end)
                }
            }
        }
        var picture = SVG(columns: columns, rows: rows, defaults: defaults)
        for row in 0..<rows { picture.add(row: row, of: still) }
        return picture.document(showing: picture.content + sheet.content())
    }

    /// Returns the look that each cell of a row shows for the longest time. Leaves out a half of a
    /// wide glyph if the other half is missing.
    private func usual(in row: Int, _ length: Int) -> [Int?] {
        var usual: [Int?] = (0..<columns).map { column in
            var times: [Int: Int] = [:]
            for (index, state) in history[row].enumerated() {
                let next = index + 1 < history[row].count ? history[row][index + 1].time : length
                times[state.looks[column], default: 0] += next - state.time
            }
            return times.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
        }
        for column in 0..<columns {
            guard let number = usual[column], looks[number].columns != 1 else { continue }
            let partner = looks[number].columns == 2 ? column + 1 : column - 1
            let other = usual.indices.contains(partner) ? usual[partner] : nil
            let isWhole = other.map { other in
                looks[other].columns == 2 - looks[number].columns
                    && looks[other].text == looks[number].text
                    && looks[other].style == looks[number].style
            }
            if isWhole != true { usual[column] = nil }
        }
        return usual
    }

    /// Returns the pieces of a row that differ from its usual looks. A piece has one background
    /// color. A small gap does not split a piece, so a moving object has the same pieces at every
    /// position.
    private func pieces(of row: [Int], over usual: [Int?]) -> [Range<Int>] {
        let longestGap = 4
        var pieces: [Range<Int>] = []
        for column in 0..<columns where row[column] != usual[column] {
            let end = column + 1
            let isNear = pieces.last.map { column - $0.upperBound < longestGap } ?? false
            if isNear, let last = pieces.last {
                pieces[pieces.count - 1] = last.lowerBound..<end
            } else {
                pieces.append(column..<end)
            }
        }
        return pieces.flatMap { cut(whole($0, in: row), of: row) }
    }

    /// Returns the piece with both halves of the glyphs at its ends.
    private func whole(_ piece: Range<Int>, in row: [Int]) -> Range<Int> {
        let isHalf = looks[row[piece.lowerBound]].columns == 0 && piece.lowerBound > 0
        let isLead = looks[row[piece.upperBound - 1]].columns == 2 && piece.upperBound < columns
        return piece.lowerBound - (isHalf ? 1 : 0)..<piece.upperBound + (isLead ? 1 : 0)
    }

    /// Cuts a piece where the background changes, because two objects meet there.
    private func cut(_ piece: Range<Int>, of row: [Int]) -> [Range<Int>] {
        let inks = SVGInks(defaults: defaults)
        func background(_ column: Int) -> UInt32 { inks.background(of: looks[row[column]].style) }
        let cuts = piece.dropFirst().filter { background($0) != background($0 - 1) }
        return zip([piece.lowerBound] + cuts, cuts + [piece.upperBound]).map { $0..<$1 }
    }

    private func draw(_ numbers: [Int?], on canvas: inout Canvas, row: Int) {
        for (column, number) in numbers.enumerated() {
            guard let look = number.map({ looks[$0] }), look.columns > 0 else { continue }
            canvas.draw(look.text, column: column, row: row, style: look.style)
        }
    }

    /// Returns the opaque picture of a piece, drawn at the origin.
    private func picture(of numbers: [Int]) -> String {
        var canvas = Canvas(columns: numbers.count, rows: 1)
        draw(numbers, on: &canvas, row: 0)
        var picture = SVG(
            columns: numbers.count, rows: 1, defaults: defaults, isOpaque: true)
        picture.add(row: 0, of: canvas)
        return picture.content
    }
}
