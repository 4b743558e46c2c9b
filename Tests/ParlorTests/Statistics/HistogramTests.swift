import Testing

@testable import Parlor

@Suite struct `A histogram` {
    /// The bars as text: the start and the count of each.
    private func bars(_ times: [Int], atMost limit: Int = 4) -> [String] {
        Histogram(times.map { GameTime(seconds: $0) }, atMost: limit).bars.map {
            "\($0.name) \($0.count)"
        }
    }

    @Test func `bars have round lengths`() {
        #expect(bars([]) == [])
        #expect(bars([62]) == ["1:02–1:03 1"])
        #expect(bars([60, 61, 62, 63]).count == 4)
        #expect(
            bars([61, 75, 80, 119, 120, 170]) == [
                "1:00–1:30 3", "1:30–2:00 1", "2:00–2:30 1", "2:30–3:00 1",
            ])
        #expect(bars([0, 86_400], atMost: 2) == ["0:00–960:00 1", "960:00–1920:00 1"])
    }

    @Test func `exact times within a second are told apart`() {
        let times = [3, 5, 5, 8].map(GameTime.init(tenths:))
        #expect(
            Histogram(times, atMost: 4).bars.map(\.name) == [
                "0:00.2–0:00.4", "0:00.4–0:00.6", "0:00.6–0:00.8", "0:00.8–0:01.0",
            ])
        #expect(bars([0, 0]) == ["0:00–0:01 2"])
    }

    @Test func `one outlier of twenty does not make the bars longer`() {
        let times = (0..<19).map { 60 + $0 } + [9_000]
        #expect(
            bars(times) == ["1:00–1:05 5", "1:05–1:10 5", "1:10–1:15 5", "1:15+ 5"])
    }

    @Test func `every time is counted once, whatever the times`() {
        var dice = SplitMix(state: 3)
        for _ in 0..<300 {
            let longest = 1 << Int.random(in: 0...31, using: &dice)
            let times = (0..<Int.random(in: 1...50, using: &dice)).map { _ in
                Int.random(in: 0..<longest, using: &dice)
            }
            let limit = Int.random(in: 1...12, using: &dice)
            let bars = Histogram(times.map { GameTime(seconds: $0) }, atMost: limit).bars
            #expect((1...limit).contains(bars.count))
            for bar in bars {
                let counted = times.filter {
                    $0 >= bar.start.seconds && $0 < bar.end?.seconds ?? .max
                }
                #expect(counted.count == bar.count)
            }
            #expect(bars.map(\.count).reduce(0, +) == times.count)
        }
    }
}
