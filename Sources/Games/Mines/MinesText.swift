/// A board or a position on one line: `4x4/2 *.../..../...o/*...`, its size and its rows.
///
///     a board: `*` a mine, `o` the first cell, `.` any other
///     a position: `#` covered, `F` a flag, `?` a question mark, `0` to `8` open
public enum MinesText {
    /// A fault of a text, and the column where it is, counted from 1.
    public struct Fault: Error, Equatable, Sendable {
        public enum Kind: Equatable, Sendable {
            /// The line does not begin with a size that is possible.
            case badSize
            case badCharacter(Character)
            /// The row ends too early or too late, or there are not as many rows.
            case badRow(width: Int)
            case badRows(height: Int)
            /// The board has so many mines, or first cells.
            case mines(Int)
            case starts(Int)
            /// A number does not fit the covered cells around it, or not all fit together.
            case misfit, contradiction
        }

        public let column: Int
        public let kind: Kind
    }

    static func write(_ size: MinesSize, _ cells: [Character]) -> String {
        let rows = (0..<size.height).map { String(cells[$0 * size.width..<($0 + 1) * size.width]) }
        return "\(size) " + rows.joined(separator: "/")
    }

    /// The size, the cells row by row, and the column of the first of them.
    static func read(
        _ text: String, allowed: String
    ) throws(Fault) -> (size: MinesSize, cells: [Character], first: Int) {
        let head = text.prefix { $0 != " " }
        guard let size = MinesSize(String(head)) else { throw Fault(column: 1, kind: .badSize) }
        let (width, height, first) = (size.width, size.height, head.count + 2)
        let rows = text.dropFirst(head.count + 1)
            .split(separator: "/", omittingEmptySubsequences: false).map(Array.init)
        var column = first
        for (number, row) in rows.enumerated() {
            if number == height { throw Fault(column: column - 1, kind: .badRows(height: height)) }
            for (place, character) in row.enumerated() where !allowed.contains(character) {
                throw Fault(column: column + place, kind: .badCharacter(character))
            }
            guard row.count == width else {
                throw Fault(column: column + min(row.count, width), kind: .badRow(width: width))
            }
            column += width + 1
        }
        guard rows.count == height else {
            throw Fault(column: column - 1, kind: .badRows(height: height))
        }
        return (size, rows.flatMap(\.self), first)
    }
}

extension MinesBoard {
    public func text(start: Int) -> String {
        MinesText.write(size, isMine.indices.map { isMine[$0] ? "*" : $0 == start ? "o" : "." })
    }

    /// The board of a text, and its first cell.
    public static func read(
        _ text: String
    ) throws(MinesText.Fault) -> (board: MinesBoard, start: Int) {
        let (size, cells, _) = try MinesText.read(text, allowed: "*o.")
        let mines = cells.indices.filter { cells[$0] == "*" }
        let starts = cells.indices.filter { cells[$0] == "o" }
        guard mines.count == size.mines else {
            throw MinesText.Fault(column: 1, kind: .mines(mines.count))
        }
        guard starts.count == 1 else {
            throw MinesText.Fault(column: 1, kind: .starts(starts.count))
        }
        return (MinesBoard(size: size, mines: mines), starts[0])
    }
}

extension MinesPosition: CustomStringConvertible {
    private static let signs: [(character: Character, face: MinesFace)] =
        [("#", .covered), ("F", .flagged), ("?", .questioned)]
        + (0...8).map { (Character("\($0)"), .open($0)) }

    public var description: String {
        MinesText.write(
            size, faces.map { face in Self.signs.first { $0.face == face }?.character ?? "*" })
    }

    /// The position of a text, which mines fit.
    public init(_ text: String) throws(MinesText.Fault) {
        let (size, cells, first) = try MinesText.read(text, allowed: "#F?012345678")
        let faces = cells.compactMap { cell in Self.signs.first { $0.character == cell }?.face }
        self.init(size: size, faces: faces)
        let misfit = faces.indices.first { cell in
            let covered = size.neighbors(of: cell).count { faces[$0].number == nil }
            return faces[cell].number ?? 0 > covered
        }
        if let misfit {
            throw MinesText.Fault(column: first + misfit + misfit / size.width, kind: .misfit)
        }
        if chances == nil { throw MinesText.Fault(column: 1, kind: .contradiction) }
    }
}
