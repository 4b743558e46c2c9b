import Reactive
import ReactiveTesting
import Testing

// The code of "What a stream means", as in the document.

func lamp(_ switches: Observable<Void>, scheduler: any Scheduler) -> Driver<Bool> {
    let night = Observable.just(false).delay(.seconds(3), scheduler: scheduler)
    return .fold(false) { isOn, command in
        isOn = command
    } commands: { lamp in
        .merge(
            switches.map { true },
            lamp.asObservable().flatMapLatest { isOn in isOn ? night : .never() })
    }
}

@Test func `the lamp goes out three seconds after its switch was last pressed`() {
    let scenario = Scenario(
        """
        switches   --x--------x-x-----
        lamp       n-y--n-----y-y--n--
        """)
    let switches = scenario.hot("switches").map { _ in }
    let lamp = lamp(switches, scheduler: scenario.scheduler)
    scenario.hear("lamp", lamp.map { isOn in isOn ? "y" : "n" })
    #expect(scenario.played == scenario.written)
}

/// The names that a search finds, in order; none if the search fails.
func sortedNames(_ search: Single<[String]>) -> Observable<[String]> {
    search.map { $0.sorted() }.asObservable().catchAndReturn([])
}

@Test func `a search that fails finds no names`() {
    struct Offline: Error {}
    let scenario = Scenario(
        """
        found    ([a+b]|)
        failed   ([]|)
        """)
    scenario.hear("found", sortedNames(.just(["b", "a"])).map { $0.joined(separator: "+") })
    scenario.hear("failed", sortedNames(.error(Offline())).map { $0.joined(separator: "+") })
    #expect(scenario.played == scenario.written)
}

@Test func `the page about streams names the operators of a single`() throws {
    let page = try Document("Sources/Reactive/Reactive.docc/Streams.md").text
    let sentence = try #require(page.firstMatch(of: /few operators here: ([^.]*)\./)?.output.1)
    let named = Set(sentence.matches(of: /`(\w+)`/).map { String($0.output.1) })
    let files = ["Single", "PrimitiveSequence"].map { "Sources/Reactive/Sharing/\($0).swift" }
    let declared = try files.flatMap { path in
        try Document(path).text.matches(of: /public (?:static )?func (\w+)/)
            .map { String($0.output.1) }
    }
    #expect(named == Set(declared))
}
