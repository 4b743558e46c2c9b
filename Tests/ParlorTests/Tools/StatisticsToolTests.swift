import Testing

@testable import Parlor

@Suite struct `The statistics tool` {
    private let place: TemporaryDirectory

    init() throws {
        place = try TemporaryDirectory()
        let log = ResultsLog(in: place.data)
        for day in [3, 4] { _ = log.append(GameResult(.sudoku, "hard", day: day, took: 600)) }
    }

    private func run(_ options: String = "", _ world: ToolRun.World = .init()) throws -> ToolRun {
        try ToolRun("stats --data-dir \(place.url.path) \(options)", world)
    }

    @Test func `prints a table`() throws {
        let run = try run()
        #expect(run.status == .yes && run.errors.isEmpty && run.files.isEmpty)
        #expect(run.output.contains("Sudoku") && run.output.contains("10:00"))
        #expect(try self.run("--lang ko").output.contains("스도쿠"))
    }

    @Test func `prints data, in a line`() throws {
        let run = try run("--json")
        #expect(run.lines.count == 1)
        #expect(try run.objects[0]["version"] == .integer(1))
        #expect(try run.objects[0]["today"] == .string("1970-01-01"))
        #expect(
            run.output.contains(#""best":600,"fewestMoves":10,"helped":0,"longestStreak":2"#))
    }

    @Test func `draws a picture, in the requested theme`() throws {
        let dark = try run("--svg a.svg")
        #expect(dark.output.isEmpty && dark.files["a.svg"]?.hasPrefix("<svg") == true)
        let light = try run("--svg a.svg --theme light --json")
        #expect(light.lines.count == 1 && light.files["a.svg"] != dark.files["a.svg"])
    }

    @Test func `reports faults, and prints the rest`() throws {
        try place.write(try place.bytes("results.jsonl") + Array("?\n".utf8), to: "results.jsonl")
        let damaged = try run()
        #expect(damaged.status == .misuse && damaged.output.contains("10:00"))
        #expect(damaged.errors.contains("1 line of"))
        var world = ToolRun.World()
        world.saveFailure = .isFull
        let full = try run("--svg a.svg", world)
        #expect(full.status == .misuse && full.errors.contains("a.svg"))
        let nowhere = try ToolRun("stats")
        #expect(nowhere.status == .misuse && nowhere.errors.contains("HOME"))
    }

    @Test func `reports that there are no games`() throws {
        try place.write([], to: "results.jsonl")
        #expect(try run().output.contains("No results yet"))
    }
}
