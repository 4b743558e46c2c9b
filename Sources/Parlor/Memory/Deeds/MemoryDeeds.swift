import Games
import TUI

/// The deeds that only the memory game has.
enum MemoryDeed: Hashable { case turn, start, board, shuffle, reset, giveUp }

struct MemoryDeeds: GameDeeds {
    typealias Dealt = DealtMemory
    typealias Narrator = MemoryNarrator
    typealias OwnAct = Never
    typealias OwnDeed = MemoryDeed

    var lookBack = LookBackKeys.none
    var reading = ReadingKeys()
    /// Indicates whether the paused game is in a break: before the next round, or after the time
    /// ran out.
    var isBreak = false

    var resumeName: Phrase { isBreak ? start : .resume }
    private var start: Phrase { Phrase("start", "시작") }

    var own: [Deed] { play + Deed.lookingBack(lookBack, reading: reading) + last }

    private var play: [Deed] {
        [
            .move(), .jump(by: 3),
            startDeed,
            Deed(MemoryDeed.turn, .turn)
                .keys("Space", help: "Enter, Space") { $0.pressesFocus ? .enter : nil }
                .typed(
                    as: Phrase("turn", "뒤집기 뒤집어"), at: [.running],
                    "Type \"turn A1 B2\", or just \"A1 B2\", to turn two cards up.",
                    "뒤집기 A1 B2: 카드 두 장을 뒤집습니다. A1 B2만 입력해도 됩니다."
                ) { $0.turn($1) },
            Deed(MemoryDeed.board, .board, at: [.running, .over])
                .typed("Type \"board\" to hear the cards row by row.", "판: 카드를 한 줄씩 읽어 줍니다.") {
                    narrator in
                    narrator.board
                },
            Deed(MemoryDeed.shuffle, .shuffle, at: [.running])
                .key(
                    "s", .play(.shuffle),
                    named: Phrase("shuffle all cards", "모든 카드의 자리 섞기")
                )
                .typed("Type \"shuffle\" to move all cards to new places.", "섞기: 카드의 자리를 섞습니다.") {
                    narrator in [.say(narrator.plain.shuffled), .action(.shuffle)]
                },
            Deed(MemoryDeed.reset, .reset, at: [.running])
                .key(
                    "r", .play(.reset),
                    named: Phrase(
                        "put all cards of the round back, face down; moves and time stay",
                        "이 라운드의 카드를 모두 제자리에 다시 덮기(횟수와 시간은 그대로)")
                )
                .typed(
                    as: Phrase("reset", "다시덮기"),
                    "Type \"reset\" to turn all cards of the round face down again.",
                    "다시덮기: 이 라운드의 카드를 모두 다시 덮습니다."
                ) { _ in [.action(.reset)] },
            // No key gives up the game, but a dialog has a button for it.
            Deed(MemoryDeed.giveUp, .giveUp, at: [.running, .paused])
                .typed(
                    as: Phrase("give surrender", "포기"),
                    "Type \"give up\" to end the game and hear all cards.",
                    "포기: 게임을 끝내고 모든 카드를 읽어 줍니다."
                ) { _ in [.action(.giveUp)] },
            .status { $0.status },
            .pause(),
            .takeBack(
                named: Phrase("previous game, or the cards before a reset", "이전 게임 또는 다시 덮기 전")),
            .newGame(),
        ]
    }

    /// The deeds that the help page lists last.
    private var last: [Deed] {
        [
            .restart(as: Phrase("restart", "처음부터 다시시작")), .copy(),
            // Players know the hint key and the typed word from other games. Here, both say that
            // there are no hints.
            .hint(nil, importance: .none)
                .typed(as: TypedNames.hint) { _, _ in [.action(.hint)] },
        ]
    }

    /// The deed that starts the clock, or the next round. On the screen, the first card starts the
    /// clock.
    private var startDeed: Deed {
        Deed(MemoryDeed.start, start, at: [.ready]).typed(
            as: Phrase("start begin", "시작 시작하기"), at: [.ready, .paused, .over],
            "Type \"start\" to begin, to start the next round, or to play again.",
            "시작: 게임이나 다음 라운드를 시작하거나 게임을 다시 합니다."
        ) { narrator in narrator.start }
    }
}
