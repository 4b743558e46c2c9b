/// The part of a run that a test plays, in ticks of the same length.
struct TestSpan {
    /// The start and the end, in milliseconds of the run.
    let start, end: Int
    /// The longest tick that divides all times, including the moments.
    let tick: Int

    init(
        _ streams: [RecordedViewModel.Stream], from start: Int, to end: Int, moments: [Int]
    ) {
        (self.start, self.end) = (start, end)
        let times =
            streams.flatMap { $0.events.map(\.time) }.filter { $0 >= start } + moments + [end]
        tick = max(1, times.reduce(0) { TestSpan.divisor($0, $1 - start) })
    }

    func ticks(at time: Int) -> Int { (time - start) / tick }

    private static func divisor(_ one: Int, _ other: Int) -> Int {
        other == 0 ? one : divisor(other, one % other)
    }
}
