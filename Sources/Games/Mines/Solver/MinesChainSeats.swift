/// The places of unfinished numbers in a state of a `MinesChain`. A number takes a place with its
/// first group of cells, and leaves it after its last one.
struct MinesChainSeats {
    /// A number in a state: the position of its four bits, and its unprocessed cells.
    struct Field { let shift, room: Int }

    /// The number of places.
    static let count = 28

    /// The mines that each number needs, and the unprocessed cells around it.
    private let needs: [Int]
    private var room: [Int]
    private var seats: [Int: Int] = [:]
    private var free = Array((0..<Self.count).reversed())

    init(_ groups: [MinesOdds.Group], needs: [Int]) {
        self.needs = needs
        room = Array(repeating: 0, count: needs.count)
        for group in groups { for number in group.numbers { room[number] += group.cells.count } }
    }

    /// Processes a group of cells with the numbers around it. Returns the bits of the numbers that
    /// take a place.
    mutating func begin(
        _ numbers: [Int], cells count: Int
    ) throws(MinesOdds.Failure) -> UInt128 {
        var begun: UInt128 = 0
        for number in numbers {
            room[number] -= count
            if seats[number] != nil { continue }
            guard (0...8).contains(needs[number]) else { throw .contradiction }
            guard let seat = free.popLast() else { throw .tooBroad }
            seats[number] = seat
            begun |= UInt128(needs[number]) << (4 * seat)
        }
        return begun
    }

    func fields(of numbers: [Int]) -> [Field] {
        numbers.map { Field(shift: 4 * seats[$0, default: 0], room: room[$0]) }
    }

    /// Frees the places of the numbers that have no unprocessed cells left.
    mutating func finish(_ numbers: [Int]) {
        free += numbers.filter { room[$0] == 0 }.compactMap { seats[$0] }
    }
}
