import Games
import Reactive
import TUI

/// A deed at the start of typed play, other than naming a game.
enum HomeDeed: CaseIterable, Sendable {
    case goOn, new, daily, set, statistics, help, quit
}

/// A word that is understood at the start of typed play: the name of a game, or a deed.
private enum HomeWord: Hashable {
    case game(GameName)
    case deed(HomeDeed)
}

/// The start of typed play, where the player chooses a game and changes settings.
func plainHome(_ console: PlainConsole, _ services: Services) -> PlainGame {
    let home = PlainHome(services: services)
    return Observable.from([home.greeting])
        .concat(console.lines.concatMap { Observable.from(home.answers(to: $0)) })
}

private struct PlainHome {
    let services: Services

    private var words: Words { services.words }
    private var texts: PlainHomeWords { words.plain.home }

    /// The vocabulary in the current language.
    private var vocabulary: Vocabulary<HomeWord> {
        let games = GameModule.all.map(\.name)
        return Vocabulary(
            games.map(HomeWord.game) + HomeDeed.allCases.map(HomeWord.deed),
            { word(for: $0, in: words) }, { word(for: $0, in: .english) })
    }

    private func word(for word: HomeWord, in words: Words) -> TypedWord {
        switch word {
        case .game(let game): game.module.texts(words).word
        case .deed(let deed): words.plain.home.word(deed)
        }
    }

    var greeting: PlainEvent {
        let unfinished = GameModule.all.filter { !$0.starts.unfinished(services).isEmpty }
        let titles = GameModule.all.map { $0.title(words) }
        return .say(texts.greeting(games: titles, unfinished: unfinished.map { $0.title(words) }))
    }

    func answers(to line: String) -> [PlainEvent] {
        let reading = vocabulary.read(line)
        guard case .meaning(let word, let rest) = reading else {
            return words.plain.refusal(of: reading).map { [.say($0)] } ?? []
        }
        switch word {
        case .game(let game): return play(game, rest)
        case .deed(.goOn):
            if !rest.isEmpty {
                guard let game = self.game(rest) else { return [.say(texts.whichGame(.goOn))] }
                return goOn(game, Array(rest.dropFirst()))
            }
            let first = GameModule.all.lazy.compactMap { $0.starts.unfinished(services).first }
                .first
            guard let first else { return [.say(texts.nothingUnfinished())] }
            return [.effect(.go(.push(.game(first.start))))]
        case .deed(.new) where rest.count > 1, .deed(.daily) where rest.count > 1:
            return [.say(texts.onlyTheGame)]
        case .deed(.new): return begin(game(rest), .new)
        case .deed(.daily): return begin(game(rest), .daily)
        case .deed(.set): return set(rest)
        case .deed(let deed) where !rest.isEmpty:
            return [.say(words.plain.takesNothing(texts.word(deed).names[0]))]
        case .deed(.statistics): return statistics
        case .deed(.help): return vocabulary.help.map(PlainEvent.say)
        case .deed(.quit): return [.say(words.plain.goodbye), .effect(.go(.leave))]
        }
    }

    /// Plays a game. The name alone resumes the unfinished game, or starts a new one if there is
    /// none. The word `new` starts a new game, and `daily` starts or resumes today's board.
    private func play(_ game: GameName, _ rest: [String]) -> [PlainEvent] {
        if case .meaning(.deed(let word), _) = vocabulary.read(rest.first ?? ""),
            word == .new || word == .daily
        {
            return rest.count > 1 ? [.say(texts.onlyTheGame)] : begin(game, word)
        }
        let isNew = rest.isEmpty && game.module.starts.unfinished(services).isEmpty
        return isNew ? begin(game, .new) : goOn(game, rest)
    }

    /// Resumes an unfinished game. A number, counted from 1, chooses one of several.
    private func goOn(_ game: GameName, _ rest: [String]) -> [PlainEvent] {
        let number = rest.first.map { Int($0) } ?? 1
        guard let number, rest.count < 2 else { return [.say(texts.onlyANumber)] }
        let chosen = zip(1..., game.module.starts.unfinished(services)).first { $0.0 == number }
        guard let chosen else {
            let named = rest.isEmpty ? nil : number
            return [.say(texts.nothingUnfinished(of: game.module.title(words), named))]
        }
        return [.effect(.go(.push(.game(chosen.1.start))))]
    }

    private func begin(_ game: GameName?, _ deed: HomeDeed) -> [PlainEvent] {
        guard let game else { return [.say(texts.whichGame(deed))] }
        let starts = game.module.starts
        return [
            .effect(deed == .daily ? starts.today(services) : .begin(starts.new(services, .other)))
        ]
    }

    private func game(_ words: [String]) -> GameName? {
        guard case .meaning(.game(let game), _) = vocabulary.read(words.first ?? "") else {
            return nil
        }
        return game
    }

    // MARK: Settings

    /// Changes the named setting and confirms the change. A name may leave out the game if only one
    /// game has such a setting. Without a name, lists all settings. Without a valid value, says
    /// which values the setting takes. The name alone also explains the setting.
    private func set(_ line: [String]) -> [PlainEvent] {
        let preferences = services.settings.now
        let rows = SettingRow.all.filter { $0.isStored && $0.isListed }
        guard let name = line.first else {
            return rows.map { sentence(about: $0, preferences) }
        }
        let named = rows.filter { $0.name == name }
        let meant = named.isEmpty ? rows.filter { $0.name.hasSuffix(".\(name)") } : named
        guard let row = meant.first else {
            let names = rows.map(\.name)
            return [.say(texts.noSetting(name, name.nearest(in: names)))]
        }
        if meant.count > 1 { return [.say(texts.unclearSetting(name, meant.map(\.name)))] }
        guard line.count < 3, let word = line.dropFirst().first,
            let value = row.accepted.json(of: word),
            row.accepts(value)
        else {
            let sentence = sentence(about: row, preferences)
            if line.count > 1 { return [sentence] }
            return [sentence, .say(row.summary(preferences.settings, words).endingSentence)]
        }
        return [
            .effect(.set(row.name, to: value)),
            .say(texts.isSet(name: row.name, value: value.text)),
        ]
    }

    private func sentence(about row: SettingRow, _ preferences: Preferences) -> PlainEvent {
        .say(
            texts.setting(
                name: row.name, value: preferences.settings[row].text,
                accepted: words.accepted.description(of: row.accepted)))
    }

    private var statistics: [PlainEvent] {
        let statistics = Statistics(services.results.load(), today: services.today.daysSince1970)
        let sentences = statistics.games.flatMap { game in
            game.records.filter { $0.variant != nil }.map { record in
                texts.record(
                    game: game.game.module.title(words),
                    variant: words.statistics.longVariant(
                        record.variant, of: game.game, words),
                    record,
                    record.fewestMoves(of: game.game), words.time)
            }
        }
        return sentences.isEmpty
            ? [.say(words.statistics.nothingYet)] : sentences.map(PlainEvent.say)
    }
}

extension JSONValue {
    fileprivate var text: String {
        switch self {
        case .bool(let truth): "\(truth)"
        case .integer(let number): "\(number)"
        case .string(let text): text
        default: ""
        }
    }
}
