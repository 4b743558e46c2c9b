import Reactive
import TUI

/// The program without a screen as a picture of the last sentences that it has said.
///
/// Nobody sees the picture while it is played. A recording is one of pictures, and so a game that
/// is typed is recorded, run again, compared and looked at as any other. A line that is typed is
/// text that is pasted, and the end of all lines is Ctrl-D. `ask` is called where it wants the next
/// line.
func transcript(
    _ console: Console, _ services: Services,
    ask: @escaping () -> Void = {}, say: @escaping (String) -> Void = { _ in }
) -> Driver<Transcript> {
    let typed = console.events.compactMap { event -> String?? in
        switch event {
        case .paste(let line): line
        case .key(.endOfLines): .some(nil)
        default: nil
        }
    }
    return plain(services, scheduler: console.scheduler, through: console) { requests in
        let questions = requests.compactMap { () -> String?? in
            ask()
            return nil
        }
        return Observable.merge(typed, questions).take(while: { $0 != nil }).compactMap(\.self)
    }
    .do(onNext: say)
    .scan(Transcript()) { $0.saying($1) }
    .startWith(Transcript())
    .asDriver(onErrorDriveWith: .empty())
}

extension KeyPress {
    /// Stands for the end of the lines that are typed.
    static let endOfLines = KeyPress(.character("d"), modifiers: .control)
}

/// The last sentences that were said, the newest at the bottom.
struct Transcript: CompositeView, Equatable {
    private let sentences: [String]

    init() { self.init([]) }
    private init(_ sentences: [String]) { self.sentences = sentences }

    /// More are not seen in any window.
    private static let longest = 100

    func saying(_ sentence: String) -> Transcript {
        Transcript((sentences + [sentence]).suffix(Transcript.longest))
    }

    var content: some View {
        Scrolled(
            offset: .max,
            content: Column { for sentence in sentences { Text(sentence).wrapped() } })
    }
}
