/// Canvases one after the other, as one picture that moves by itself, and begins anew at its end.
///
/// Each row is a strip of all that it ever shows, which is moved behind a window one row high. So
/// what stays costs nothing, and what comes again is drawn once.
public struct SVGFilm {
    private let columns: Int
    private let rows: Int
    private let defaults: Style

    /// The pictures of rows, each once, by its number.
    private var pictures: [String] = []
    private var numbers: [String: Int] = [:]
    private var strips: [Strip]

    /// The pictures of one row with the times they appear at, in milliseconds, and their places.
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
        strips = Array(repeating: Strip(), count: rows)
    }

    /// How often a row has changed so far: what the size of the picture goes by.
    public var changes: Int { strips.reduce(0) { $0 + $1.changes.count } }

    /// Shows another canvas from then on, in milliseconds. What of it is outside is not seen.
    public mutating func add(_ canvas: borrowing Canvas, at time: Int) {
        for row in 0..<rows {
            var picture = SVG(columns: min(columns, canvas.columns), rows: 1, defaults: defaults)
            if row < canvas.rows { picture.add(row: row, of: canvas, as: 0) }
            strips[row].show(number(of: picture.content), at: time)
        }
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
        let definitions = pictures.enumerated().map { number, picture in
            "<g id=\"p\(number)\">\(picture)</g>\n"
        }
        let styles = strips.enumerated().filter { $1.changes.count > 1 }.map { row, strip in
            style(of: strip, in: row, length)
        }
        let windows = strips.enumerated().map { row, strip in window(on: strip, in: row) }
        let content =
            "<style>\n\(styles.joined())</style>\n<defs>\n\(definitions.joined())</defs>\n"
            + windows.joined()
        return SVG(columns: columns, rows: rows, defaults: defaults).document(showing: content)
    }

    private func style(of strip: Strip, in row: Int, _ length: Int) -> String {
        let steps = strip.changes.map { change in
            let millionths = min(1_000_000, change.time * 1_000_000 / length)
            let distance = -change.place * SVGPlace.height
            return "\(SVGFilm.decimal(millionths, digits: 4))%{transform:translateY(\(distance)px)}"
        }
        return "@keyframes k\(row){\(steps.joined())}\n"
            + ".s\(row){animation:k\(row) \(SVGFilm.decimal(length, digits: 3))s step-end infinite}\n"
    }

    private func window(on strip: Strip, in row: Int) -> String {
        let width = columns * SVGPlace.width + 2 * SVGPlace.margin
        let top = SVGPlace.margin + row * SVGPlace.height
        let pictures = strip.pictures.enumerated().map { place, picture in
            let y = place == 0 ? "" : " y=\"\(place * SVGPlace.height)\""
            return "<use href=\"#p\(picture)\"\(y)/>"
        }
        return """
            <svg y="\(top)" width="\(width)" height="\(SVGPlace.height)" \
            viewBox="0 \(SVGPlace.margin) \(width) \(SVGPlace.height)"><g class="s\(row)">\
            \(pictures.joined())</g></svg>

            """
    }

    /// A number of so many digits behind the point.
    private static func decimal(_ number: Int, digits: Int) -> String {
        let unit = (0..<digits).reduce(1) { unit, _ in unit * 10 }
        let rest = "\(unit + number % unit)".dropFirst()
        return "\(number / unit).\(rest)"
    }
}
