import Games
import Reactive
import TUI

/// A judge whose answers pass through the console, so that a run can be recorded and replayed.
struct RecordableMinesJudge: MinesJudge {
    let source: any MinesJudge
    let answers: BackgroundAnswers
    let console: Console

    func answer(to question: MinesQuestion) -> Observable<MinesAnswer> {
        func again() -> RecordedMinesAnswer { RecordedMinesAnswer(question.answer) }
        // Passes on one answer, and does not complete.
        let found = source.answer(to: question).take(1).map(RecordedMinesAnswer.init)
            .concat(Observable<RecordedMinesAnswer>.never())
        return answers.answer(
            question.name, with: found, console, again: question.firstClick.map { ($0, again) },
            atOnce: (before: 4, again)
        ).compactMap { $0.answer(to: question) }
    }
}

extension Services {
    /// The judge that searches in the background. A replay does not ask it, because the recording
    /// contains all answers.
    var minesJudge: any MinesJudge { workers[(any MinesJudge).self] ?? ImmediateMinesJudge() }
}

extension MinesQuestion {
    fileprivate var firstClick: MinesFirstClick? {
        if case .board(let firstClick) = self { firstClick } else { nil }
    }

    fileprivate var name: String {
        firstClick.map { "mines \($0.seed) \($0.cell)" } ?? "gambles"
    }
}

/// A board with its mines, or the clicks that were gambles.
private struct RecordedMinesAnswer: Codable {
    var seed: UInt64?
    var level: MinesDifficulty.Level?
    var mines: [Int]?
    var guesses: Int?
    var gambles: [Int]?

    init(_ answer: MinesAnswer) {
        switch answer {
        case .board(let placement):
            (seed, level) = (placement.seed, placement.level)
            (mines, guesses) = (placement.board.mines, placement.guesses)
        case .gambles(let found): gambles = found
        }
    }

    /// The recorded answer; nil if it does not answer the question.
    func answer(to question: MinesQuestion) -> MinesAnswer? {
        guard let size = question.firstClick?.options.size else {
            return gambles.map { .gambles($0) }
        }
        guard let seed, let mines, mines.allSatisfy((0..<size.count).contains) else { return nil }
        let board = MinesBoard(size: size, mines: mines)
        return .board(MinesPlacement(seed: seed, level: level, board: board, guesses: guesses))
    }
}
