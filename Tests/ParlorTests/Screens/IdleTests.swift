import Reactive
import TUI
import Testing

@testable import Parlor

/// A program that wakes up empties the battery of the machine it rests on.
@Suite struct `A program at rest` {
    /// Lets everything come to its end that goes on by itself: motions, flights, fireworks.
    private func rest(_ pilot: Pilot) { pilot.advance(by: .seconds(8)) }

    /// Whether each time that a timer is due something is to be seen of it.
    private func expectUse(of pilot: Pilot, _ name: String) {
        for _ in 0..<3 {
            guard let due = pilot.nextWakeUp else { return }
            let before = (pilot.text, pilot.frames.count)
            pilot.advance(by: due - pilot.now + .milliseconds(20))
            #expect(before != (pilot.text, pilot.frames.count), "\(name): a timer for nothing")
        }
    }

    @Test(arguments: ScreenStates.all)
    func `wakes up only for what is seen, and never where the focus is elsewhere`(
        _ screen: ScreenStates
    ) throws {
        var isTicking = false
        for state in screen.states {
            for options in ["", "--no-motion"] {
                let play = try state.begin(options)
                try state.arrange(play)
                play.pilot.focus(false)
                #expect(play.pilot.nextWakeUp == nil, "\(state.name): away")
                play.pilot.focus(true)
                rest(play.pilot)
                expectUse(of: play.pilot, state.name)
                isTicking = isTicking || play.pilot.nextWakeUp != nil
                play.pilot.focus(false)
                #expect(play.pilot.nextWakeUp == nil, "\(state.name): away after a while")
                play.pilot.focus(true)
                play.pilot.type("p")
                if play.text.contains("Paused") { #expect(play.pilot.nextWakeUp == nil) }
            }
        }
        // No timer is set but for a clock that runs.
        #expect(isTicking == ["memory", "sudoku", "klondike", "mines"].contains(screen.name))
    }

    @MainActor @Test func `is quiet on every page of the demonstration, too`() {
        for page in DemoTab.allCases.map(\.rawValue) {
            let pilot = Pilot(columns: 80, rows: 24) { demo($0) }
            pilot.type("\(page)")
            rest(pilot)
            expectUse(of: pilot, "page \(page)")
            pilot.focus(false)
            #expect(pilot.nextWakeUp == nil, "page \(page)")
        }
    }
}
