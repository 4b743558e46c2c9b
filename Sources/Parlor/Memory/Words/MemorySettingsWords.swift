import Games

struct MemorySettingsWords: Phrasebook {
    let language: Language

    var pairs: String { say("Pairs", "카드 짝") }
    var deck: String { say("Cards", "카드 그림") }
    var opponent: String { say("Opponent", "상대") }
    var opponentSummary: String {
        say(
            "The number is how many cards a computer remembers. \"Best\" also plans.",
            "숫자는 컴퓨터가 기억하는 카드 수입니다. 최고 단계는 뒤집을 카드도 계산합니다.")
    }
    var pairsSummary: String {
        say("How many pairs of cards are on the board", "판에 놓이는 카드 짝의 수")
    }
    /// The warning about more pairs than the window has room for.
    func hasRoom(pairs: Int) -> String {
        say(
            "This window has room for up to \(pairs, "pair").",
            "이 창에는 \(pairs)쌍까지 들어갑니다.")
    }
    var deckSummary: String { say("What is on the front of the cards", "카드 앞면에 그려진 그림") }
    func secondsSummary(time: (Int) -> String) -> String {
        let limits = MemoryOptions.usualTimeLimits
        let times = limits.map { time($0.seconds) }
        let pairs = limits.map(\.pairs)
        return say(
            """
            Automatic: \(times[0]) up to \(pairs[0]) pairs, \(times[1]) up to \(pairs[1]), \
            then \(times[2]); for two, no limit.
            """,
            """
            자동: \(times[0])(\(pairs[0])쌍까지), \(times[1])(\(pairs[1])쌍까지), \(times[2])(그 이상). \
            둘이면 제한 없음.
            """)
    }
    var roundsSummary: String {
        say("How many boards you clear in one game", "한 게임에서 끝내야 하는 판의 수")
    }
    var seconds: String { say("Time limit", "제한 시간") }
    var rounds: String { say("Rounds", "라운드") }
    // Options of the command line.
    var pairsOption: String { say("the number of pairs", "카드 짝 수") }

    var secondsOption: String {
        say(
            """
            seconds for a round, or for a move with an opponent; 0: no limit; auto: by the number \
            of pairs, or no limit with an opponent
            """,
            "제한 시간(초): 라운드마다, 상대가 있으면 두 장마다. 0은 제한 없음, auto는 카드 짝 수에 맞춤(상대가 있으면 제한 없음)")
    }

    var roundsOption: String { say("the number of rounds", "라운드 수") }

    /// The size of the board, and the number of rounds if there are several.
    func size(pairs: Int, rounds: Int) -> String {
        rounds == 1
            ? say("\(pairs, "pair")", "\(pairs)쌍")
            : say("\(pairs, "pair"), \(rounds, "round")", "\(pairs)쌍, \(rounds)라운드")
    }

    /// The size of the board, the number of rounds, and the time limit if there is one.
    func board(pairs: Int, rounds: Int, _ limit: String?, perMove: Bool) -> String {
        guard let limit else {
            return say(
                "\(pairs, "pair"), \(rounds, "round"), no time limit",
                "\(pairs)쌍, \(rounds)라운드, 시간 제한 없음")
        }
        if perMove {
            return say(
                "\(pairs, "pair"), \(rounds, "round"), \(limit) for a move",
                "\(pairs)쌍, \(rounds)라운드, 두 장마다 제한 \(limit)")
        }
        return say(
            "\(pairs, "pair"), \(rounds, "round") of \(limit)",
            "\(pairs)쌍, \(rounds)라운드, 제한 \(limit)")
    }

    func name(of opponent: MemoryOpponentChoice) -> String {
        switch opponent {
        case .nobody: say(.none)
        case .person: say("a second player", "다른 사람")
        case .forgetful, .attentive, .keen: computer(opponent.players[1])
        case .unforgetting: say("computer (all)", "컴퓨터(모두)")
        case .expert: say("computer (best)", "컴퓨터(최고)")
        }
    }

    /// The name of a computer, by the number of cards that it remembers. The numbers show which
    /// computer is stronger.
    private func computer(_ player: MemoryPlayer) -> String {
        guard case .computer(let cards) = player else { return "" }
        return say("computer (\(cards))", "컴퓨터(\(cards)장)")
    }

    func name(of deck: MemoryTheme, _ words: Words) -> String {
        switch deck {
        case .letters: say("letters", "글자")
        case .suits: say("suits", "카드 무늬")
        case .shapes: say("shapes", "도형")
        case .emoji: say("pictures", "그림")
        case .ascii: words.settings.ascii
        }
    }
}
