#if INSPECTOR
    import Testing

    @testable import TUI

    @Suite struct `A way through commands` {
        private func travel(_ commands: TimeTravel.Command...) -> TimeTravel {
            commands.reduce(into: TimeTravel()) { $0.apply($1) }
        }

        @Test func `begins at the last command, and ends at the first`() {
            #expect(travel().position == nil)
            #expect(travel(.stop(at: 5)).position == 5)
            #expect(travel(.stop(at: 5), .step(by: -2)).position == 3)
            #expect(travel(.stop(at: 5), .step(by: -9)).position == 0)
            #expect(travel(.stop(at: 5), .step(by: 1)).position == 5)
            #expect(travel(.stop(at: 5), .go(to: .max)).position == 5)
            #expect(travel(.stop(at: 5), .go(to: 2), .step(by: 1)).position == 3)
        }

        @Test func `leads nowhere while the clock runs`() {
            #expect(travel(.step(by: -1)) == TimeTravel())
            #expect(travel(.go(to: 3)) == TimeTravel())
            #expect(travel(.stop(at: 5), .step(by: -1), .leave) == TimeTravel())
        }
    }
#endif
