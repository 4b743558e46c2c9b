import Games
import TUI

extension GameName { static let memory = GameName("memory") }

extension GameModule {
    static var memory: GameModule {
        GameModule(
            .memory, texts: { $0.memory.about }, sketch: memorySketch,
            settings: MemorySettings.rows, variant: MemoryVariant.self,
            emblem: MotifSheets.cherries,
            starts: .twoSlots(MemoryGame<String>.self),
            screen: memoryScreen, plain: MemoryNarrator.play,
            state: { ($0 as? MemorySeen<String>)?.state })
    }
}

extension MemorySeen {
    /// The state of the game as a word.
    fileprivate var state: String {
        phase == .finished ? (score.isWon ? "won" : "lost") : phase.rawValue
    }
}

/// A sketch of the rules: two equal cards leave the board, and two different cards turn back.
private let memorySketch = """
    ╭───╮ ╭───╮          ╭───╮ ╭───╮     ╭───╮ ╭───╮
    │ ♥ │ │ ♥ │ → ✓      │ ♥ │ │ ♣ │  →  │░░░│ │░░░│
    ╰───╯ ╰───╯          ╰───╯ ╰───╯     ╰───╯ ╰───╯
    """
