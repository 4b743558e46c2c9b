import TUI
import Testing

@testable import Parlor

/// A state of a screen, and the way to it.
struct ScreenState: Sendable, CustomTestStringConvertible {
    let name: String
    let begin: @Sendable (String) throws -> ProgramRun
    let arrange: @Sendable (ProgramRun) throws -> Void

    /// Creates a state. `begin` starts a program with the given arguments in addition to its own.
    init(
        _ name: String,
        in begin: @escaping @Sendable (String) throws -> ProgramRun = {
            try ProgramRun.withResults("--seed 3 \($0)")
        },
        _ arrange: @escaping @Sendable (ProgramRun) throws -> Void
    ) {
        (self.name, self.begin, self.arrange) = (name, begin, arrange)
    }

    var testDescription: String { name }

    func play(_ arguments: String = "") throws -> ProgramRun {
        let play = try begin("--no-motion " + arguments)
        try arrange(play)
        return play
    }
}

/// The states of one screen.
struct ScreenStates: Sendable, CustomTestStringConvertible {
    let name: String
    let states: [ScreenState]

    /// The key for a value that does not show its key.
    let key: @Sendable (AnyHashable) -> Key?

    init(
        _ name: String, _ states: [ScreenState],
        key: @escaping @Sendable (AnyHashable) -> Key? = { _ in nil }
    ) {
        (self.name, self.states, self.key) = (name, states, key)
    }

    var testDescription: String { name }

    /// Every screen, with a line for each of its states.
    static let all = [
        ScreenStates(
            "home",
            (0..<7).map { row in ScreenState("row \(row)") { $0.down(row) } }),
        ScreenStates(
            "lobby",
            (0..<7).map { row in
                ScreenState("row \(row)") {
                    $0.pilot.press(.enter)
                    $0.down(row)
                }
            } + [
                ScreenState("another number") {
                    $0.pilot.press(.enter)
                    $0.down(2)
                    $0.pilot.press(.right)
                }
            ]),
        ScreenStates(
            "settings",
            (0..<6).map { row in
                ScreenState("row \(row)") {
                    $0.openSettings()
                    $0.down(row)
                }
            } + [
                ScreenState("no mouse") {
                    $0.openSettings()
                    $0.down(2)
                    $0.pilot.press(.right)
                }
            ]),
        ScreenStates(
            "question",
            [
                ScreenState("cancel") { try $0.askForNewGame() },
                ScreenState("new game") {
                    try $0.askForNewGame()
                    $0.pilot.press(.left)
                },
            ]),
        ScreenStates(
            "memory",
            [
                ScreenState("ready") { $0.pilot.press(.enter, .enter) },
                ScreenState("ready, focus on the next button") {
                    $0.pilot.press(.enter, .enter, .tab)
                },
                ScreenState("face down") { $0.startMemory() },
                ScreenState("another focus") {
                    $0.startMemory()
                    $0.pilot.press(.right)
                },
                ScreenState("a card") {
                    $0.startMemory()
                    try $0.turn(4)
                },
                ScreenState("another card") {
                    $0.startMemory()
                    try $0.turn(6)
                },
                ScreenState("two cards") {
                    $0.startMemory()
                    try $0.turn(4, 6)
                },
                ScreenState("a pair found") {
                    $0.startMemory()
                    try $0.turn(4, 5)
                },
                ScreenState("a pair gone") {
                    $0.startMemory()
                    try $0.turn(4, 5, 6)
                },
                ScreenState("time up") {
                    $0.startMemory()
                    $0.pilot.advance(by: .seconds(91))
                },
                ScreenState("paused") {
                    $0.startMemory()
                    $0.pilot.type("p")
                },
                ScreenState("finished") { try $0.finishMemory() },
                ScreenState("finished, focus on the next button") {
                    try $0.finishMemory()
                    $0.pilot.press(.tab)
                },
                ScreenState("copied") {
                    try $0.finishMemory()
                    $0.pilot.type("c")
                },
            ]),
        sudoku, klondike, mines,
        ScreenStates(
            "statistics",
            [
                ScreenState("memory") { $0.openStatistics() },
                ScreenState("sudoku") { $0.openStatistics("2") },
                ScreenState("sudoku's second row") { $0.openStatistics("2j") },
                ScreenState("daily") { $0.openStatistics("3") },
                ScreenState("boards of the day of one game") { $0.openStatistics("3j") },
            ]),
        ScreenStates(
            "help",
            [
                ScreenState("home") { $0.pilot.type("?") },
                ScreenState("scrolled") { $0.pilot.type("?jjj") },
                ScreenState("statistics") { $0.openStatistics("?") },
            ]),
    ]
}

extension ProgramRun {
    fileprivate func down(_ rows: Int) { for _ in 0..<rows { pilot.press(.down) } }

    fileprivate func openSettings() { pilot.press(.up, .up, .up, .enter) }

    fileprivate func openStatistics(_ keys: String = "") {
        pilot.press(.up, .up, .up, .up, .enter)
        pilot.type(keys)
    }

    /// Starts the clock with a card, and covers it again.
    fileprivate func startMemory() {
        pilot.press(.enter, .enter, .enter)
        pilot.type("r")
    }

    fileprivate func finishMemory() throws {
        set(MemorySettings.pairs, to: 2)
        set(MemorySettings.rounds, to: 1)
        startMemory()
        try clear(pairs: 2)
        pilot.advance(by: .seconds(1))
    }

    fileprivate func askForNewGame() throws {
        startMemory()
        try turn(0)
        pilot.type("b")
        try pilot.click("New game")
    }
}
