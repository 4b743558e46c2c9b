/// A board or a position on one line. It contains the size and the rows, as in `4x4/2
/// *.../..../...o/*...`.
///
///     a board: `*` a mine, `o` the first cell, `.` any other
///     a position: `#` covered, `F` a flag, `?` a question mark, `0` to `8` open
enum MinesText {
    static func write(_ size: MinesSize, _ cells: [Character]) -> String {
        "\(size.rawValue) " + size.rows.map { String(cells[$0]) }.joined(separator: "/")
    }

    /// Reads the size, the cells row by row, and the column of the first cell.
    static func read(
        _ text: String, allowed: String, _ fault: (Character) -> MinesTextError.Kind
    ) throws(MinesTextError) -> (size: MinesSize, cells: [Character], first: Int) {
        let head = text.prefix { $0 != " " }
        guard let size = MinesSize(crowded: String(head)) else {
            throw MinesTextError(column: 1, kind: .badSize)
        }
        let first = min(head.count + 2, text.count + 1)
        var cells: [Character] = []
        for (column, character) in zip(first..., text.dropFirst(first - 1)) {
            let isBreak = (column - first) % (size.width + 1) == size.width
            guard cells.count < size.count, isBreak == (character == "/") else {
                throw MinesTextError(column: column, kind: .badShape)
            }
            guard isBreak || allowed.contains(character) else {
                throw MinesTextError(column: column, kind: fault(character))
            }
            if !isBreak { cells.append(character) }
        }
        guard cells.count == size.count else {
            throw MinesTextError(column: text.count + 1, kind: .badShape)
        }
        return (size, cells, first)
    }
}

extension MinesBoard {
    public func text(start: Int) -> String {
        MinesText.write(size, isMine.indices.map { isMine[$0] ? "*" : $0 == start ? "o" : "." })
    }

    /// Reads a board and its first cell from a text.
    public static func read(
        _ text: String
    ) throws(MinesTextError) -> (board: MinesBoard, start: Int) {
        let (size, cells, _) = try MinesText.read(text, allowed: "*o.") { .noBoardCell($0) }
        let mines = cells.indices.filter { cells[$0] == "*" }
        let starts = cells.indices.filter { cells[$0] == "o" }
        guard mines.count == size.mines, starts.count == 1 else {
            throw MinesTextError(column: 1, kind: .badBoard)
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

    /// Reads a position from a text. Throws if no arrangement of mines fits it.
    public init(_ text: String) throws(MinesTextError) {
        let (size, cells, first) = try MinesText.read(text, allowed: "#F?012345678") {
            .noPositionCell($0)
        }
        let faces = cells.compactMap { cell in Self.signs.first { $0.character == cell }?.face }
        self.init(size: size, faces: faces)
        for (cell, face) in faces.enumerated() {
            let covered = size.neighbors(of: cell).count { faces[$0].number == nil }
            guard face.number ?? 0 <= covered else {
                throw MinesTextError(
                    column: first + cell + cell / size.width, kind: .impossibleNumber)
            }
        }
        if knowledge == nil || faces.count(where: { $0.number == nil }) < size.mines {
            throw MinesTextError(column: 1, kind: .contradiction)
        }
    }
}
