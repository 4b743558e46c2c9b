#if INSPECTOR
    import Games
    import Reactive
    import TUI
    import Testing

    @testable import Laboratory
    @testable import Parlor

    /// A game, and keys that play it.
    private struct InspectedGame: CustomTestStringConvertible, Sendable {
        let arguments: String
        let keys: [Key]
        var language = "en"
        var testDescription: String { "\(arguments), \(language)" }

        static let all = [
            InspectedGame(
                arguments: "memory --seed 3",
                keys: [.enter, .enter, .right, .enter, .down, .enter, .left, .enter, .enter]),
            InspectedGame(
                arguments: "sudoku --seed 4",
                keys: [
                    .character("1"), .tab, .character("5"), .character("u"), .character("m"),
                    .character("3"), .character("h"), .right, .character("f"),
                ], language: "ko"),
            InspectedGame(
                arguments: "klondike --seed 7",
                keys: "d7fdd3u".unicodeScalars.map { .character($0) } + [.space, .tab, .right]),
            InspectedGame(
                arguments: "mines --seed 5",
                keys: [.enter, .right, .right, .enter, .down, .character("f"), .character("h")],
                language: "ko"),
        ]
    }

    extension Key { fileprivate static let space = Key.character(" ") }

    @Suite struct `A game under the inspector` {
        /// The time and the picture after a key.
        private typealias Sight = (time: String, picture: [Substring])

        private func play(_ game: InspectedGame) throws -> (InspectedPlay, [Sight]) {
            let play = try InspectedPlay(
                game.arguments, language: game.language, columns: 80, rows: 36)
            var sights: [Sight] = []
            for key in game.keys {
                play.pilot.advance(by: .milliseconds(700))
                play.pilot.press(key)
                sights.append((play.time, play.picture))
            }
            play.pilot.advance(by: .milliseconds(700))
            return (play, sights)
        }

        /// Steps back to the start and returns each picture with its time.
        private func back(_ play: InspectedPlay) -> [Sight] {
            var sights: [Sight] = []
            var time = play.time
            repeat {
                sights.append((time, play.picture))
                play.pilot.press(.left)
                time = play.time
            } while sights.count < 500 && sights.suffix(8).contains { $0.time != time }
            return sights
        }

        @Test(arguments: InspectedGame.all)
        private func `is seen as it was at each of its commands`(_ game: InspectedGame) throws {
            let (play, sights) = try play(game)
            // The inspector shows the values of the game and of its screen, which has a focus.
            play.pilot.press(.function(12))
            let game = back(play)
            play.pilot.press(.end, .down, .end)
            let seen = game + back(play)
            for sight in sights { #expect(seen.contains { $0.picture == sight.picture }) }
            #expect(game.count > 4)
        }

        @Test(arguments: InspectedGame.all)
        private func `continues from earlier commands, and its recording replays`(
            _ game: InspectedGame
        ) throws {
            let (play, _) = try play(game)
            var inputs = play.inputs
            for _ in 0..<3 {
                play.pilot.press(.function(12), .left, .left, .left)
                let picture = play.picture
                play.pilot.advance(by: .seconds(100))
                play.pilot.press(.enter)
                #expect(play.picture == picture)
                #expect(!play.pilot.text.contains("replay is not exact"))
                #expect(play.inputs <= inputs)
                inputs = play.inputs
                play.pilot.advance(by: .milliseconds(1_300))
                play.pilot.press(game.keys[game.keys.count - 2])
            }
            let recording = try play.recording()
            #expect(recording.ending != nil)
            #expect(recording.header.begun == 1_763_683_200)
            // The clock was stopped for 300 seconds.
            #expect(recording.length < 30_000)
            let report = try Replay.check(recording)
            #expect(report.difference == nil && report.isComplete)
        }

        @Test func `returns to where it began, behind the menu`() throws {
            let play = try InspectedPlay("--seed 3")
            let menu = play.picture
            play.pilot.press(.enter, .enter)
            #expect(play.picture != menu)
            // The menu is closed, and its commands are still listed.
            play.pilot.press(.function(12), .up, .up, .home)
            #expect(play.picture == menu)
            play.pilot.press(.enter)
            #expect(play.picture == menu)
            let report = try Replay.check(play.recording())
            #expect(report.difference == nil)
        }

        @Test func `says first that it does not run as it was recorded, in the player's language`()
            throws
        {
            let play = try RecordedPlay("memory --seed 3")
            play.press(.enter, .enter, .right, .enter)
            let recording = try play.recording()
            let text = recording.text.replacing(#""--seed","3""#, with: #""--seed","4""#)
            let other = try Recording(Array(text.utf8), "another seed")
            func notice(_ recording: Recording) throws -> String? {
                let header = recording.header
                let games = InspectedGames(
                    try Invocation.parse(header.arguments, header.environment), header.arguments,
                    header.environment,
                    machine: ExternalInputs(
                        secondsSince1970: { header.begun }, randomNumber: { 0 },
                        volume: InMemoryVolume()),
                    workers: .workers(
                        boards: ImmediatePuzzles(), judge: InstantJudge(positions: 500)),
                    file: nil, recorded: recording, words: .korean)
                let program = games.begin()
                #expect(program.words.stands == "멈춘 때")
                return program.notice
            }
            #expect(try notice(recording) == nil)
            #expect(try notice(other)?.hasPrefix("녹화와 다릅니다. ") ?? false)
        }

        @Test func `leaves nothing behind but its recording`() throws {
            let (play, _) = try play(InspectedGame.all[0])
            play.pilot.type("b")
            _ = try play.recording()
            #expect(play.disk.files.isEmpty)
        }

        @Test func `reads the files as they are, and reads them again after it went back`() throws {
            let play = try InspectedPlay(
                "memory --seed 3",
                files: ["settings.json": #"{"memory.rounds": 1, "language": "ko"}"#])
            let before = play.disk.files
            #expect(play.pilot.text.contains("뒤집기"))
            play.pilot.press(.enter, .enter, .function(12), .left, .enter)
            #expect(play.picture.joined().contains { ("가"..."힣").contains($0) })
            #expect(play.disk.files == before)
            #expect(try Replay.check(play.recording()).difference == nil)
        }

        @Test(arguments: InspectedGame.all)
        private func `leaves no subscription to a screen behind`(_ game: InspectedGame) throws {
            let play = try InspectedPlay(
                game.arguments, language: game.language, columns: 80, rows: 36)
            for key in game.keys + "?bbb".unicodeScalars.map({ .character($0) }) + game.keys {
                play.pilot.press(key)
                let complaints = [InspectorWords(), InspectorWords(Words(language: .korean))]
                    .flatMap { words in (1...9).map(words.outlive) }
                #expect(!complaints.contains { play.pilot.text.contains($0) })
            }
        }
    }

    extension InspectedPlay {
        /// The number of inputs in the recording so far.
        fileprivate var inputs: Int {
            (try? Recording(paper.bytes, "the run"))?.inputs.count ?? 0
        }
    }
#endif
