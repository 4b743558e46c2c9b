import TUI

/// The page on which the player types or pastes a text that starts a game. A text that was pasted
/// elsewhere and starts no game appears there, with the reason.
func entryPage(_ entry: some GameEntry) -> GameModule.Page {
    { console, services, pasted in
        EntryScene(entry, services.words, pasted: pasted).screen(
            console, picture: EntryPicture.init)
    }
}

/// The state of the screen: the text typed so far, and why it was refused.
struct EntryScene<Entry: GameEntry>: ControlledPage {
    enum Spot: Hashable { case text }
    enum Act: Hashable { case enter }
    typealias Change = Controls<Spot>.Command

    let entry: Entry
    let words: Words
    var controls: Controls<Spot>
    private(set) var refusal: EntryRefusal?

    init(_ entry: Entry, _ words: Words, pasted: String? = nil) {
        (self.entry, self.words) = (entry, words)
        let rules = [entry.rule(in: words)].compactMap(\.self)
        controls = Controls(focus: .text, [.text: .text(pasted ?? "", rules: rules)])
        guard let pasted else { return }
        do throws(EntryRefusal) {
            _ = try entry.effects(of: pasted, in: words, replacesScreen: true)
        } catch {
            refusal = error
        }
    }

    /// The message about a key or a text that was refused.
    var message: String? {
        (controls.shownProblem(.text) ?? refusal?.sentence).map(words.sentence)
    }

    var place: Place { entry.place }
    var commonKeys: KeyTable<CommonAct, Words> { .commonWhileTyping }

    private var isBlank: Bool { controls.text(.text).allSatisfy(\.isWhitespace) }

    /// The row for the bar and the help page. The text field itself reads the key.
    var keys: KeyTable<Act, Words> {
        let enter = KeyTable<Act, Words>.Row(
            "Enter", { $0.keys.choose }, click: Act.enter, act: { _ in nil })
        return KeyTable(isBlank ? [] : [enter])
    }

    mutating func respond(to news: Controls<Spot>.News, _ emit: (News) -> Void) {
        switch news {
        case .changed: refusal = nil
        case .pressed: perform(.enter, emit)
        default: break
        }
    }

    mutating func perform(_ act: Act, _ emit: (News) -> Void) {
        if isBlank { return }
        do {
            let effects = try entry.effects(
                of: controls.text(.text), in: words, replacesScreen: true)
            for effect in effects { emit(.effect(effect)) }
        } catch {
            refusal = error
        }
    }
}

/// The text field, with the explanations above it and the refusal below.
struct EntryPicture<Entry: GameEntry>: CompositeView {
    let scene: EntryScene<Entry>

    var content: some View {
        Column {
            Panel(scene.entry.title(in: scene.words), border: .rounded, padding: 2) {
                Column(spacing: 1) {
                    for line in scene.entry.explanations(in: scene.words) {
                        Text(line, .dim).balanced()
                    }
                    TextField(.text, in: scene.controls).stretching(columns: 1)
                    Text(scene.message ?? " ", .warning)
                        .wrapped()
                }
            }
            .atMost(columns: 72)
            .aligned(.center, .center).stretching(columns: 1, rows: 1)
            scene.bar()
        }
    }
}
