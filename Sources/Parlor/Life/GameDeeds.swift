import Games
import TUI

/// The deeds of a game in one state.
///
/// The properties of a conforming type are everything that its deeds depend on. Equal values
/// therefore have equal deeds.
protocol GameDeeds: Equatable {
    associatedtype Dealt: DealtGame
    /// The typed play of the same game.
    associatedtype Narrator: GameNarrator where Narrator.Deeds == Self
    /// The acts that only this game has.
    associatedtype OwnAct: Hashable
    /// The deeds that only this game has.
    associatedtype OwnDeed: Hashable
    typealias Act = GameAct<Dealt.Action, OwnAct>
    typealias Deed = GameDeed<Narrator>

    /// Creates the deeds for typed play, whose words do not depend on the state.
    init()

    /// The name of the key that ends a pause.
    var resumeName: Phrase { get }

    /// The next step of the hint; nil if no hint is shown.
    var hint: HintStep? { get }

    /// Indicates whether `h j k l` move the focus.
    var lettersMove: Bool { get }

    /// The acts of a running game that the picture shows with their letters.
    var tools: [Act] { get }

    /// The deeds of this game, without the deeds that every game has.
    var own: [Deed] { get }
}

extension GameDeeds {
    var resumeName: Phrase { .resume }
    var hint: HintStep? { nil }
    var lettersMove: Bool { false }
    var tools: [Act] { [] }
    var all: [Deed] { own + Deed.ofEveryGame(resume: resumeName) }

    /// The act that closes the hint; nil if no hint is shown.
    var closingHint: Act? {
        hint == nil ? nil : all.first { $0.id == .common(.closeHint) }?.act
    }

    /// The deeds of `all` that are available at a moment. While a dialog covers a game that is
    /// neither paused nor over, only the answers of the dialog are available. Without room for the
    /// board, no deed is available until the game is over.
    private func deeds(
        of all: [Deed], at moment: GameMoment, under answers: [Act]?, hasRoom: Bool
    ) -> [Deed] {
        guard hasRoom || moment == .over else { return [] }
        return all.filter { deed in
            guard let answers, Set.open.contains(moment) || moment == .waiting else {
                return deed.moments.contains(moment)
            }
            return deed.act.map(answers.contains) ?? false
        }
    }

    /// The keys that are read at a moment. `all` are the deeds, if the caller already has them.
    func keys(
        of all: [Deed]? = nil, at moment: GameMoment, under answers: [Act]? = nil,
        hasRoom: Bool = true
    ) -> KeyTable<Act, Words> {
        let available = deeds(of: all ?? self.all, at: moment, under: answers, hasRoom: hasRoom)
        var rows = available.compactMap { deed in
            // The keys of a hint that is shown are first in the bar, so they fit in every window. A
            // hint without a further step has only the key that closes it.
            let isUsed = hint == .nothing ? deed.id != .common(.hint) : hint != nil
            return isUsed && deed.isAboutHint ? deed.row?.first : deed.row
        }
        // The focused button of a dialog reads Enter, so this row has no act.
        if answers != nil {
            rows.insert(.init("Enter", help: "Enter, Space", { $0.keys.choose }, rank: -4), at: 0)
        }
        // At the end, the bar has space for all deeds that remain.
        if moment == .over { rows = rows.map(\.inBar) }
        // The screen moves the focus between the buttons of a dialog.
        if let answers, answers.count > 1 {
            let name = { (words: Words) in Phrase.move.text(in: words.language) }
            rows.insert(.init("Tab", help: "← ↑ ↓ →, Tab", name, importance: .help), at: 1)
        }
        let unlisted = (all ?? self.all).filter { $0.unlistedMoments.contains(moment) }
        return KeyTable(rows + unlisted.compactMap { $0.row?.unlisted })
    }

    /// The keys for the help page: the keys of this moment, including the keys of every screen, and
    /// the keys of other moments of the game.
    func help(
        in words: Words, at moment: GameMoment, under answers: [Act]? = nil, hasRoom: Bool = true,
        with result: ResultDialog = .none
    ) -> HelpKeys {
        let all = all + Deed.ofResult(result)
        let available = deeds(of: all, at: moment, under: answers, hasRoom: hasRoom)
        let now = Set(available.map(\.id))
        var acts = Set(available.compactMap(\.act))
        // Lists a key once if two deeds have the same act, such as pausing and resuming.
        let later = all.filter { deed in
            !now.contains(deed.id) && (deed.act.map { acts.insert($0).inserted } ?? true)
        }
        return HelpKeys(
            now: keys(of: all, at: moment, under: answers, hasRoom: hasRoom).help(in: words)
                + KeyTable.common.help(in: words),
            later: KeyTable(later.compactMap(\.row)).help(in: words))
    }

    /// The letter of each tool. `all` are the deeds.
    func lettersOfTools(in all: [Deed]) -> [Act: Character] {
        let tools = Set(tools)
        if tools.isEmpty { return [:] }
        let keys = keys(of: all, at: .running)
        let letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
        let found = letters.unicodeScalars.compactMap { letter in
            keys.act(for: KeyPress(.character(letter))).map { ($0, Character(letter)) }
        }
        return Dictionary(found.filter { tools.contains($0.0) }) { first, _ in first }
    }

    // MARK: Typed words

    func vocabulary(in words: Words) -> Vocabulary<Deed.ID> {
        let typed = typed
        func word(_ id: Deed.ID, in language: Language) -> TypedWord {
            let typed = typed[id]
            return TypedWord(
                typed?.names.text(in: language) ?? "", typed?.help?.text(in: language) ?? "")
        }
        return Vocabulary(
            all.map(\.id).filter { typed[$0] != nil }, { word($0, in: words.language) },
            { word($0, in: .english) })
    }

    /// The typed form of each deed that has words to type.
    var typed: [Deed.ID: Deed.Typed] {
        let typed = all.compactMap { deed in deed.typed.map { (deed.id, $0) } }
        return Dictionary(uniqueKeysWithValues: typed)
    }

    /// The help texts of the words that can be typed at a moment. Words without help are left out.
    func typedHelp(in words: Words, at moment: GameMoment) -> [String] {
        all.compactMap(\.typed).filter { $0.moments.contains(moment) }
            .compactMap { $0.help?.text(in: words.language) }
    }
}
