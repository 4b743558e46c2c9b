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

    @Test func `are shown while more keys are awaited`() {
        var chords = make()
        _ = chords.take(KeyPress(typed: "g"))
        let name: (Act) -> String = { $0 == .top ? "top" : "end" }
        #expect(picture(ChordHelp(chords, name), 20, 1) == " g top  e end")
    }

    @Test func `refuse a key that does not exist, and a chord that cannot be reached`() async {
        await #expect(processExitsWith: .failure) { _ = KeyChords([("hyperspace", 1)]) }
        await #expect(processExitsWith: .failure) { _ = KeyChords([("g", 1), ("g g", 2)]) }
    }
}
