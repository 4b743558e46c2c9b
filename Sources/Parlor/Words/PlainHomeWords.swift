/// The words of typed play before a game is chosen.
struct PlainHomeWords: Phrasebook {
    let language: Language

    func word(_ deed: HomeDeed) -> TypedWord {
        switch deed {
        case .goOn:
            say(
                ("continue", "Type \"continue\" to return to the game that you left."),
                ("이어하기 계속", "이어하기: 하던 게임을 이어서 합니다."))
        case .new:
            say(
                (
                    "new",
                    """
                    Type "new" and the name of a game, such as "new mines". Parlor asks before it \
                    ends an unfinished game.
                    """
                ),
                ("새 새게임", "새 스도쿠: 스도쿠를 새로 시작합니다. 하던 게임을 포기하게 되면 먼저 묻습니다."))
        case .daily:
            say(
                (
                    "daily",
                    """
                    Type "daily" and the name of a game for its board of the day. The board \
                    changes at 00:00 UTC.
                    """
                ),
                ("오늘", "오늘 스도쿠: 오늘의 판을 시작합니다. 판은 00:00 UTC에 바뀝니다."))
        case .set:
            say(
                (
                    "set settings",
                    """
                    Type "set" for a list of the settings. To change one, type "set", its name and \
                    a value.
                    """
                ),
                ("설정", "설정: 설정을 모두 읽어 줍니다. 뒤에 이름과 값을 쓰면 그 설정을 바꿉니다."))
        case .statistics:
            say(
                ("statistics", "Type \"statistics\" for your results."),
                ("통계", "통계: 지금까지의 기록을 읽어 줍니다."))
        case .help:
            say(("help ?", "Type \"help\" for this list."), ("도움말 도움", "도움말: 이 설명을 읽어 줍니다."))
        case .quit:
            say(("quit exit leave", "Type \"quit\" to leave."), ("끝내기 종료", "끝내기: 프로그램을 끝냅니다."))
        }
    }

    func greeting(games: [String], unfinished: [String]) -> String {
        let games = say("The games are \(games, .and).", "게임은 \(games)입니다.")
        let next = say("Type the name of a game, or \"help\".", "게임 이름이나 \"도움말\"을 입력하십시오.")
        return unfinished.isEmpty
            ? "\(games) \(next)"
            : say(
                "\(games) You can continue \(unfinished, .and). \(next)",
                "\(games) 하던 게임은 \(unfinished)입니다. \(next)")
    }

    /// The answer if there is no unfinished game, or none with this number. `game` is the title of
    /// the named game; nil if the player named none.
    func nothingUnfinished(of game: String? = nil, _ number: Int? = nil) -> String {
        guard let game else {
            return say("There is no game to continue.", "이어서 할 게임이 없습니다.")
        }
        if let number {
            return say(
                "There is no game \(number) of \(game) to continue.",
                "\(game): 이어서 할 \(number)번 게임이 없습니다.")
        }
        return say(
            "There is no game of \(game) to continue.", "\(game): 이어서 할 게임이 없습니다.")
    }

    var onlyTheGame: String {
        say(
            """
            After "new" or "daily", type only the name of a game. To choose a number, start Parlor \
            with --seed.
            """,
            "\"새게임\"이나 \"오늘\" 뒤에는 게임 이름만 입력하십시오. 판 번호는 Parlor를 시작할 때 --seed로 고릅니다.")
    }

    var onlyANumber: String {
        say(
            """
            After the name of a game, type only "new", "daily" or the number of a game to continue.
            """,
            "게임 이름 뒤에는 \"새게임\", \"오늘\", 이어서 할 게임의 번호 중 하나만 입력하십시오.")
    }

    func whichGame(_ deed: HomeDeed) -> String {
        let word = word(deed).names[0]
        return say(
            "Type the name of the game as well, for example \"\(word) sudoku\".",
            "게임 이름도 입력하십시오. 예: \(word) 스도쿠")
    }

    /// The sentence after a caution: typing `line` again starts the game.
    func startsAnyway(_ line: String) -> String {
        say(
            "Type \"\(line)\" again to start anyway.",
            "그래도 시작하려면 \"\(line)\" 명령을 다시 입력하십시오.")
    }

    func noSetting(_ name: String, _ nearest: String?) -> String {
        guard let nearest else {
            return say(
                "There is no setting \"\(name)\". Type \"set\" for a list.",
                "\"\(name)\" 설정은 없습니다. \"설정\"을 입력하면 모두 읽어 줍니다.")
        }
        return say(
            "There is no setting \"\(name)\". Did you mean \"\(nearest)\"?",
            "\"\(name)\" 설정은 없습니다. 혹시 \"\(nearest)\"입니까?")
    }

    func unclearSetting(_ name: String, _ names: [String]) -> String {
        say("\"\(name)\" could be \(names, .or).", "\"\(name)\"에 맞는 설정이 여럿입니다: \(names).")
    }

    func setting(name: String, value: String, accepted: String) -> String {
        say(
            "\(name) is \(value). It can be \(accepted).",
            "\(name) 설정은 \(value)입니다. 쓸 수 있는 값: \(accepted).")
    }

    func isSet(name: String, value: String) -> String {
        say("\(name) is now \(value).", "\(name) 설정을 바꿨습니다: \(value).")
    }

    func record(
        game: String, variant: String, _ record: Record, _ moves: Int?,
        _ time: (GameTime) -> String
    ) -> String {
        let (won, helped, unknown) = (record.own.won, record.helped, record.unknown)
        let wins =
            [
                helped + unknown == 0
                    ? say("won \(won)", "성공 \(won)회")
                    : say("won \(won) without help", "도움 없이 성공 \(won)회")
            ]
            + (helped > 0 ? [say("won \(helped) with help", "도움받아 성공 \(helped)회")] : [])
            + (unknown > 0 ? [say("won \(unknown), help unknown", "도움 미확인 성공 \(unknown)회")] : [])
        let share = say(
            "\(game), \(variant): played \(record.played), \(wins.joined(separator: ", "))",
            "\(game) \(variant): 플레이 \(record.played)회, \(wins.joined(separator: ", "))")
        guard let best = record.best, let median = record.median else { return "\(share)." }
        let (shortest, middle) = (time(best), time(median.time))
        let times = say(
            "\(share), best time \(shortest), median time \(middle)",
            "\(share), 최고 기록 \(shortest), 중앙값 \(middle)")
        guard let moves else { return "\(times)." }
        return say("\(times), fewest moves \(moves).", "\(times), 최소 횟수 \(moves)회.")
    }
}
