import Games

/// The settings of the memory game.
struct MemorySettingsWords: Phrasebook {
    let language: Language

    var pairs: String { say("Pairs", "카드 짝") }
    var deck: String { say("Cards", "카드 그림") }
    var opponent: String { say("Opponent", "상대") }
    var seconds: String { say("Time per round", "라운드 제한 시간") }
    var rounds: String { say("Rounds", "라운드") }
    // Options of the command line.
    var pairsOption: String { say("the number of pairs", "카드 짝의 수") }

    var secondsOption: String {
        say("seconds for a round, 0 for no limit", "라운드 제한 시간(초), 0은 제한 없음")
    }

    var roundsOption: String { say("the number of rounds", "라운드 수") }

    /// The size of the board, the number of rounds, and the time limit if there is one.
    func board(_ pairs: Int, _ rounds: Int, _ limit: String?) -> String {
        guard let limit else {
            return say(
                "\(pairs, "pair"), \(rounds, "round"), no time limit",
                "\(pairs)쌍, \(rounds)라운드, 시간 제한 없음")
        }
        return say(
            "\(pairs, "pair"), \(rounds, "round") of \(limit)",
            "\(pairs)쌍, \(rounds)라운드, 제한 \(limit)")
    }

    func name(of opponent: OpponentChoice) -> String {
        switch opponent {
        case .nobody: say(.none)
        case .person: say("a second player", "두 번째 사람")
        case .forgetful: say("forgetful computer", "잘 잊는 컴퓨터")
        case .attentive: say("attentive computer", "눈여겨보는 컴퓨터")
        case .keen: say("keen computer", "잘 기억하는 컴퓨터")
        case .unforgetting: say("unforgetting computer", "잊지 않는 컴퓨터")
        case .expert: say("expert computer", "가장 잘하는 컴퓨터")
        }
    }

    func name(of deck: MemoryTheme, _ words: Words) -> String {
        switch deck {
        case .letters: say("letters", "글자")
        case .suits: say("suits", "카드 무늬")
        case .shapes: say("shapes", "도형")
        case .emoji: say("pictures", "그림 문자")
        case .ascii: words.settings.ascii
        }
    }
}
