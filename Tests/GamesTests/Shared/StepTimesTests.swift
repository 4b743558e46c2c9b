import Foundation
import Testing

@testable import Games

@Suite struct `Times of steps` {
    @Test func `are those of the steps that were made last`() {
        var times = StepTimes()
        #expect(times[0] == nil && times[1] == nil)
        times.go(to: 1, at: 4)
        times.go(to: 2, at: 9)
        times.go(to: 3, at: 9)
        #expect((0...4).map { times[$0] } == [0, 4, 9, 9, 9])
        // Two steps were undone before this one.
        times.go(to: 2, at: 20)
        #expect((0...2).map { times[$0] } == [0, 4, 20] && times.all.count == 2)
    }

    @Test func `are unknown after a step whose time is unknown`() {
        var times = StepTimes()
        times.go(to: 3, at: 7)
        #expect((0...3).map { times[$0] } == [nil, nil, nil, nil])
    }

    @Test func `are read from a list of plausible seconds`() throws {
        func read(_ text: String) throws -> StepTimes {
            try JSONDecoder().decode(StepTimes.self, from: Data(text.utf8))
        }
        let times = try read("[3,5]")
        #expect(times[2] == 5)
        #expect(throws: (any Error).self) { try read("[3,-1]") }
        #expect(throws: (any Error).self) { try read("[\(Int.max)]") }
    }
}
