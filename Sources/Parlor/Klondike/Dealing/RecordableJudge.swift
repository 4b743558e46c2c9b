import Games
import Reactive
import TUI

/// A judge whose answers pass through the console, so that a run can be recorded and replayed.
struct RecordableJudge: KlondikeJudge {
    let source: any KlondikeJudge
    let answers: BackgroundAnswers
    let console: Console

    func judgement(of question: Klondike.Question) -> Observable<Klondike.Judgement> {
        // Passes on one answer, and then neither completes nor fails.
        let judgement = source.judgement(of: question).take(1)
            .concat(Observable<Klondike.Judgement>.never())
        guard question.needsMoves else {
            return answers.answer(
                question.shortName, with: judgement.map(RecordedVerdict.init), console
            )
            .map(\.judgement)
        }
        return answers.answer(question.name, with: judgement.map(RecordedJudgement.init), console)
            .map { $0.judgement(of: question.position, by: question.rules) }
    }

    func winnableDeal(for search: Klondike.Search) -> Observable<Klondike.WinnableDeal> {
        let rules = search.request.rules
        let name = "deal \(search.number)"
        func again() -> RecordedDeal {
            let found = Klondike.Deal.winnable(from: search.number, rules: rules)
            return RecordedDeal(Klondike.WinnableDeal(found.deal, moves: found.moves))
        }
        let deals = source.winnableDeal(for: search).map(RecordedDeal.init)
        return answers.answer(name, with: deals, console, again: (search, again)).map {
            $0.deal(by: rules)
        }
    }
}

extension Services {
    /// The judge that searches in the background. A replay has a judge that never answers, because
    /// the recording contains all answers.
    var klondikeJudge: any KlondikeJudge { workers[(any KlondikeJudge).self] ?? NoJudge() }
}

private struct NoJudge: KlondikeJudge {
    func judgement(of question: Klondike.Question) -> Observable<Klondike.Judgement> { .never() }
    func winnableDeal(for search: Klondike.Search) -> Observable<Klondike.WinnableDeal> { .never() }
}

/// The verdict on a position, without the winning moves. A recording contains such an answer for
/// almost every move.
///
///     w140  winnable, 140 positions searched      l0s  lost and stuck      ?4000000  unknown
private struct RecordedVerdict: Codable {
    let judgement: Klondike.Judgement

    init(_ judgement: Klondike.Judgement) { self.judgement = judgement }

    func encode(to encoder: any Encoder) throws {
        let sign =
            switch judgement.verdict {
            case .winnable: "w"
            case .unwinnable: "l"
            case .unknown: "?"
            }
        var value = encoder.singleValueContainer()
        try value.encode("\(sign)\(judgement.searched)\(judgement.isStuck ? "s" : "")")
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        let text = try container.decode(String.self)
        let isStuck = text.hasSuffix("s")
        let verdicts: [Character: Klondike.Solver.Verdict] = [
            "w": .winnable([]), "l": .unwinnable, "?": .unknown,
        ]
        guard let verdict = text.first.flatMap({ verdicts[$0] }),
            let searched = Int(text.dropFirst().dropLast(isStuck ? 1 : 0)), searched >= 0
        else {
            throw DecodingError.dataCorruptedError(
                in: container, debugDescription: "The text is not a verdict.")
        }
        judgement = Klondike.Judgement(verdict, isStuck: isStuck, searched: searched)
    }
}

private struct RecordedJudgement: Codable {
    /// The winning moves; nil if the position is lost or the search found no answer.
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

private struct RecordedDeal: Codable {
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
    /// A name for the question, made from its position and `isLost`, and not from the earlier
    /// moves.
    fileprivate var name: String { "position \(print.digits)" }

    /// A shorter name. If two positions have the same name, their order distinguishes them.
    fileprivate var shortName: String { "k\(String(print.value >> 24, radix: 36))" }

    private var print: Fingerprint {
        Fingerprint(of: "\(position.table) \(position.redeals) \(isLost)")
    }
}
