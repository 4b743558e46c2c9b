import Games

extension PlainKlondikeWords {
    static let english = PlainKlondikeWords(
        word: { $0.english },
        greeting: { number, moves in
            "Klondike\(number.map { ", deal \($0)" } ?? ""): "
                + (moves == 0 ? "" : "you have made \(moves.of("move")). ")
                + "Type table to hear the cards, or help."
        },
        dealing: "A deal is looked for that can be won.",
        card: { "\(englishRanks[$0.rank - 1]) of \(englishName(of: $0.suit))" },
        place: { place in
            switch place {
            case .stock: "the stock"
            case .waste: "the waste"
            case .foundation: "home"
            case .pile(let pile): "pile \(pile + 1)"
            }
        },
        home: "home",
        has: { place, hidden, cards in
            let down = hidden == 0 ? "" : "\(hidden) face down, then "
            return "\(place.capitalizingFirst): \(down)\(cards.joined(separator: ", "))."
        },
        isEmpty: { "\($0.capitalizingFirst) is empty." },
        wasteHas: { cards, count in
            let below = cards.count == 1 ? "" : ", above \(cards.dropFirst().listed("and"))"
            return "On the waste, which has \(count.of("card")), lies the \(cards[0])\(below)."
        },
        stockHas: { "The stock has \($0.of("card"))." },
        canTurnOver: "The stock is empty; type draw to turn the waste over.",
        isExhausted: "The stock is used up, and the waste cannot be turned over.",
        nothingHome: "No card is home.", areHome: { "Home are the \($0.listed("and"))." },
        drawn: { cards in
            let below = cards.count == 1 ? "" : ", above \(cards.dropFirst().listed("and"))"
            return "You turn up the \(cards[0])\(below)."
        },
        turnedOver: { "The waste is turned over: the stock has \($0.of("card"))." },
        moved: { card, more, from, to in
            let others =
                more == 0 ? "" : more == 1 ? " and the card on it" : " and \(more) cards on it"
            let way =
                to == "home"
                ? "goes home from \(from)"
                : from == "home"
                    ? "comes back from home to \(to)" : "goes from \(from) to \(to)"
            return "The \(card)\(others) \(way)."
        },
        uncovers: { "The \($0) turns up." },
        takenBack: "Taken back:", finishes: "All cards go home.",
        fromAndTo: "Name where from and where to, such as move 5 3 or move waste 3.",
        whichHome: "Name what goes home, such as home 4 or home waste.",
        nameTheCard: "Name the card that comes back from home, such as move 5h 3.",
        noTarget: "Cards go to a pile or home.", oneToSeven: "Name a pile from 1 to 7.",
        noPlace: {
            "\"\($0)\" is no pile and no card; type waste, a number, or a card such as 9s."
        },
        doesNotFit: { card, place in
            "The \(card) does not \(place == "home" ? "go home yet" : "fit on \(place)")."
        },
        doesNotShow: { "The \($0) cannot be moved now." },
        hasFewer: {
            "\($0.capitalizingFirst) has \($1 == 1 ? "1 card that lies" : "\($1) cards that lie") face up."
        },
        nothingGoesHome: "No card goes home now.",
        cannotFinish: "Not yet: cards still lie face down, or cannot all go home.",
        nothingToUndo: "There is nothing to undo.", nothingToRedo: "There is nothing to redo.",
        nothingToRewind: "There is no position to go back to.",
        standing: { "You have made \($0) in \($1), and the score is \($2)." },
        light: { light in
            switch light {
            case .winnable: "This game can be won."
            case .unwinnable: "This game cannot be won any more."
            case .thinking: "That is being found out."
            case .unknown: "Nobody knows whether this game can be won."
            }
        },
        mistake: { "Move \($0) lost it; type rewind to go back before it." },
        isOver: "This game is over; type new or restart.",
        isStuck: "Nothing new can happen any more: type undo, restart or new.",
        toBegin: "Type new for another deal, restart for the same, or menu.",
        won: { "Congratulations! All cards are home after \($0) and \($1); the score is \($2)." },
        toDraw: "Draw.", toTurnOver: "Turn the waste over.",
        toMove: { card, from, to in
            to == "home"
                ? "Send the \(card) home from \(from)." : "Move the \(card) from \(from) to \(to)."
        })

    private static let englishRanks = [
        "ace", "2", "3", "4", "5", "6", "7", "8", "9", "10", "jack", "queen", "king",
    ]

    private static func englishName(of suit: Suit) -> String {
        switch suit {
        case .clubs: "clubs"
        case .diamonds: "diamonds"
        case .hearts: "hearts"
        case .spades: "spades"
        }
    }
}

extension KlondikeCommandWord {
    fileprivate var english: PlainWord {
        switch self {
        case .draw: PlainWord("draw turn", "Type draw to turn up the next card of the stock.")
        case .move:
            PlainWord(
                "move",
                "Type move 5 3 to move what fits from pile 5 to pile 3, move 5 3 2 for 2 cards, "
                    + "move waste 3, or move 9s 3 for the 9 of spades and what lies on it.")
        case .home: PlainWord("home", "Type home 4 or home waste to send a card home.")
        case .auto: PlainWord("auto", "Type auto to send home all that goes there.")
        case .finish: PlainWord("finish", "Type finish when all cards lie open, to send them home.")
        case .undo: PlainWord("undo", "Type undo to take the last move back.")
        case .redo: PlainWord("redo", "Type redo to make it once more.")
        case .rewind: PlainWord("rewind", "Type rewind to go back to where the game could be won.")
        case .hint: PlainWord("hint", "Type hint to hear a move on a way to win, and why.")
        case .light: PlainWord("light", "Type light to hear whether the game can still be won.")
        case .table: PlainWord("table board", "Type table to hear all cards that lie open.")
        case .pile: PlainWord("pile", "Type pile 3 to hear that pile, from below to the top.")
        case .waste: PlainWord("waste", "Type waste to hear what lies there.")
        case .stock: PlainWord("stock", "Type stock to hear how many cards are left.")
        case .time: PlainWord("time status score", "Type time to hear how the game stands.")
        case .restart: PlainWord("restart", "Type restart for the same deal from the beginning.")
        case .new: PlainWord("new", "Type new for another deal.")
        }
    }
}
