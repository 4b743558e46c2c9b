import Reactive
import TUI

extension BackgroundAnswers {
    /// Failures to write on another thread. Like answers, they are inputs of the run.
    func late(_ source: Observable<LateFailure>, _ console: Console) -> Observable<LateFailure> {
        answer("late failures", with: source.map(\.withoutFullPath), console)
    }
}

extension LateFailure {
    /// The failure with a shortened path, as recordings show it.
    fileprivate var withoutFullPath: LateFailure {
        LateFailure(path: path.withoutFullPath, failure: failure)
    }
}
