import Foundation
import Reactive
import TUI
import Testing

@testable import Games
@testable import Parlor

/// The program without a screen, as `--plain` runs it. Tests type lines and read the new sentences.
final class PlainPlay {
    let directory: String
    let services: Services
    /// The clock of background work, which is separate from the program's own clock.
    let scheduler = VirtualTimeScheduler(resolution: .milliseconds(1))
    private let run: HeadlessRun
    private let said: BehaviorRelay<[String]>

    var isOver: Bool { run.isOver }
    /// All sentences so far.
    var sentences: [String] { said.value }

    init(
        _ arguments: String = "", language: String = "en", luck: UInt64 = 3,
        judge: any KlondikeJudge = PromptJudge(), boards: any PuzzleSource = ImmediatePuzzles(),
        mines: any MinesJudge = ImmediateMinesJudge(), directory: String? = nil,
        volume: any Volume = DiskVolume()
    ) throws {
        let directory = directory ?? temporaryFolder + "parlor-tests-\(UUID().uuidString)"
        self.directory = directory
        let words = arguments.split(separator: " ").map(String.init)
        let invocation = try Invocation.parse(
            words + ["--plain", "--data-dir", directory])
        services = Services(
            invocation, ["LANG": language],
            ExternalInputs(
                secondsSince1970: { 1_763_683_200 }, randomNumber: { luck }, volume: volume),
            workers: .workers(boards: boards, judge: judge, mines: mines))
        let said = BehaviorRelay<[String]>(value: [])
        run = HeadlessRun(in: Surroundings(size: Size(columns: 80, rows: 24))) {
            [services] console in
            transcript(
                console, services,
                say: { sentence in
                    // A line break or another control would be written as a replacement mark.
                    #expect(sentence == sentence.withoutControls())
                    #expect(!sentence.hasTimeOfClock, "\(sentence)")
                    said.accept(said.value + [sentence])
                })
        }
        self.said = said
    }

    deinit { try? FileManager.default.removeItem(atPath: directory) }

    /// Types lines and returns the sentences that answer them.
    @discardableResult func type(_ typed: String...) -> [String] {
        let before = sentences.count
        for line in typed { run.take(.event(.paste(line))) }
        return Array(sentences[before...])
    }

    /// Lets time pass and returns the sentences of that time.
    @discardableResult func advance(by interval: Duration) -> [String] {
        let before = sentences.count
        let end = run.now + Int(interval / .milliseconds(1))
        while let next = scheduler.nextTime, next < end {
            run.advance(to: next)
            scheduler.advanceTo(next)
        }
        run.advance(to: end)
        scheduler.advanceTo(end)
        return Array(sentences[before...])
    }

    /// Ends the input.
    func end() { run.take(.event(.key(.endOfLines))) }

    /// Starts the program again with the same files.
    func comeBack(language: String = "en") throws -> PlainPlay {
        let copy = temporaryFolder + "parlor-tests-\(UUID().uuidString)"
        try FileManager.default.copyItem(atPath: directory, toPath: copy)
        return try PlainPlay(language: language, directory: copy)
    }
}

/// Answers at once, and reports a given number of searched positions.
struct PromptJudge: KlondikeJudge {
    func judgement(of question: Klondike.Question) -> Observable<Klondike.Judgement> {
        .deferred { .just(SearchAnswers.judgement(of: question, bytes: 1 << 20, positions: 2_000)) }
    }

    func winnableDeal(for search: Klondike.Search) -> Observable<Klondike.WinnableDeal> {
        .deferred { .just(SearchAnswers.winnableDeal(for: search)) }
    }
}

/// Answers after a second.
struct SlowJudge: KlondikeJudge {
    let scheduler: any Scheduler

    func judgement(of question: Klondike.Question) -> Observable<Klondike.Judgement> {
        PromptJudge().judgement(of: question).delay(.seconds(1), scheduler: scheduler)
    }

    func winnableDeal(for search: Klondike.Search) -> Observable<Klondike.WinnableDeal> {
        PromptJudge().winnableDeal(for: search).delay(.seconds(1), scheduler: scheduler)
    }
}

extension String {
    /// Indicates whether a sentence has a duration such as 1:05, which typed play says in words.
    /// The line of a result and times of day do not count.
    fileprivate var hasTimeOfClock: Bool {
        !hasPrefix("Parlor ") && contains(/(?:^|\D)\d{1,3}:\d\d(?!\d| UTC)/)
    }
}
