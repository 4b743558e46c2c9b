import Games
import Reactive
import ReactiveTesting
import TUI
import Testing

@testable import Parlor

@Suite struct `Every game that is typed` {
    private func help(_ walk: PlainWalk, _ language: String) -> [WordHelp] {
        walk.type("help").compactMap { WordHelp($0, in: language) }
    }

    /// Brings a game that was begun on the screen to a moment.
    private func walk(
        _ game: GameName, to moment: GameMoment, in language: String, by lastLines: [String] = []
    ) throws -> PlainWalk? {
        switch moment {
        case .waiting: return nil
        case .ready:
            // A game whose board is visible at once also starts at once.
            let walk = try PlainWalk(game, "--seed 3", language)
            return walk.moment == .running ? nil : walk
        case .running, .paused:
            let beginning = try GameBeginning.of(game)
            let walk = try PlainWalk(game, "", language, directory: beginning.directory())
            if moment == .running, walk.moment == .paused { walk.type("resume") }
            if moment == .paused, walk.moment == .running { walk.type("pause") }
            return walk
        case .over:
            let walk = try Self.resumeNearEnd(game, language)
            for line in lastLines {
                walk.type(line)
                walk.wait(.seconds(2))
            }
            return walk
        }
    }

    private static func resumeNearEnd(_ game: GameName, _ language: String) throws -> PlainWalk {
        let ending = try GameEnding.of(game)
        let walk = try PlainWalk(game, "", language, directory: ending.directory())
        if walk.moment == .paused { walk.type("resume") }
        return walk
    }

    private struct Way: Hashable {
        let game: GameName
        let language: String
    }

    /// The lines that end each game. They are found once for all tests, in a task, so that no
    /// thread waits for another one.
    private static let ways = Task {
        var ways: [Way: [String]] = [:]
        for game in GameName.walked {
            for language in ["en", "ko"] {
                ways[Way(game: game, language: language)] = try wayToTheEnd(game, in: language)
            }
        }
        return ways
    }

    private func wayToTheEnd(_ game: GameName, in language: String) async throws -> [String] {
        try await Self.ways.value[Way(game: game, language: language)] ?? []
    }

    /// Types the examples of the help with the names of other cells, cards and numbers until one
    /// ends the game. Returns the typed lines.
    private static func wayToTheEnd(_ game: GameName, in language: String) throws -> [String] {
        var isUseless: Set<String> = []
        for seed in 0..<UInt64(40) {
            var dice = Dice(seed: seed)
            let walk = try resumeNearEnd(game, language)
            var lines: [String] = []
            for _ in 0..<120 {
                let sentences = walk.type("help").compactMap { WordHelp($0, in: language) }
                let choices = sentences.filter { !isUseless.contains($0.word) }
                let named = choices.filter { !$0.rest.isEmpty }
                let isNamed = dice.roll(below: 4) > 0 && !named.isEmpty
                guard let help = dice.pick(from: isNamed ? named : choices) else { break }
                // Small boards have few names.
                let rest = help.rest.map { name($0, below: 2 + Int(seed % 8), &dice) }
                lines.append(([help.word] + rest).joined(separator: " "))
                walk.type(lines[lines.count - 1])
                walk.wait(.seconds(2))
                if walk.moment == .over { return lines }
                if walk.moment == nil { isUseless.insert(help.word) }
                if walk.moment == nil || walk.play.isOver { break }
                if walk.seen?.canTakeBack == true {
                    isUseless.insert(help.word)
                    break
                }
            }
        }
        return []
    }

    /// Replaces the letters and digits of a name in an example.
    private static func name(_ example: String, below count: Int, _ dice: inout Dice) -> String {
        guard example.contains(where: \.isNumber) else { return example }
        return String(
            example.map { character -> Character in
                guard character.isASCII else { return character }
                let choices = (character.isNumber ? "123456789" : "abcdefghi").prefix(count)
                return dice.pick(from: Array(choices)) ?? character
            })
    }

    @Test(arguments: GameName.walked, ["en", "ko"])
    func `answers every word of its help at every moment`(
        _ game: GameName, _ language: String
    ) async throws {
        let last = try await wayToTheEnd(game, in: language)
        var moments: [GameMoment] = []
        var words: Set<[String]> = []
        for moment in GameMoment.allCases {
            guard let walk = try walk(game, to: moment, in: language, by: last) else { continue }
            #expect(walk.moment == moment)
            moments.append(moment)
            words.formUnion(help(walk, language).flatMap { [[$0.word], [$0.word] + $0.rest] })
        }
        #expect(moments.suffix(3) == [.running, .paused, .over])
        #expect(words.count > 8)
        for moment in moments {
            var walk = try #require(try walk(game, to: moment, in: language, by: last))
            for line in words.sorted(by: { $0.joined() < $1.joined() }) {
                let said = walk.type(line.joined(separator: " "))
                #expect(
                    !said.isEmpty || walk.moment == nil,
                    "\(moment): \(line) is not answered")
                #expect(!walk.rejects(line[0], said), "\(moment): \(line): \(said)")
                if walk.moment != moment || walk.seen?.canTakeBack == true || walk.play.isOver {
                    walk = try #require(
                        try self.walk(game, to: moment, in: language, by: last))
                }
            }
        }
    }

    /// The words of every game, with all their names.
    private static let sharedWords = [
        "en": "pause resume continue new restart undo time status hint help ? menu back quit exit",
        "ko": "일시정지 정지 재개 계속 새게임 새 다시시작 실행취소 취소 시간 상태 힌트 도움말 도움 메뉴 뒤로 끝내기 종료",
    ]

    @Test(arguments: GameName.walked, ["en", "ko"])
    func `knows the words of every game`(_ game: GameName, _ language: String) throws {
        let words = try #require(Self.sharedWords[language]).split(separator: " ")
        for word in words {
            let walk = try #require(try walk(game, to: .running, in: language))
            let said = walk.type(String(word))
            #expect(!said.isEmpty || walk.moment != .running || walk.play.isOver, "\(word)")
            #expect(!walk.rejects(String(word), said), "\(said)")
        }
    }

    @Test(arguments: GameName.walked, Language.allCases)
    func `refuses a word that comes too early or too late as every game does`(
        _ game: GameName, _ language: Language
    ) async throws {
        let code = language == .korean ? "ko" : "en"
        let last = try await wayToTheEnd(game, in: code)
        let plain = language.words.plain
        let reasons = [
            (GameMoment.ready, plain.notBegun), (.paused, plain.isPaused), (.over, plain.isOver),
        ]
        var refused: Set<GameMoment> = []
        for (moment, reason) in reasons {
            for word in ["pause", "resume", "restart", "undo", "hint"] {
                guard let walk = try walk(game, to: moment, in: code, by: last) else { continue }
                let count = walk.actions.count
                let said = walk.type(word)
                if walk.actions.count > count { continue }
                refused.insert(moment)
                #expect(said.count == 1 && said[0].hasPrefix(reason), "\(moment), \(word): \(said)")
            }
        }
        #expect(refused.isSuperset(of: [.paused, .over]))
    }

    @Test(arguments: GameName.walked, ["en", "ko"])
    func `names, at its end, a word that begins another game`(
        _ game: GameName, _ language: String
    ) async throws {
        let last = try await wayToTheEnd(game, in: language)
        let walk = try #require(try walk(game, to: .over, in: language, by: last))
        let sentence = try #require(walk.play.sentences.last { $0.contains("\"") })
        let word = try #require(
            sentence.split(separator: "\"", omittingEmptySubsequences: false).dropFirst().first)
        walk.type(String(word))
        #expect(walk.moment != .over, "\(sentence)")
    }

    @Test(arguments: ["en", "ko"])
    func `names the help of a won game at its end`(_ language: String) async throws {
        var wins = 0
        for game in GameName.walked {
            let lines = try await wayToTheEnd(game, in: language)
            let directory = try GameEnding.of(game).directory()
            let walk = try PlainWalk(game, "--inspect", language, directory: directory)
            if walk.moment == .paused { walk.type("resume") }
            for line in lines {
                walk.type(line)
                walk.wait(.seconds(2))
            }
            let result = try #require(results(in: directory).last)
            let words = walk.play.services.words.games
            let help = try #require(words.helpTaken(result.help))
            let said = walk.play.sentences
            #expect(said.contains(help) == result.isWon, "\(game): \(said.suffix(6))")
            if result.isWon { wins += 1 }
        }
        // Random play loses most games, but a test without any win would check nothing.
        #expect(wins > 0)
    }

    /// An untouched game cannot be brought back, so only the sentences distinguish it from the new
    /// one.
    @Test(arguments: GameName.walked, Language.allCases)
    func `is continued only after a pause, and not by a new game`(
        _ game: GameName, _ language: Language
    ) throws {
        let code = language == .korean ? "ko" : "en"
        let goesOn = language.words.plain.goesOn
        for isTouched in [true, false] {
            let walk = try #require(
                isTouched
                    ? try self.walk(game, to: .running, in: code)
                    : try PlainWalk(game, "--seed 3", code))
            // A game that waits for its first action cannot be paused.
            if !isTouched { walk.type("start") }
            guard walk.moment == .running else { continue }
            walk.type("pause")
            #expect(walk.type("resume").contains(goesOn), "\(walk.play.sentences)")
            walk.type("pause")
            #expect(walk.moment == .paused && !walk.type("new").contains(goesOn))
        }
    }

    /// A key and a word for the same deed have the same name, and are refused with the same words.
    @Test(arguments: GameName.walked, ["en", "ko"])
    func `refuses the same actions as the screen`(_ game: GameName, _ language: String) throws {
        var compared = 0
        for moment in [GameMoment.ready, .running] {
            let typed = try answers(at: moment, of: game, in: language)
            let read = try WalkedGame(
                game, "--seed 3", WalkSetting(columns: 120, rows: 90, language: "en"))
            if moment == .running { try read.begin() }
            if read.moment != moment { continue }
            for shown in read.readHelp() {
                let use = shown.use
                guard let key = KeyPress.all(writtenAs: shown.key).first else { continue }
                let screen = try WalkedGame(
                    game, "--seed 3", WalkSetting(columns: 120, rows: 40, language: language))
                if moment == .running { try screen.begin() }
                let (before, count) = (Set(screen.lines), screen.news.count)
                screen.press(key)
                let isRefused = screen.news.dropFirst(count).contains {
                    "\($0)".hasPrefix("refused")
                }
                guard isRefused else { continue }
                let told = screen.lines.filter { !before.contains($0) }.joined(separator: " ")
                for answer in typed
                where answer.name == use || answer.action == screen.actions.last {
                    compared += 1
                    #expect(
                        answer.said.contains {
                            told.lowercased().contains($0.dropLast().lowercased())
                        }, "\(moment), \(use): \(answer.said), \(told)")
                }
            }
        }
        // Each game has at least one deed that cannot be undone.
        #expect(compared > 0)
    }

    /// The answer to a word that needs no name: the English word, the last action that it sends to
    /// the game, and the sentences.
    private typealias Answer = (name: String, action: AnyHashable?, said: [String])

    private func answers(
        at moment: GameMoment, of game: GameName, in language: String
    ) throws -> [Answer] {
        // The rows are in the same order in every language.
        guard let first = try walk(game, to: moment, in: "en") else { return [] }
        let english = help(first, "en")
        let own = help(try #require(try walk(game, to: moment, in: language)), language)
        #expect(english.count == own.count)
        return try zip(english, own).filter { $0.0.rest.isEmpty }.map { english, own in
            let walk = try #require(try walk(game, to: moment, in: language))
            let count = walk.actions.count
            let said = walk.type(own.word)
            return (english.word, walk.actions.dropFirst(count).last, said)
        }
    }
}
