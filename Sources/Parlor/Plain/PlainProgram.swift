import Games
import Reactive
import TUI

/// The state of the program without a screen: the current place, and the waiting lines. A line
/// waits until the previous one is done, so that piped lines get the same answers as typed lines.
struct PlainProgram: EmittingModel {
    enum Command {
        /// A line was read; nil at the end of the input.
        case typed(String?)
        /// The previous line is done, so the next waiting line can be processed.
        case settled
        case event(PlainEvent)
        /// A sentence about a problem with files.
        case notice(String)
        /// A new game was requested. `caution` is a warning about its cost; nil if it costs
        /// nothing.
        case begin(NewGame, _ caution: String?)
        case moved(Navigation<Place>.Command)
    }

    enum News: Equatable {
        /// A line for the current place.
        case line(String)
        case say(String)
        case effect(Effect)
        case tooLong
        /// The cost of a new game. The game begins if the player types the line again.
        case asks(caution: String, line: String)

        var line: String? { if case .line(let line) = self { line } else { nil } }
        func sentence(in words: Words) -> String? {
            switch self {
            case .say(let sentence): sentence
            case .tooLong: words.plain.tooLong
            case .asks(let caution, let line):
                "\(caution) \(words.plain.home.startsAnyway(line))"
            case .line, .effect: nil
            }
        }
        var effect: Effect? { if case .effect(let effect) = self { effect } else { nil } }
    }

    private(set) var navigation: Navigation<Place>
    /// The number of visits to places so far.
    private(set) var visit = 0
    private var isBusy = false
    private var waitingLines: [String?] = []
    /// The number of lines that were processed, and the last of these lines.
    private var processedCount = 0
    private var lastLine = ""
    /// The open question before a new game, and the number of the line that requested the game. The
    /// next line confirms the game by requesting it again.
    private var question: (new: NewGame, line: Int)?
    /// The sentences about files that the last line has caused, and that the line before it caused.
    private var notices: (now: Set<String>, before: Set<String>) = ([], [])

    init(_ navigation: Navigation<Place>) { self.navigation = navigation }

    /// The number of the next line that the program needs; nil while a line is waiting or the
    /// program is busy.
    var requestedLine: Int? { !isBusy && waitingLines.isEmpty ? processedCount : nil }

    /// The number of waiting lines that can be processed now.
    var readyCount: Int { isBusy ? 0 : waitingLines.count }

    mutating func apply(_ command: Command, emit: (News) -> Void) {
        switch command {
        case .typed(let line):
            waitingLines.append(line)
            if waitingLines.count == 1 && !isBusy { processNextLine(emit) }
        case .settled: if readyCount > 0 { processNextLine(emit) }
        case .event(.say(let sentence)): emit(.say(sentence))
        case .event(.effect(let effect)): emit(.effect(effect))
        case .event(.busy(let isBusy)): self.isBusy = isBusy
        case .notice(let sentence):
            // Several saved games may have the same problem, and a full disk causes it at every
            // move. The sentence is repeated only if the previous line did not cause it.
            let isNew = notices.now.insert(sentence).inserted && !notices.before.contains(sentence)
            if isNew { emit(.say(sentence)) }
        case .begin(let new, let caution?) where !isAnswer(new):
            question = (new, processedCount)
            emit(.asks(caution: caution, line: lastLine))
        case .begin(let new, _): emit(.effect(.begin(new)))
        case .moved(let move):
            let before = navigation
            navigation.apply(move)
            if navigation != before { (visit, isBusy) = (visit + 1, false) }
        }
    }

    private func isAnswer(_ new: NewGame) -> Bool {
        question.map { $0.new == new && $0.line == processedCount - 1 } ?? false
    }

    private mutating func processNextLine(_ emit: (News) -> Void) {
        processedCount += 1
        notices = ([], notices.now)
        switch waitingLines.removeFirst() {
        case nil: emit(.effect(.go(.leave)))
        case let line? where line.utf8.count > TypedLines.longest: emit(.tooLong)
        case let line?:
            lastLine = line
            emit(.line(line))
        }
    }
}

/// The program without a screen, for screen readers and pipes. It answers typed lines with
/// sentences, one per line, and also reports events between the lines. `lines` emits the next line
/// for each request, and completes at the end of the input. The console delivers answers of
/// background work, so that a run can be recorded and replayed.
func plain(
    _ services: Services, through console: Console,
    lines: @escaping (_ requests: Observable<Void>) -> Observable<String>
) -> Observable<String> {
    let effects = Effects(services: services)
    let start = services.invocation.game.map { $0.module.starts.prepareRequestedGame(services) }
    let program = Play(PlainProgram(Navigation(at: start))) { program in
        let news = program.news.asObservable()
        let here = PlainConsole(lines: news.compactMap(\.line), console: console)
        let requests = program.state.requestedLine.asObservable().filter { $0 != nil }.map { _ in }
        let visits = program.state.distinctUntilChanged(at: \.visit).asObservable()
        return .merge(
            // Effects are subscribed to before the places, because a place may request an effect
            // when it starts.
            news.compactMap(\.effect).compactMap { effects.carryOut($0) }
                .compactMap { .init($0, services.words) },
            services.notices.sentences(in: services).map { .notice($0) },
            visits.flatMapLatest { program -> PlainGame in
                program.navigation.current.map { open($0, here, services) } ?? .never()
            }.map { .init($0, services) },
            services.answers.late(services.lateFailures, console).performing {
                services.notices.apply(.report([.notWritten($0.path, $0.failure)]))
            },
            lines(requests).map { .typed($0) }.concat(Observable.just(.typed(nil))),
            program.state.readyCount.asObservable().flatMapLatest { count -> Observable<Int> in
                // The timer separates the next line from the event that ends the wait.
                count > 0 ? .timer(.zero, scheduler: console.scheduler) : .never()
            }.map { _ in .settled })
    }
    let sentences = program.news.asObservable().compactMap { $0.sentence(in: services.words) }
        .map(Optional.some)
    let end = program.state.navigation.asObservable().filter(\.isOver).map { _ in String?.none }
    return Observable.merge(sentences, end).take(while: { $0 != nil }).compactMap(\.self)
}

/// Opens a place. Outside of a game, first reclaims the files that other processes have left.
private func open(
    _ place: Place, _ console: PlainConsole, _ services: Services
) -> PlainGame {
    if case .game(let start) = place { return start.game.module.plain(console, services, start) }
    services.saves.reclaimFile()
    return plainHome(console, services)
}

extension PlainProgram.Command {
    /// The command that an effect leads to. A recorded win with help leads to a sentence.
    fileprivate init?(_ consequence: Effects.Consequence, _ words: Words) {
        switch consequence {
        case .move(let move): self = .moved(move)
        case .recorded(let outcome):
            guard outcome.isWon, let sentence = words.games.helpTaken(outcome.help) else {
                return nil
            }
            self = .event(.say(sentence))
        }
    }

    fileprivate init(_ event: PlainEvent, _ services: Services) {
        if case .effect(.begin(let new)) = event {
            self = .begin(new, services.caution(about: new))
        } else {
            self = .event(event)
        }
    }
}

extension Store<Notices> {
    /// The notices about files, as sentences.
    fileprivate func sentences(in services: Services) -> Observable<String> {
        state.unread.asObservable().filter { !$0.isEmpty }.flatMap { [unowned self] problems in
            apply(.dismiss)
            return Observable.from(problems.map { $0.withoutFullPath.sentence(in: services.words) })
        }
    }
}
