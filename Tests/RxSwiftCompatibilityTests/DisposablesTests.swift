import Reactive
import ReactiveTesting
import RxCompatibility
import XCTest

final class DisposablesTests: XCTestCase {
    private var log: [String] = []

    private func note(_ text: String) -> Cancelable {
        return Disposables.create { self.log.append(text) }
    }

    func testCreate() {
        let nothing: Disposable = Disposables.create()
        nothing.dispose()
        let once: Cancelable = Disposables.create(with: { self.log.append("once") })
        XCTAssertFalse(once.isDisposed)
        once.dispose()
        once.dispose()
        XCTAssertTrue(once.isDisposed)
        XCTAssertEqual(log, ["once"])
        Disposables.create(note("a"), note("b")).dispose()
        Disposables.create(note("c"), note("d"), note("e")).dispose()
        Disposables.create([note("f"), note("g")]).dispose()
        XCTAssertEqual(log, ["once", "a", "b", "c", "d", "e", "f", "g"])
    }

    func testDisposeBag() {
        var bag = DisposeBag()
        note("a").disposed(by: bag)
        bag.insert(note("b"))
        bag.insert(note("c"), note("d"))
        bag.insert([note("e"), note("f")])
        bag.insert {
            note("g")
            note("h")
        }
        XCTAssertEqual(log, [])
        bag = DisposeBag()
        XCTAssertEqual(log, ["a", "b", "c", "d", "e", "f", "g", "h"])
        _ = bag
    }

    func testDisposeBagsThatAreCreatedWithContents() {
        var bag: DisposeBag? = DisposeBag(disposing: note("a"), note("b"))
        bag = nil
        bag = DisposeBag(disposing: [note("c")])
        bag = nil
        bag = DisposeBag {
            note("d")
            Observable<Int>.never().subscribe(onDisposed: { self.log.append("e") })
        }
        bag = nil
        XCTAssertNil(bag)
        XCTAssertEqual(log, ["a", "b", "c", "d", "e"])
    }

    func testADisposeBagOfAViewModel() {
        final class ViewModel {
            private let disposeBag = DisposeBag()
            var heard: [Int] = []
            init(_ source: Observable<Int>) {
                source.subscribe(onNext: { [unowned self] in self.heard.append($0) }).disposed(
                    by: disposeBag)
            }
        }
        let source = PublishSubject<Int>()
        var viewModel: ViewModel? = ViewModel(source)
        source.onNext(1)
        XCTAssertEqual(viewModel?.heard, [1])
        viewModel = nil
        XCTAssertFalse(source.hasObservers)
    }

    func testCompositeDisposable() {
        let composite = CompositeDisposable()
        XCTAssertNotNil(composite.insert(note("a")))
        let key = composite.insert(note("b"))
        XCTAssertEqual(composite.count, 2)
        if let key = key { composite.remove(for: key) }
        XCTAssertEqual(log, ["b"])
        composite.dispose()
        XCTAssertTrue(composite.isDisposed)
        XCTAssertEqual(log, ["b", "a"])
        XCTAssertNil(composite.insert(note("c")))
        XCTAssertEqual(log, ["b", "a", "c"])
        CompositeDisposable(note("d"), note("e")).dispose()
        CompositeDisposable(disposables: [note("f")]).dispose()
        XCTAssertEqual(log, ["b", "a", "c", "d", "e", "f"])
    }

    func testSerialDisposable() {
        let serial = SerialDisposable()
        serial.disposable = note("a")
        serial.disposable = note("b")
        XCTAssertEqual(log, ["a"])
        serial.dispose()
        XCTAssertTrue(serial.isDisposed)
        serial.disposable = note("c")
        XCTAssertEqual(log, ["a", "b", "c"])
    }

    func testSingleAssignmentDisposable() {
        let single = SingleAssignmentDisposable()
        single.setDisposable(note("a"))
        XCTAssertFalse(single.isDisposed)
        single.dispose()
        XCTAssertEqual(log, ["a"])
        let early = SingleAssignmentDisposable()
        early.dispose()
        early.setDisposable(note("b"))
        XCTAssertEqual(log, ["a", "b"])
        let property = SingleAssignmentDisposable()
        property.disposable = note("c")
        property.disposable.dispose()
        XCTAssertEqual(log, ["a", "b", "c"])
    }

    func testRefCountDisposable() {
        let counted = RefCountDisposable(disposable: note("a"))
        let first = counted.retain()
        let second = counted.retain()
        counted.dispose()
        first.dispose()
        first.dispose()
        XCTAssertEqual(log, [])
        XCTAssertFalse(counted.isDisposed)
        second.dispose()
        XCTAssertTrue(counted.isDisposed)
        XCTAssertEqual(log, ["a"])
    }

    func testBooleanDisposable() {
        let disposable = BooleanDisposable()
        XCTAssertFalse(disposable.isDisposed)
        disposable.dispose()
        XCTAssertTrue(disposable.isDisposed)
        XCTAssertTrue(BooleanDisposable(isDisposed: true).isDisposed)
    }

    func testScheduledDisposable() {
        let scheduler = TestScheduler(initialClock: 0)
        let scheduled = ScheduledDisposable(scheduler: scheduler, disposable: note("a"))
        scheduled.dispose()
        XCTAssertFalse(scheduled.isDisposed)
        scheduler.start()
        XCTAssertTrue(scheduled.isDisposed)
        XCTAssertEqual(log, ["a"])
    }

    func testACustomDisposable() {
        final class Connection: Disposable {
            var isOpen = true
            func dispose() { isOpen = false }
        }
        let connection = Connection()
        var bag: DisposeBag? = DisposeBag()
        connection.disposed(by: bag!)
        bag = nil
        XCTAssertFalse(connection.isOpen)
    }
}
