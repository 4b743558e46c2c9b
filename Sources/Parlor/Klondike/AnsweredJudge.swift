import Games
import Reactive
import TUI

/// A judge whose answers come in a form that a recording can hold.
struct AnsweredJudge: KlondikeJudge {
    let source: any KlondikeJudge
    let answers: Answers
    let console: Console

    func judgement(of question: Klondike.Question) -> Observable<Klondike.Judgement> {
        let parcels = source.judgement(of: question).map(JudgementParcel.init)
        return answers(parcels, to: question.name, console)
            .map { $0.judgement(of: question.position, by: question.rules) }
    }

    func winnableDeal(for search: Klondike.Search) -> Observable<Klondike.WinnableDeal> {
        let rules = search.request.rules
        let name = "deal \(search.number)"
        func again() -> DealParcel {
            let found = Klondike.Deal.winnable(from: search.number, rules: rules)
            return DealParcel(Klondike.WinnableDeal(found.deal, moves: found.moves))
        }
        let deals = source.winnableDeal(for: search).map(DealParcel.init)
        return answers(deals, to: name, console, again: (search, again)).map { $0.deal(by: rules) }
    }
}

extension Services {
    /// The judge that searches in the background. A run that is played again has none: all that it
    /// asks was answered when it was recorded.
    var klondikeJudge: any KlondikeJudge { workers[(any KlondikeJudge).self] ?? NoJudge() }
}

private struct NoJudge: KlondikeJudge {
    func judgement(of question: Klondike.Question) -> Observable<Klondike.Judgement> { .never() }
    func winnableDeal(for search: Klondike.Search) -> Observable<Klondike.WinnableDeal> { .never() }
}

private struct JudgementParcel: Codable {
    /// Moves that win, if it can be won.
    let moves: [String]?
    let isLost, isStuck: Bool
    let searched: Int

    init(_ judgement: Klondike.Judgement) {
        if case .winnable(let moves) = judgement.verdict {
            self.moves = moves.map(\.description)
        } else {
            moves = nil
        }
        isLost = judgement.verdict == .unwinnable
        (isStuck, searched) = (judgement.isStuck, judgement.searched)
    }

    func judgement(
        of position: Klondike.Position, by rules: Klondike.Rules
    ) -> Klondike.Judgement {
        let verdict: Klondike.Solver.Verdict =
            if let moves { .winnable(position.moves(moves, by: rules)) } else {
                isLost ? .unwinnable : .unknown
            }
        return Klondike.Judgement(verdict, isStuck: isStuck, searched: searched)
    }
}

private struct DealParcel: Codable {
    let deal: Klondike.Deal
    let moves: [String]

    init(_ found: Klondike.WinnableDeal) {
        (deal, moves) = (found.deal, found.moves.map(\.description))
    }

    func deal(by rules: Klondike.Rules) -> Klondike.WinnableDeal {
        let start = Klondike(deal, rules: rules).position
        return Klondike.WinnableDeal(deal, moves: start.moves(moves, by: rules))
    }
}

extension Klondike.Question {
    /// The question by the cards as they lie: the same however they came there.
    fileprivate var name: String {
        let position = "\(position.table) \(position.refreshes) \(isLost)"
        return "position \(Fingerprint(of: position).digits)"
    }
}

extension Klondike.Position {
    /// Moves by their names, as far as they are allowed one after the other.
    fileprivate func moves(_ names: [String], by rules: Klondike.Rules) -> [Klondike.Move] {
        var (position, moves) = (self, [Klondike.Move]())
        for name in names {
            guard let move = Klondike.Move(name, on: position.table),
                let next = position.after(move, by: rules)
            else { break }
            moves.append(move)
            position = next
        }
        return moves
    }
}
