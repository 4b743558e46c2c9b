import Games
import Sweep
import TUI
import Testing

@testable import Parlor

@Suite struct `Every game at every moment` {
    private func expectedMoment(at stop: WalkStop) -> GameMoment? {
        let isOver = stop == .lookedBack || stop == .celebrated
        return GameMoment(
            rawValue: isOver ? "over" : stop.isRunning ? "running" : stop.rawValue)
    }

    // MARK: The bar and the help page

    /// A deed that the screen shows: its keys, and the value that a click on its entry in the bar
    /// sends.
    private typealias Shown = (keys: String, value: AnyHashable?)

    /// The deeds that are shown at a stop: those of the bar and those of the help page. The help
    /// page is the same in every window, so it is read in one.
    private func shown(
        _ game: GameName, at stop: WalkStop, _ walked: WalkedGame, in setting: WalkSetting
    ) throws -> [Shown] {
        let entries = walked.bar.map { Shown($0.keys, $0.value) }
        guard setting.columns == 80 else { return entries }
        let high = WalkSetting(columns: 80, rows: 90, language: setting.language)
        let help = try WalkedGame.walk(game, to: stop, in: high).readHelp()
        #expect(help.count > 2, "\(stop): the help page has no rows")
        return entries
            + help.map(\.key).filter { key in !entries.contains { $0.keys == key } }
            .map { Shown($0, nil) }
    }

    /// Deeds are done with keys. Where few pictures have to be drawn, they are also done with
    /// clicks, which must have the same effect. At each stop, every second deed is clicked, and the
    /// other deeds at the next stop. A sweep clicks all deeds in all windows.
    @Test(arguments: GameName.walked, WalkSetting.each)
    func `each visible key does something or gives the reason, and loses no game`(
        _ game: GameName, _ setting: WalkSetting
    ) throws {
        for (turn, stop) in WalkStop.each(of: game, in: setting).enumerated() {
            let first = try WalkedGame.walk(game, to: stop, in: setting)
            #expect(first.moment == expectedMoment(at: stop), "\(stop)\n\(first.play.text)")
            let keys = first.bar.map(\.keys)
            #expect(Set(keys).count == keys.count, "\(stop): \(keys)")
            // Just after the end, a key may only end the celebration.
            let start = VisiblePart(of: first)
            for (number, entry) in try shown(game, at: stop, first, in: setting).enumerated() {
                let done = try press(
                    entry, isClicked: false, at: stop, of: game, in: setting,
                    unlike: start)
                // A key ends all motions, and a click does not.
                guard entry.value != nil, stop != .celebrated,
                    Sweep.isWhole || setting.columns <= 80 && (number + turn).isMultiple(of: 2)
                else { continue }
                let clicked = try press(
                    entry, isClicked: true, at: stop, of: game, in: setting, unlike: start)
                // A new board may differ between the key and the click, and a program that has
                // ended has no picture.
                guard let done, let clicked, !done.look.isOver,
                    !done.news.contains(where: \.isBeginning)
                else { continue }
                #expect(
                    clicked.look == done.look,
                    "\(stop): \(entry.keys)\n\(done.play.text)\n\(clicked.play.text)")
            }
        }
    }

    /// The visible part of a game, as a picture and as text. Walks to one stop show the same part.
    private struct VisiblePart {
        let look: WalkedGame.Look
        let text: String

        init(of walked: WalkedGame) { (look, text) = (walked.look, walked.seenText) }
    }

    /// Carries out a visible deed with a click, or with the first of its keys that has an effect. A
    /// key has an effect if the result differs from `before`. Returns the game afterwards.
    private func press(
        _ entry: Shown, isClicked: Bool, at stop: WalkStop, of game: GameName,
        in setting: WalkSetting, unlike before: VisiblePart
    ) throws -> WalkedGame? {
        var deeds = KeyPress.all(writtenAs: entry.keys).map(WalkedDeed.key)
        if isClicked, let value = entry.value { deeds = [.click(value)] }
        for deed in deeds {
            let walked = try WalkedGame.walk(game, to: stop, in: setting)
            let count = walked.news.count
            try walked.perform(deed)
            if walked.look == before.look, walked.seenText == before.text { continue }
            if stop.isRunning && stop != .lastMove || stop == .paused {
                let look = walked.look
                try expectNothingIsLost(walked, deed, at: stop, since: (before.look, count))
                // A move that was begun is taken back first, so the picture has changed.
                if walked.look != look { return nil }
            }
            return walked
        }
        let text = try WalkedGame.walk(game, to: stop, in: setting).play.text
        Issue.record("\(stop): \(entry.keys) does nothing\n\(text)")
        return nil
    }

    /// A key that has no further effect gives the reason. A key that moves the focus stops at an
    /// edge.
    @Test(arguments: WalkStop.ofGames.filter(\.1.isRunning))
    func `a key that changes nothing any more says why`(_ game: GameName, _ stop: WalkStop) throws {
        var pressed = 0
        let first = try WalkedGame.walk(game, to: stop, in: .usual)
        for entry in try shown(game, at: stop, first, in: .usual) {
            guard let key = KeyPress.all(writtenAs: entry.keys).first, !key.movesFocus else {
                continue
            }
            let walked = try WalkedGame.walk(game, to: stop, in: .usual)
            let start = walked.look
            pressed += 1
            for _ in 0..<4 {
                let (before, seen) = (walked.look, walked.seenText)
                walked.press(key)
                guard walked.moment == .running, !walked.look.isOver else { break }
                guard walked.look == before, walked.seenText == seen else { continue }
                // The effect or the reason is on the screen, or a key without a deed clears it.
                walked.press(KeyPress(typed: "~"))
                #expect(
                    before != start || walked.look != before, "\(entry.keys)\n\(walked.play.text)")
                break
            }
        }
        #expect(pressed > 8)
    }

    /// A game that was begun is replaced by the previous one, and a game that was left is resumed.
    private func expectNothingIsLost(
        _ walked: WalkedGame, _ deed: WalkedDeed, at stop: WalkStop,
        since before: (look: WalkedGame.Look, news: Int)
    ) throws {
        let news = walked.news.dropFirst(before.news)
        #expect(!news.contains { $0.isGivenUp }, "\(stop): \(deed) gives up the game")
        #expect(walked.play.services.results.load().rows.isEmpty, "\(stop): \(deed) is a loss")
        if walked.moment == nil {
            #expect(!walked.isNothingLeft, "\(stop): \(deed) leaves no game to continue")
        }
        guard news.contains(where: { $0.isBeginning }) else { return }
        let text = walked.play.text
        walked.press(KeyPress(typed: "u"))
        if stop == .paused { walked.lookAway() }
        #expect(
            walked.look.picture == before.look.picture,
            "\(stop): u after \(deed)\n\(text)\n\(walked.play.text)")
    }

    @Test(arguments: GameName.walked, WalkSetting.each)
    func `help covers it and leaves it as it was, and all times have the same form`(
        _ game: GameName, _ setting: WalkSetting
    ) throws {
        var texts: [String] = []
        // A celebration is in motion, so its picture is not compared.
        for stop in WalkStop.each(of: game, in: setting) where stop != .celebrated {
            let walked = try WalkedGame.walk(game, to: stop, in: setting)
            texts.append(walked.play.text)
            for act in [CommonAct.back, .help, .quit] {
                #expect(walked.offers(act), "\(stop): no \(act)\n\(walked.play.text)")
            }
            let ways: [(open: WalkedDeed, close: WalkedDeed)] = [
                (.key(KeyPress(typed: "?")), .key(KeyPress(.escape))),
                (.click(CommonAct.help), .click(CommonAct.back)),
            ]
            for way in ways {
                let (text, before, count) = (walked.play.text, walked.look, walked.news.count)
                try walked.perform(way.open)
                let title = walked.play.services.words.help.title
                #expect(walked.play.text.contains(title), "\(stop)\n\(walked.play.text)")
                #expect(walked.offers(.back) && walked.offers(.quit), "\(stop)")
                try walked.perform(way.close)
                #expect(
                    walked.look == before,
                    "\(stop): help by \(way.open)\n\(text)\n\(walked.play.text)")
                #expect(walked.news.count == count, "\(stop): help made the game report something")
            }
        }
        // Not every stop has a time.
        #expect(times(in: texts) > 0 || setting.columns != 80)
    }

    // MARK: Looking back

    @Test(arguments: GameName.walked, WalkSetting.each)
    func `looking back has the same keys in every game`(
        _ game: GameName, _ setting: WalkSetting
    ) throws {
        let walked = try GameEnding.of(game).play(game, in: setting)
        let games = walked.play.services.words.games
        func text() -> String { walked.lines.joined().filter { !$0.isWhitespace } }
        func press(_ keys: KeyPress...) -> String {
            for key in keys { walked.press(key) }
            return text()
        }
        let (l, left, right) = (KeyPress(typed: "l"), KeyPress(.left), KeyPress(.right))
        let isOffered = walked.readHelp().contains {
            $0.key == "l" && $0.use == lookBackName(walked)
        }
        let end = press(l)
        let result = press(l)
        #expect(isOffered, "\(walked.play.text)")
        #expect(end != result, "\(walked.play.text)")
        #expect(press(l) == end && press(KeyPress(.escape)) == result)
        // Nothing is before the first part or after the last one.
        let first = press(l, KeyPress(.home))
        let beginning = games.isBeginning.filter { !$0.isWhitespace }
        #expect(
            !first.contains(beginning) && press(left).contains(beginning), "\(walked.play.text)")
        #expect(press(KeyPress(.home)) == first)
        let last = press(KeyPress(.end))
        let isEnd = games.isEnd.filter { !$0.isWhitespace }
        #expect(!last.contains(isEnd) && press(right).contains(isEnd), "\(walked.play.text)")
        #expect(press(KeyPress(.end)) == last)
        // In one window, the arrow goes back through all parts. PgUp goes back ten parts.
        let most = setting.columns == 80 || Sweep.isWhole ? 200 : 10
        var parts = [last]
        while parts.count <= most, parts.last != first { parts.append(press(left)) }
        #expect(parts.last == first || most == 10)
        #expect(press(KeyPress(.end)) == last)
        #expect(press(KeyPress(.pageUp)) == parts[min(10, parts.count - 1)])
        // The title of the end does not stay beside an earlier board.
        for words in [Phrase.congratulations.text(in: walked.play.services.words.language)] {
            #expect(!last.contains(words.filter { !$0.isWhitespace }), "\(walked.play.text)")
        }
    }

    private func lookBackName(_ walked: WalkedGame) -> String {
        Phrase.lookBack.text(in: walked.play.services.words.language)
    }

    // MARK: ASCII

    @Test(arguments: GameName.walked, [(40, 20), (80, 24), (120, 40), (200, 60)])
    func `every picture in ASCII mode has only ASCII`(
        _ game: GameName, _ size: (columns: Int, rows: Int)
    ) throws {
        let setting = WalkSetting(
            columns: size.columns, rows: size.rows, language: "en", isASCII: true)
        for stop in WalkStop.each(of: game, in: setting) {
            let walked = try WalkedGame.walk(game, to: stop, in: setting)
            for key in [nil, KeyPress(typed: "?"), KeyPress(.escape), KeyPress(typed: "b")] {
                if let key { walked.press(key) }
                let others = walked.play.text.unicodeScalars.filter { !$0.isASCII }
                #expect(others.isEmpty, "\(stop): \(others)\n\(walked.play.text)")
            }
        }
    }

    // MARK: The bar of a pause, and the end

    @Test(arguments: GameName.walked, ["en", "ko"])
    func `a paused game names the key that resumes it`(
        _ game: GameName, _ language: String
    ) throws {
        let setting = WalkSetting(columns: 80, rows: 24, language: language)
        let walked = try WalkedGame.walk(game, to: .paused, in: setting)
        let name = Phrase.resume.text(in: walked.play.services.words.language)
        #expect(walked.play.text.contains("p \(name)"), "\(walked.play.text)")
        walked.press(KeyPress(typed: "p"))
        #expect(walked.moment == .running)
    }

    // The sudoku shows the line in its own way.
    @Test(arguments: GameName.walked.filter { $0 != .sudoku }, WalkSetting.each)
    func `the line that was copied at the end is on the screen`(
        _ game: GameName, _ setting: WalkSetting
    ) throws {
        let walked = try GameEnding.of(game).play(game, in: setting)
        walked.press(KeyPress(typed: "c"))
        let line = try #require(walked.play.pilot.copied.last)
        // The line may be wrapped in a dialog.
        for word in line.split(separator: " ") {
            #expect(walked.play.text.contains(word), "\(word)\n\(walked.play.text)")
        }
    }

    // MARK: The end, and the time

    @Test(arguments: GameName.walked, WalkSetting.each)
    func `the last action is drawn before a dialog appears`(
        _ game: GameName, _ setting: WalkSetting
    ) throws {
        let ending = try GameEnding.of(game)
        let walked = try ending.begin(game, in: setting, hasMotion: true)
        for deed in ending.deeds.dropLast() {
            try walked.perform(deed)
            walked.advance(by: GameEnding.pause)
        }
        let before = Set(walked.things)
        let last = try #require(ending.deeds.last)
        try walked.perform(last)
        // Waits until the game has made its own moves, such as sending cards home.
        for _ in 0..<500 where walked.moment != .over { walked.advance(by: .milliseconds(20)) }
        #expect(walked.moment == .over)
        // Without motion, the end is shown at once.
        let told = Set(try ending.play(game, in: setting).things).subtracting(before)
        for step in 0..<3 {
            let things = Set(walked.things).intersection(told)
            #expect(things.isEmpty, "after \(step) tenths of a second: \(things)")
            walked.advance(by: .milliseconds(100))
        }
    }

    /// The number of times in texts. A time consists of digits, for example `1:05` or `1:05.3`, and
    /// never of words.
    private func times(in texts: [String]) -> Int {
        var times = 0
        for text in texts {
            for time in text.matches(of: /[0-9]+:[0-9.:]*[0-9]/) {
                let isClock = time.output.wholeMatch(of: /[0-9]+:[0-5][0-9](\.[0-9])?/) != nil
                #expect(isClock, "\(text)")
                times += 1
            }
            #expect(!text.contains(/[0-9]+ ?(?:min|분) [0-9]+ ?(?:s|초)/), "\(text)")
        }
        return times
    }
}

extension WalkedGame {
    /// Indicates whether there is no game to continue. A game is stored when its screen is left, so
    /// leave it first.
    fileprivate var isNothingLeft: Bool {
        GameModule.all.allSatisfy { $0.starts.unfinished(play.services).isEmpty }
    }
}

extension KeyPress {
    fileprivate var movesFocus: Bool {
        switch key {
        case .left, .right, .up, .down, .tab, .pageUp, .pageDown, .home, .end: true
        default: false
        }
    }
}
