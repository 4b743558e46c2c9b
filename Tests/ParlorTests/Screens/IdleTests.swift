import Games
import Reactive
import Sweep
import TUI
import Testing

@testable import Laboratory
@testable import Parlor

/// A program that wakes up without need drains the battery of its machine.
@Suite struct `A program at rest` {
    /// Lets motions, flights and fireworks end.
    private func rest(_ pilot: Pilot) { pilot.advance(by: .seconds(8)) }

    /// Expects that the screen changes each time that a timer fires.
    private func expectUse(of pilot: Pilot, _ name: String) {
        for _ in 0..<3 {
            guard let due = pilot.nextWakeUp else { return }
            pilot.keepsFrames = true
            let before = (pilot.text, pilot.frames.count)
            pilot.advance(by: due - pilot.now + .milliseconds(20))
            #expect(before != (pilot.text, pilot.frames.count), "\(name): a timer changed nothing")
        }
    }

    @Test(arguments: ScreenStates.all)
    func `wakes up only for visible changes, and never while the focus is elsewhere`(
        _ screen: ScreenStates
    ) throws {
        for (state, number) in zip(screen.states, 0...) {
            // Every second state is shown with motion.
            let play = try state.begin(number.isMultiple(of: 2) ? "" : "--no-motion")
            try state.arrange(play)
            play.pilot.focus(false)
            #expect(play.pilot.nextWakeUp == nil, "\(state.name): a timer without the focus")
            play.pilot.focus(true)
            rest(play.pilot)
            expectUse(of: play.pilot, state.name)
            play.pilot.focus(false)
            #expect(
                play.pilot.nextWakeUp == nil,
                "\(state.name): a timer without the focus, after a rest")
        }
    }

    /// Only these screens have a clock that runs. The clock of the first screen shows the minutes
    /// until the next boards. Every second state is tried; a sweep tries all states.
    @Test func `sets a timer only for a running clock`() throws {
        var ticking: Set<String> = []
        for screen in ScreenStates.all {
            for (number, state) in screen.states.enumerated()
            where Sweep.isWhole || number.isMultiple(of: 2) {
                let play = try state.play()
                rest(play.pilot)
                if play.pilot.nextWakeUp != nil { ticking.insert(screen.name) }
                play.pilot.type("p")
                if play.text.contains("Paused") { #expect(play.pilot.nextWakeUp == nil) }
            }
        }
        #expect(ticking == ["home", "memory", "sudoku", "klondike", "mines"])
    }

    @Test(arguments: GameName.walked)
    func `is woken once a second at most by the clock of a game, for a few bytes`(
        _ game: GameName
    ) throws {
        let walked = try WalkedGame(game, "--seed 3", .usual, hasMotion: true)
        try walked.begin()
        let pilot = walked.play.pilot
        rest(pilot)
        pilot.keepsFrames = true
        let (frames, drawings) = (pilot.frames.count, pilot.drawings)
        pilot.advance(by: .seconds(10))
        let new = pilot.frames.dropFirst(frames)
        #expect(!new.isEmpty && new.count <= 10 && pilot.drawings - drawings <= 10)
        #expect(new.allSatisfy { $0.count < 80 })
    }

    @MainActor @Test func `wakes up only for visible changes in the demonstration, too`() {
        for page in DemoPage.allCases.map(\.rawValue) {
            let pilot = Pilot(columns: 80, rows: 24) { demo($0) }
            pilot.type("\(page)")
            rest(pilot)
            expectUse(of: pilot, "page \(page)")
            pilot.focus(false)
            #expect(pilot.nextWakeUp == nil, "page \(page)")
        }
    }
}
