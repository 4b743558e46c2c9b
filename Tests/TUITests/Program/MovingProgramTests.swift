import Reactive
import Testing

@testable import TUI

@Suite struct `A motion in a program` {
    private func pilot() -> Pilot {
        let pilot = Pilot(columns: 20, rows: 1, runner)
        pilot.advance(by: .seconds(1))
        return pilot
    }

    @Test func `follows the time, and wakes the program no more when it has arrived`() {
        let pilot = pilot()
        pilot.press(.right)
        #expect(pilot.text == "10: @")
        #expect(pilot.nextWakeUp == pilot.now + .milliseconds(17))
        pilot.advance(by: .milliseconds(100))
        #expect(pilot.text == "10:      @")
        pilot.advance(by: .milliseconds(117))
        #expect(pilot.text == "10:           @")
        #expect(pilot.nextWakeUp == nil)
        // The number of frames that the pace allows in 200 milliseconds, and one at the end.
        #expect(11...15 ~= pilot.drawings)
    }

    @Test func `arrives as soon as any key is pressed`() {
        let pilot = pilot()
        pilot.press(.right)
        pilot.advance(by: .milliseconds(50))
        pilot.type("x")
        #expect(pilot.text == "10:           @")
        #expect(pilot.nextWakeUp == nil)
    }

    @Test func `continues while a key is released, or a chord is in progress`() {
        let pilot = pilot()
        pilot.press(.right)
        pilot.advance(by: .milliseconds(50))
        pilot.send(.key(KeyPress(.right, kind: .release)))
        pilot.press(.modifier(.leftShift))
        pilot.send(.mouse(Mouse(.press(.left), column: 1, row: 0)))
        pilot.advance(by: .milliseconds(10))
        #expect(pilot.nextWakeUp != nil)
        #expect(pilot.text != "10:           @")
    }

    @Test func `may start at the key that ends the motion before it`() {
        let pilot = pilot()
        pilot.press(.right)
        pilot.advance(by: .milliseconds(50))
        pilot.press(.left)
        pilot.advance(by: .milliseconds(100))
        let place = pilot.text.count
        #expect(7...12 ~= place)
        pilot.advance(by: .milliseconds(200))
        #expect(pilot.text == "0:  @")
    }

    @Test func `arrives at once with reduced motion`() {
        var surroundings = Surroundings(size: Size(columns: 20, rows: 1))
        surroundings.reducesMotion = true
        let pilot = Pilot(in: surroundings, runner)
        pilot.press(.right)
        #expect(pilot.text == "10:           @")
        #expect(pilot.nextWakeUp == nil)
        #expect(pilot.drawings == 2)
    }

    @Test func `arrives at once without the focus, and stays there when the focus returns`() {
        let pilot = pilot()
        pilot.press(.right)
        pilot.advance(by: .milliseconds(50))
        pilot.focus(false)
        #expect(pilot.text == "10:           @")
        #expect(pilot.nextWakeUp == nil)
        pilot.focus(true)
        #expect(pilot.text == "10:           @")
        #expect(pilot.nextWakeUp == nil)
    }

    @Test func `wakes rarely if its pictures change rarely`() {
        let pilot = Pilot(columns: 10, rows: 1) { _ in
            Driver.just(
                Sketch { page in
                    let seconds = page.time.components.seconds
                    page.put("\(seconds)", 0, 0)
                    page.redraw(at: .seconds(seconds + 1))
                }
            ).concat(.never())
        }
        #expect(pilot.nextWakeUp == .seconds(1))
        pilot.advance(by: .seconds(9.5))
        #expect(pilot.text == "9")
        #expect(pilot.drawings == 10)
        #expect(pilot.nextWakeUp == .seconds(10))
    }
}
