import Reactive

/// A text that the user edits and the program sets. It does not emit a value that the program sets,
/// so two properties can be bound to each other without a loop.
public struct TextProperty {
    /// The text to show.
    public let editor: Driver<TextEditor>

    /// The initial text, and each text that the user's edits produce.
    public let values: Observable<String>

    /// An observer that sets the text. The cursor keeps its position as far as possible.
    public let sink: AnyObserver<String>

    private struct State {
        var editor: TextEditor
        var value: String
        var edits = 0
    }

    /// Creates a property. `commands` are the user's edits. The property subscribes to them while
    /// `editor` or `values` has a listener.
    public init(
        _ editor: TextEditor = TextEditor(), commands: Observable<TextEditor.Command>
    ) {
        let received = BehaviorRelay<String?>(value: nil)
        let start = State(editor: editor, value: editor.text)
        let state = Driver.fold(start) { state, command in
            let before = state.editor.text
            state.editor.apply(command)
            if case .set = command { return }
            let value = state.editor.text
            if value != before { (state.value, state.edits) = (value, state.edits + 1) }
        } commands: { _ in
            .merge(received.asObservable().compactMap { $0.map { .set($0) } }, commands)
        }
        self.editor = state.map(\.editor)
        values = state.asObservable().distinctUntilChanged { $0.edits == $1.edits }.map(\.value)
        sink = AnyObserver { received.receive($0.map(Optional.some)) }
    }

    /// Binds in both directions. The property first takes the relay's value. After that, each
    /// passes its new values to the other.
    public func bind(to relay: BehaviorRelay<String>) -> any Disposable {
        CompositeDisposable(
            relay.asObservable().bind(to: sink), values.skip(1).bind(to: relay))
    }
}
