/// Canvases one after the other, as one picture that moves by itself, and begins anew at its end.
///
/// The page is cut into tiles of a row and a few columns. Each is a strip of all that it ever shows,
/// moved behind a window of its size: a tile that stays costs nothing, and one that comes again, here
/// or elsewhere, is drawn once.
public struct SVGFilm {
    /// The columns of a tile: about the width of what moves.
    private static let tile = 6

    private let columns: Int
    private let rows: Int
    private let defaults: Style

    /// The tiles of a row; the last may be narrower than the others.
    private var tiles: Int { (columns + SVGFilm.tile - 1) / SVGFilm.tile }

    /// The pictures of tiles, each once, by its number.
    private var pictures: [String] = []
    private var numbers: [String: Int] = [:]
    private var strips: [Strip]

    /// The rows as they were added last.
    private var shown: [[StyledRun]]

    /// The pictures of one tile with the times they appear at, in milliseconds, and their places.
    private struct Strip {
        var changes: [(time: Int, place: Int)] = []
        var places: [Int: Int] = [:]
        var pictures: [Int] = []

        mutating func show(_ picture: Int, at time: Int) {
            let place = places[picture] ?? pictures.count
            if place == pictures.count {
                places[picture] = place
                pictures.append(picture)
            }
            if changes.last?.place != place { changes.append((time, place)) }
        }
    }

    /// A film of some size, in which `defaults` are the colours a terminal would have by itself.
    public init(columns: Int, rows: Int, defaults: Style) {
        (self.columns, self.rows, self.defaults) = (columns, rows, defaults)
        let tiles = (columns + SVGFilm.tile - 1) / SVGFilm.tile
        strips = Array(repeating: Strip(), count: rows * tiles)
        shown = Array(repeating: [], count: rows)
    }

    /// How often a tile has changed so far: what the size of the picture goes by.
    public var changes: Int { strips.reduce(0) { $0 + $1.changes.count } }

    /// Shows another canvas from then on, in milliseconds. What of it is outside is not seen.
    public mutating func add(_ canvas: borrowing Canvas, at time: Int) {
        for row in 0..<rows where isNew(row, of: canvas) {
            for tile in 0..<tiles {
                let first = tile * SVGFilm.tile
                let width = min(SVGFilm.tile, columns - first)
                var picture = SVG(columns: width, rows: 1, defaults: defaults)
                if row < canvas.rows { picture.add(row: row, from: first, of: canvas, as: 0) }
                strips[row * tiles + tile].show(number(of: picture.content), at: time)
            }
        }
    }

    /// Whether a row shows something else than when it was asked last.
    private mutating func isNew(_ row: Int, of canvas: borrowing Canvas) -> Bool {
        let runs = row < canvas.rows ? canvas.runs(row: row) : []
        defer { shown[row] = runs }
        return runs != shown[row] || strips[row * tiles].changes.isEmpty
    }

    private mutating func number(of picture: String) -> Int {
        if let number = numbers[picture] { return number }
        numbers[picture] = pictures.count
        pictures.append(picture)
        return pictures.count - 1
    }

    /// The picture of a film that takes so many milliseconds.
    public func document(length: Int) -> String {
        let length = max(1, length)
        let definitions = pictures.enumerated().filter { !$1.isEmpty }.map { number, picture in
            "<g id=\"p\(number)\">\(picture)</g>\n"
        }
        let styles = strips.enumerated().filter { $1.changes.count > 1 }.map { number, strip in
            style(of: strip, number, length)
        }
        let windows = strips.enumerated().map { number, strip in window(on: strip, number) }
        let content =
            "<style>\n\(styles.joined())</style>\n<defs>\n\(definitions.joined())</defs>\n"
            + windows.joined()
        return SVG(columns: columns, rows: rows, defaults: defaults).document(showing: content)
    }

    private func style(of strip: Strip, _ number: Int, _ length: Int) -> String {
        let steps = strip.changes.map { change in
            let millionths = min(1_000_000, change.time * 1_000_000 / length)
            let distance = -change.place * SVGPlace.height
            return "\(SVGFilm.decimal(millionths, digits: 4))%{transform:translateY(\(distance)px)}"
        }
        let time = SVGFilm.decimal(length, digits: 3)
        return "@keyframes k\(number){\(steps.joined())}\n"
            + ".s\(number){animation:k\(number) \(time)s step-end infinite}\n"
    }

    /// A tile in its place; one that moves is seen through a window of its size.
    private func window(on strip: Strip, _ number: Int) -> String {
        let first = number % tiles * SVGFilm.tile
        let place = SVGPlace(
            column: first, row: number / tiles, columns: min(SVGFilm.tile, columns - first))
        let pictures = strip.pictures.enumerated().filter { !self.pictures[$1].isEmpty }
        if strip.pictures.count < 2 {
            return pictures.map { use($1, place.x - SVGPlace.margin, place.y - SVGPlace.margin) }
                .joined()
        }
        return """
            <svg x="\(place.x)" y="\(place.y)" width="\(place.width)" height="\(SVGPlace.height)" \
            viewBox="\(SVGPlace.margin) \(SVGPlace.margin) \(place.width) \(SVGPlace.height)">\
            <g class="s\(number)">\(pictures.map { use($1, 0, $0 * SVGPlace.height) }.joined())</g>\
            </svg>

            """
    }

    private func use(_ picture: Int, _ x: Int, _ y: Int) -> String {
        let across = x == 0 ? "" : " x=\"\(x)\""
        return "<use href=\"#p\(picture)\"\(across)\(y == 0 ? "" : " y=\"\(y)\"")/>"
    }

    /// A number of so many digits behind the point.
    private static func decimal(_ number: Int, digits: Int) -> String {
        let unit = (0..<digits).reduce(1) { unit, _ in unit * 10 }
        let rest = "\(unit + number % unit)".dropFirst()
        return "\(number / unit).\(rest)"
    }
}
