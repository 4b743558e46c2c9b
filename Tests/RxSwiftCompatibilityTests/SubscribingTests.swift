import Reactive
import RxCompatibility
import XCTest

final class SubscribingTests: XCTestCase {
    func testASingleClosureReceivesEvents() {
        var events = 0
        Observable.of(1, 2).subscribe { _ in events += 1 }.dispose()
        XCTAssertEqual(events, 3)

        var elements: [Int] = []
        Observable.of(1, 2).subscribe { event in
            switch event {
            case .next(let x): elements.append(x)
            case .error(let error): XCTFail("\(error)")
            case .completed: elements.append(0)
            }
        }.dispose()
        XCTAssertEqual(elements, [1, 2, 0])

        Observable.of(5).subscribe { elements = [$0.element ?? 0] + elements }.dispose()
        XCTAssertEqual(elements.first, 0)
        XCTAssertEqual(elements[1], 5)
    }

    func testClosuresForEachKindOfEvent() {
        var log: [String] = []
        let numbers = Observable.of(1)
        numbers.subscribe(onNext: { log.append("\($0)") }).dispose()
        numbers.subscribe(onNext: { log.append("\($0)") }, onCompleted: { log.append("|") })
            .dispose()
        numbers.subscribe(onCompleted: { log.append("|") }).dispose()
        numbers.subscribe(onDisposed: { log.append("!") }).dispose()
        numbers.subscribe(
            onNext: { log.append("\($0)") }, onError: { _ in log.append("#") },
            onCompleted: { log.append("|") }, onDisposed: { log.append("!") }
        ).dispose()
        XCTAssertEqual(log, ["1", "1", "|", "|", "!", "1", "|", "!"])
    }

    func testTrailingClosures() {
        var log: [String] = []
        Observable.of(1).concat(Observable.error(NetworkError.offline)).subscribe {
            log.append("\($0)")
        } onError: { error in
            log.append("\(error)")
        }.dispose()
        Observable.of(1).subscribe {
            log.append("\($0)")
        } onCompleted: {
            log.append("|")
        }.dispose()
        Observable.of(1).subscribe {
            log.append("\($0)")
        } onDisposed: {
            log.append("!")
        }.dispose()
        XCTAssertEqual(log, ["1", "offline", "1", "|", "1", "!"])
    }

    func testSubscribingWithAnObjectHoldsItWeakly() {
        var owner: Owner? = Owner()
        let held = { [weak owner] in owner }
        let xs = PublishSubject<Int>()
        let subscription = xs.subscribe(
            with: owner!, onNext: { owner, x in owner.heard.append("\(x)") },
            onError: { owner, _ in owner.heard.append("#") },
            onCompleted: { owner in owner.heard.append("|") },
            onDisposed: { owner in owner.heard.append("!") })
        xs.onNext(1)
        XCTAssertEqual(owner?.heard, ["1"])
        owner = nil
        XCTAssertNil(held())
        xs.onNext(2)
        subscription.dispose()
    }

    func testSubscribingWithAnObjectAndATrailingClosure() {
        let owner = Owner()
        Observable.of(1, 2).subscribe(with: owner) { owner, x in owner.heard.append("\(x)") }
            .dispose()
        Observable.of(3).subscribe(with: owner, onNext: { $0.heard.append("\($1)") }).dispose()
        XCTAssertEqual(owner.heard, ["1", "2", "3"])
    }

    func testAMethodAsAClosure() {
        let owner = Owner()
        Observable.of("a", "b").subscribe(onNext: owner.hear).dispose()
        XCTAssertEqual(owner.heard, ["a", "b"])
    }

    func testSubscribingWithoutClosures() {
        var heard: [Int] = []
        _ = Observable.of(1).do(onNext: { heard.append($0) }).subscribe()
        XCTAssertEqual(heard, [1])
    }

    func testACustomObserver() {
        final class Counter: ObserverType {
            typealias Element = Int
            var elements = 0
            var isOver = false
            func on(_ event: Event<Int>) {
                switch event {
                case .next: elements += 1
                case .error, .completed: isOver = true
                }
            }
        }
        let counter = Counter()
        Observable.of(1, 2).subscribe(counter).dispose()
        XCTAssertEqual(counter.elements, 2)
        XCTAssertTrue(counter.isOver)
        Observable.of(3).bind(to: counter).dispose()
        Driver.of(4).drive(counter).dispose()
        XCTAssertEqual(counter.elements, 4)
    }

    @MainActor func testValuesAreAwaited() async throws {
        var heard: [Int] = []
        for try await x in Observable.of(1, 2, 3).values { heard.append(x) }
        XCTAssertEqual(heard, [1, 2, 3])
        let answer = try await Single.just(42).value
        XCTAssertEqual(answer, 42)
        do {
            for try await x in Observable<Int>.error(NetworkError.offline).values {
                heard.append(x)
            }
            XCTFail("Nothing was thrown.")
        } catch { XCTAssertEqual(error as? NetworkError, .offline) }
    }

    func testGenericsOverObservableTypes() {
        func first<O: ObservableType>(_ source: O) -> Observable<O.Element> { source.take(1) }
        func firsts<O: ObservableConvertibleType>(_ source: O) -> Observable<O.Element>
        where O.Element == Int { source.asObservable().take(1).map { $0 * 2 } }
        XCTAssertEqual(said(first(BehaviorRelay(value: 1))), "1 |")
        XCTAssertEqual(said(first(Observable.of("a", "b"))), "a |")
        XCTAssertEqual(said(firsts(Driver.of(1, 2))), "2 |")
    }

    func testExtensionsOfObservableType() {
        XCTAssertEqual(said(Observable.of(1, 2).mapToVoid()), "() () |")
        XCTAssertEqual(said(Observable<Int?>.of(1, nil).unwrap()), "1 |")
        XCTAssertEqual(said(Observable.of(true, false).not()), "false true |")
        XCTAssertEqual(said(Driver.of(1, 2).mapToVoid()), "() () |")
        XCTAssertEqual(said(Observable.of(1, 2).pairs()), "(1, 2) |")
    }
}

extension Owner { fileprivate func hear(_ text: String) { heard.append(text) } }

// Extensions that many apps have in a file called Observable+Extensions.

extension ObservableType {
    func mapToVoid() -> Observable<Void> { return map { _ in } }

    func unwrap<T>() -> Observable<T> where Element == T? { return compactMap { $0 } }

    func pairs() -> Observable<(Element, Element)> { return Observable.zip(self, self.skip(1)) }
}

extension ObservableType where Element == Bool { func not() -> Observable<Bool> { return map(!) } }

extension SharedSequenceConvertibleType {
    func mapToVoid() -> SharedSequence<SharingStrategy, Void> { return map { _ in } }
}
