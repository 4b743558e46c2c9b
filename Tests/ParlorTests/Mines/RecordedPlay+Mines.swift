import TUI

@testable import Parlor

extension RecordedPlay {
    /// Takes most of the actions of mines, with keys and all mouse buttons.
    func playMines() {
        press(.enter)
        wait(1500)
        type("hh")
        press(.enter, .right, .down, .character(" "))
        type("ff")
        for row in 3..<9 { click(26 + 4 * row, row) }
        for button in [Mouse.Button.right, .middle] {
            wait(200)
            take(.mouse(Mouse(.press(button), column: 40, row: 6)))
            wait(700)
            take(.mouse(Mouse(.release(button), column: 40, row: 6)))
        }
        type("p")
        wait(4000)
        press(.enter)
        take(.focus(false))
        wait(60_000)
        take(.focus(true))
        press(.enter)
        for _ in 0..<120 { type("h") }
        wait(2500)
        type("cn")
        click(40, 6)
        click(34, 8)
        type("?bbb")
    }
}
