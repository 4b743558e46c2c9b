import Games

/// The words for the tools of Klondike and their options.
struct KlondikeToolWords: Phrasebook {
    let language: Language

    var deal: String {
        say("print the cards of each deal and their layout", "판마다 카드와 처음 놓인 모습을 출력")
    }

    var winnable: String {
        say(
            "print winnable, unwinnable or unknown for each deal or position",
            "판마다 winnable, unwinnable, unknown 가운데 하나를 출력")
    }

    var solve: String {
        say(
            "print moves that win each deal or position, or the word unwinnable or unknown",
            "판마다 이기는 수순을 출력(없으면 unwinnable, 모르면 unknown)")
    }

    var hint: String {
        say(
            "print the next winning move of each deal or position, and its reason",
            "판이나 상태마다 이기는 수순의 다음 이동과 이유를 출력")
    }

    /// The forms of a position.
    var position: String {
        say(
            """
            A POSITION is a deal, a deal and moves, such as \
            "\(KlondikeToolWords.movesExample)", or all cards, place by place from the \
            bottom up, with face-down cards in parentheses: \
            "\(KlondikeToolWords.positionExample)". The piles are 1 to 7, and "turned 1" at the \
            end means that the waste was turned over once.
            """,
            """
            POSITION(상태)은 판으로 쓰거나, "\(KlondikeToolWords.movesExample)"처럼 판과 이동으로 쓰거나, \
            "\(KlondikeToolWords.positionExample)"처럼 모든 카드를 자리마다 아래부터 씁니다. \
            줄은 1부터 7까지이고 뒷면 카드는 괄호 안에 씁니다. 끝에 쓰는 "turned 1"은 웨이스트를 한 번 뒤집었다는 뜻입니다.
            """)
    }

    static let movesExample = "ms25 D D"
    /// The same position as `movesExample`.
    static let positionExample = """
        stock 8S TH TS TD 5S 8D 8C 3C AH 2C 6D 9D 3D 5H 7D JD AD QD 3S 6C QC KD / waste TC 9S / \
        home - - - - / 1 JS / 2 (KH) 7H / 3 (4S 4D) QS / 4 (9H 7S 2S) 4C / 5 (JC KS 4H 6S) KC / \
        6 (2D 7C 2H 6H AS) AC / 7 (5C 9C 3H QH 5D JH) 8H
        """

    func illegalMove(_ text: String) -> String {
        say("the move \(text) is not allowed here.", "여기서는 \(text) 이동을 할 수 없습니다.")
    }

    func badPart(_ text: String) -> String {
        say(
            """
            "\(text)" is not part of a position: write stock, waste, home, turned, or 1 to 7 for \
            a pile, each once.
            """,
            "\"\(text)\" 부분은 쓸 수 없습니다. stock, waste, home, turned, 또는 줄 번호 1~7을 한 번씩 쓰십시오.")
    }

    var neverDealt: String {
        say(
            """
            no deal leads to this position: the stock and the waste together have at most 24 \
            cards, and the seven piles have at most 0, 1, 2, 3, 4, 5 and 6 face-down cards, in \
            any order.
            """,
            "나올 수 없는 상태입니다. 스톡과 웨이스트는 합쳐서 24장까지, 일곱 줄의 뒷면 카드는 순서와 상관없이 0, 1, 2, 3, 4, 5, 6장까지입니다.")
    }

    var noRun: String {
        say(
            "the face-up cards of a pile must go down by one, red and black in turn.",
            "줄의 앞면 카드는 빨강과 검정이 번갈아 나오고 숫자가 하나씩 작아져야 합니다.")
    }

    var replay: String {
        say(
            "print won, unfinished, or the first move that is not allowed",
            "이겼으면 won, 끝나지 않았으면 unfinished, 규칙에 어긋나면 그 첫 이동을 출력")
    }

    var draw: String {
        say("how many cards to draw at once (default 1)", "한 번에 넘기는 장수, 기본은 1")
    }

    var redeals: String {
        say(
            "how often the waste may be turned over (default unlimited)",
            "웨이스트를 다시 뒤집을 수 있는 횟수, 기본은 unlimited(제한 없음)")
    }

    var dealOption: String {
        say(
            """
            the deal, also by its number in PySolFC (ms25) or Klondike-Solver (ks25)
            """,
            "판(PySolFC의 번호는 ms25, Klondike-Solver의 번호는 ks25처럼 쓰기)")
    }

    var limitSeconds: String {
        say(
            "search each deal for at most this many seconds (default 60)",
            "판마다 최대 탐색 시간(초), 기본은 60")
    }

    var limitPositions: String {
        say("search at most this many positions of each deal", "판마다 살펴볼 상태의 최대 수")
    }

    var limitMemory: String {
        say("use at most this much memory, in MB (default 256)", "최대로 쓸 메모리(MB), 기본은 256")
    }

    var shortest: String {
        say(
            "search for the fewest moves, and say whether fewer are proved impossible",
            "이동 횟수가 가장 적은 풀이를 찾고, 더 짧은 풀이가 없음이 증명되었는지도 출력")
    }

    func notProved(moves: Int, least: Int) -> String {
        least == moves - 1
            ? say(
                "This solution has \(moves) moves. There may be one with \(least).",
                "이 풀이는 이동 \(moves)회입니다. \(least)회로도 이길 수 있는지는 알 수 없습니다.")
            : say(
                "This solution has \(moves) moves. There may be one with \(least) to \(moves - 1).",
                "이 풀이는 이동 \(moves)회입니다. \(least)~\(moves - 1)회로도 이길 수 있는지는 알 수 없습니다.")
    }

    func noDealNumber(_ text: String, _ numbers: ClosedRange<UInt64>) -> String {
        let (first, last) = (numbers.lowerBound, numbers.upperBound)
        return say(
            "\"\(text)\" is not a deal number. Deal numbers go from \(first) to \(last).",
            "\"\(text)\" 번호는 쓸 수 없습니다. \(first)부터 \(last)까지 쓰십시오.")
    }

    func noCard(_ text: String) -> String {
        say(
            "\"\(text)\" is not a card: write the rank, A23456789TJQK, and the suit, CDHS.",
            "\"\(text)\" 카드는 없습니다. 숫자(A23456789TJQK)와 무늬(CDHS)를 쓰십시오.")
    }

    func cardTwice(_ text: String) -> String {
        say(
            "\(text) appears twice: each of the 52 cards must appear once.",
            "\(text) 카드가 두 번 있습니다. 52장을 한 번씩만 쓰십시오.")
    }

    func noMove(_ text: String) -> String {
        say(
            "\"\(text)\" is not a move: write D, R, or a card with its place and its target.",
            "\"\(text)\" 이동은 없습니다. D나 R을 쓰거나, 카드, 있던 곳, 옮길 곳을 차례로 쓰십시오.")
    }

    func cards(_ count: Int) -> String {
        say(
            "a deal has 52 cards, but this one has \(count).",
            "판은 카드 52장인데 여기에는 \(count)장이 있습니다.")
    }
}

extension KlondikeToolWords {
    /// The reason why a text is not a position.
    func sentence(of kind: Klondike.PositionTextError.Kind) -> String {
        switch kind {
        case .badPart(let text): badPart(text.printable)
        case .badCard(let text): noCard(text.printable)
        case .twice(let card): cardTwice(card.description)
        case .tooFew(let count): cards(count)
        case .noRun: noRun
        case .neverDealt: neverDealt
        }
    }
}
