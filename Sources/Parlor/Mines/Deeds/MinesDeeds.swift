import Games
import TUI

/// The deeds that only mines has.
enum MinesDeed: Hashable { case open, flag, chord, around, board }

struct MinesDeeds: GameDeeds {
    typealias Dealt = DealtMines
    typealias Narrator = MinesNarrator
    typealias OwnAct = MinesOwnAct
    typealias OwnDeed = MinesDeed

    /// Indicates whether `h j k l` move the focus.
    var lettersMove = false
    /// The next step of the hint; nil if no hint is shown.
    var hint: HintStep?
    var reading = ReadingKeys()
    var lookBack = LookBackKeys.none

    var own: [Deed] {
        play + Deed.lookingBack(lookBack, reading: reading, lettersMove: lettersMove) + last
    }

    private var play: [Deed] {
        [
            // In a narrow window, the keys that only this game has take the place of the arrows.
            .move(lettersMove: lettersMove, rank: 1),
            Deed(MinesDeed.open, .open)
                .keys("Space", help: "Enter, Space") { $0.pressesFocus ? .enter : nil }
                .typed(
                    "Type \"open c5\" to open a cell. \"c5\" alone does the same.",
                    "열기 c5: 칸을 엽니다. c5만 입력해도 같습니다."
                ) {
                    $0.open($1)
                },
            Deed(MinesDeed.flag, .flag).key("f", .own(.flag))
                .typed(
                    as: Phrase("flag mark", "깃발"),
                    "Type \"flag c5\" to place a flag there or remove it.", "깃발 c5: 깃발을 꽂거나 뺍니다."
                ) { $0.act(on: $1) { .mark($0) } },
            Deed(MinesDeed.chord, Phrase("chord", "주변열기"), at: [.running])
                .typed(
                    "Type \"chord c5\" to open the cells around a number.",
                    "주변열기 c5: 숫자 주변의 칸을 엽니다."
                ) {
                    $0.chord($1)
                },
            Deed(MinesDeed.around, Phrase("around what", "주변"), at: [.ready, .running, .over])
                .typed("Type \"around c5\" to hear the cells around it.", "주변 c5: 주변의 칸을 읽어 줍니다.") {
                    $0.around($1)
                },
            Deed(MinesDeed.board, .board, at: [.ready, .running, .over])
                .typed("Type \"board\" to hear all rows.", "판: 모든 행을 읽어 줍니다.") { narrator in
                    narrator.board
                },
            .hint(hint, lettersMove: lettersMove)
                .typed(
                    as: TypedNames.hint,
                    "Type \"hint\" or \"h\" for a hint, again for more.",
                    "힌트 또는 h: 힌트를 줍니다. 다시 입력하면 더 알려 줍니다."
                ) { _ in [.action(.hint)] },
            .closeHint(hint, closing: .play(.dismissHint)),
            .readBack(reading), .jump(by: MinesScene.leap, scrolls: true),
            .status { $0.status },
            .pause(), .takeBack(), .newGame(as: Phrase("new start", "새게임 새 새판 시작")),
        ]
    }

    /// The deeds that the help page lists last.
    private var last: [Deed] { [.restart(), .copy()] }
}

extension MinesSeen {
    /// The next step of the hint; nil if no hint is shown. The player decides about a guess, so the
    /// key does not open its cell.
    var hintStep: HintStep? {
        guard let hint else { return nil }
        if hint.stage == .look { return .why }
        if hint.isGuess { return .nothing }
        return .doIt
    }
}
