import Foundation
import Games
import TUI
import Testing

@testable import Laboratory
@testable import Parlor

/// Damaged recordings of every game: each has to be refused with a sentence or run to an end.
@Suite struct `Recordings that were spoiled` {
    /// Short recordings in a small window, each plain and packed. Many of them run in a short time.
    private static let samples = Result {
        try GameName.allCases.flatMap { game -> [[UInt8]] in
            let play = try RecordedPlay(
                "\(game.rawValue) --seed 3", columns: 60, rows: 20, boards: OneBoard(),
                judge: InstantJudge(positions: 50))
            play.press(.enter)
            play.type(" ")
            play.press(.right, .enter, every: 1_300)
            let plain = play.finish()
            return [plain, plain.packedLines]
        }
    }

    @Test(arguments: 0..<4 as Range<UInt64>)
    func `are refused, or run up to the limits of a run`(_ quarter: UInt64) throws {
        let (first, count) = (Mutation.seeds.lowerBound, UInt64(Mutation.seeds.count))
        let seeds = first + count * quarter / 4..<first + count * (quarter + 1) / 4
        var run = 0
        try Mutation.each("recordings", of: Self.samples.get(), seeds: seeds) { bytes, _ in
            do throws(RecordingProblem) {
                let rerun = try Rerun(
                    Recording(bytes, "x"), .init(timers: 100, work: 100_000))
                rerun.end()
                run += 1
            } catch {
                #expect(!error.sentence(in: .english).isEmpty)
            }
        }
        Mutation.say("recordings: \(run) of \(seeds.count) were run")
        #expect(run > seeds.count / 10)
    }

    /// The processor time of this thread, which does not depend on the load of the machine.
    private var processorSeconds: Double {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }

    /// A way to use a recording.
    private enum Use: CaseIterable {
        case check, cast, picture, show

        func make(of recording: Recording) throws(RecordingProblem) {
            switch self {
            case .check: _ = try Replay.check(recording)
            case .cast: _ = try Asciicast(recording)
            case .picture: _ = try AnimatedPicture(recording)
            case .show:
                let projector = try Projector(recording, pictureInterval: .seconds(1_000))
                for time in [recording.length, 0] { _ = projector.frame(at: time) }
            }
        }
    }

    @Test func `can be exported in every form without an endless run`() throws {
        let lines = try RecordedPlay.memoryGame.get().split(separator: UInt8(ascii: "\n")).map(
            Array.init)
        let newline: [UInt8] = [UInt8(ascii: "\n")]
        let short = Array(lines.prefix(12).joined(separator: newline)) + newline
        var slowest = (seconds: 0.0, seed: UInt64(0), use: Use.check)
        for seed in Mutation.recordings {
            let bytes = Mutation.of([short, short.packedLines], seed)
            for use in Use.allCases {
                let begun = processorSeconds
                do throws(RecordingProblem) {
                    try use.make(of: Recording(bytes, "x"))
                } catch {
                    #expect(!error.sentence(in: .english).isEmpty)
                }
                let taken = processorSeconds - begun
                if taken > slowest.seconds { slowest = (taken, seed, use) }
            }
        }
        Mutation.say(
            "The slowest of \(Mutation.recordings.count) recordings: \(slowest.seconds) s to "
                + "\(slowest.use), seed \(slowest.seed)")
        #if DEBUG
            #expect(slowest.seconds < 20)
        #else
            #expect(slowest.seconds < 2)
        #endif
    }
}
