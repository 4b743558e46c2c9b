import Games
import Testing

@Test func `each day and kind of board has a seed of its own`() {
    let days = (1...12).flatMap { month in
        (1...28).map { Day(year: 2026, month: month, day: $0) }
    }
    let kinds: [[Day.Board]] = [
        SudokuLevel.allCases.map { .sudoku($0) }, Klondike.Draw.allCases.map { .klondike($0) },
        (2...20).map { .memory(pairs: $0) }, [.small, .medium, .large].map { .mines($0) },
    ]
    for kinds in kinds {
        let seeds = days.flatMap { day in kinds.map(day.seed) }
        #expect(Set(seeds).count == kinds.count * days.count)
    }
    #expect(days == days.sorted())
}
