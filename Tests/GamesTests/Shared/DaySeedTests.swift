import Games
import Testing

@Test func `each day and variant has a seed of its own`() {
    let days = (1...12).flatMap { month in
        (1...28).map { Day(year: 2026, month: month, day: $0) }
    }
    let seeds = days.flatMap { day in (0..<5).map { day.seed(variant: $0) } }
    #expect(Set(seeds).count == seeds.count)
    #expect(days == days.sorted())
}
