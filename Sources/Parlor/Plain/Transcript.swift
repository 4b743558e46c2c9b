import Reactive
import TUI

/// The program without a screen, as a picture of its last sentences.
///
/// No terminal shows the picture. A recording consists of pictures, so with this picture a typed
/// game is recorded, replayed and compared like any other. A typed line arrives as pasted text, and
/// the end of the input as Ctrl-D. The program calls `ask` when it needs the next line.
package func transcript(
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
    return plain(services, through: console) { requests in
        let questions = requests.compactMap { () -> String?? in
            ask()
            return nil
        }
        return Observable.merge(typed, questions).take(while: { $0 != nil }).compactMap(\.self)
    }
    .do(onNext: say)
    .scan(Transcript()) { $0.appending($1) }
    .startWith(Transcript())
    .asDriver(onErrorDriveWith: .empty())
}

extension KeyPress {
    /// The key press that marks the end of the typed lines.
    static let endOfLines = KeyPress(.character("d"), modifiers: .control)
}

/// The last sentences, with the newest at the bottom.
package struct Transcript: CompositeView, Equatable {
    private let sentences: [String]

    init() { self.init([]) }
    private init(_ sentences: [String]) { self.sentences = sentences }

    /// The number of sentences to keep, which is more than the 24 rows of the picture can show.
    private static let longest = 100

    func appending(_ sentence: String) -> Transcript {
        Transcript((sentences + [sentence]).suffix(Transcript.longest))
    }

    package var content: some View {
        Scrolled(
            offset: .max,
            content: Column { for sentence in sentences { Text(sentence).wrapped() } })
    }
}
