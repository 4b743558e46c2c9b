import Games
import Reactive

/// A memory game that is played through the streams of its view model, in virtual time, and what
/// its screen would have heard. Cards 0 and 1 are a pair, 2 and 3, and so on.
final class MemorySession {
    typealias Face = MemoryFace<String>

    let scheduler: VirtualTimeScheduler
    private let start = PublishRelay<Void>()
    private let choose = PublishRelay<Int>()
    private let shuffle = PublishRelay<Void>()
    private let reset = PublishRelay<Void>()
    private let pause = PublishRelay<Bool>()
    private let bag = DisposeBag()

    private(set) var boards: [[Face]] = []
    private(set) var phases: [MemoryPhase] = []
    private(set) var rounds: [String] = []
    private(set) var times: [String] = []
    private(set) var progress: [Double?] = []
    private(set) var turns: [MemoryTurn] = []
    private(set) var scores: [MemoryResult] = []
    private(set) var lookBack: [MemoryFlip] = []
    private(set) var reveals: [(time: Int, reveal: MemoryReveal<String>)] = []
    private(set) var timeouts: [Int] = []
    private(set) var results: [MemoryResult] = []
    private(set) var saved: MemoryGame<String>?

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
        let output = MemoryViewModel(game, scheduler: scheduler).transform(
            .init(
                start: start.asObservable(), choose: choose.asObservable(),
                shuffle: shuffle.asObservable(), reset: reset.asObservable(),
                pause: pause.asObservable()))
        bag.insert(
            output.cards.drive { [unowned self] in boards.append($0) },
            output.phase.drive { [unowned self] in phases.append($0) },
            output.round.drive { [unowned self] in rounds.append("\($0.number)/\($0.count)") },
            output.time.drive { [unowned self] in times.append("\($0.minutes):\($0.seconds)") },
            output.progress.drive { [unowned self] in progress.append($0) },
            output.turn.drive { [unowned self] in turns.append($0) },
            output.score.drive { [unowned self] in scores.append($0) },
            output.lookBack.drive { [unowned self] in lookBack = $0 },
            output.reveals.emit { [unowned self] in reveals.append((scheduler.clock, $0)) },
            output.timeout.emit { [unowned self] in timeouts.append(scheduler.clock) },
            output.finished.emit { [unowned self] in results.append($0) },
            output.saved.drive { [unowned self] in saved = $0 })
    }

    // MARK: What the player does

    func begin() { start.accept(()) }
    func turnUp(_ cards: Int...) { for card in cards { choose.accept(card) } }
    func mixUp() { shuffle.accept(()) }
    func bringBack() { reset.accept(()) }
    func hold(_ isPaused: Bool) { pause.accept(isPaused) }
    func wait(_ seconds: Double) { scheduler.advance(by: .seconds(seconds)) }

    /// Finds every pair of the board that is still there.
    func clear() {
        if up.count == 1 { turnUp(up[0] ^ 1) }
        for card in order.sorted() where card % 2 == 0 && !gone.contains(card) {
            if up.contains(card) { turnUp(card + 1, card) } else { turnUp(card, card + 1) }
            if gone.isEmpty { return }
        }
    }

    // MARK: What there is to see

    var faces: [Face] { boards.last ?? [] }
    var order: [Int] { faces.map(\.id) }
    var up: [Int] {
        faces.filter { if case .front = $0.side { true } else { false } }.map(\.id).sorted()
    }
    var gone: [Int] { faces.filter { $0.side == .gone }.map(\.id).sorted() }
    var round: String { rounds.last ?? "" }
    var time: String { times.last ?? "" }
    /// How many pictures there were of anything.
    var pictures: Int {
        boards.count + phases.count + rounds.count + times.count + turns.count + scores.count
    }
}
