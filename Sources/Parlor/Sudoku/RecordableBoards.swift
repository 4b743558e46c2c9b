import Games
import Reactive
import TUI

/// Puzzles that are made in the background, in a form that can be recorded.
struct RecordableBoards: BoardSource {
    let source: any BoardSource
    let answers: BackgroundAnswers
    let console: Console

    func board(_ request: BoardRequest) -> Observable<SudokuData> {
        let parcels = source.board(request).map { BoardParcel(data: $0) }
            .catch { .just(BoardParcel(failure: $0 as? BoardFailure ?? .other("\($0)"))) }
        // The board of a day is the same in every run, so the recording does not contain it.
        func again() -> BoardParcel {
            do throws(BoardFailure) {
                return BoardParcel(data: try request.data())
            } catch {
                return BoardParcel(failure: error)
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

extension BoardRequest {
    /// The name of a request in recordings. The usual request is for a level. Its name is written
    /// without reflection, which would delay the start.
    var printed: String {
        guard case .level(let level, let seed) = self else { return "\(self)" }
        let name = level.map { "Optional(Games.SudokuLevel.\($0.name.lowercased()))" } ?? "nil"
        return "level(\(name), seed: \(seed))"
    }
}

/// A puzzle, or the reason why there is none.
private struct BoardParcel: Codable {
    var data: SudokuData?
    var failure: BoardFailure?
}

extension Services {
    /// The source of puzzles for a run that may be recorded.
    func boards(at console: Console) -> any BoardSource {
        RecordableBoards(source: boards, answers: answers, console: console)
    }
}
