import Games
import Reactive

/// What can be typed at the beginning.
enum PlainHomeDeed: CaseIterable, Sendable {
    case memory, sudoku, klondike, goOn, new, daily, set, statistics, help, quit
}

/// The beginning: which game, and how it is set.
func plainHome(_ console: PlainConsole, _ desk: Desk) -> Observable<PlainEvent> {
    let home = PlainHome(desk: desk)
    return Observable.from([home.greeting])
        .concat(console.lines.concatMap { Observable.from(home.answers(to: $0)) })
}

private struct PlainHome {
    let desk: Desk

    private var words: PlainWords { desk.words.plain }

    /// The language may be another one by now.
    private var vocabulary: Vocabulary<PlainHomeDeed> {
        Vocabulary(words.home.word, Words.english.plain.home.word)
    }

    var greeting: PlainEvent {
        let left = GameName.allCases.filter(desk.hasLeft).map(desk.words.menu.title)
        return .say(words.home.greeting(GameName.allCases.map(desk.words.menu.title), left))
    }

    func answers(to line: String) -> [PlainEvent] {
        let reading = vocabulary.read(line)
        guard case .deed(let deed, let rest) = reading else {
            return words.refusal(of: reading).map { [.say($0)] } ?? []
        }
        switch deed {
        case .memory: return play(.memory, rest)
        case .sudoku: return play(.sudoku, rest)
        case .klondike: return play(.klondike, rest)
        case .goOn:
            let game = game(rest) ?? GameName.allCases.first(where: desk.hasLeft)
            guard let game, desk.hasLeft(game) else { return [.say(words.home.nothingLeft)] }
            return [.go(.push(.game(game)))]
        case .new: return begin(game(rest), isDaily: false)
        case .daily: return begin(game(rest), isDaily: true)
        case .set: return desk.set(rest).map(PlainEvent.say)
        case .statistics: return statistics
        case .help: return vocabulary.help.map(PlainEvent.say)
        case .quit: return [.say(words.goodbye), .go(.leave)]
        }
    }

    /// A game by its name alone goes on, if it was left; with more it is another one.
    private func play(_ game: GameName, _ rest: [String]) -> [PlainEvent] {
        return switch vocabulary.read(rest.first ?? "") {
        case .deed(.new, _): begin(game, isDaily: false)
        case .deed(.daily, _): begin(game, isDaily: true)
        default: goOn(game, rest.first.flatMap { Int($0) })
        }
    }

    /// Of several sudokus that were left, one can be chosen by its number.
    private func goOn(_ game: GameName, _ number: Int?) -> [PlainEvent] {
        let left = desk.sudoku.left
        if game == .sudoku, let number, left.indices.contains(number - 1) {
            desk.sudoku.goOn(at: left[number - 1].place)
        }
        return [.go(.push(.game(game)))]
    }

    private func begin(_ game: GameName?, isDaily: Bool) -> [PlainEvent] {
        guard let game else { return [.say(words.home.whichGame)] }
        desk.isDaily = isDaily
        desk.giveUp(game)
        return [.go(.push(.game(game)))]
    }

    private func game(_ words: [String]) -> GameName? {
        guard case .deed(let deed, _) = vocabulary.read(words.first ?? "") else { return nil }
        return switch deed {
        case .memory: .memory
        case .sudoku: .sudoku
        case .klondike: .klondike
        default: nil
        }
    }

    private var statistics: [PlainEvent] {
        let statistics = Statistics(desk.results(), today: desk.now / Day.seconds)
        let sentences = statistics.games.flatMap { game in
            game.records.filter { $0.variant != nil }.map { record in
                words.home.record(
                    desk.words.menu.title(of: game.game),
                    desk.words.statistics.variant(record.variant, of: game.game, desk.words),
                    record,
                    desk.words.memory.time(seconds:))
            }
        }
        return sentences.isEmpty
            ? [.say(desk.words.statistics.nothingYet)] : sentences.map(PlainEvent.say)
    }
}
