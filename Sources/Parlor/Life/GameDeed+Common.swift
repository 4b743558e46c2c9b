import Games
import TUI

/// Deeds that every game has.
enum CommonDeed: Hashable {
    case move, pause, resume, newGame, takeBack, lookBack, step, mistake, copy, help, menu, quit
}

extension GameDeed {
    /// The keys that move the focus: the arrows, or `hjkl` if letters move.
    static func move(lettersMove: Bool = false) -> GameDeed {
        GameDeed(CommonDeed.move, .move)
            .keys(lettersMove ? "hjkl" : "←↑↓→", help: "← ↑ ↓ →", rank: lettersMove ? 1 : 0)
    }

    /// Pauses the game. The same key resumes it.
    static func pause<Own>(
        at moments: Set<GameMoment> = [.running], rank: Int = 0,
        importance: KeyTable<Act, Words>.Importance = .bar
    ) -> GameDeed where Act == GameAct<Narrator.Action, Own>, Narrator.Action: GameAction {
        GameDeed(CommonDeed.pause, .pause, at: moments)
            .key("p", .toggle, importance: importance, rank: rank)
            .typed(
                as: Phrase("pause", "일시정지 정지"),
                "Type pause to stop the clock.", "일시정지: 시계를 멈춥니다."
            ) { _, _ in [.action(.pause(true))] }
    }

    static func newGame<Own>(
        _ letter: Character = "n", as names: Phrase = Phrase("new", "새게임 새"),
        importance: KeyTable<Act, Words>.Importance = .help
    ) -> GameDeed where Act == GameAct<Narrator.Action, Own>, Narrator.Action: GameAction {
        GameDeed(CommonDeed.newGame, .newGame, at: [.running, .paused, .over])
            .key(letter, .play(.newGame), importance: importance)
            .typed(
                as: names, at: [.ready, .running, .paused, .over], "Type new for another game.",
                "새게임: 다른 게임을 시작합니다."
            ) { _, _ in [.action(.newGame)] }
    }

    /// Brings back the previous game, in games where nothing else can be taken back.
    static func takeBack<Own>() -> GameDeed
    where Act == GameAct<Narrator.Action, Own>, Narrator.Action: GameAction {
        GameDeed(CommonDeed.takeBack, .previousGame, at: .open)
            .key("u", .play(.takeBack), importance: .help)
            .typed(
                as: Phrase("undo", "실행취소 취소"), "Type undo to return to the previous game.",
                "실행취소: 이전 게임으로 돌아갑니다."
            ) { _, _ in [.action(.takeBack)] }
    }

    /// Looks back at the game after its end. While the player looks back, the key returns.
    static func lookBack<Own>(_ lookBack: LookBack) -> GameDeed
    where Act == GameAct<Narrator.Action, Own>, Narrator.Action: GameAction {
        GameDeed(
            CommonDeed.lookBack, lookBack.isOpen ? .toResult : .lookBack,
            at: lookBack.count > 0 ? [.over] : []
        ).key("l", .look(.toggle), rank: lookBack.isOpen ? -1 : 0)
    }

    /// Moves to another part of the game while the player looks back. `name` is the name of a part.
    /// The keys for looking back are the first ones in the bar.
    static func step<Own>(_ name: Phrase, in lookBack: LookBack) -> GameDeed
    where Act == GameAct<Narrator.Action, Own>, Narrator.Action: GameAction {
        let all = Phrase(
            "another \(name.english); PgUp, PgDn: ten further; Home, End: the first, the last",
            "다른 \(name.korean). PgUp, PgDn: 10개씩, Home, End: 처음과 끝")
        return GameDeed(CommonDeed.step, name, at: lookBack.isOpen ? [.over] : [])
            .keys("← →", named: all, importance: lookBack.isOpen ? .bar : .help, rank: -3) { key in
                switch key.key {
                case .left: .look(.by(-1))
                case .right: .look(.by(1))
                case .pageUp: .look(.by(-LookStep.page))
                case .pageDown: .look(.by(LookStep.page))
                case .home: .look(.first)
                case .end: .look(.last)
                default: nil
                }
            }
    }

    /// Moves to the next part with a mistake while the player looks back.
    static func mistake<Own>(in lookBack: LookBack) -> GameDeed
    where Act == GameAct<Narrator.Action, Own>, Narrator.Action: GameAction {
        GameDeed(
            CommonDeed.mistake, .mistake,
            at: lookBack.isOpen && !lookBack.mistakes.isEmpty ? [.over] : []
        ).key("m", .look(.mistake), named: Phrase("the next mistake", "다음 실수"), rank: -2)
    }

    /// Copies the line of the result to the clipboard.
    static func copy<Own>() -> GameDeed
    where Act == GameAct<Narrator.Action, Own>, Narrator.Action: GameAction {
        GameDeed(CommonDeed.copy, .copy, at: [.over]).key("c", .copy, importance: .help)
    }
}

extension GameDeeds where Narrator.Action: GameAction {
    /// All deeds of a game: its own deeds, and the words that can be typed in every game.
    static func all<Own>(_ own: [GameDeed<Act, Narrator>]) -> GameDeeds
    where Act == GameAct<Narrator.Action, Own> {
        GameDeeds(
            own + [
                GameDeed(CommonDeed.resume, .resume, at: [.paused])
                    .key("p", .toggle)
                    .typed(
                        as: Phrase("resume continue", "재개 계속"),
                        "Type resume to continue after a pause.", "재개: 멈춘 게임을 이어서 합니다."
                    ) { _, _ in [.action(.pause(false))] },
                GameDeed(CommonDeed.help, .help, at: .always)
                    .typed(
                        as: Phrase("help ?", "도움말 도움"), "Type help to hear this list.",
                        "도움말: 이 설명을 읽어 줍니다."
                    ) { narrator, _ in
                        Narrator.deeds.typedHelp(in: narrator.words, at: narrator.seen.moment)
                            .map { .say($0) }
                    },
                GameDeed(CommonDeed.menu, .menu, at: .always)
                    .typed(
                        as: Phrase("menu back", "메뉴 뒤로"),
                        "Type menu for another game. This one is saved.",
                        "메뉴: 게임을 저장하고 다른 게임을 고릅니다."
                    ) { _, _ in [.effect(.go(.pop))] },
                GameDeed(CommonDeed.quit, .quit, at: .always)
                    .typed(
                        as: Phrase("quit exit leave", "끝내기 종료"),
                        "Type quit to leave. The game is saved.", "끝내기: 게임을 저장하고 끝냅니다."
                    ) { narrator, _ in
                        [.say(narrator.words.plain.goodbye), .effect(.go(.leave))]
                    },
            ])
    }
}

extension Phrase {
    static let resume = Phrase("resume", "재개")
    static let previousGame = Phrase("previous game", "이전 게임")
    static let toResult = Phrase("to the result", "결과로")
    static let menu = Phrase("menu", "메뉴")
    static let mistake = Phrase("mistake", "실수")
}
