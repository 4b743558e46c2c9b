import Games
import Reactive
import TUI

/// Puzzles that are made in the background, in a form that can be recorded.
struct RecordablePuzzles: PuzzleSource {
    let source: any PuzzleSource
    let answers: BackgroundAnswers
    let console: Console

    func puzzle(_ request: PuzzleRequest) -> Observable<SudokuData> {
        let parcels = source.puzzle(request).map { RecordedPuzzle(data: $0) }
            .catch { .just(RecordedPuzzle(failure: $0 as? PuzzleFailure ?? .other("\($0)"))) }
        // The board of a day is the same in every run, so the recording does not contain it.
        func again() -> RecordedPuzzle {
            do throws(PuzzleFailure) {
                return RecordedPuzzle(data: try request.data())
            } catch {
                return RecordedPuzzle(failure: error)
            }
        }
        var isDaily = false
        if case .daily = request { isDaily = true }
        let name = "board \(Fingerprint(of: request.printed).digits)"
        return answers.answer(name, with: parcels, console, again: isDaily ? (request, again) : nil)
            .flatMap {
                parcel -> Observable<SudokuData> in
                if let data = parcel.data { return .just(data) }
                return .error(parcel.failure ?? .cancelled)
            }
    }
}

extension PuzzleRequest {
    /// The name of a request in recordings. The name of the usual request, which is for a level, is
    /// made without reflection, because reflection would delay the start.
    var printed: String {
        guard case .level(let level, let seed) = self else { return "\(self)" }
        let name = level.map { "Optional(Games.SudokuLevel.\($0.name.lowercased()))" } ?? "nil"
        return "level(\(name), seed: \(seed))"
    }
}

/// A puzzle, or the reason why there is none.
private struct RecordedPuzzle: Codable {
    var data: SudokuData?
    var failure: PuzzleFailure?
}

extension Services {
    /// The source of puzzles for a run that may be recorded.
    func boards(at console: Console) -> any PuzzleSource {
        RecordablePuzzles(source: boards, answers: answers, console: console)
    }
}
