/// The cells of a board as the player sees them, row by row.
public struct MinesCells: RandomAccessCollection, Hashable, Sendable {
    public let size: MinesSize
    private let faces: [MinesFace]

    init(_ position: MinesPosition) { (size, faces) = (position.size, position.faces) }

    init(coveringAllOf size: MinesSize) {
        self.size = size
        faces = Array(repeating: .covered, count: size.count)
    }

    public var startIndex: Int { faces.startIndex }
    public var endIndex: Int { faces.endIndex }
    public subscript(cell: Int) -> MinesFace { faces[cell] }
}

extension MinesCells: CustomStringConvertible {
    /// One line for each row, with the characters of a position in `MinesText`, and with `*` for a
    /// mine, `!` for the mine that was opened, and `x` for a wrong flag.
    public var description: String {
        size.rows.map { row in String(self[row].map(\.sign)) }.joined(separator: "\n")
    }
}

extension MinesFace {
    fileprivate var sign: Character {
        switch self {
        case .covered: "#"
        case .flagged: "F"
        case .questioned: "?"
        case .open(let number): Character("\(number)")
        case .mine: "*"
        case .fatal: "!"
        case .wrongFlag: "x"
        }
    }
}
