import Testing

@testable import TUI

@Suite struct `Key chords` {
    private enum Act: Equatable { case top, end, save, quit }

    private func make() -> KeyChords<Act> {
        ["g g": .top, "g e": .end, "ctrl+x ctrl+s": .save, "q": .quit]
    }

    @Test func `are keys one after the other`() {
        var chords = make()
        var answer = KeyChords<Act>.Answer.none
        answer = chords.take(KeyPress(typed: "g"))
        #expect(answer == .waiting)
        #expect(chords.continuations.map { $0.keys } == ["g", "e"])
        answer = chords.take(KeyPress(typed: "e"))
        #expect(answer == .act(.end))
        answer = chords.take(KeyPress("x", modifiers: .control))
        #expect(answer == .waiting)
        answer = chords.take(KeyPress("s", modifiers: .control))
        #expect(answer == .act(.save))
        answer = chords.take(KeyPress(typed: "q"))
        #expect(answer == .act(.quit))
        answer = chords.take(KeyPress(typed: "z"))
        #expect(answer == .none)
        #expect(chords == make())
    }

    @Test func `restart at a key that does not continue them, and end at Esc`() {
        var chords = make()
        var answer = KeyChords<Act>.Answer.none
        _ = chords.take(KeyPress(typed: "g"))
        answer = chords.take(KeyPress(typed: "q"))
        #expect(answer == .act(.quit))
        _ = chords.take(KeyPress(typed: "g"))
        answer = chords.take(KeyPress("x", modifiers: .control))
        #expect(answer == .waiting)
        answer = chords.take(KeyPress(.escape))
        #expect(answer == .abandoned && !chords.isWaiting)
        _ = chords.take(KeyPress(typed: "g"))
        answer = chords.take(KeyPress(typed: "z"))
        #expect(answer == .abandoned && !chords.isWaiting)
    }

    @Test func `recognize a capital letter in every encoding`() {
        var chords: KeyChords = ["G": Act.end]
        var answer = KeyChords<Act>.Answer.none
        answer = chords.take(KeyPress(typed: "G"))
        #expect(answer == .act(.end))
        answer = chords.take(KeyPress("g", modifiers: .shift))
        #expect(answer == .act(.end))
        answer = chords.take(KeyPress(typed: "g"))
        #expect(answer == .none)
    }

    @Test func `can be typed with Shift, whichever way the terminal reports it`() {
        let presses: [(String, [KeyPress])] = [
            ("shift+g", [KeyPress(typed: "G"), KeyPress("g", modifiers: .shift)]),
            ("shift+G", [KeyPress(typed: "G"), KeyPress("g", modifiers: .shift)]),
            ("alt+G", [KeyPress("G", modifiers: .alt), KeyPress("g", modifiers: [.alt, .shift])]),
            ("alt+shift+g", [KeyPress("G", modifiers: .alt)]),
            ("ctrl+shift+g", [KeyPress("g", modifiers: [.control, .shift])]),
            ("ctrl+shift+space", [KeyPress(" ", modifiers: [.control, .shift])]),
            ("space", [KeyPress(" ", modifiers: .shift)]),
            ("shift+tab", [KeyPress(.tab, modifiers: .shift)]),
        ]
        for (text, presses) in presses {
            for press in presses {
                var chords = KeyChords([(text, Act.end)])
                let answer = chords.take(press)
                #expect(answer == .act(.end), "\(text) by \(press)")
            }
        }
    }

    @Test func `are shown while more keys are awaited`() {
        var chords = make()
        _ = chords.take(KeyPress(typed: "g"))
        let name: (Act) -> String = { $0 == .top ? "top" : "end" }
        #expect(picture(ChordHelp(chords, name), 20, 1) == " g top  e end")
    }

    @Test func `refuse a key that does not exist, and a chord that cannot be reached`() async {
        await #expect(processExitsWith: .failure) { _ = KeyChords([("hyperspace", 1)]) }
        await #expect(processExitsWith: .failure) { _ = KeyChords([("g", 1), ("g g", 2)]) }
        await #expect(processExitsWith: .failure) { _ = KeyChords([("shift+1", 1)]) }
        await #expect(processExitsWith: .failure) { _ = KeyChords([("shift+space", 1)]) }
    }
}
