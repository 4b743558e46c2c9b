import Games

/// Klondike in sentences.
struct KlondikeTelling: Telling {
    enum Command {
        case faces(Klondike.Faces)
        case score(Int)
        case moves(Int)
        case time(ClockReading)
        case canUndo(Bool)
        case canRedo(Bool)
        case canRewind(Bool)
        case canFinish(Bool)
        case light(Klondike.Light)
        case deal(Klondike.Deal)
        case motions([Klondike.Motion])
        case dealt
        case hint(Klondike.Hint?)
        case mistake(Klondike.Mistake?)
        case phase(Klondike.Phase)
        case finished(Klondike.Result)
        /// All is known by now, and the story begins.
        case enter
        case line(String)
        /// All that a line has ordered is done.
        case settled
    }

    enum Order: Equatable {
        case draw, undo, redo, rewind, hint, finish, restart, new
        case pick(Card)
        case drop(Klondike.Place)
        case home(Card)
        case pause(Bool)
        case settled
    }

    /// What somebody waits for.
    enum Wait: Equatable { case hint, light, finish }

    let words: Words
    var news = PlainNews<Order>()
    let vocabulary: Vocabulary<PlainKlondikeDeed>
    private(set) var faces: Klondike.Faces?
    private(set) var score = 0
    private(set) var moves = 0
    private(set) var time = ClockReading(seconds: 0)
    private(set) var canUndo = false
    private(set) var canRedo = false
    private(set) var canRewind = false
    private(set) var canFinish = false
    private(set) var light = Klondike.Light.unknown
    private(set) var mistake: Klondike.Mistake?
    private(set) var hint: Klondike.Hint?
    private(set) var phase = Klondike.Phase.playing
    private var deal: Klondike.Deal?
    private var hasBegun = false

    var wait: Wait?
    /// What to say if nothing comes of a line.
    var excuse: String?
    /// Whether everything that fits is going home.
    var isHoming = false
    /// Whether the last line took moves back.
    var isBackwards = false

    init(_ words: Words) {
        self.words = words
        vocabulary = Vocabulary(words.plain.klondike.word, Words.english.plain.klondike.word)
    }

    var plain: PlainKlondikeWords { words.plain.klondike }
    var isPlaying: Bool { phase == .playing || phase == .stuck }

    /// A line waits for what is being looked for, and for cards that go home.
    var isBusy: Bool { wait != nil || phase == .dealing }

    mutating func apply(_ command: Command) {
        news = PlainNews()
        switch command {
        case .faces(let faces): self.faces = faces
        case .score(let score): self.score = score
        case .moves(let moves): self.moves = moves
        case .time(let time): self.time = time
        case .canUndo(let can): canUndo = can
        case .canRedo(let can): canRedo = can
        case .canRewind(let can): canRewind = can
        case .canFinish(let can): canFinish = can
        case .light(let light): shine(light)
        case .deal(let deal): self.deal = deal
        case .motions(let motions): for motion in motions { tell(motion) }
        case .dealt: if hasBegun { greet() }
        case .hint(let hint): show(hint)
        case .mistake(let mistake): self.mistake = mistake
        case .phase(let phase): enter(phase)
        case .finished(let result): tell(result)
        case .enter:
            hasBegun = true
            if phase == .dealing { news.say(plain.dealing) } else { greet() }
        case .line(let line): read(line)
        case .settled: settle()
        }
    }

    // MARK: What happens

    private mutating func greet() {
        excuse = nil
        news.say(plain.greeting(deal?.number.map(String.init), moves))
        if phase == .paused { news.say(plain.isPaused) }
    }

    private mutating func enter(_ phase: Klondike.Phase) {
        let before = self.phase
        self.phase = phase
        if phase == .won { wait = nil }
        guard hasBegun else { return }
        switch (before, phase) {
        case (_, .dealing): news.say(plain.dealing)
        case (_, .paused): news.say(plain.isPaused)
        case (_, .stuck): news.say(plain.isStuck)
        case (.paused, _): news.say(plain.goesOn)
        default: break
        }
    }

    private mutating func shine(_ light: Klondike.Light) {
        self.light = light
        if wait == .light, light != .thinking { tellLight() }
    }

    mutating func tellLight() {
        wait = light == .thinking ? .light : nil
        news.say(plain.light(light))
        if light == .unwinnable, let mistake { news.say(plain.mistake(mistake.number)) }
    }

    private mutating func show(_ hint: Klondike.Hint?) {
        self.hint = hint
        if wait == .hint, hint != nil { tellHint() }
    }

    mutating func tellHint() {
        guard let hint else { return }
        wait = nil
        news.say(sentence(of: hint))
    }

    private mutating func tell(_ motion: Klondike.Motion) {
        // What is put back has not moved.
        guard !motion.isFromHand, !motion.cards.isEmpty else { return }
        excuse = nil
        if wait == .finish { return }
        let back = isBackwards ? plain.takenBack : nil
        var parts = [back, sentence(of: motion)].compactMap(\.self)
        if let card = motion.uncovers { parts.append(plain.uncovers(plain.card(card))) }
        news.say(parts.joined(separator: " "))
    }

    private func sentence(of motion: Klondike.Motion) -> String {
        let cards = motion.cards
        switch (motion.from, motion.to) {
        case (.stock, .waste):
            // The last one to be turned is the only one that can be played.
            return plain.drawn(cards.reversed().map(plain.card))
        case (.waste, .stock) where !isBackwards: return plain.turnedOver(cards.count)
        default:
            return plain.moved(
                plain.card(cards[0]), cards.count - 1, plain.place(motion.from),
                plain.place(motion.to))
        }
    }

    /// Tells what has come of a line, if it was not told yet.
    private mutating func settle() {
        if isHoming, excuse == nil, phase != .won {
            // Another card may fit now.
            excuse = ""
            return sendHome()
        }
        if let excuse, !excuse.isEmpty { news.say(excuse) }
        (excuse, isHoming, isBackwards) = (nil, false, false)
    }

    /// Sends home whatever fits.
    mutating func sendHome() {
        guard let faces else { return }
        let tops = faces.piles.compactMap(\.cards.last) + [faces.waste.last].compactMap(\.self)
        isHoming = true
        news.orders = tops.map(Order.home) + [.settled]
    }

    private mutating func tell(_ result: Klondike.Result) {
        wait = nil
        guard result.isWon else { return }
        news.say(
            plain.won(
                words.memory.moves(result.moves), words.memory.time(seconds: result.seconds),
                result.score))
        news.say(plain.toBegin)
    }
}
