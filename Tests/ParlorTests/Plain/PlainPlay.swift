import Foundation
import Reactive

@testable import Games
@testable import Parlor

/// The program without a screen: lines are typed, and what was said since can be read.
final class PlainPlay {
    let directory: String
    let services: Services
    let scheduler = VirtualTimeScheduler(resolution: .milliseconds(1))
    private let lines = PublishSubject<String>()
    private let bag = DisposeBag()
    private(set) var isOver = false
    /// All that was said.
    private(set) var sentences: [String] = []

    init(
        _ arguments: String = "", language: String = "en", luck: UInt64 = 3,
        judge: any KlondikeJudge = PromptJudge(), directory: String? = nil
    ) throws {
        let directory = directory ?? NSTemporaryDirectory() + "parlor-tests-\(UUID().uuidString)"
        self.directory = directory
        let words = arguments.split(separator: " ").map(String.init)
        let invocation = try Invocation.parse(words + ["--data-dir", directory])
        services = Services(
            invocation, ["LANG": language],
            ExternalInputs(
                secondsSince1970: { 1_763_683_200 }, luck: { luck }, volume: DiskVolume()),
            workers: .workers(judge: judge))
        plain(services, scheduler: scheduler) { [lines] _ in lines }
            .subscribe(
                onNext: { [unowned self] in sentences.append($0) },
                onCompleted: { [unowned self] in isOver = true }
            )
            .disposed(by: bag)
    }

    deinit { try? FileManager.default.removeItem(atPath: directory) }

    /// Types lines, and gives back what is said to them.
    @discardableResult func type(_ typed: String...) -> [String] {
        let before = sentences.count
        for line in typed { lines.onNext(line) }
        return Array(sentences[before...])
    }

    /// Lets time pass, and gives back what is said meanwhile.
    @discardableResult func advance(by interval: Duration) -> [String] {
        let before = sentences.count
        scheduler.advance(by: interval)
        return Array(sentences[before...])
    }

    /// The pipe is at its end.
    func end() { lines.onCompleted() }

    /// The next time, with the same files.
    func comeBack(language: String = "en") throws -> PlainPlay {
        let copy = NSTemporaryDirectory() + "parlor-tests-\(UUID().uuidString)"
        try FileManager.default.copyItem(atPath: directory, toPath: copy)
        return try PlainPlay(language: language, directory: copy)
    }
}

/// Answers at once, after a search through so many positions.
struct PromptJudge: KlondikeJudge {
    func judgement(of question: Klondike.Question) -> Observable<Klondike.Judgement> {
        .deferred { .just(Searched.judgement(of: question, bytes: 1 << 20, positions: 2_000)) }
    }

    func winnableDeal(for search: Klondike.Search) -> Observable<Klondike.WinnableDeal> {
        .deferred { .just(Searched.winnableDeal(for: search)) }
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
