import Games

extension KlondikeScene {
    /// The step that the player looks back at.
    var pastStep: PastStep? {
        guard lookBack.isOpen else { return nil }
        guard let step = seen.pastStep else {
            return PastStep(lookBack, [words.klondike.isDeal], words)
        }
        let points = step.points == 0 ? nil : words.klondike.points(step.points)
        let loss = seen.mistake.flatMap { $0.number == lookBack.shown ? $0 : nil }
        let undone = words.games.undoneBefore(
            step.replaced.map(words.name), step.replacedCount)
        return PastStep(
            lookBack,
            [
                words.pastMove(step), step.motion.uncovers.map { words.klondike.turnedUp($0.name) },
                loss.map(words.lost), points, step.isHinted ? words.games.fromHint(nil) : nil,
            ], isMistake: loss != nil,
            undone: [
                step.replacedCount > 0 ? undone : nil,
                step.replacedLoss ? words.klondike.undoneLoss : nil,
            ],
            undidMistake: step.replacedLoss, words)
    }
}

extension Words {
    /// The sentence that the move lost the game, with a better move if one is known.
    fileprivate func lost(by mistake: Klondike.Mistake) -> String {
        klondike.lostHere(better: mistake.better.map(deed))
    }

    fileprivate func pastMove(_ step: Klondike.PastStep) -> String {
        switch step.move {
        case .draw: klondike.drew(step.motion.cards.map(\.name))
        case .redeal: klondike.turnedOver
        case .carry(let card, let source, let target):
            klondike.moved(card: card.name, from: name(of: source), to: name(of: target))
        }
    }
}

extension KlondikeWords {
    var isDeal: String { say("This is the deal.", "처음에 나눈 판입니다.") }

    func drew(_ cards: [String]) -> String {
        say("\(cards) from the stock.", "스톡에서 넘김: \(cards).")
    }

    var turnedOver: String { say("The waste was turned over.", "웨이스트를 뒤집었습니다.") }

    func moved(card: String, from: String, to: String) -> String {
        say("\(card) from \(from) to \(to).", "\(card, .object) \(from)에서 \(to, .toward) 옮겼습니다.")
    }

    func turnedUp(_ card: String) -> String {
        say("\(card) turned up.", "\(card, .subject) 드러났습니다.")
    }

    func points(_ points: Int) -> String {
        let (sign, count) = (points < 0 ? "−" : "+", abs(points))
        return say("\(sign)\(count, "point").", "\(sign)\(count)점.")
    }

    func lostHere(better: String?) -> String {
        mistake(
            say("This lost the game.", "이 이동으로 이길 수 없게 되었습니다."), better: better)
    }

    var undoneLoss: String {
        say("An undone move had lost the game.", "실행 취소하기 전에는 이길 수 없는 상태였습니다.")
    }
}
