import Games
import Reactive

/// A memory game that is played through the streams of its view model, in virtual time, and
/// everything that its screen would receive. Cards 0 and 1 are a pair, 2 and 3, and so on. The
/// player goes on at once after each round and each timeout.
final class MemorySession {
    typealias Face = MemoryFace<String>

    let scheduler: VirtualTimeScheduler
    private let actions = PublishRelay<MemoryGame<String>.Action>()
    private let bag = DisposeBag()

    /// The player whose turn it is, and whether it is the computer.
    struct Turn: Equatable {
        let player: Int
        let isComputers: Bool
    }

    private(set) var boards: [[Face]] = []
    private(set) var phases: [MemoryPhase] = []
    private(set) var rounds: [String] = []
    private(set) var times: [String] = []
    private(set) var progress: [Double?] = []
    private(set) var turns: [Turn] = []
    private(set) var scores: [MemoryResult] = []
    private(set) var reveals: [(time: Int, reveal: MemoryReveal<String>)] = []
    private(set) var timeouts: [Int] = []
    private(set) var results: [MemoryResult] = []
    /// All news, in order.
    private(set) var news: [MemoryNews<String>] = []
    private(set) var saved: MemoryGame<String>?
    /// The flips of the latest saved game that a perfect memory would have avoided.
    private(set) var lookBack: [MemoryFlip] = []

    convenience init(
        pairs: Int, rounds: Int = 3, timeLimit: Int? = 90, players: [MemoryPlayer] = [.person],
        seed: UInt64 = 1, resolution: Duration = .seconds(1)
    ) {
        let options = MemoryOptions(
            pairs: pairs, rounds: rounds, timeLimit: timeLimit, players: players)
        self.init(MemoryGame(theme: .letters, options: options, seed: seed), resolution: resolution)
    }

    init(_ game: MemoryGame<String>, resolution: Duration = .seconds(1)) {
        scheduler = VirtualTimeScheduler(resolution: resolution)
        let output = MemoryViewModel(game, scheduler: scheduler)
            .transform(.init(actions: actions.asObservable()))
        let seen = output.seen
        bag.insert(
            seen.cards.drive { [unowned self] in boards.append($0) },
            seen.phase.drive { [unowned self] in phases.append($0) },
            seen.map { "\($0.round)/\($0.rounds)" }.distinctUntilChanged()
                .drive { [unowned self] in rounds.append($0) },
            seen.clock.time.drive { [unowned self] in times.append("\($0.minutes):\($0.seconds)") },
            seen.clock.progress.drive { [unowned self] in progress.append($0) },
            seen.map { Turn(player: $0.turn, isComputers: $0.isComputersTurn) }
                .distinctUntilChanged().drive { [unowned self] in turns.append($0) },
            seen.score.drive { [unowned self] in scores.append($0) },
            output.news.emit { [unowned self] in hear($0) },
            output.saved.drive { [unowned self] game in
                saved = game
                if let game { lookBack = game.flips.filter(\.isAvoidable) }
            })
    }

    private func hear(_ told: MemoryNews<String>) {
        news.append(told)
        switch told {
        case .turned(let reveal): reveals.append((scheduler.clock, reveal))
        case .timeout:
            timeouts.append(scheduler.clock)
            hold(false)
        case .round, .turnLost: hold(false)
        case .finished(let result): results.append(result)
        case .turn, .begun, .reset, .takenBack, .givenUp, .refused: break
        }
    }

    // MARK: The player

    func begin() { actions.accept(.start) }
    func beginAnother() { actions.accept(.newGame) }
    func turnUp(_ cards: Int...) { for card in cards { actions.accept(.choose(card)) } }
    func shuffle() { actions.accept(.shuffle) }
    func bringBack() { actions.accept(.reset) }
    func hold(_ isPaused: Bool) { actions.accept(.pause(isPaused)) }
    func wait(_ seconds: Double) { scheduler.advance(by: .seconds(seconds)) }

    /// Finds every remaining pair of the board.
    func clear() {
        if up.count == 1 { turnUp(up[0] ^ 1) }
        for card in order.sorted() where card % 2 == 0 && !gone.contains(card) {
            if up.contains(card) { turnUp(card + 1, card) } else { turnUp(card, card + 1) }
            if gone.isEmpty { return }
        }
    }

    // MARK: The screen

    var faces: [Face] { boards.last ?? [] }
    var order: [Int] { faces.map(\.id) }
    var up: [Int] {
        faces.filter { if case .front = $0.side { true } else { false } }.map(\.id).sorted()
    }
    var gone: [Int] { faces.filter { $0.side == .gone }.map(\.id).sorted() }
    var round: String { rounds.last ?? "" }
    var time: String { times.last ?? "" }
    /// The number of pictures that any change has caused.
    var pictures: Int {
        boards.count + phases.count + rounds.count + times.count + turns.count + scores.count
    }
}
