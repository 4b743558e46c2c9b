import Games
import TUI

/// Something that the player can do in a game, with the moments at which it is available, its keys,
/// and the words to type for it.
///
/// The keys of a game, the bar, the help page and typed play come from the deeds. Only the button
/// that has the focus reads Enter and Space itself.
struct GameDeed<Narrator: GameNarrator> {
    typealias Act = Narrator.Deeds.Act
    typealias ID = DeedID<Narrator.Deeds.OwnDeed>
    typealias Row = KeyTable<Act, Words>.Row

    /// The text that may follow the word of a deed: anything that its answer reads, the number of
    /// times to do it, or nothing.
    enum Rest { case anything, times, nothing }

    /// The form of a deed in typed play.
    struct Typed {
        /// The words to type. Texts use the first one.
        let names: Phrase
        /// The sentence about the words; nil if typed help does not list them.
        fileprivate(set) var help: Phrase?
        fileprivate(set) var moments: Set<GameMoment>
        /// The text that may follow the word.
        fileprivate(set) var rest = Rest.anything
        let answer: (inout Narrator, [String]) -> [Narrator.News]
    }

    let id: ID
    let name: Phrase
    let moments: Set<GameMoment>
    /// The act of a click on the entry in the bar.
    private(set) var act: Act?
    private(set) var row: Row?
    private(set) var typed: Typed?
    /// Indicates whether the deed shows a hint or its next step, or closes the hint.
    var isAboutHint: Bool { id == .common(.hint) || id == .common(.closeHint) }

    /// The moments at which the keys are read although neither the bar nor help lists them, because
    /// a player may press them then: the hint while a board is being made, undo after a lost game,
    /// and Esc always.
    var unlistedMoments: Set<GameMoment> {
        switch id {
        case .common(.hint): [.waiting]
        case .common(.takeBack): [.over]
        case .common(.close): .always
        default: []
        }
    }

    private init(_ id: ID, _ name: Phrase, _ moments: Set<GameMoment>) {
        (self.id, self.name, self.moments) = (id, name, moments)
    }

    init(_ deed: CommonDeed, _ name: Phrase, at moments: Set<GameMoment> = .open) {
        self.init(.common(deed), name, moments)
    }

    init(_ own: Narrator.Deeds.OwnDeed, _ name: Phrase, at moments: Set<GameMoment> = .open) {
        self.init(.own(own), name, moments)
    }

    /// Returns the deed with keys. The bar lists deeds of a lower rank first, and leaves out the
    /// name if `isNamed` is false.
    func keys(
        _ bar: String, help: String? = nil, named helpName: Phrase? = nil, isNamed: Bool = true,
        importance: KeyTable<Act, Words>.Importance = .bar, rank: Int = 0, click act: Act? = nil,
        _ read: @escaping (KeyPress) -> Act? = { _ in nil }
    ) -> GameDeed {
        var deed = self
        let (name, helpName) = (name, helpName ?? name)
        deed.act = act
        deed.row = Row(
            bar, help: help, { isNamed ? name.text(in: $0.language) : "" },
            helpName: { helpName.text(in: $0.language) }, importance: importance, rank: rank,
            click: act, act: read)
        return deed
    }

    /// Returns the deed with a letter key and, optionally, a second letter with another act.
    func key(
        _ letter: Character, _ act: Act, help: String? = nil, named helpName: Phrase? = nil,
        importance: KeyTable<Act, Words>.Importance = .bar, rank: Int = 0,
        and other: (letter: Character, act: Act)? = nil
    ) -> GameDeed {
        // A letter is one scalar. Comparing characters takes many times as long.
        let (first, second) = (letter.unicodeScalars.first, other?.letter.unicodeScalars.first)
        return keys(
            String(letter), help: help, named: helpName, importance: importance, rank: rank,
            click: act
        ) { key in
            guard let typed = key.letter else { return nil }
            return typed == first ? act : typed == second ? other?.act : nil
        }
    }

    /// Returns the deed with words to type. By default, they are the deed's name.
    func typed(
        as names: Phrase? = nil, at moments: Set<GameMoment>? = nil, _ english: String,
        _ korean: String, _ answer: @escaping (inout Narrator, [String]) -> [Narrator.News]
    ) -> GameDeed {
        var deed = typed(as: names, answer)
        deed.typed?.help = Phrase(english, korean)
        if let moments { deed.typed?.moments = moments }
        return deed
    }

    /// Returns the deed with words to type. If `repeats` is true, the number of times may follow
    /// them. Otherwise, nothing may follow.
    func typed(
        as names: Phrase? = nil, at moments: Set<GameMoment>? = nil, repeats: Bool = false,
        _ english: String, _ korean: String,
        _ answer: @escaping (inout Narrator) -> [Narrator.News]
    ) -> GameDeed {
        var deed = typed(as: names, at: moments, english, korean) { narrator, _ in
            answer(&narrator)
        }
        deed.typed?.rest = repeats ? .times : .nothing
        return deed
    }

    /// Returns the deed with words to type that typed help does not list.
    func typed(
        as names: Phrase? = nil,
        _ answer: @escaping (inout Narrator, [String]) -> [Narrator.News]
    ) -> GameDeed {
        var deed = self
        deed.typed = Typed(names: names ?? name, help: nil, moments: moments, answer: answer)
        return deed
    }
}

extension Set<GameMoment> {
    /// The moments at which the board can be played.
    static var open: Set { [.ready, .running] }
    static var always: Set { Set(GameMoment.allCases) }
}
