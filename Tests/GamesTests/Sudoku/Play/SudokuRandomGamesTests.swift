import Games
import Reactive
import Sweep
import Testing

/// Random play. The same dice give the same actions for the game and for the reference.
struct SudokuDice {
    var dice: Dice

    init(seed: UInt64) { dice = Dice(seed: seed) }

    mutating func roll(_ bound: Int) -> Int { dice.roll(below: bound) }

    mutating func data() -> SudokuData {
        if roll(8) == 0 { return .ambiguous }
        var problem = SudokuData.example.solution ?? SudokuGrid()
        for _ in 0..<(1 + roll(roll(2) == 0 ? 6 : 60)) { problem[roll(81)] = 0 }
        return SudokuData(
            problem: problem, solution: SudokuData.example.solution,
            level: SudokuLevel.allCases[roll(3)], seed: 7)
    }

    mutating func options() -> SudokuOptions {
        SudokuOptions(
            marking: SudokuOptions.Marking.allCases[roll(3)], cleansNotes: roll(2) == 0,
            isDigitFirst: roll(4) == 0)
    }

    mutating func limit() -> Int? { roll(4) == 0 ? nil : 3 }

    /// An action for a game with this picture. Most actions make progress, so that games end.
    mutating func deed(_ picture: SudokuPicture) -> ReferenceSudoku.Deed {
        switch roll(48) {
        case 0: return .restart
        case 1: return .pause(true)
        case 2, 3: return .pause(false)
        case 4: return roll(2) == 0 ? .leave : .cancel
        case 5: return .set(options())
        case 6: return .given(data())
        case 7: return roll(4) == 0 ? .newGame : .retry
        case 8, 9:
            guard let alert = picture.alert else { return .retry }
            // The game ends without an answer of its own.
            return alert.buttons.isEmpty
                ? .restart : alert.buttons[roll(alert.buttons.count)].action
        case 10...12: return .sheet(.move(SudokuSheet.Direction.allCases[roll(4)]))
        case 13, 14: return .sheet(.note(roll(11)))
        case 15...20: return .use(SudokuBoardTool.allCases[roll(SudokuBoardTool.allCases.count)])
        case 21: return .undoToLastRight
        case 22, 23: return roll(4) == 0 ? .dismissHint : .hint
        case 24...33:
            let right = picture.cursor.flatMap { SudokuData.example.solution?[$0] } ?? 1
            return .sheet(.number(roll(5) == 0 ? roll(11) : right))
        case 34, 35:
            let cell = roll(83) - 1
            let right = SudokuData.example.solution.map { $0[min(max(cell, 0), 80)] } ?? 1
            return .sheet(.write(roll(5) == 0 ? roll(11) : right, at: cell))
        default:
            let empty = picture.digits.indices.filter { picture.digits[$0] == 0 }
            return .sheet(
                .tap(roll(9) == 0 || empty.isEmpty ? roll(83) - 1 : empty[roll(empty.count)]))
        }
    }

    /// The answer of a listener to a picture, now and then.
    mutating func answer(to picture: SudokuPicture) -> ReferenceSudoku.Deed? {
        roll(7) == 0 ? deed(picture) : nil
    }
}

/// Everything that was received in a session, for each output.
private struct SudokuHeard: Equatable {
    var pictures: [SudokuPicture] = []
    var news: [String] = []
    var kept: [SudokuKept?] = []
    var cursors: [Int?] = []
    var mistakes: [Int] = []
    var alerts: [SudokuAlert?] = []
    var seconds: [Int] = []

    static func add<Value: Equatable>(_ value: Value, to list: inout [Value]) {
        if list.last != value { list.append(value) }
    }
}

/// A session through the streams of the view model. The listeners subscribe in any order, and one
/// of them answers during a delivery.
private final class HeardSudoku {
    private let actions = PublishRelay<SudokuGame.Action>()
    private let bag = DisposeBag()
    private var answering: SudokuDice
    private(set) var heard = SudokuHeard()
    private(set) var saved: SudokuGame?

    init(
        saved: SudokuGame?, _ boards: ScriptedBoards, options start: SudokuOptions, limit: Int?,
        scheduler: VirtualTimeScheduler, answering: SudokuDice, order: inout SudokuDice
    ) {
        self.answering = answering
        let output = SudokuViewModel(
            saved: saved, SudokuRequests(.level(nil, seed: 1), mistakeLimit: limit), options: start,
            source: boards, scheduler: scheduler
        ).transform(.init(actions: actions.asObservable()))
        var listeners = listeners(to: output)
        order.dice.shuffle(&listeners)
        for listen in listeners { listen().disposed(by: bag) }
    }

    private func listeners(to output: SudokuViewModel.Output) -> [() -> any Disposable] {
        let pictures = output.seen.map { SudokuPicture($0) }.distinctUntilChanged()
        let seen = output.seen
        return [
            { pictures.drive { [unowned self] in heard.pictures.append($0) } },
            { pictures.skip(1).drive { [unowned self] in answer($0) } },
            { output.news.emit { [unowned self] in heard.news += [$0.word].compactMap(\.self) } },
            {
                output.saved.drive { [unowned self] in
                    saved = $0
                    SudokuHeard.add($0.map { SudokuKept($0) }, to: &heard.kept)
                }
            },
            { seen.board.cursor.drive { [unowned self] in heard.cursors.append($0) } },
            { seen.information.mistakes.drive { [unowned self] in heard.mistakes.append($0) } },
            { seen.dialog.alert.drive { [unowned self] in heard.alerts.append($0) } },
            {
                seen.information.clock.time.drive { [unowned self] in
                    heard.seconds.append($0.total)
                }
            },
        ]
    }

    private func answer(_ picture: SudokuPicture) {
        if let deed = answering.answer(to: picture) { perform(deed) }
    }

    func perform(_ deed: ReferenceSudoku.Deed) { actions.accept(deed) }
}

extension SudokuNews {
    /// The news as a word; nil if the reference has none.
    fileprivate var word: String? {
        switch self {
        case .begun: "begun"
        case .finished(let result): result.isWon ? "won" : "lost"
        case .takenBack: "takenBack"
        case .wantsToLeave: "wantsToLeave"
        // The reference does not count given up games.
        case .givenUp, .refused: nil
        }
    }
}

/// The same session of the reference. All consequences of an action are received before the next
/// action.
private struct ReferenceSession {
    var game: ReferenceSudoku
    var answering: SudokuDice
    private(set) var heard = SudokuHeard()
    /// The actions, each with the number of pictures that were received before it.
    private(set) var deeds: [(pictures: Int, deed: ReferenceSudoku.Deed)] = []

    init(_ game: ReferenceSudoku, answering: SudokuDice) {
        (self.game, self.answering) = (game, answering)
        _ = hear()
    }

    var picture: SudokuPicture { SudokuPicture(game) }

    mutating func perform(_ deed: ReferenceSudoku.Deed) {
        deeds.append((heard.pictures.count, deed))
        game.perform(deed)
        answerAll()
    }

    mutating func advance(to time: Int) {
        while let next = game.nextEvent, next <= time {
            game.pass(to: next)
            answerAll()
        }
        game.pass(to: time)
    }

    private mutating func answerAll() {
        while let answer = hear().flatMap({ answering.answer(to: $0) }) {
            deeds.append((heard.pictures.count, answer))
            game.perform(answer)
        }
    }

    /// The picture if it has changed.
    private mutating func hear() -> SudokuPicture? {
        heard.news += game.news
        game.news = []
        SudokuHeard.add(SudokuKept(game), to: &heard.kept)
        let picture = picture
        guard heard.pictures.last != picture else { return nil }
        heard.pictures.append(picture)
        SudokuHeard.add(picture.cursor, to: &heard.cursors)
        SudokuHeard.add(picture.mistakes, to: &heard.mistakes)
        SudokuHeard.add(picture.alert, to: &heard.alerts)
        SudokuHeard.add(picture.seconds, to: &heard.seconds)
        return picture
    }
}

@Suite struct `Random games of sudoku` {
    @Test(arguments: [UInt64(2_026), 2_027])
    func `the game plays like the reference, in any order of subscription`(
        seed: UInt64
    ) throws {
        var dice = SudokuDice(seed: seed)
        var words: [String: Int] = [:]
        for number in 0..<Sweep.count(20, whole: 90) {
            for word in try play(&dice, deeds: 100, number) { words[word, default: 0] += 1 }
        }
        // The test proves something only if each of these events occurs.
        for word in ["won", "lost", "restored", "takenBack", "wantsToLeave"] {
            #expect(words[word, default: 0] > Sweep.count(0, whole: 10), "\(word)")
        }
    }

    /// Plays a session from its start. Returns the words that were told in it.
    private func play(_ dice: inout SudokuDice, deeds: Int, _ number: Int) throws -> [String] {
        let answers = (0...dice.roll(3)).map { _ -> Result<SudokuData, PuzzleFailure> in
            dice.roll(5) == 0 ? .failure(.noSolution) : .success(dice.data())
        }
        let (delay, options, limit) = (1 + dice.roll(3_000), dice.options(), dice.limit())
        let scheduler = VirtualTimeScheduler(resolution: .milliseconds(1))
        let boards = ScriptedBoards(
            answers.map(ScriptedBoards.Answer.init), after: .milliseconds(delay),
            scheduler: scheduler)
        var reference = ReferenceSudoku(answers, delay: delay, options: options, limit: limit)
        var saved: SudokuGame?
        var words: [String] = []
        var left = deeds
        while left > 0 {
            let answering = SudokuDice(seed: dice.dice.next())
            reference.begin()
            let game = HeardSudoku(
                saved: saved, boards, options: options, limit: limit, scheduler: scheduler,
                answering: answering, order: &dice)
            var expected = ReferenceSession(reference, answering: answering)
            repeat {
                let time = expected.game.now + dice.roll(1_500)
                expected.advance(to: time)
                scheduler.advanceTo(time)
                let deed = dice.deed(expected.picture)
                expected.perform(deed)
                game.perform(deed)
                left -= 1
            } while left > 0 && (dice.roll(40) > 0 || !expected.game.isWorthSaving)
            // Leaving pauses the game.
            expected.perform(.pause(true))
            game.perform(.pause(true))
            if game.heard != expected.heard {
                Issue.record(
                    """
                    session \(number) differs: \(game.heard.difference(expected.heard))
                    \(game.heard.firstDifference(expected))
                    """)
                return words
            }
            words += game.heard.news + ["restored"]
            guard left > 0, let kept = game.saved else { break }
            saved = try rewritten(kept)
            reference = expected.game
        }
        return words
    }
}

extension SudokuHeard {
    /// The difference in the first picture that differs, and the actions before it.
    fileprivate func firstDifference(_ expected: ReferenceSession) -> String {
        let pairs = zip(pictures, expected.heard.pictures).enumerated()
        guard let (index, (one, other)) = pairs.first(where: { $1.0 != $1.1 }) else { return "" }
        let fields = zip(Mirror(reflecting: one).children, Mirror(reflecting: other).children)
            .filter { "\($0.value)" != "\($1.value)" }
            .map { "\($0.label ?? ""): \($0.value), expected \($1.value)" }
        let deeds = expected.deeds.filter { $0.pictures <= index }.suffix(4).map { "\($0.deed)" }
        return (deeds + fields).joined(separator: "\n")
    }

    /// The first difference between two lists of received events.
    fileprivate func difference(_ other: SudokuHeard) -> String {
        func first<Value: Equatable>(_ one: [Value], _ two: [Value], _ name: String) -> String? {
            guard one != two else { return nil }
            let place = zip(one, two).enumerated().first { $1.0 != $1.1 }?.offset
            let index = place ?? min(one.count, two.count)
            return "\(name) \(index) of \(one.count) and \(two.count)"
        }
        return [
            first(pictures, other.pictures, "pictures"), first(news, other.news, "news"),
            first(kept, other.kept, "kept"), first(cursors, other.cursors, "cursors"),
            first(mistakes, other.mistakes, "mistakes"), first(alerts, other.alerts, "alerts"),
            first(seconds, other.seconds, "seconds"),
        ].compactMap { $0 }.joined(separator: "\n")
    }
}
