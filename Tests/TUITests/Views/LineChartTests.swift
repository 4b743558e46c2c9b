import Testing

@testable import TUI

@Suite struct `A chart of lines` {
    @Test func `joins its values with dots`() {
        #expect(picture(LineChart([.init([0, 4, 0])]), 4, 2) == " ⡰⢣\n⡰⠁ ⢣")
        #expect(picture(LineChart([.init([1])]), 1, 1) == "⠄")
    }

    @Test func `leaves a gap for a value that is not a number`() {
        let whole = picture(LineChart([.init([1, 1, 1])], range: 0...1), 6, 1)
        let gap = picture(LineChart([.init([1, .nan, 1])], range: 0...1), 6, 1)
        #expect(whole == "⠉⠉⠉⠉⠉⠉")
        #expect(gap == "⠁    ⠈")
        let ascii = picture(LineChart([.init([1, 1, 1])], range: 0...1), 6, 1, theme: .ascii)
        #expect(ascii == "''''''")
    }
}
