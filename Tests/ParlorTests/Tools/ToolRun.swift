import Foundation
import Games

@testable import Laboratory
@testable import Parlor

/// A run of a tool without a process: its output, its status, and the files that it wrote.
final class ToolRun {
    let status: ToolStatus
    private(set) var output = ""
    private(set) var errors = ""
    private(set) var files: [String: String] = [:]

    /// The output at each time at which the tool waited for more input.
    private(set) var answeredBeforeReading: [String] = []

    /// The behavior of the tool's surroundings.
    struct World {
        /// The number of bytes that are read at once.
        var piece = 1 << 16

        /// The time by which each reading advances the clock.
        var tick = Duration.zero
        var anySeed: UInt64 = 7

        /// The seconds since 1970.
        var now = 0

        /// The failures of reads, writes and saves; nil if they succeed.
        var readFailure: DiskFailure?
        var writeFailure: DiskFailure?
        var saveFailure: DiskFailure?
    }

    convenience init(_ line: String, input: String = "", _ world: World = World()) throws {
        try self.init(line.split(separator: " ").map(String.init), input: input, world)
    }

    init(_ arguments: [String], input: String = "", _ world: World = World()) throws {
        let invocation = try Invocation.parse(arguments)
        guard case .tool(let name) = invocation.action, let tool = Tool.named(name) else {
            throw NoTool()
        }
        let room = Room(input)
        status = tool.run(
            invocation, invocation.language?.words ?? .english,
            ToolContext.Surroundings(
                read: { () throws(DiskFailure) in
                    room.answers.append(room.output)
                    if let failure = world.readFailure { throw failure }
                    defer { room.input = room.input.dropFirst(world.piece) }
                    return Array(room.input.prefix(world.piece))
                },
                write: { bytes throws(DiskFailure) in
                    if let failure = world.writeFailure { throw failure }
                    room.output += String(decoding: bytes, as: UTF8.self)
                },
                complain: { bytes in room.errors += String(decoding: bytes, as: UTF8.self) },
                uptime: {
                    room.time += world.tick
                    return room.time
                },
                anySeed: { world.anySeed },
                save: { path, bytes throws(DiskFailure) in
                    if let failure = world.saveFailure { throw failure }
                    room.files[path] = String(decoding: bytes, as: UTF8.self)
                },
                handedIn: LaboratoryTools.all(.none), now: { world.now }))
        (output, errors, files) = (room.output, room.errors, room.files)
        answeredBeforeReading = room.answers
    }

    var lines: [String] { ToolRun.lines(output) }
    var complaints: [String] { ToolRun.lines(errors) }

    /// The answers, each of which is an object.
    var objects: [[String: JSONValue]] {
        get throws {
            lines.compactMap { CheckedJSON.members(ofJSON5: Array($0.utf8)) }
        }
    }

    private static func lines(_ text: String) -> [String] {
        text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
    }

    private struct NoTool: Error {}

    private final class Room {
        var input: ArraySlice<UInt8>
        var output = ""
        var errors = ""
        var files: [String: String] = [:]
        var answers: [String] = []
        var time = Duration.zero

        init(_ input: String) { self.input = Array(input.utf8)[...] }
    }

    /// The rows of a table that the tests of the games use too.
    static func rows(_ name: String) throws -> [[String]] {
        let file = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "../../GamesTests/Fixtures/\(name).tsv")
        return try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
            .filter { !$0.hasPrefix("#") }.map { $0.split(separator: "\t").map(String.init) }
    }
}

extension JSONValue {
    /// The value, if it is of this type.
    var text: String? { if case .string(let text) = self { text } else { nil } }
    var integer: Int? { if case .integer(let integer) = self { integer } else { nil } }
}
