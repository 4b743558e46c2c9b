import Foundation
import TUI
import Testing

@testable import Parlor

@Suite(.serialized) struct `Recordings of strangers` {
    private static let header =
        #"{"arguments":["memory","--data-dir","/data"],"begun":1763683200,"colors":"full","columns":80,"#
        + #""environment":{"LANG":"en"},"hasFocus":true,"parlor":"0.1.0","recording":1,"#
        + #""reducesMotion":false,"rows":24}"#

    private func problem(_ lines: String...) -> RecordingProblem? {
        do {
            _ = try Recording(Array(lines.joined(separator: "\n").utf8), "x")
            return nil
        } catch {
            return error
        }
    }

    @Test(arguments: [
        #"{"file":1,"failed":-9223372036854775808}"#, #"{"file":1,"failed":2147483648}"#,
        #"{"file":-1,"text":""}"#, #"{"file":4294967296,"text":""}"#,
        #"{"at":-9223372036854775808,"key":"a"}"#, #"{"at":2147483648,"key":"a"}"#,
        #"{"at":-1,"key":"a"}"#, #"{"at":1e18,"key":"a"}"#,
        #"{"at":99999999999999999999,"key":"a"}"#, #"{"time":9223372036854775807}"#,
        #"{"time":-1}"#, #"{"luck":-1}"#, #"{"luck":18446744073709551616}"#,
        #"{"at":1,"size":[1001,24]}"#, #"{"at":1,"size":[80,501]}"#, #"{"at":1,"size":[80,-1]}"#,
        #"{"at":1,"point":[4097,0]}"#, #"{"at":1,"point":[-9223372036854775808,0]}"#,
        #"{"shared":1,"held":[-1,5]}"#, #"{"shared":1,"held":[5,9223372036854775807]}"#,
        #"{"at":9,"frames":"","files":7}"#, "{}", "[", #"{"at":1,"key":"\ud800"}"#,
    ])
    func `name the line of a number that cannot be`(_ line: String) {
        #expect(problem(Self.header, #"{"luck":7}"#, line, #"{"luck":7}"#) == .badLine("x", 3))
        // A line without an end was torn when the machine failed.
        #expect(problem(Self.header, #"{"luck":7}"#, line) == nil)
    }

    @Test(arguments: [
        (#""columns":80"#, #""columns":9223372036854775807"#),
        (#""rows":24"#, #""rows":100000000"#),
        (#""columns":80"#, #""columns":-1"#), ("1763683200", "253402300800"),
        ("1763683200", "-9223372036854775808"),
    ])
    func `name the line of a window or a time that cannot be`(_ old: String, _ new: String) {
        #expect(problem(Self.header.replacing(old, with: new) + "\n") == .badLine("x", 1))
    }

    @Test func `end with a sentence if they make more work than a run may`() throws {
        // Key after key in the largest window, each of which is drawn for comparison.
        let header = Self.header.replacing(#""columns":80"#, with: #""columns":1000"#)
            .replacing(#""rows":24"#, with: #""rows":500"#)
        let keys = (0..<600).map { #"{"at":\#($0),"key":"x","seen":"0000"}"# }
        // A clock that runs for a week.
        let clock = [#"{"at":9,"key":"enter"}"#, #"{"at":604800000,"key":"a"}"#]
        for recording in [
            [header] + keys, [Self.header.replacing("memory", with: "klondike")] + clock,
        ] {
            let bytes = Array((recording.joined(separator: "\n") + "\n").utf8)
            let parsed = try Recording(bytes, "x")
            let rerun = try Rerun(parsed)
            rerun.end()
            #expect(rerun.isTooLong)
        }
    }

    @Test func `that were spoiled end, in all that can be made of them`() throws {
        let play = try RecordedPlay("memory --seed 3")
        play.playMemory()
        let lines = play.finish().split(separator: UInt8(ascii: "\n")).map(Array.init)
        let newline: [UInt8] = [UInt8(ascii: "\n")]
        let short = Array(lines.prefix(12).joined(separator: newline)) + newline
        var slowest = Duration.zero
        let clock = ContinuousClock()
        for seed in Mutation.seeds.prefix(max(200, Mutation.seeds.count / 10)) {
            let bytes = Mutation.of([short], seed)
            let taken = clock.measure {
                do throws(RecordingProblem) {
                    let recording = try Recording(bytes, "x")
                    _ = try Replay.check(recording)
                    _ = try Asciicast(recording)
                    _ = try AnimatedPicture(recording)
                    let projector = try Projector(recording)
                    for time in [recording.length, 0] { _ = projector.frame(at: time) }
                } catch {
                    #expect(!error.sentence(in: .english).isEmpty)
                }
            }
            if taken > slowest { slowest = taken }
        }
        print("The slowest of them took \(slowest).")
        #expect(slowest < .seconds(60))
    }
}
