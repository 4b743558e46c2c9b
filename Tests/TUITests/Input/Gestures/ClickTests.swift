import Testing

@testable import TUI

@Suite struct `A click` {
    private func told(_ act: (GestureTrace) -> Void) -> String {
        let trace = GestureTrace()
        act(trace)
        return trace.text
    }

    /// The counts of the reported clicks.
    private func counts(_ act: (GestureTrace) -> Void) -> [String] {
        let trace = GestureTrace()
        act(trace)
        return trace.words.filter { $0.hasPrefix("click") }.map { word in
            String(word.split(separator: "=").last?.prefix { $0.isNumber } ?? "")
        }
    }

    @Test func `is reported at its release, and nothing follows`() {
        let trace = GestureTrace().press().wait(60)
        #expect(trace.text == "press(left,9,4)")
        trace.release()
        #expect(trace.text == "press(left,9,4) release(left,9,4) click(left,9,4,n=1)")
        trace.wait(10_000)
        #expect(trace.words.count == 3)
    }

    @Test(arguments: [(400, "2"), (401, "1"), (399, "2"), (0, "2")])
    func `counts as the next click up to 400 milliseconds after the previous press`(
        pause: Int, count: String
    ) {
        #expect(counts { $0.click().wait(pause).click() } == ["1", count])
        // The time between the presses counts; their length does not.
        #expect(
            counts { $0.press().wait(pause).release().press().wait(900).release() }
                == ["1", count])
    }

    @Test(arguments: [
        (9, 4, "2"), (10, 4, "2"), (8, 4, "2"), (11, 4, "1"), (7, 4, "1"), (9, 5, "1"),
        (9, 3, "1"), (10, 5, "1"),
    ])
    func `counts as the next click at most a column away, in the same row`(
        column: Int, row: Int, count: String
    ) {
        #expect(counts { $0.click().wait(200).click(column, row) } == ["1", count])
    }

    @Test func `is timed from the previous click, not from the first`() {
        let clicks = counts { trace in
            for column in [9, 10, 11, 12] { trace.click(column).wait(390) }
        }
        #expect(clicks == ["1", "2", "3", "4"])
    }

    @Test func `counts from one again with another button`() {
        for button in [Mouse.Button.middle, .right, .back, .forward, .other(10)] {
            #expect(
                counts { $0.click().click(9, 4, button).click(9, 4, button) } == ["1", "1", "2"])
        }
        #expect(counts { $0.click().click(9, 4, .right).click() } == ["1", "1", "1"])
    }

    @Test func `is the same for the buttons at the side`() {
        #expect(
            told { $0.click(1, 2, .back) }
                == "press(back,1,2) release(back,1,2) click(back,1,2,n=1)")
        #expect(
            told { $0.click(1, 2, .forward) }
                == "press(forward,1,2) release(forward,1,2) click(forward,1,2,n=1)")
    }

    @Test func `counts from one again after any other input`() {
        func counts(_ meanwhile: (GestureTrace) -> Void) -> [String] {
            self.counts { trace in
                trace.click().wait(50)
                meanwhile(trace)
                trace.wait(50).click()
            }
        }
        #expect(counts { _ in } == ["1", "2"])
        #expect(counts { $0.send(.key(KeyPress(.character("x")))) } == ["1", "1"])
        #expect(counts { $0.report(.wheel(.down), 9, 4) } == ["1", "1"])
        #expect(counts { $0.send(.paste("x")) } == ["1", "1"])
        #expect(counts { $0.send(.text("é")) } == ["1", "1"])
        #expect(counts { $0.send(.focus(false)).send(.focus(true)) } == ["1", "1"])
        #expect(counts { $0.send(.resize(Resize(rows: 9, columns: 20))) } == ["1", "1"])
        #expect(counts { $0.press().drag(12).release(12) } == ["1", "1"])
    }

    @Test func `is not disturbed by events without an action of the user`() {
        func counts(_ meanwhile: TerminalEvent) -> [String] {
            self.counts { $0.click().wait(50).send(meanwhile).wait(50).click() }
        }
        #expect(counts(.reply(.isWell)) == ["1", "2"])
        #expect(counts(.colorScheme(.light)) == ["1", "2"])
        #expect(counts(.unknown) == ["1", "2"])
        #expect(counts(.key(KeyPress(.character("x"), kind: .release))) == ["1", "2"])
        #expect(counts(.key(KeyPress(.modifier(.leftControl)))) == ["1", "2"])
        #expect(counts(.mouse(Mouse(.move, column: 10, row: 4))) == ["1", "2"])
    }

    @Test func `has the modifiers of its press`() {
        let click = told { $0.report(.press(.left), 9, 4, .control).release() }
        #expect(click == "press(left,9,4) release(left,9,4) click(left,9,4,n=1,ctrl)")
    }

    @Test func `is not canceled by a motion inside its cell, the wheel, a paste or a resize`() {
        let end = "release(left,9,4) click(left,9,4,n=1)"
        #expect(told { $0.press().drag(9).drag(9).release() } == "press(left,9,4) \(end)")
        #expect(told { $0.press().move(9).release() } == "press(left,9,4) move(9,4) \(end)")
        #expect(
            told { $0.press().report(.wheel(.left), 9, 4).release() }
                == "press(left,9,4) wheel_left(9,4) \(end)")
        #expect(told { $0.press().send(.paste("x")).release() } == "press(left,9,4) \(end)")
        #expect(
            told { $0.press().send(.resize(Resize(rows: 9, columns: 20))).release() }
                == "press(left,9,4) \(end)")
    }

    @Test func `is not canceled by the focus event that it causes, whichever comes first`() {
        let click = "press(left,9,4) release(left,9,4) click(left,9,4,n=1)"
        #expect(told { $0.send(.focus(true)).click() } == "focus(in) \(click)")
        #expect(
            told { $0.press().send(.focus(true)).release() }
                == click.replacing("release", with: "focus(in) release"))
        #expect(counts { $0.click().send(.focus(true)).click() } == ["1", "2"])
    }

    @Test func `is canceled by Esc, by a loss of focus, and by a lost pointer`() {
        let called = "press(left,9,4) drag_cancel"
        #expect(told { $0.press().send(.key(KeyPress(.escape))).release() } == called)
        #expect(
            told { $0.press().send(.focus(false)).send(.focus(true)).release() }
                == "press(left,9,4) focus(out) drag_cancel focus(in)")
        #expect(told { $0.press().move(20).release(20) } == "\(called) move(20,4)")
        #expect(
            told { $0.press().click(20) }
                == "\(called) press(left,20,4) release(left,20,4) click(left,20,4,n=1)")
    }

    @Test func `after a lost release counts as the first`() {
        #expect(counts { $0.click().press().press().release() } == ["1", "1"])
    }

    @Test func `of a second button is absent while the first is down`() {
        #expect(
            told { $0.press().press(9, 4, .right).release(9, 4, .left).release(9, 4, .right) }
                == """
                press(left,9,4) press(right,9,4) release(left,9,4) click(left,9,4,n=1) \
                release(right,9,4)
                """)
        #expect(counts { $0.press().click(9, 4, .right).click(9, 4, .middle).release() } == ["1"])
        #expect(counts { $0.press().click(9, 4, .right).release().click() } == ["1", "1"])
    }

    @Test func `needs no button name at its release`() {
        #expect(
            told { $0.press(9, 4, .right).release(9, 4, nil) }
                == "press(right,9,4) release(right,9,4) click(right,9,4,n=1)")
        #expect(
            told { $0.press().press(9, 4, .right).release(9, 4, nil).release(9, 4, nil) }
                == """
                press(left,9,4) press(right,9,4) release(right,9,4) release(left,9,4) \
                click(left,9,4,n=1)
                """)
        #expect(told { $0.release(9, 4, nil) } == "")
    }

    @Test func `in the old protocol is a click`() {
        let trace = GestureTrace()
        trace.send(Array("\u{1b}[M *%\u{1b}[M#*%".utf8))
        #expect(trace.text == "press(left,9,4) release(left,9,4) click(left,9,4,n=1)")
    }

    @Test func `that began before the first listener is ignored`() {
        #expect(told { $0.release().wait(10).drag(12).release(12) } == "")
    }
}
