import Reactive
import Testing

@testable import TUI

@Suite struct `A drag` {
    private let begun = "press(left,9,4) drag_start(left,9,4) drag(12,4)"

    private func told(_ act: (GestureTrace) -> Void) -> String {
        let trace = GestureTrace()
        act(trace)
        return trace.text
    }

    @Test func `begins with the first change of cell, in any direction`() {
        for (column, row) in [(10, 4), (8, 4), (9, 5), (9, 3)] {
            #expect(
                told { $0.press().drag(9, 4).drag(column, row).drag(column, row) }
                    == "press(left,9,4) drag_start(left,9,4) drag(\(column),\(row))")
        }
    }

    @Test func `ends at its release, even if no motion was reported`() {
        #expect(
            told { $0.press().release(15, 6) }
                == "press(left,9,4) drag_start(left,9,4) drop(15,6)")
        #expect(told { $0.press().drag(12).release(15, 6) } == "\(begun) drop(15,6)")
        #expect(told { $0.press().drag(12).release(12, 4, nil) } == "\(begun) drop(12,4)")
    }

    @Test func `is canceled by Esc, and then ignores the release`() {
        let esc = TerminalEvent.key(KeyPress(.escape))
        #expect(
            told { $0.press().drag(12).send(esc).drag(13).release(14) } == "\(begun) drag_cancel")
        #expect(told { $0.press().drag(12).send(esc).send(esc) } == "\(begun) drag_cancel")
        #expect(
            told { $0.press().drag(12).send(.key(KeyPress(.escape, kind: .release))).drag(13) }
                == "\(begun) drag(13,4)")
    }

    @Test func `continues during keys, pastes and resizes`() {
        #expect(
            told { trace in
                trace.press().drag(12)
                trace.send(.key(KeyPress(.character("x")))).send(.paste("x")).send(.text("x"))
                trace.send(.resize(Resize(rows: 2, columns: 5))).send(.reply(.isWell))
                trace.drag(13).release(13)
            } == "\(begun) drag(13,4) drop(13,4)")
    }

    @Test func `is canceled by a loss of focus`() {
        #expect(
            told { $0.press().drag(12).send(.focus(false)).drag(13).release(13) }
                == "\(begun) focus(out) drag_cancel")
    }

    @Test func `is canceled by any other press, which is no click of another button`() {
        #expect(
            told { trace in
                trace.press().drag(12).press(12, 4, .right)
                trace.release(12, 4, .right).release(12)
            } == "\(begun) drag_cancel press(right,12,4) release(right,12,4)")
        #expect(
            told { $0.press().drag(12).press(20, 7).release(20, 7) }
                == "\(begun) drag_cancel press(left,20,7) release(left,20,7) click(left,20,7,n=1)")
    }

    @Test func `is canceled by a report that no button is down`() {
        #expect(
            told { $0.press().drag(12).move(12).release(12) } == "\(begun) drag_cancel move(12,4)")
    }

    @Test func `is canceled once`() {
        #expect(
            told { $0.press().drag(12).send(.focus(false)).send(.focus(false)).move(1).press(2) }
                == "\(begun) focus(out) drag_cancel focus(out) move(1,4) press(left,2,4)")
    }

    @Test func `continues while the wheel turns`() {
        #expect(
            told { $0.press().drag(12).report(.wheel(.down), 12, 4).release(12) }
                == "\(begun) wheel_down(12,4) drop(12,4)")
    }

    @Test func `from the second of two clicks ends the sequence of clicks`() {
        #expect(
            told { $0.click().press().drag(12).release(12).click(12) }
                == "press(left,9,4) release(left,9,4) click(left,9,4,n=1) \(begun) drop(12,4) "
                + "press(left,12,4) release(left,12,4) click(left,12,4,n=1)")
    }

    @Test func `works with another button`() {
        #expect(
            told { $0.press(9, 4, .right).drag(10, 4, .right).release(10, 4, .right) }
                == "press(right,9,4) drag_start(right,9,4) drag(10,4) drop(10,4)")
    }

    @Test func `may begin while a second button is down`() {
        #expect(
            told { $0.press().press(9, 4, .right).drag(10).release(10, 4, .right).release(10) }
                == """
                press(left,9,4) press(right,9,4) drag_start(left,9,4) drag(10,4) \
                release(right,10,4) drop(10,4)
                """)
    }

    @Test func `without a press is ignored`() {
        #expect(told { $0.drag(12).drag(13).release(13).move(14) } == "move(14,4)")
    }

    /// Random reports, as a broken terminal might send them.
    @Test(arguments: 0..<40)
    func `has one beginning and one end, and no press leads to two gestures`(seed: UInt64) {
        var dice = Dice(seed: seed)
        let trace = GestureTrace()
        let buttons: [Mouse.Button] = [.left, .right]
        for _ in 0..<300 {
            let (column, row) = (dice.roll(3), dice.roll(2))
            let button = buttons[dice.roll(2)]
            switch dice.roll(12) {
            case 0, 1, 2: trace.press(column, row, button)
            case 3, 4: trace.release(column, row, button)
            case 5: trace.release(column, row, nil)
            case 6, 7, 8: trace.drag(column, row, button)
            case 9: trace.move(column, row)
            case 10: trace.send(dice.roll(2) == 0 ? .key(KeyPress(.escape)) : .focus(false))
            default: trace.wait(dice.roll(300))
            }
        }
        #expect(faults(in: trace.words) == [])
        #expect(trace.words.contains { $0.hasPrefix("drop") })
    }

    /// Parses the words by a grammar and returns the faults.
    private func faults(in words: [String]) -> [String] {
        var faults: [String] = []
        // The place of each press, until a gesture follows from it.
        var pressed: [Substring: Substring] = [:]
        var dragged: (button: Substring, at: Substring)?
        for (index, word) in words.enumerated() {
            let parts = word.split { "()".contains($0) }
            let rest = parts.count > 1 ? parts[1] : ""
            let button = rest.prefix { $0.isLetter }
            let point = rest.drop { !$0.isNumber }.prefix { $0 != "n" }
            let isRight: Bool
            switch parts[0] {
            case "press":
                isRight = dragged == nil
                pressed[button] = point
            case "release": isRight = dragged?.button != button && pressed[button] != nil
            case "click":
                isRight =
                    words[index - 1].hasPrefix("release(\(rest.dropLast(4)))")
                    && pressed[button].map { point.hasPrefix($0) } == true
                pressed[button] = nil
            case "drag_start":
                isRight = dragged == nil && pressed[button] == point
                dragged = (button, point)
            case "drag":
                isRight = dragged != nil && dragged?.at != point
                dragged?.at = point
            case "drop":
                isRight = dragged != nil
                if let dragged { pressed[dragged.button] = nil }
                dragged = nil
            case "drag_cancel":
                isRight = !pressed.isEmpty
                if let dragged { pressed[dragged.button] = nil }
                dragged = nil
            case "move": isRight = dragged == nil
            default: isRight = true
            }
            if !isRight { faults.append("\(index) \(word)") }
        }
        return faults
    }
}
