/// The places of the mines.
public struct MinesBoard: Equatable, Sendable {
    public let size: MinesSize
    public internal(set) var isMine: [Bool]

    public init(size: MinesSize, mines: some Sequence<Int>) {
        self.size = size
        isMine = Array(repeating: false, count: size.count)
        for mine in mines { isMine[mine] = true }
    }

    public var mines: [Int] { isMine.indices.filter { isMine[$0] } }

    public func number(at cell: Int) -> Int {
        size.neighbors(of: cell).count { isMine[$0] }
    }

    /// The cells that opening one of them opens, in the order of their distance: one, or a region
    /// without mines nearby and its border. It does not go over cells that are barred.
    public func region(from cell: Int, isBarred: (Int) -> Bool = { _ in false }) -> [Int] {
        var isReached = Set([cell])
        var cells = [cell]
        var next = 0
        while next < cells.count {
            if number(at: cells[next]) == 0 {
                cells += size.neighbors(of: cells[next]).filter {
                    !isBarred($0) && isReached.insert($0).inserted
                }
            }
            next += 1
        }
        return cells
    }

    /// The fewest clicks without flags that open everything: the board's 3BV. Or, of these, how many
    /// are done.
    public func clicks(isOpen: (Int) -> Bool = { _ in true }) -> Int {
        var isDone = isMine
        var clicks = 0
        for cell in isMine.indices where !isDone[cell] && number(at: cell) == 0 {
            if isOpen(cell) { clicks += 1 }
            for other in region(from: cell) { isDone[other] = true }
        }
        return clicks + isDone.indices.count { !isDone[$0] && isOpen($0) }
    }
}
