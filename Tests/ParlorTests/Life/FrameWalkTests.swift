import Games
import Reactive
import Sweep
import Testing

@testable import Parlor
@testable import TUI

/// A frame draws only what differs from the frame before it. The result is the same as if all of it
/// were drawn.
@Suite struct `A frame of a game that is drawn over the one before it` {
    private static let windows = [(40, 20), (80, 24), (120, 40), (200, 60)]

    @Test(arguments: Sweep.covering(GameName.walked, ThemeChoice.allCases, windows))
    func `is the same as one that is drawn from nothing`(
        _ game: GameName, _ theme: ThemeChoice, _ window: (columns: Int, rows: Int)
    ) throws {
        let setting = WalkSetting(columns: window.columns, rows: window.rows, language: "en")
        let walked = try WalkedGame(
            game, "--seed 3 --theme \(theme.rawValue)", setting, hasMotion: true)
        var dice = Dice(seed: 7)
        var overFormer = 0
        try walked.begin()
        for number in 0..<Sweep.count(60, whole: 600) {
            let deed = walked.performAny(&dice)
            if walked.play.pilot.isOver { break }
            if walked.play.pilot.session.page.memory?.isWhole == true { overFormer += 1 }
            let seen = walked.sight
            let drawn = walked.sightFromNothing
            try #require(seen == drawn, "\(number): \(deed)\n\(walked.lines)")
        }
        // Otherwise, the test would prove nothing.
        #expect(overFormer > 30)
    }
}

/// The picture of a frame, the places to click, and the time of its next change by itself.
private struct Sight: Equatable {
    let picture: UInt64
    let cursor: Point?
    let areas: [String]
    let due: Duration?
}

extension WalkedGame {
    /// Presses a key, clicks on something or waits, and returns a description of it.
    fileprivate func performAny(_ dice: inout Dice) -> String {
        let arrows: [Key] = [.left, .right, .up, .down]
        switch dice.roll(below: 8) {
        case 0...2:
            let key = arrows[dice.roll(below: 4)]
            press(KeyPress(key))
            return "\(key)"
        case 3:
            let key: Key = dice.roll(below: 2) == 0 ? .enter : .tab
            press(KeyPress(key))
            return "\(key)"
        case 4:
            let letters = Array("123456789 hnfdumcip?".unicodeScalars)
            let letter = letters[dice.roll(below: letters.count)]
            press(KeyPress(typed: letter))
            return "\(letter)"
        case 5, 6:
            let things = things
            if things.isEmpty { return "nothing" }
            let thing = things[dice.roll(below: things.count)]
            // A dialog may cover it.
            try? perform(.click(thing))
            return "\(thing)"
        default:
            advance(by: .milliseconds(dice.roll(below: 400)))
            return "pause"
        }
    }

    fileprivate var sight: Sight {
        let session = play.pilot.session
        return Sight(
            picture: session.page.canvas.fingerprint, cursor: session.page.canvas.cursor,
            areas: session.page.areas.all.map {
                "\($0.rect) \($0.visible) \($0.value) \($0.uses.rawValue) \($0.isFocused)"
            },
            due: session.page.due)
    }

    /// The newest view, drawn on a page that remembers nothing.
    fileprivate var sightFromNothing: Sight {
        let session = play.pilot.session
        let memory = session.page.memory
        session.page.memory = nil
        session.draw()
        session.page.memory = memory
        return sight
    }
}
