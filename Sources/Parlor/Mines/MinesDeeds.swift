import Games
import TUI

/// The deeds that only mines has.
enum MinesDeed: Hashable { case open, flag, chord, around, board, hint, time }

extension MinesNarrator {
    static var deeds: GameDeeds<MinesAct, MinesNarrator> { deeds(whereLettersMove: false) }

    /// The deeds. If `h j k l` move the focus, the key of a hint is `H`. The player can look back
    /// at clicks that are known.
    static func deeds(
        whereLettersMove lettersMove: Bool, _ lookBack: LookBack = .none,
        hint: HintStep = .nothing
    ) -> GameDeeds<MinesAct, MinesNarrator> {
        .all([
            .move(lettersMove: lettersMove),
            GameDeed(MinesDeed.open, .open)
                .keys("Space", help: "Enter, Space") { $0.pressesFocus ? .enter : nil }
                .typed("Type open c5 to open a cell.", "열기 c5: 칸을 엽니다.") {
                    $0.open($1)
                },
            GameDeed(MinesDeed.flag, .flag).key("f", .own(.flag))
                .typed(
                    as: Phrase("flag mark", "깃발"),
                    "Type flag c5 to place a flag there or remove it.", "깃발 c5: 깃발을 꽂거나 뺍니다."
                ) { $0.act(on: $1) { .mark($0) } },
            GameDeed(MinesDeed.chord, Phrase("chord", "주변열기"), at: [.running])
                .typed("Type chord c5 to open the cells around a number.", "주변열기 c5: 숫자 주변을 엽니다.") {
                    $0.chord($1)
                },
            GameDeed(MinesDeed.around, Phrase("around what", "주변"), at: [.ready, .running, .over])
                .typed("Type around c5 to hear the cells around it.", "주변 c5: 주변의 칸을 읽어 줍니다.") {
                    $0.around($1)
                },
            GameDeed(MinesDeed.board, .board, at: [.ready, .running, .over])
                .typed("Type board to hear all rows.", "판: 모든 줄을 읽어 줍니다.") { narrator, _ in
                    narrator.board
                },
            GameDeed(MinesDeed.hint, hint.name)
                .key(
                    lettersMove ? "H" : "h", .play(.hint),
                    named: Phrase("hint, then why, then do it", "힌트, 다시 누르면 이유, 또 누르면 적용")
                )
                .typed(
                    as: .hint, "Type hint for help, and again for more.",
                    "힌트: 도움을 받습니다. 다시 입력하면 더 알려 줍니다."
                ) { _, _ in [.action(.hint)] },
            GameDeed(MinesDeed.time, .status, at: .always)
                .typed("Type time to hear how the game stands.", "시간: 게임 상황을 알려 줍니다.") {
                    narrator, _ in
                    narrator.status
                },
            .pause(), .takeBack(), .newGame(as: Phrase("new start", "새게임 새 새판 시작")),
            .lookBack(lookBack), .step(Phrase("click", "클릭"), in: lookBack),
            .copy(),
        ])
    }
}

extension MinesSeen {
    /// The next effect of the key for hints. A guess is left to the player.
    var hintStep: HintStep {
        guard let hint else { return .nothing }
        if hint.stage == .look { return .why }
        if case .guess = hint.rule { return .nothing }
        return .doIt
    }
}
