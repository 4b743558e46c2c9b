import Sweep
import Testing

@testable import Laboratory
@testable import Parlor
@testable import TUI

private let steps = Sweep.count(300, whole: 100_000)

@MainActor @Suite struct `A monkey at the demonstration` {
    private struct Numbers: RandomNumberGenerator {
        var state: UInt64

        mutating func next() -> UInt64 {
            state &+= 0x9E37_79B9_7F4A_7C15
            var bits = state
            bits = (bits ^ bits >> 30) &* 0xBF58_476D_1CE4_E5B9
            bits = (bits ^ bits >> 27) &* 0x94D0_49BB_1331_11EB
            return bits ^ bits >> 31
        }
    }

    @Test func `always sees areas that it can reach, and can leave at the end`() throws {
        var numbers = Numbers(state: 11)
        var pilot = Pilot(columns: 80, rows: 24) { demo($0) }
        let keys: [Key] = [
            .tab, .enter, .escape, .up, .down, .left, .right, .home, .end, .pageUp, .pageDown,
            .backspace, .delete, " ", "a", "g", "e", "d", "t", "m", "1", "2", "3", "4", "5", "6",
            "7", "8", "9",
        ]
        var size = (columns: 80, rows: 24)
        for step in 0..<steps {
            let place = Pilot.Target.at(
                Int.random(in: 0..<size.columns, using: &numbers),
                Int.random(in: 0..<size.rows, using: &numbers))
            switch Int.random(in: 0..<20, using: &numbers) {
            case 0...4: try pilot.click(place)
            case 5: try pilot.wheel(Bool.random(using: &numbers) ? .up : .down, at: place)
            case 6: try pilot.drag(from: place, to: .at(size.columns / 2, size.rows / 2))
            case 7: pilot.paste("pasted\ntext")
            case 8: pilot.press("p", modifiers: .control)
            case 9: try pilot.move(to: place)
            case 10 where step % 7 == 0:
                size =
                    [(80, 24), (40, 12), (120, 40), (53, 17)].randomElement(using: &numbers) ?? size
                pilot.resize(columns: size.columns, rows: size.rows)
            case 11: pilot.advance(by: .milliseconds(300))
            default: pilot.press(keys.randomElement(using: &numbers) ?? .tab)
            }
            if pilot.isOver { pilot = Pilot(columns: size.columns, rows: size.rows) { demo($0) } }
            #expect(pilot.session.page.faults == [], "\(pilot.text)")
        }
        pilot.press(.escape, .escape, .escape)
        pilot.type("q")
        #expect(pilot.isOver)
    }
}
