import Foundation
import Games
import Reactive
import TUI

@testable import Parlor

/// The program with files of its own, which are gone afterwards.
final class Play {
    let directory: String
    private(set) var desk: Desk
    private(set) var pilot: Pilot

    init(
        _ arguments: String = "--seed 3", columns: Int = 80, rows: Int = 24,
        language: String = "en", colors: ColorDepth = .full,
        boards: any BoardSource = ImmediateBoards(), directory: String? = nil
    ) throws {
        let directory =
            directory ?? NSTemporaryDirectory() + "parlor-tests-\(UUID().uuidString)"
        self.directory = directory
        let words = arguments.split(separator: " ").map(String.init)
        let invocation = try Invocation.parse(words + ["--data-dir", directory])
        let desk = Desk(
            invocation, ["LANG": language], boards: boards, clock: { 1_763_683_200 })
        self.desk = desk
        // As the terminal does with the options that it is given.
        var surroundings = Surroundings(size: Size(columns: columns, rows: rows))
        surroundings.colors = colors
        surroundings.reducesMotion = desk.preferences.value.terminalOptions.reducesMotion
        pilot = Pilot(
            in: surroundings,
            theme: { desk.preferences.value.theme(in: $0) }, { parlor($0, desk) })
    }

    deinit { try? FileManager.default.removeItem(atPath: directory) }

    var text: String { pilot.text }

    /// Turns up a card, by its number: 2n and 2n + 1 show the same.
    func turn(_ cards: Int...) throws {
        for card in cards { try pilot.click(.value(MemorySpot.card(card))) }
    }

    /// Finds all pairs of a board.
    func clear(pairs: Int = 8) throws {
        for pair in 0..<pairs { try turn(2 * pair, 2 * pair + 1) }
    }

    /// Leaves as somebody does who switches the terminal off, and comes back.
    func comeBack(_ arguments: String = "") throws -> Play {
        desk.save()
        let copy = NSTemporaryDirectory() + "parlor-tests-\(UUID().uuidString)"
        try FileManager.default.copyItem(atPath: directory, toPath: copy)
        return try Play(arguments, directory: copy)
    }
}
