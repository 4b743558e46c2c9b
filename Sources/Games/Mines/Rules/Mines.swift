/// Cells that are covered, flagged or open, and the mines below them.
///
/// The mines are placed when the first cell is opened. This cell is not a mine, and it opens a
/// region unless the board has too many mines for that. A flagged cell cannot be opened, not even
/// as part of a region.
public struct Mines: Equatable, Sendable {
    public enum Cover: Character, Sendable {
        case covered = "#"
        case flagged = "F"
        case questioned = "?"
        case open = "o"
    }

    public let size: MinesSize
    /// The board with its mines; nil until the first cell is opened.
    public internal(set) var board: MinesBoard?
    public internal(set) var covers: [Cover]

    public init(size: MinesSize) {
        self.size = size
        covers = Array(repeating: .covered, count: size.count)
    }

    public var flags: Int { covers.count { $0 == .flagged } }
    /// Indicates whether all cells except the mines are open.
    public var isCleared: Bool {
        board.map { zip($0.isMine, covers).allSatisfy { $0 || $1 == .open } } ?? false
    }
    /// The mines that were opened.
    public var fatal: [Int] { board?.mines.filter { covers[$0] == .open } ?? [] }

    func covers(_ cell: Int) -> Cover? { covers.indices.contains(cell) ? covers[cell] : nil }

    func canOpen(_ cell: Int) -> Bool { covers(cell) == .covered || covers(cell) == .questioned }

    /// Opens a cell and its region. Returns the opened cells, sorted by their distance from `cell`.
    mutating func open(_ cell: Int) -> [Int] {
        guard let board, canOpen(cell) else { return [] }
        let cells = board.isMine[cell] ? [cell] : board.region(from: cell) { !canOpen($0) }
        for cell in cells { covers[cell] = .open }
        return cells
    }

    /// Gives a cell its next mark: from covered to a flag, to a question mark if
    /// `allowsQuestionMarks` is true, and back to covered. Returns false if the cell is open or
    /// does not exist.
    mutating func mark(_ cell: Int, allowsQuestionMarks: Bool) -> Bool {
        switch covers(cell) {
        case .covered: covers[cell] = .flagged
        case .flagged: covers[cell] = allowsQuestionMarks ? .questioned : .covered
        case .questioned: covers[cell] = .covered
        case .open, nil: return false
        }
        return true
    }

    /// Sets the cover of all given cells that are not open.
    mutating func cover(_ cells: [Int], as cover: Cover) {
        for cell in cells where covers[cell] != .open { covers[cell] = cover }
    }

    /// The closed cells that a chord on an open number would open, and whether the number of flags
    /// around it is right; nil if the cell is not open.
    func chord(_ cell: Int) -> (cells: [Int], fits: Bool)? {
        guard let board, covers(cell) == .open else { return nil }
        let around = size.neighbors(of: cell)
        let flags = around.count { covers[$0] == .flagged }
        return (around.filter(canOpen), flags == board.number(at: cell))
    }

    /// The cells around a cell that have a flag but no mine.
    func wrongFlags(around cell: Int) -> [Int] {
        size.neighbors(of: cell).filter { covers[$0] == .flagged && board?.isMine[$0] == false }
    }

    /// The cells that became open with each of these openings, in order. Each opening is the list
    /// of cells that it opened directly, without the regions around them.
    func cells(openedBy openings: [[Int]]) -> [[Int]] {
        guard let board else { return [] }
        var first: [Int: Int] = [:]
        for (number, cells) in openings.enumerated() {
            for cell in cells { first[cell] = first[cell] ?? number }
        }
        var isBarred = Set(covers.indices.filter { covers[$0] != .open })
        return openings.enumerated().map { number, cells in
            cells.flatMap { cell -> [Int] in
                guard !isBarred.contains(cell) else { return [] }
                // A cell that a later opening opened had a flag when the region around it opened.
                let opened =
                    board.isMine[cell]
                    ? [cell]
                    : board.region(from: cell) {
                        isBarred.contains($0) || first[$0, default: number] > number
                    }
                isBarred.formUnion(opened)
                return opened
            }
        }
    }

    /// The cells as the player sees them. If `isOver` is true, the mines are shown.
    public func faces(isOver: Bool) -> [MinesFace] {
        covers.indices.map { cell in
            let isMine = board?.isMine[cell] ?? false
            switch covers[cell] {
            case .open: return isMine ? .fatal : .open(board?.number(at: cell) ?? 0)
            case .flagged: return isOver && !isMine ? .wrongFlag : .flagged
            case .covered, .questioned:
                if isOver && isMine { return isCleared ? .flagged : .mine }
                return covers[cell] == .covered ? .covered : .questioned
            }
        }
    }
}
