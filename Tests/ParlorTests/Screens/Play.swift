import Foundation
import Games
import Reactive
import TUI

@testable import Games
@testable import Parlor

/// The program with files of its own, which are gone afterwards.
final class Play {
    let directory: String
    private(set) var desk: Desk
    private(set) var pilot: Pilot

    init(
        _ arguments: String = "--seed 3", columns: Int = 80, rows: Int = 24,
        language: String = "en", colors: ColorDepth = .full,
        boards: any BoardSource = ImmediateBoards(), judge: any KlondikeJudge = InstantJudge(),
        directory: String? = nil, prepare: (Desk) -> Void = { _ in }
    ) throws {
        let directory =
            directory ?? NSTemporaryDirectory() + "parlor-tests-\(UUID().uuidString)"
        self.directory = directory
        let words = arguments.split(separator: " ").map(String.init)
        let invocation = try Invocation.parse(words + ["--data-dir", directory])
        let desk = Desk(
            invocation, ["LANG": language], boards: boards, judge: judge,
            clock: { 1_763_683_200 })
        self.desk = desk
        prepare(desk)
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
        return try Play(arguments, directory: copy())
    }

    /// The files as they are, elsewhere.
    func copy() throws -> String {
        let copy = NSTemporaryDirectory() + "parlor-tests-\(UUID().uuidString)"
        try FileManager.default.copyItem(atPath: directory, toPath: copy)
        return copy
    }
}

/// A judge that answers at once, and does not look far.
struct InstantJudge: KlondikeJudge {
    var positions = 3_000

    func judgement(of question: Klondike.Question) -> Observable<Klondike.Judgement> {
        .just(question.judgement(bytes: 1 << 22, positions: positions))
    }

    func winnableDeal(for search: Klondike.Search) -> Observable<Klondike.WinnableDeal> {
        .just(search.winnableDeal)
    }
}

/// A judge that never answers.
struct SilentJudge: KlondikeJudge {
    func judgement(of question: Klondike.Question) -> Observable<Klondike.Judgement> { .never() }
    func winnableDeal(for search: Klondike.Search) -> Observable<Klondike.WinnableDeal> { .never() }
}
