import Testing

@testable import FifteenPuzzle

@Test func `all tiles up to the hole slide, and undo slides them back`() {
    var puzzle = Puzzle(Puzzle.solution)
    puzzle.apply(.slide(place: 12))
    #expect(puzzle.tiles == Array(1...12) + [0, 13, 14, 15])
    puzzle.apply(.push(.right))
    puzzle.apply(.slide(place: 3))
    #expect(puzzle.moves == 1)
    puzzle.apply(.undo)
    #expect(puzzle.isSolved)
}

@Test func `a seed makes the same puzzle for everybody`() {
    let puzzle = Puzzle(seed: 7)
    #expect(puzzle.tiles.sorted() == Array(0...15) && !puzzle.isSolved)
    #expect(puzzle.tiles == Puzzle(seed: 7).tiles)
    #expect(puzzle.tiles != Puzzle(seed: 8).tiles)
}
