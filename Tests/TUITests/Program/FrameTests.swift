import Reactive
import Testing

@testable import TUI

/// The programs that these tests play.
enum Example: CaseIterable {
    case counter, form, cards

    func begin() -> Pilot {
        switch self {
        case .counter: Pilot(columns: 26, rows: 6, TUITests.counter)
        case .form: Pilot(columns: 26, rows: 6, TUITests.form)
        case .cards: Pilot(columns: 26, rows: 6, TUITests.cards)
        }
    }
}

/// Plays at random. The same seed repeats the play.
private func play(_ pilot: Pilot, seed: UInt64, after each: () -> Void = {}) {
    var dice = Dice(seed: seed)
    let keys: [Key] = [.tab, .up, .down, .left, .right, .enter, .escape, .character("+")]
    for _ in 0..<80 {
        let place = Pilot.Target.at(dice.roll(28), dice.roll(6))
        // A place that is given as a point is always found.
        switch dice.roll(10) {
        case 0, 1: pilot.press(keys[dice.roll(keys.count)])
        case 2: pilot.type("x")
        case 3: try? pilot.click(place)
        case 4: try? pilot.doubleClick(place)
        case 5: try? pilot.drag(from: place, to: .at(dice.roll(28), dice.roll(6)))
        case 6: try? pilot.move(to: place)
        case 7: pilot.advance(by: .milliseconds(dice.roll(1000)))
        case 8: pilot.resize(columns: 20 + dice.roll(20), rows: 4 + dice.roll(4))
        default: pilot.focus(dice.roll(2) == 0)
        }
        each()
    }
}

@Suite struct `The frames of a program` {
    @Test(arguments: Example.allCases, 0..<10)
    func `are the same bytes when the same input comes`(example: Example, seed: UInt64) {
        let pilots = (0..<2).map { _ in example.begin() }
        for pilot in pilots { play(pilot, seed: seed) }
        #expect(pilots[0].frames == pilots[1].frames)
        #expect(pilots[0].now == pilots[1].now)
        #expect(pilots[0].text == pilots[1].text)
    }

    @Test(arguments: Example.allCases, 0..<10)
    func `show on a terminal the contents of the page`(example: Example, seed: UInt64) {
        let pilot = example.begin()
        var screen = Screen(pilot)
        var differences = screen.differences(from: pilot)
        play(pilot, seed: seed) {
            if differences.isEmpty, !pilot.isOver { differences = screen.differences(from: pilot) }
        }
        #expect(differences == [])
        #expect(pilot.frames.count > 5)
    }
}
