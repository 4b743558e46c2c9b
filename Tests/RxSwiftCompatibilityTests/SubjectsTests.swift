import Reactive
import RxCompatibility
import XCTest

final class SubjectsTests: XCTestCase {
    private var bag = DisposeBag()

    override func tearDown() {
        bag = DisposeBag()
        super.tearDown()
    }

    func testPublishSubject() {
        let subject = PublishSubject<Int>()
        var heard: [Event<Int>] = []
        XCTAssertFalse(subject.hasObservers)
        subject.onNext(0)
        subject.subscribe { heard.append($0) }.disposed(by: bag)
        XCTAssertTrue(subject.hasObservers)
        subject.onNext(1)
        subject.on(.next(2))
        subject.onCompleted()
        subject.onNext(3)
        XCTAssertEqual(heard, [.next(1), .next(2), .completed])
        XCTAssertFalse(subject.hasObservers)
        XCTAssertEqual(said(subject), "|")
    }

    func testSubjectsAreObservablesAndObservers() {
        final class Screen {
            private let taps = PublishSubject<Void>()
            var tapped: Observable<Void> { return taps }
            var tap: AnyObserver<Void> { return taps.asObserver().asObserver() }
            let title: Observable<String>
            init(title: BehaviorSubject<String>) { self.title = title }
        }
        let screen = Screen(title: BehaviorSubject(value: "Sudoku"))
        var taps = 0
        screen.tapped.subscribe(onNext: { taps += 1 }).disposed(by: bag)
        screen.tap.onNext(())
        Observable.just(()).subscribe(screen.tap).disposed(by: bag)
        XCTAssertEqual(taps, 2)
        XCTAssertEqual(said(screen.title), "Sudoku")
        let streams: [Observable<Int>] = [PublishSubject(), BehaviorSubject(value: 1), .just(2)]
        XCTAssertEqual(said(Observable.merge(streams)), "1 2")
    }

    func testSubjectsCanBeSubscribed() {
        let source = PublishSubject<Int>()
        let target = ReplaySubject<Int>.createUnbounded()
        source.subscribe(target).disposed(by: bag)
        source.onNext(1)
        source.onError(NetworkError.offline)
        XCTAssertEqual(said(target), "1 #")
    }

    func testBehaviorSubject() throws {
        let subject = BehaviorSubject(value: 1)
        XCTAssertEqual(try subject.value(), 1)
        XCTAssertEqual(said(subject), "1")
        subject.onNext(2)
        XCTAssertEqual(said(subject), "2")
        subject.onError(NetworkError.offline)
        XCTAssertEqual(said(subject), "#")
        XCTAssertThrowsError(try subject.value())
    }

    func testReplaySubject() {
        let subject = ReplaySubject<Int>.create(bufferSize: 2)
        subject.onNext(1)
        subject.onNext(2)
        subject.onNext(3)
        XCTAssertEqual(said(subject), "2 3")
        subject.onCompleted()
        XCTAssertEqual(said(subject), "2 3 |")
        let all = ReplaySubject<Int>.createUnbounded()
        for x in 1...4 { all.onNext(x) }
        XCTAssertEqual(said(all), "1 2 3 4")
    }

    func testAsyncSubject() {
        let subject = AsyncSubject<Int>()
        subject.onNext(1)
        subject.onNext(2)
        XCTAssertEqual(said(subject), "")
        subject.onCompleted()
        XCTAssertEqual(said(subject), "2 |")
    }

    func testDisposedSubjects() {
        let subject = PublishSubject<Int>()
        subject.dispose()
        XCTAssertTrue(subject.isDisposed)
        XCTAssertEqual(said(subject), "#")
        let behavior = BehaviorSubject(value: 1)
        behavior.dispose()
        XCTAssertThrowsError(try behavior.value())
    }

    func testRelays() {
        let publish = PublishRelay<Int>()
        var heard: [Int] = []
        publish.subscribe(onNext: { heard.append($0) }).disposed(by: bag)
        publish.accept(1)
        XCTAssertEqual(heard, [1])
        XCTAssertEqual(said(publish), "")

        let behavior = BehaviorRelay<[Int]>(value: [])
        behavior.accept(behavior.value + [1])
        behavior.accept(behavior.value + [2])
        XCTAssertEqual(behavior.value, [1, 2])
        XCTAssertEqual(said(behavior), "[1, 2]")
        XCTAssertEqual(said(behavior.map { $0.count }), "2")
        XCTAssertEqual(said(behavior.asObservable().skip(1)), "")

        let replay = ReplayRelay<Int>.create(bufferSize: 1)
        replay.accept(1)
        replay.accept(2)
        XCTAssertEqual(said(replay), "2")
        let unbound = ReplayRelay<Int>.createUnbound()
        unbound.accept(1)
        unbound.accept(2)
        XCTAssertEqual(said(unbound.asObservable()), "1 2")
    }

    func testRelaysOfVoid() {
        let tap = PublishRelay<Void>()
        var taps = 0
        tap.subscribe(onNext: { taps += 1 }).disposed(by: bag)
        tap.accept(())
        tap.accept(())
        XCTAssertEqual(taps, 2)
        let subject = PublishSubject<Void>()
        subject.subscribe(onNext: { taps += 1 }).disposed(by: bag)
        subject.onNext(())
        XCTAssertEqual(taps, 3)
    }

    func testObservers() {
        var heard: [Event<Int>] = []
        let observer = AnyObserver<Int> { heard.append($0) }
        observer.onNext(1)
        observer.onError(NetworkError.offline)
        observer.onCompleted()
        XCTAssertEqual(heard, [.next(1), .error(NetworkError.offline), .completed])

        heard = []
        let lengths: AnyObserver<String> = observer.mapObserver { $0.count }
        lengths.onNext("four")
        XCTAssertEqual(heard, [.next(4)])
        XCTAssertEqual(said(Observable.of(1)), "1 |")

        heard = []
        Observable.of(1, 2).subscribe(AnyObserver(eventHandler: { heard.append($0) })).dispose()
        Observable.of(3).subscribe(observer.asObserver()).dispose()
        XCTAssertEqual(heard, [.next(1), .next(2), .completed, .next(3), .completed])
    }

    func testEvents() {
        let next = Event.next(1)
        XCTAssertEqual(next.element, 1)
        XCTAssertNil(next.error)
        XCTAssertFalse(next.isStopEvent)
        XCTAssertEqual(next.map { $0 + 1 }, .next(2))
        XCTAssertEqual(
            next.map { _ -> Int in throw NetworkError.offline }.error as? NetworkError, .offline)
        XCTAssertTrue(Event<Int>.completed.isCompleted)
        XCTAssertTrue(Event<Int>.error(NetworkError.offline).isStopEvent)
        XCTAssertEqual("\(next)", "next(1)")
        switch next {
        case .next(let x): XCTAssertEqual(x, 1)
        case .error, .completed: XCTFail()
        }
    }
}
