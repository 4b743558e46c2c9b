/// The words of the memory game in typed play.
struct PlainMemoryWords: Phrasebook {
    let language: Language

    /// The name of the picture on a card.
    func picture(_ picture: String) -> String { PictureNames(language: language)[picture] }

    func greeting(
        _ pairs: Int, _ grid: MemoryGrid, _ rounds: Int, _ limit: String?, perMove: Bool
    ) -> String {
        let (rows, columns) = (grid.rows, grid.columns)
        let board = say(
            """
            Memory: \(pairs, "pair") in \(rows, "row") of \(grid.isFull ? "" : "up to ")\(columns) \
            cards. Rows have letters, and the cards of a row have numbers.
            """,
            """
            카드 짝 맞추기: \(pairs)쌍이 \(rows)줄에 \(grid.isFull ? "" : "최대 ")\(columns)장씩 \
            있습니다. 줄은 글자, 카드는 숫자로 부릅니다.
            """)
        guard let limit else {
            return say(
                "\(board) You play \(rounds, "round") without a time limit.",
                "\(board) 라운드는 \(rounds)개이고 제한 시간은 없습니다.")
        }
        if perMove {
            return say(
                "\(board) You play \(rounds, "round"), with \(limit) for each move.",
                "\(board) 라운드는 \(rounds)개이고 두 장을 뒤집을 때마다 제한 시간은 \(limit)입니다.")
        }
        return say(
            "\(board) You play \(rounds, "round") of \(limit).",
            "\(board) 라운드는 \(rounds)개이고 라운드마다 제한 시간은 \(limit)입니다.")
    }

    func wasLeft(round: Int, all: Int) -> String {
        say(
            "You left this game in round \(round) of \(all).", "\(all)라운드 중 \(round)라운드에서 멈췄습니다.")
    }

    var toStart: String { say("Type \"start\" or \"help\".", "\"시작\"이나 \"도움말\"을 입력하십시오.") }

    var toStartRound: String {
        say("Type \"start\" to begin the round.", "\"시작\"을 입력하면 라운드를 시작합니다.")
    }

    /// The time at the beginning of a round or, with an opponent, of each move.
    private func has(_ limit: String, perMove: Bool) -> String {
        perMove
            ? say("You have \(limit) for each move.", "두 장마다 제한 시간은 \(limit)입니다.")
            : say("You have \(limit).", "제한 시간은 \(limit)입니다.")
    }

    func begins(round: Int, all: Int, _ limit: String?, perMove: Bool) -> String {
        let begins = say(
            "Round \(round) of \(all) starts.", "\(all)라운드 중 \(round)라운드를 시작합니다.")
        guard let limit else { return begins }
        return "\(begins) \(has(limit, perMove: perMove))"
    }

    /// The announcement of a round that begins when the player resumes the game.
    func follows(round: Int, all: Int, _ limit: String?, perMove: Bool) -> String {
        let follows = say("Round \(round) of \(all) is next.", "다음은 \(all)라운드 중 \(round)라운드입니다.")
        guard let limit else { return follows }
        return "\(follows) \(has(limit, perMove: perMove))"
    }

    var shuffled: String { say("The cards are shuffled.", "카드를 섞었습니다.") }

    var areBack: String {
        say(
            "All cards of this round are face down again in the same places.",
            "이 라운드의 카드를 모두 제자리에 다시 덮었습니다.")
    }

    func noCard(_ name: String) -> String {
        say(
            "There is no card \"\(name)\". Card names look like A1.",
            "\"\(name)\" 카드는 없습니다. 카드는 A1처럼 부릅니다.")
    }

    var oneOrTwo: String {
        say(
            "Type one or two cards, for example \"turn A1 B2\".",
            "카드를 한 장이나 두 장 입력하십시오. 예: 뒤집기 A1 B2")
    }

    func isGone(_ place: String) -> String {
        say("\(place) is already gone.", "\(place) 카드는 이미 찾았습니다.")
    }

    func isUp(_ place: String) -> String {
        say("\(place) is already face up.", "\(place) 카드는 이미 앞면입니다.")
    }

    /// The words before a card that a player turned up.
    func who(_ name: MemoryPlayerName) -> String {
        switch name {
        case .you: say("You:", "나:")
        case .player(let number): "\(MemoryWords(language: language).player(number)):"
        case .computer: say("Computer:", "컴퓨터:")
        }
    }

    func shows(place: String, picture: String) -> String {
        say("\(place) shows \(picture).", "\(place) 카드는 \(picture)입니다.")
    }

    func pair(_ place: String) -> String {
        say("It matches \(place).", "\(place) 카드와 짝이 맞습니다.")
    }

    var noPair: String {
        say("They do not match. Both cards stay face up.", "짝이 아닙니다. 두 장 모두 앞면으로 남습니다.")
    }

    var faceDown: String { say("face down", "뒷면") }
    var gone: String { say("gone", "없음") }

    func row(_ letter: String, _ cards: [String]) -> String {
        let names = cards.enumerated().map { "\($0 + 1) \($1)" }
        return say("Row \(letter): \(names).", "\(letter)줄: \(names).")
    }

    func progress(round: Int, all: Int, moves: String, pairs: String) -> String {
        say(
            "Round \(round) of \(all): \(moves) so far, \(pairs) found on this board.",
            "\(all)라운드 중 \(round)라운드, 뒤집기 \(moves), 이 판에서 찾은 짝 \(pairs)입니다.")
    }

    func isLeft(_ time: String) -> String { say("You have \(time) left.", "남은 시간은 \(time)입니다.") }

    func finished(moves: String, par: String, time: String) -> String {
        say(
            """
            Mission accomplished: you cleared every round in \(moves) and \(time). A perfect \
            memory needs \(par) moves on average.
            """,
            "기상 미션에 성공하셨습니다. 뒤집기 \(moves), 시간 \(time)입니다. 모두 기억하면 평균 \(par)회가 걸립니다.")
    }
}
