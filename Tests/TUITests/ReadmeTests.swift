import Reactive
import TUI
import Testing

// The terminal code of the README, unchanged.

func spaceCounter(_ console: Console) -> Driver<Text> {
    console.keys.filter { $0.key == " " }
        .scan(0) { count, _ in count + 1 }.startWith(0)
        .take(until: console.keys.filter { $0.key == "q" })
        .map { Text("\($0) so far: space counts, q leaves") }
        .asDriver(onErrorDriveWith: .empty())
}

@Test func `space counts, and q leaves`() {
    let pilot = Pilot(columns: 40, rows: 1, spaceCounter)
    pilot.type("  ")
    #expect(pilot.text == "2 so far: space counts, q leaves")
    pilot.type("q")
    #expect(pilot.isOver)
}

/// Not called by tests, which have no terminal. It only has to compile.
@MainActor private func main() {
    Terminal.run(spaceCounter).leave()
}

@MainActor private func mainWithInterruptAsAKey() {
    var options = TerminalOptions()
    options.endsOnInterrupt = false
    let ending = Terminal.run(options: options, spaceCounter)
    if case .signal = ending { print("A signal ended the program.") }
    ending.leave()
}

@MainActor private func mainBelowThePrompt() {
    var options = TerminalOptions()
    options.inlineRows = 3
    Terminal.run(options: options, spaceCounter).leave()
}
