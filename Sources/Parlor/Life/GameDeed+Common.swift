import Games
import TUI

extension GameDeed {
    /// The keys that move the focus: the arrows and, if letters move, `hjkl`. The bar may show
    /// another key in their place. The keys that the screen reads are the `focusKeys` of its scene.
    static func move(
        lettersMove: Bool = false, bar: String? = nil, rank: Int? = nil
    ) -> GameDeed {
        GameDeed(CommonDeed.move, .move)
            .keys(
                bar ?? (lettersMove ? "hjkl" : "←↑↓→"),
                help: lettersMove ? "← ↑ ↓ →, hjkl" : "← ↑ ↓ →, Tab",
                rank: rank ?? (lettersMove ? 1 : 0))
    }

    /// The deed that pauses the game. The same key resumes it.
    static func pause(
        at moments: Set<GameMoment> = [.running], rank: Int = 0,
        importance: KeyTable<Act, Words>.Importance = .bar
    ) -> GameDeed {
        GameDeed(CommonDeed.pause, .pause, at: moments)
            .key("p", .togglePause, importance: importance, rank: rank)
            .typed(
                as: Phrase("pause", "일시정지 정지"),
                "Type \"pause\" to stop the clock.", "일시정지: 시계를 멈춥니다."
            ) { narrator in
                [.say(narrator.words.plain.isPaused), .action(.pause(true))]
            }
    }

    static func newGame(as names: Phrase = TypedNames.newGame) -> GameDeed {
        GameDeed(CommonDeed.newGame, .newGame, at: [.running, .paused, .over])
            .key("n", .play(.newGame), importance: .help)
            .typed(
                as: names, at: [.ready, .running, .paused, .over], "Type \"new\" for another game.",
                "새게임: 새 게임을 시작합니다."
            ) { _ in [.action(.newGame)] }
    }

    /// The deed that plays the same board from the beginning.
    static func restart(
        _ name: Phrase = .sameBoard, as names: Phrase = Phrase("restart", "다시시작"),
        at moments: Set<GameMoment> = [.running, .paused, .over]
    ) -> GameDeed {
        GameDeed(CommonDeed.restart, name, at: moments)
            .key("R", .play(.restart), importance: .help)
            .typed(
                as: names, "Type \"restart\" to play the same board from the beginning.",
                "\(names.korean): 같은 판을 처음부터 다시 합니다."
            ) { _ in [.action(.restart)] }
    }

    /// The deed that brings back the previous game, in games that can take back nothing else.
    static func takeBack(named helpName: Phrase = .previousGame) -> GameDeed {
        GameDeed(CommonDeed.takeBack, .previousGame, at: .open)
            .key("u", .play(.takeBack), named: helpName, importance: .help)
            .typed(
                as: TypedNames.undo, "Type \"undo\" to return to the previous game.",
                "실행취소: 이전 게임으로 돌아갑니다."
            ) { _ in [.action(.takeBack)] }
    }

    /// The deed that describes the progress of the game in typed play.
    static func status(
        as names: Phrase = .status, _ answer: @escaping (Narrator) -> [Narrator.News]
    ) -> GameDeed {
        GameDeed(CommonDeed.status, names, at: .always)
            .typed("Type \"time\" to hear how the game is going.", "시간: 게임 상황을 알려 줍니다.") {
                narrator in answer(narrator)
            }
    }

    /// The deeds that look back at a finished game, in their order on the bar and on the help page.
    /// If the bar has little space, the arrows have no names there. `reading` contains the keys for
    /// long texts; nil in a game without long texts.
    static func lookingBack(
        _ keys: LookBackKeys, reading: ReadingKeys? = nil, lettersMove: Bool = false
    ) -> [GameDeed] {
        let namesArrows = reading.map { $0.past == nil || !$0.isNarrow } ?? true
        let hintKey = CommonDeed.hintKey(lettersMove: lettersMove)
        return [
            lookBack(keys), stepBack(keys, isNamed: namesArrows),
            step(keys, isNamed: namesArrows, readKey: reading == nil ? nil : hintKey),
            mistake(keys),
        ] + (reading.map { [readPast($0, by: hintKey)] } ?? [])
    }

    /// The deed that looks back at the game after its end. While the player looks back, the same
    /// key returns to the result.
    private static func lookBack(_ keys: LookBackKeys) -> GameDeed {
        GameDeed(
            CommonDeed.lookBack, keys.isOpen ? .toResult : .lookBack,
            at: keys == .none ? [] : [.over]
        ).key("l", .lookBack(.toggle), rank: keys.isOpen ? -1 : 0)
    }

    /// The deed that moves to the previous step of the game while the player looks back.
    private static func stepBack(_ keys: LookBackKeys, isNamed: Bool) -> GameDeed {
        let help = Phrase(
            "previous step; PgUp: ten back, Home: the first", "이전 단계. PgUp: 10단계 이전, Home: 처음")
        return GameDeed(CommonDeed.stepBack, .earlier, at: keys.isOpen ? [.over] : []).step(
            "←", help, isNamed: isNamed, keys, click: .by(-1),
            [.left: .by(-1), .pageUp: .by(-LookBackAct.page), .home: .first])
    }

    /// The deed that moves to the next step of the game while the player looks back. The help names
    /// the key of `readPast`, too, because whether a text is long depends on the step and the
    /// window.
    private static func step(
        _ keys: LookBackKeys, isNamed: Bool, readKey: Character?
    ) -> GameDeed {
        let help =
            readKey.map {
                Phrase(
                    "next step; PgDn: ten ahead, End: the last, \($0): more of a long text",
                    "다음 단계. PgDn: 10단계 다음, End: 마지막, \($0): 긴 설명의 다음 부분")
            }
            ?? Phrase(
                "next step; PgDn: ten ahead, End: the last", "다음 단계. PgDn: 10단계 다음, End: 마지막")
        return GameDeed(CommonDeed.step, .later, at: keys.isOpen ? [.over] : []).step(
            "→", help, isNamed: isNamed, keys, click: .by(1),
            [.right: .by(1), .pageDown: .by(LookBackAct.page), .end: .last])
    }

    /// Returns the deed with keys that move to other steps of the game. The bar shows these keys
    /// first, and the arrow can be clicked.
    private func step(
        _ arrow: String, _ help: Phrase, isNamed: Bool, _ keys: LookBackKeys, click: LookBackAct,
        _ acts: [Key: LookBackAct]
    ) -> GameDeed {
        self.keys(
            arrow, named: help, isNamed: isNamed, importance: keys.isOpen ? .bar : .help,
            rank: -3, click: .lookBack(click)
        ) { acts[$0.key].map { .lookBack($0) } }
    }

    /// The deed that moves to the next or the previous step with a mistake while the player looks
    /// back. Without mistakes, the key is hidden, and pressing it says that there are none.
    private static func mistake(_ keys: LookBackKeys) -> GameDeed {
        GameDeed(CommonDeed.mistake, .mistake, at: keys.isOpen ? [.over] : []).key(
            "m", .lookBack(.mistake), help: "m, M",
            named: Phrase("the next and the previous mistake", "다음 실수와 이전 실수"),
            importance: keys == .open(hasMistakes: true) || !keys.isOpen ? .bar : .none, rank: -2,
            and: ("M", .lookBack(.earlierMistake)))
    }

    /// The deed that requests a hint, and then its next step. The bar leaves out the key while the
    /// hint has no further step. `other` is a second key that does the same.
    static func hint(
        _ step: HintStep?, lettersMove: Bool = false, and other: Character? = nil,
        at moments: Set<GameMoment> = .open, named helpName: Phrase = HintStep.all,
        importance: KeyTable<Act, Words>.Importance = .bar, rank: Int = 0
    ) -> GameDeed {
        let key = CommonDeed.hintKey(lettersMove: lettersMove)
        let importance = step == .nothing ? .help : importance
        return GameDeed(CommonDeed.hint, step.name, at: moments).key(
            key, .play(.hint), help: other.map { "\(key), \($0)" }, named: helpName,
            importance: importance, rank: rank, and: other.map { ($0, .play(.hint)) })
    }

    /// The deed that closes the hint. The key is shown only while there is a hint.
    static func closeHint(_ hint: HintStep?, closing act: Act) -> GameDeed {
        GameDeed(CommonDeed.closeHint, .close)
            .keys("Esc", importance: hint == nil ? .none : .bar, click: act)
    }

    /// The deed that copies the line of the result, or of the deal, to the clipboard.
    static func copy(
        _ name: Phrase = .copy, at moments: Set<GameMoment> = [.over]
    ) -> GameDeed {
        GameDeed(CommonDeed.copy, name, at: moments).key("c", .copy, importance: .help)
    }

    // MARK: The same in every game

    /// The deed that closes the dialog with the result, or opens it again; empty without a dialog.
    static func ofResult(_ dialog: ResultDialog) -> [GameDeed] {
        if dialog == .none { return [] }
        let name = dialog == .open ? Phrase.wholeBoard : .result
        return [GameDeed(CommonDeed.result, name, at: [.over]).key("v", .toggleResult, rank: -3)]
    }

    static func ofEveryGame(resume: Phrase) -> [GameDeed] {
        [
            GameDeed(CommonDeed.resume, resume, at: [.paused])
                .key("p", .togglePause)
                .typed(
                    as: Phrase("resume continue", "재개 계속"),
                    "Type \"resume\" to continue after a pause.", "재개: 멈춘 게임을 이어서 합니다."
                ) { narrator in
                    [.say(narrator.words.plain.goesOn), .action(.pause(false))]
                },
            GameDeed(CommonDeed.close, .close, at: []).keys("Esc", importance: .none) { key in
                key.isAlone(.escape) ? .close : nil
            },
            GameDeed(CommonDeed.help, .help, at: .always)
                .typed(
                    as: Phrase("help ?", "도움말 도움"), "Type \"help\" to hear this list.",
                    "도움말: 이 설명을 읽어 줍니다."
                ) { narrator in
                    Narrator.deeds.typedHelp(in: narrator.words, at: narrator.seen.moment)
                        .map { .say($0) }
                },
            GameDeed(CommonDeed.menu, .menu, at: .always)
                .typed(
                    as: Phrase("menu back", "메뉴 뒤로"),
                    "Type \"menu\" to choose another game. This one is saved.",
                    "메뉴: 게임을 저장하고 다른 게임을 고릅니다."
                ) { _ in [.effect(.go(.pop))] },
            GameDeed(CommonDeed.quit, .quit, at: .always)
                .typed(
                    as: Phrase("quit exit leave", "끝내기 종료"),
                    "Type \"quit\" to leave. The game is saved.", "끝내기: 게임을 저장하고 끝냅니다."
                ) { narrator in
                    [.say(narrator.words.plain.goodbye), .effect(.go(.leave))]
                },
        ]
    }
}

extension Phrase {
    static let previousGame = Phrase("previous game", "이전 게임")
    static let toResult = Phrase("to the result", "결과로")
    static let menu = Phrase("menu", "메뉴")
    static let mistake = Phrase("mistake", "실수")
    static let earlier = Phrase("earlier", "이전")
    static let later = Phrase("later", "다음")
}
