import Games

extension Words {
    var memory: MemoryWords { MemoryWords(language: language) }
}

/// The words on the screen of the memory game.
struct MemoryWords: Phrasebook {
    let language: Language

    var about: MemoryTexts { MemoryTexts(language: language) }

    /// The message for a window that is too small for the cards.
    var tooSmall: String {
        say(
            "Please make the window larger, or choose fewer pairs.", "창을 키우거나 짝 수를 줄이십시오.")
    }

    /// Versions of the aim of a game with these options, the longest first. The last one fits in
    /// every window. The first one names the memory of a computer.
    func aims(of options: MemoryOptions) -> [String] {
        if let opponent = options.players.dropFirst().first {
            let aim = say("Win more pairs than your opponent", "상대보다 많은 짝 찾기")
            let long = strength(of: opponent).map { "\(aim). \($0)" }
            return [long, aim, say("Win the most pairs", "상대보다 많은 짝 찾기")].compactMap(\.self)
        }
        return options.timeLimit == nil
            ? [
                say("Find all pairs in as few moves as you can", "적은 횟수로 같은 카드 찾기"),
                say("Find all pairs in few moves", "적은 횟수로 같은 카드 찾기"),
            ] : [about.summary, say("Find all pairs in time", "제한 시간 안에 같은 카드 찾기")]
    }

    /// The memory of a computer; nil for a person.
    private func strength(of player: MemoryPlayer) -> String? {
        switch player {
        case .person: nil
        case .computer(MemoryOptions.memoryRange.upperBound):
            say("The computer forgets nothing.", "컴퓨터는 아무것도 잊지 않습니다.")
        case .computer(let cards):
            say(
                "The computer remembers the last \(cards) cards.",
                "컴퓨터는 최근 카드 \(cards)장을 기억합니다.")
        case .expert:
            say(
                "The computer forgets nothing, and avoids cards that help you.",
                "컴퓨터는 아무것도 잊지 않고, 플레이어에게 도움이 될 카드는 피합니다.")
        }
    }

    /// The number of moves, beside the board.
    func moves(_ count: Int) -> String { say("\(count, "move")", "뒤집기 \(count)회") }

    /// The clock as the screen and the list of unfinished games show it: the time left or, without
    /// a limit, the time played.
    func time(_ time: String, isLeft: Bool) -> String {
        isLeft ? say("\(time) left", "\(time) 남음") : time
    }

    var start: String { say("Start", "시작하기") }

    /// The title of the break after the time ran out, and its text, which names the cost.
    var timeIsUp: String { say("Time is up", "시간 종료") }
    func timeIsUpText(_ pairs: Int, of options: MemoryOptions, costsStar: Bool) -> String {
        let found = found(pairs, of: options)
        let isShuffled = say(
            "The round starts over: all cards are back in new places.",
            "라운드를 다시 시작합니다. 모든 카드가 돌아와 섞였습니다.")
        let cost = say("You lose a star.", "별이 하나 줄어듭니다.")
        return costsStar ? "\(found) \(isShuffled) \(cost)" : "\(found) \(isShuffled)"
    }

    /// The pairs of a board that were found.
    private func found(_ pairs: Int, of options: MemoryOptions) -> String {
        options.players.count == 1
            ? say(
                "You found \(pairs) of \(options.pairs, "pair").",
                "\(options.pairs)쌍 중 \(pairs)쌍을 찾았습니다.")
            : say(
                "\(pairs) of \(options.pairs, "pair") were found.",
                "모두 \(options.pairs)쌍 중 \(pairs)쌍을 찾았습니다.")
    }

    /// The text of the break after a player lost the turn.
    func turnLostText(_ name: MemoryPlayerName) -> String {
        let loses =
            switch name {
            case .you: say("You lose your turn.", "차례를 잃었습니다.")
            case .player, .computer:
                say("\(self.name(name)) loses the turn.", "\(self.name(name)): 차례를 잃었습니다.")
            }
        let stay = say("All pairs stay with their players.", "찾은 짝은 그대로입니다.")
        return "\(loses) \(stay)"
    }

    /// The title and the text of a game that the player gave up.
    var givenUp: String { say("Given up", "포기했습니다") }
    func givenUpText(_ result: MemoryResult) -> String {
        let found = found(result.foundPairs, of: result.options)
        return say("\(found) Here are all cards.", "\(found) 모든 카드를 보여 드립니다.")
    }

    /// The last sentence of a message about a break.
    var clockWaits: String { say("The clock waits until you start.", "시작할 때까지 시계는 멈춰 있습니다.") }

    /// The effect of the time on the stars.
    var timeoutRule: String {
        say(
            "Each timeout costs a star, down to one star.",
            "시간이 다 될 때마다 별이 줄지만 하나는 남습니다.")
    }

    var finished: String { say("Mission accomplished", "기상 미션에 성공하셨습니다") }

    /// The moves of a game that was won, and its time unless `time` is nil.
    func finishedText(_ rounds: Int, _ moves: String, _ time: String?) -> String {
        let figures = time.map { say("\(moves) and \($0)", "\(moves), 시간 \($0)") } ?? moves
        return rounds == 1
            ? say("You found all pairs in \(figures).", "모든 짝을 찾았습니다: \(figures).")
            : say(
                "You cleared all \(rounds) rounds in \(figures).",
                "라운드 \(rounds)개를 모두 마쳤습니다: \(figures).")
    }

    func pairs(_ count: Int) -> String { say("\(count, "pair")", "\(count)쌍") }

    func stars(given: Int, all: Int) -> String {
        say("\(given) of \(all) stars", "별 \(all)개 중 \(given)개")
    }

    /// The number of moves before one costs a star, beside the stars.
    func movesLeft(_ moves: Int) -> String { say("\(moves, "move") left", "\(moves)회 남음") }

    /// The maximum number of moves for three stars, and for two.
    func starRule(three: Int, two: Int) -> String {
        say(
            "Up to \(three) moves earn 3 stars, and up to \(two) earn 2.",
            "별 3개는 \(three)회까지, 2개는 \(two)회까지입니다.")
    }

    /// The title before a round.
    func round(round: Int, all: Int) -> String {
        say("Round \(round) of \(all)", "\(round)/\(all)라운드")
    }

    /// The progress of an unfinished game.
    func progress(round: Int, all: Int) -> String {
        say("round \(round) of \(all)", "\(round)/\(all)라운드")
    }

    func cleared(_ round: Int, _ gain: String) -> String {
        say("Round \(round): \(gain).", "\(round)라운드: \(gain).")
    }

    func reason(for refusal: MemoryRefusal) -> String {
        switch refusal {
        case .isUp: say("This card is already face up.", "이미 앞면인 카드입니다.")
        case .isGone: say("There is no card here.", "카드가 없는 자리입니다.")
        case .notYourTurn: say("It is not your turn.", "상대 차례입니다.")
        case .nothingToTakeBack: say(.nothingToTakeBack)
        case .nothingToReset: say("All cards are already face down.", "이미 모두 덮여 있습니다.")
        case .noHint: say("Memory has no hints.", "힌트가 없는 게임입니다.")
        }
    }

    func player(_ number: Int) -> String { say("Player \(number)", "플레이어 \(number)") }

    func turn(_ name: MemoryPlayerName) -> String {
        switch name {
        case .you: say("Your turn", "내 차례")
        case .player(let number): say("\(player(number)) to play", "\(player(number)) 차례")
        case .computer: say("The computer's turn", "컴퓨터 차례")
        }
    }

    /// The name of a player beside a score, or while the player looks back.
    func name(_ name: MemoryPlayerName) -> String {
        switch name {
        case .you: say("You", "나")
        case .player(let number): player(number)
        case .computer: say("Computer", "컴퓨터")
        }
    }

    func winner(_ name: MemoryPlayerName) -> String {
        switch name {
        case .you: say("You win", "이겼습니다")
        case .player(let number): say("\(player(number)) wins", "\(player(number)) 승리")
        case .computer: say("The computer wins", "컴퓨터 승리")
        }
    }

    var draw: String { say("A draw", "무승부") }

    func avoidable(flips: Int, all: Int) -> String {
        say(
            """
            \(flips) of the \(all) cards that you turned \(flips == 1 ? "was" : "were") not the \
            best choice.
            """,
            "뒤집은 \(all)장 중 \(flips)장은 더 나은 선택이 있었습니다.")
    }

    var perfect: String {
        say(
            "You played perfectly: every card was the best choice.",
            "완벽한 플레이입니다. 헛되이 뒤집은 카드가 없습니다.")
    }

    /// The pairs that the player could know but did not take.
    func missed(_ pairs: Int) -> String {
        say(
            "You missed \(pairs, "pair") that you could have known.",
            "알 수 있었던 짝 \(pairs)쌍을 놓쳤습니다.")
    }

    // Looking back at moves.

    /// An explanation of the dots, for looking back.
    var seenCards: String { say("A dot (•) marks a card you had seen.", "점(•)은 본 카드입니다.") }

    /// A card of a turn.
    func card(_ picture: String, wasSeen: Bool) -> String {
        let name = PictureNames(language: language)[picture]
        return wasSeen
            ? say("\(name) (seen before)", "\(name)(본 카드)") : say("\(name) (new)", "\(name)(새 카드)")
    }

    /// The player, the cards and the outcome of a turn.
    func turned(player: String, cards: String, outcome: String) -> String {
        say("\(player) turned \(cards): \(outcome)", "\(player)의 카드: \(cards). \(outcome)")
    }

    /// The outcome of a turn. `isMatch` is nil for a turn that was broken off.
    func outcome(isMatch: Bool?) -> String {
        switch isMatch {
        case true?: say("a pair.", "짝입니다.")
        case false?: say("no pair.", "짝이 아닙니다.")
        case nil: say("no second card.", "두 번째 카드는 뒤집지 않았습니다.")
        }
    }

    /// The number of a move within a round.
    func move(_ number: Int, round: Int) -> String {
        say("Round \(round), move \(number)", "\(round)라운드, \(number)번째 차례")
    }

    /// The reasons why a card need not have been turned up.
    var twinWasKnown: String {
        say(
            "You had seen the match of the first card. The match is framed here.",
            "첫 카드의 짝은 이미 본 카드(굵은 테두리)였습니다.")
    }

    var twinWasLast: String {
        say(
            """
            Only one card was left that you had not seen. It had to match the first card, and is \
            framed here.
            """,
            "못 본 카드는 한 장(굵은 테두리)뿐이라, 첫 카드의 짝인 것이 분명했습니다.")
    }

    var couldNotMatch: String {
        say(
            """
            You had seen this card, so you knew that it would not match. A new card might have \
            matched.
            """,
            "이미 본 카드라 짝이 아님을 알 수 있었습니다. 새 카드였다면 짝일 수도 있었습니다.")
    }

    var taughtNothing: String {
        say(
            "You had seen this card, but not its match. A new card would have shown you more.",
            "이미 봤지만 짝은 모르는 카드였습니다. 새 카드였다면 더 많이 알 수 있었습니다.")
    }

    var settings: MemorySettingsWords { MemorySettingsWords(language: language) }
    var plain: PlainMemoryWords { PlainMemoryWords(language: language) }
}
