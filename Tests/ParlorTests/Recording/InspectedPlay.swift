#if INSPECTOR
    import Games
    import Reactive

    @testable import Laboratory
    @testable import Parlor
    @testable import TUI

    /// The program with the inspector in a window of 120 by 40. Pictures do not move, so that the
    /// pictures of a time can be compared.
    final class InspectedPlay {
        let games: InspectedGames
        let pilot: Pilot
        let paper = Paper()
        let disk = InMemoryVolume()

        /// A recording in the form of its file.
        final class Paper: RestartableSink {
            private(set) var bytes: [UInt8] = []
            func take(_ line: [UInt8], isUrgent: Bool) { bytes += line + [UInt8(ascii: "\n")] }
            func startAgain() { bytes = [] }
            func close() {}
        }

        init(
            _ arguments: String, language: String = "en", columns: Int = 120, rows: Int = 40,
            reducesMotion: Bool = true, files: [String: String] = [:]
        ) throws {
            let words =
                arguments.split(separator: " ").map(String.init)
                + ["--inspect", "--data-dir", "/data"]
            let environment = ["LANG": language]
            for (name, text) in files {
                disk.replace("/data/\(name)", with: Array(text.utf8))
            }
            var luck: UInt64 = 100
            var machine = ExternalInputs(
                secondsSince1970: { 1_763_683_200 },
                randomNumber: {
                    luck += 1
                    return luck
                }, volume: disk)
            machine.recording = RunRecording(name: "run") {}
            let games = InspectedGames(
                try Invocation.parse(words, environment), words, environment, machine: machine,
                workers: .workers(
                    boards: ImmediatePuzzles(), judge: InstantJudge(positions: 500)),
                file: paper)
            self.games = games
            var surroundings = Surroundings(size: Size(columns: columns, rows: rows))
            surroundings.reducesMotion = reducesMotion
            var next: InspectedProgram? = games.begin()
            pilot = Pilot(
                in: surroundings, keepsFrames: false, theme: { .fitting($0.scheme, $0.colors) },
                { console in
                    Inspector.program(console, stopwatch: nil) {
                        defer { next = nil }
                        return next ?? games.begin()
                    }
                })
        }

        /// The picture of the game without the inspector.
        var picture: [Substring] {
            let rows = pilot.text.split(separator: "\n", omittingEmptySubsequences: false)
            let end = rows.firstIndex { $0.hasPrefix("── ") } ?? rows.endIndex
            return Array(rows[..<end])
        }

        /// The time at which the run is shown.
        var time: String {
            let row = pilot.text.split(separator: "\n").first { $0.hasPrefix("── ") } ?? ""
            return row.split(separator: " ").dropFirst(3).first.map(String.init) ?? ""
        }

        /// Quits the program and returns its recording.
        func recording() throws -> Recording {
            pilot.type("q")
            games.end()
            return try Recording(paper.bytes, "the run")
        }
    }
#endif
