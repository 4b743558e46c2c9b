/// The pieces of a film, each drawn once, and the positions and times at which they are visible.
struct SVGFilmSheet {
    private let length: Int
    private var pictures: [String] = []
    /// The latest time range of each piece at a position. It may still grow.
    private var standing: [Spot: Range<Int>] = [:]
    private var scenes: [Range<Int>: [Spot]] = [:]

    fileprivate struct Spot: Hashable {
        var row, column, piece: Int

        var use: String { use(of: "p\(String(piece, radix: 36))") }

        func use(of name: String) -> String {
            let x = column == 0 ? "" : " x=\"\(column * SVGCell.width)\""
            let y = row == 0 ? "" : " y=\"\(row * SVGCell.height)\""
            return "<use href=\"#\(name)\"\(x)\(y)/>"
        }
    }

    /// Creates a film of this length in milliseconds.
    init(length: Int) { self.length = length }

    /// Adds a picture, and returns its number.
    mutating func define(_ picture: String) -> Int {
        pictures.append(picture)
        return pictures.count - 1
    }

    /// Shows a piece for a range of time, which must follow the piece's earlier ranges. Merges
    /// adjacent ranges.
    mutating func show(_ piece: Int, column: Int, row: Int, _ time: Range<Int>) {
        let spot = Spot(row: row, column: column, piece: piece)
        if let before = standing[spot] {
            if before.upperBound == time.lowerBound {
                standing[spot] = before.lowerBound..<time.upperBound
                return
            }
            scenes[before, default: []].append(spot)
        }
        standing[spot] = time
    }

    /// Returns the pieces over the still picture, grouped by the time at which they are visible, in
    /// the order of their appearance.
    mutating func content() -> String {
        for (spot, time) in standing { scenes[time, default: []].append(spot) }
        standing = [:]
        let times = scenes.keys.sorted {
            ($0.lowerBound, $0.upperBound) < ($1.lowerBound, $1.upperBound)
        }
        var blocks: [[Spot]: Int] = [:]
        for time in times { blocks[block(at: time).spots, default: 0] += 1 }
        var (definitions, pieces) = ("", "")
        var names: [[Spot]: String] = [:]
        for time in times {
            let (corner, spots) = block(at: time)
            pieces += opening(of: time)
            if let name = names[spots] {
                pieces += corner.use(of: name)
            } else if let count = blocks[spots], count > 1, spots.count > 1 {
                let name = "b\(String(names.count, radix: 36))"
                names[spots] = name
                definitions += "<g id=\"\(name)\">\(spots.map(\.use).joined())</g>\n"
                pieces += corner.use(of: name)
            } else {
                for spot in scenes[time, default: []].sorted(by: <) { pieces += spot.use }
            }
            pieces += "</g>\n"
        }
        let drawn = pictures.enumerated().map { number, picture in
            "<g id=\"p\(String(number, radix: 36))\">\(picture)</g>\n"
        }
        return "\(styles(times))<defs>\n\(drawn.joined())\(definitions)</defs>\n\(pieces)"
    }

    /// Returns the pieces of a range of time, relative to their common corner, and this corner.
    private func block(at time: Range<Int>) -> (corner: Spot, spots: [Spot]) {
        let spots = scenes[time, default: []].sorted(by: <)
        let corner = Spot(
            row: spots.map(\.row).min() ?? 0, column: spots.map(\.column).min() ?? 0, piece: 0)
        return (
            corner,
            spots.map {
                Spot(row: $0.row - corner.row, column: $0.column - corner.column, piece: $0.piece)
            }
        )
    }

    /// Returns the opening tag of a group. A group that starts at time 0 is visible even in a
    /// program without animations.
    private func opening(of time: Range<Int>) -> String {
        let name = "t\(String(time.count, radix: 36))"
        if time.lowerBound == 0 { return "<g class=\"m \(name)\">" }
        let delay = SVGFilmSheet.decimal(time.lowerBound, digits: 3)
        return "<g class=\"m n \(name)\" style=\"animation-delay:\(delay)s\">"
    }

    /// Returns the animations, one for each duration: visible for that long, and then hidden.
    private func styles(_ times: [Range<Int>]) -> String {
        let period = SVGFilmSheet.decimal(length, digits: 3)
        let motions = Set(times.map(\.count)).sorted().map { count in
            let name = "t\(String(count, radix: 36))"
            let share = SVGFilmSheet.decimal(count * 100_000_000 / length, digits: 6)
            let end = count < length ? "\(share)%{visibility:hidden}" : ""
            return
                "@keyframes \(name){0%{visibility:visible}\(end)}.\(name){animation-name:\(name)}\n"
        }
        return "<style>\n.m{animation:\(period)s step-end infinite}.n{visibility:hidden}\n"
            + motions.joined() + "</style>\n"
    }

    /// Returns a number with up to `digits` decimals, without zeros at the end.
    private static func decimal(_ number: Int, digits: Int) -> String {
        let unit = (0..<digits).reduce(1) { unit, _ in unit * 10 }
        var rest = "\(unit + number % unit)".dropFirst()
        while rest.last == "0" { rest.removeLast() }
        return rest.isEmpty ? "\(number / unit)" : "\(number / unit).\(rest)"
    }
}

extension SVGFilmSheet.Spot: Comparable {
    static func < (one: Self, other: Self) -> Bool {
        (one.row, one.column, one.piece) < (other.row, other.column, other.piece)
    }
}
