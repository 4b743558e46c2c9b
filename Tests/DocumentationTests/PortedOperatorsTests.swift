import Foundation
import ReactiveTesting
import RxCompatibility
import Testing

// The operators on the page of RxCompatibility, as in the document.

/// The powers of two up to a limit.
func powersOfTwo(upTo limit: Int) -> Observable<Int> {
    Observable.generate(initialState: 1, condition: { $0 <= limit }, iterate: { $0 * 2 })
}

/// A word, repeated.
func repeated(_ word: String, times: Int) -> Observable<String> {
    Observable.repeatElement(word).take(times)
}

/// The stream of the server that answers first.
func faster(_ one: Observable<String>, _ other: Observable<String>) -> Observable<String> {
    one.amb(other)
}

/// The latest temperature at each tick, if it is a new one.
func sampled(_ temperatures: Observable<Int>, _ ticks: Observable<Int>) -> Observable<Int> {
    temperatures.sample(ticks)
}

/// The third runner; an error if there are fewer.
func third(_ runners: Observable<String>) -> Observable<String> { runners.element(at: 2) }

/// The only name with an initial; an error if there is none, or if there are several.
func name(_ names: Observable<String>, initial: String) -> Observable<String> {
    names.single { $0.hasPrefix(initial) }
}

/// The numbers in lines of JSON; an error at a line that is something else.
func numbers(in lines: Observable<Data>) -> Observable<[Int]> {
    lines.decode(type: [Int].self, decoder: JSONDecoder())
}

@Test func `numbers are generated, and a word is repeated`() throws {
    #expect(try elements(of: powersOfTwo(upTo: 9)) == [1, 2, 4, 8])
    #expect(try repeated("a", times: 3).toBlocking(timeout: 5).toArray() == ["a", "a", "a"])
}

@Test func `the stream that answers first is heard`() {
    let scenario = Scenario(
        """
        one     ---a-b-|
        other   --x-y-z-|
        faster  --x-y-z-|
        """)
    scenario.hear("faster", faster(scenario.hot("one"), scenario.hot("other")))
    #expect(scenario.played == scenario.written)
}

@Test func `a tick takes the latest new temperature`() {
    let scenario = Scenario(
        """
        temperatures  -1-2---3-|
        ticks         ----x-x-x-x
        sampled       ----2---3-|
        """)
    let temperatures = scenario.hot("temperatures") { Int($0) ?? 0 }
    let ticks = scenario.hot("ticks") { _ in 0 }
    scenario.hear("sampled", sampled(temperatures, ticks).map(String.init))
    #expect(scenario.played == scenario.written)
}

@Test func `an element is chosen by its place, or by its initial`() {
    let scenario = Scenario(
        """
        names  -a-b-c~~~-|
        third  -----(c|)--
        named  ---b--~~~-|
        none   ------~~~-#
        """)
    let names = scenario.hot("names")
    scenario.hear("third", third(names))
    scenario.hear("named", name(names, initial: "b"))
    scenario.hear("none", name(names, initial: "x"))
    #expect(scenario.played == scenario.written)
}

@Test func `lines of JSON are decoded`() throws {
    let lines = Observable.of(Data("[1,2]".utf8), Data("[3]".utf8))
    #expect(try numbers(in: lines).toBlocking(timeout: 5).toArray() == [[1, 2], [3]])
    #expect(throws: DecodingError.self) {
        try numbers(in: .just(Data("x".utf8))).toBlocking(timeout: 5).toArray()
    }
}

/// The even numbers in a list, and the odd ones in another, when the stream ends.
func evenAndOdd(_ numbers: Observable<Int>) -> Observable<[Int]> {
    numbers.groupBy { $0.isMultiple(of: 2) }.flatMap { $0.toArray() }
}

/// The readings of each minute, at most a hundred in a list.
func batches(_ readings: Observable<Int>, scheduler: any Scheduler) -> Observable<[Int]> {
    readings.window(timeSpan: .seconds(60), count: 100, scheduler: scheduler)
        .flatMap { $0.toArray() }
}

@Test func `numbers are grouped by their key`() throws {
    let groups = evenAndOdd(.of(1, 2, 3, 4))
    #expect(try groups.toBlocking(timeout: 5).toArray() == [[1, 3], [2, 4]])
}

@Test func `a batch ends after a minute, or with its hundredth reading`() throws {
    let scheduler = TestScheduler()
    let readings = scheduler.createHotObservable([
        .next(205, 1), .next(210, 2), .next(280, 3), .completed(290),
    ])
    let slow = scheduler.start { batches(readings.asObservable(), scheduler: scheduler) }
    #expect(slow.events == [.next(260, [1, 2]), .next(290, [3]), .completed(290)])
    let fast = batches(.from(0..<150), scheduler: TestScheduler())
    #expect(try fast.toBlocking(timeout: 5).toArray().map(\.count) == [100, 50])
}

/// The answer to one request, for all who listen before it is sent.
func answer(to request: Observable<String>) -> ConnectableObservable<String> { request.publish() }

/// Sends the request. Disposing the result cancels it.
func send(_ answer: ConnectableObservable<String>) -> any Disposable { answer.connect() }

/// The prices, with the latest one for a new listener. New code is `prices.share(replay: 1)`.
func latest(_ prices: Observable<Int>) -> Observable<Int> { prices.replay(1).refCount() }

/// All prices since the first listener, for each listener.
func history(_ prices: Observable<Int>) -> Observable<Int> { prices.replayAll().refCount() }

/// The prices through a subject, which keeps the latest one and begins with zero.
func current(_ prices: Observable<Int>) -> ConnectableObservable<Int> {
    prices.multicast(BehaviorSubject(value: 0))
}

@Test func `a request is sent once, when it is connected`() {
    var sent = 0
    let reply = answer(
        to: .deferred {
            sent += 1
            return .just("a")
        })
    var heard: [String] = []
    for _ in 1...2 { _ = reply.subscribe(onNext: { heard.append($0) }) }
    #expect(sent == 0)
    send(reply).dispose()
    #expect(sent == 1 && heard == ["a", "a"])
}

@Test func `a later listener gets the latest price, or all of them`() {
    let prices = PublishSubject<Int>()
    let (latest, history) = (latest(prices), history(prices))
    let listeners = [latest.subscribe(), history.subscribe()]
    for price in 1...3 { prices.onNext(price) }
    var heard: [[Int]] = [[], []]
    let later = [
        latest.subscribe(onNext: { heard[0].append($0) }),
        history.subscribe(onNext: { heard[1].append($0) }),
    ]
    #expect(heard == [[3], [1, 2, 3]])
    for listener in listeners + later { listener.dispose() }
    #expect(!prices.hasObservers)
}

@Test func `a price is zero until the first one`() {
    let prices = PublishSubject<Int>()
    let current = current(prices)
    var heard: [Int] = []
    let listener = current.subscribe(onNext: { heard.append($0) })
    let connection = current.connect()
    prices.onNext(5)
    #expect(heard == [0, 5])
    connection.dispose()
    listener.dispose()
}

/// The name of the user, if one is signed in.
func signedIn(_ names: Observable<String>) -> Maybe<String> { names.asMaybe() }

/// The photo of the user, if one is signed in.
func photo(
    of name: Maybe<String>, load: @escaping (String) -> Single<Data>
) -> Maybe<Data> { name.flatMapSingle(load) }

/// Saves a photo, if there is one.
func save(_ photo: Maybe<Data>, _ write: @escaping (Data) -> Completable) -> Completable {
    photo.flatMapCompletable(write)
}

/// The nickname of a name, if there is one.
func nickname(
    of name: Single<String>, find: @escaping (String) -> Maybe<String>
) -> Maybe<String> { name.flatMapMaybe(find) }

/// The end of an upload, without the progress.
func isUploaded(_ progress: Observable<Double>) -> Completable {
    progress.ignoreElements().asCompletable()
}

/// The presses of a button.
func presses(of button: some ControlEventType<Void>) -> ControlEvent<Void> {
    button.asControlEvent()
}

/// The text of a field, for the program to read and to change.
func text(of field: some ControlPropertyType<String?>) -> ControlProperty<String> {
    field.asControlProperty().orEmpty
}

/// The elements, after a wait of at most five seconds. For tests.
func elements(of numbers: Observable<Int>) throws -> [Int] {
    try numbers.toBlocking(timeout: 5).toArray()
}

@Test func `a photo is loaded and saved, if a user is signed in`() throws {
    var saved: [Data] = []
    func end(_ names: Observable<String>) -> MaterializedSequenceResult<Never> {
        let photo = photo(of: signedIn(names)) { .just(Data($0.utf8)) }
        let saving = save(photo) { data in
            saved.append(data)
            return .empty()
        }
        return saving.asObservable().toBlocking(timeout: 5).materialize()
    }
    for names in [Observable.just("ada"), .empty()] {
        guard case .completed = end(names) else {
            Issue.record("The stream failed.")
            continue
        }
    }
    #expect(saved == [Data("ada".utf8)])
    guard case .failed(_, let error) = end(.of("ada", "bob")) else {
        Issue.record("The stream did not fail.")
        return
    }
    #expect(error as? RxError == .moreThanOneElement)
}

@Test func `a name may have a nickname`() throws {
    func found(_ name: String) throws -> [String] {
        try nickname(of: .just(name)) { $0 == "ada" ? .just("a") : .empty() }
            .asObservable().toBlocking(timeout: 5).toArray()
    }
    #expect(try found("ada") == ["a"])
    #expect(try found("bob") == [])
}

@Test func `an upload ends without its progress`() {
    let scenario = Scenario(
        """
        progress  -1-2-|
        uploaded  -----|
        """)
    let progress = scenario.hot("progress") { Double($0) ?? 0 }
    scenario.hear("uploaded", isUploaded(progress).andThen(Observable<String>.empty()))
    #expect(scenario.played == scenario.written)
}

@Test func `a control has events and a value`() {
    let button = ControlEvent<Void>(events: Observable.of((), ()))
    var count = 0
    presses(of: button).subscribe(onNext: { count += 1 }).dispose()
    #expect(count == 2)

    var written: [String?] = []
    let field = ControlProperty<String?>(
        values: Observable.of(nil, "a"),
        valueSink: AnyObserver { event in if case .next(let text) = event { written.append(text) } }
    )
    var read: [String] = []
    text(of: field).subscribe(onNext: { read.append($0) }).dispose()
    text(of: field).onNext("b")
    #expect(read == ["", "a"])
    #expect(written == ["b"])
}
