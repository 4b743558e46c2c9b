/// A board with its mines in place.
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

    /// The cells that open together with a cell, sorted by distance. From a cell with number 0,
    /// they are the connected zeros and the numbers at their border. From any other cell, only the
    /// cell itself opens. Barred cells stay closed.
    public func region(from cell: Int, isBarred: (Int) -> Bool = { _ in false }) -> [Int] {
        .reached(from: cell) { cell in
            number(at: cell) == 0 ? size.neighbors(of: cell).filter { !isBarred($0) } : []
        }
    }

    /// The minimum number of clicks that open the whole board without flags, which is called its
    /// 3BV. If `isOpen` is given, counts only the clicks that are done.
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

extension [Int] {
    /// All places that can be reached from `start`, sorted by distance. `steps` returns the
    /// neighbors of a place.
    static func reached(from start: Int, by steps: (Int) -> [Int]) -> [Int] {
        var isReached: Set = [start]
        var places = [start]
        var next = 0
        while next < places.count {
            places += steps(places[next]).filter { isReached.insert($0).inserted }
            next += 1
        }
        return places
    }
}
