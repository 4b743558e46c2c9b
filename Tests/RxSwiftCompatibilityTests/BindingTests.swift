import Reactive
import RxCompatibility
import XCTest

final class BindingTests: XCTestCase {
    private var bag = DisposeBag()

    override func tearDown() {
        bag = DisposeBag()
        super.tearDown()
    }

    func testBindToObservers() {
        let a = ReplaySubject<Int>.createUnbounded()
        let b = ReplaySubject<Int>.createUnbounded()
        Observable.of(1, 2).bind(to: a).disposed(by: bag)
        XCTAssertEqual(said(a), "1 2 |")
        Observable.of(3).concat(Observable.never()).bind(to: b, b).disposed(by: bag)
        XCTAssertEqual(said(b), "3 3")
        var heard: [Event<Int>] = []
        Observable.of(4).bind(to: AnyObserver { heard.append($0) }).disposed(by: bag)
        XCTAssertEqual(heard, [.next(4), .completed])
    }

    func testBindToObserversOfOptionals() {
        let target = ReplaySubject<Int?>.createUnbounded()
        Observable.of(1).bind(to: target).disposed(by: bag)
        XCTAssertEqual(said(target), "Optional(1) |")
    }

    func testBindToRelays() {
        let publish = PublishRelay<Int>()
        let behavior = BehaviorRelay(value: 0)
        let optional = BehaviorRelay<Int?>(value: nil)
        let replay = ReplayRelay<Int>.create(bufferSize: 1)
        var heard: [Int] = []
        publish.subscribe(onNext: { heard.append($0) }).disposed(by: bag)
        let numbers = Observable.of(1, 2)
        numbers.bind(to: publish).disposed(by: bag)
        numbers.bind(to: behavior).disposed(by: bag)
        numbers.bind(to: optional).disposed(by: bag)
        numbers.bind(to: replay).disposed(by: bag)
        numbers.bind(to: behavior, behavior).disposed(by: bag)
        XCTAssertEqual(heard, [1, 2])
        XCTAssertEqual(behavior.value, 2)
        XCTAssertEqual(optional.value, 2)
        XCTAssertEqual(said(replay), "2")
        Observable<Int?>.of(nil).bind(to: optional).disposed(by: bag)
        XCTAssertNil(optional.value)
        Observable.of(7).bind(to: PublishRelay<Int?>(), PublishRelay<Int?>()).disposed(by: bag)
    }

    func testBindToClosures() {
        let owner = Owner()
        Observable.of("a").bind(onNext: { owner.heard.append($0) }).disposed(by: bag)
        Observable.of("b").bind { owner.heard.append($0) }.disposed(by: bag)
        Observable.of("c").bind { [weak owner] text in owner?.heard.append(text) }.disposed(by: bag)
        Observable.of("d").bind(with: owner, onNext: { $0.heard.append($1) }).disposed(by: bag)
        Observable.of("e").bind(with: owner) { owner, text in owner.heard.append(text) }.disposed(
            by: bag)
        Observable.of("f").withUnretained(owner).bind { owner, text in owner.heard.append(text) }
            .disposed(by: bag)
        XCTAssertEqual(owner.heard, ["a", "b", "c", "d", "e", "f"])
    }

    func testBindToABinderFunction() {
        func counting(_ source: Observable<Int>) -> Disposable { source.subscribe() }
        func log(_ source: Observable<Int>) -> (String) -> [String] {
            { prefix in
                var log: [String] = []
                source.subscribe(onNext: { log.append("\(prefix)\($0)") }).dispose()
                return log
            }
        }
        Observable.of(1).bind(to: counting).disposed(by: bag)
        XCTAssertEqual(Observable.of(1, 2).bind(to: log, curriedArgument: "x"), ["x1", "x2"])
    }

    @MainActor func testBinder() {
        let owner = Owner()
        let title = Binder(owner) { owner, text in owner.heard.append(text) }
        let now = Binder<String>(owner, scheduler: MainScheduler.instance) {
            $0.heard.append("\($1)!")
        }
        Observable.of("a").bind(to: title).disposed(by: bag)
        Driver.of("b", "c").drive(title).disposed(by: bag)
        Driver.of("d").drive(now).disposed(by: bag)
        title.onNext("e")
        Observable.of("f").subscribe(title).disposed(by: bag)
        XCTAssertEqual(owner.heard, ["a", "b", "c", "d!", "e", "f"])
    }

    func testBinderOfAnOptional() {
        let owner = Owner()
        let title = Binder<String?>(owner) { $0.heard.append($1 ?? "-") }
        Observable.of("a").bind(to: title).disposed(by: bag)
        Driver.of("b", nil).drive(title).disposed(by: bag)
        Driver.of("c").drive(title).disposed(by: bag)
        Signal.of("d").emit(to: title).disposed(by: bag)
        XCTAssertEqual(owner.heard, ["a", "b", "-", "c", "d"])
    }

    func testDrive() {
        let relay = BehaviorRelay(value: 0)
        let optional = BehaviorRelay<Int?>(value: nil)
        let publish = PublishRelay<Int>()
        let subject = ReplaySubject<Int>.createUnbounded()
        let optionalSubject = ReplaySubject<Int?>.createUnbounded()
        let driver = Driver.of(1, 2)
        driver.drive(relay).disposed(by: bag)
        driver.drive(relay, relay).disposed(by: bag)
        driver.drive(optional).disposed(by: bag)
        driver.drive(publish).disposed(by: bag)
        driver.drive(PublishRelay<Int?>()).disposed(by: bag)
        driver.drive(subject).disposed(by: bag)
        driver.drive(optionalSubject).disposed(by: bag)
        driver.drive(ReplayRelay<Int>.create(bufferSize: 1)).disposed(by: bag)
        XCTAssertEqual(relay.value, 2)
        XCTAssertEqual(optional.value, 2)
        XCTAssertEqual(said(subject), "1 2 |")
        XCTAssertEqual(said(optionalSubject), "Optional(1) Optional(2) |")
    }

    func testDriveToClosures() {
        let owner = Owner()
        let driver = Driver.of("a", "b")
        driver.drive(onNext: { owner.heard.append($0) }).disposed(by: bag)
        driver.drive(
            onNext: { owner.heard.append($0) }, onCompleted: { owner.heard.append("|") },
            onDisposed: { owner.heard.append("!") }
        ).disposed(by: bag)
        driver.drive(onNext: { [weak owner] in owner?.heard.append($0) }).disposed(by: bag)
        driver.drive().disposed(by: bag)
        XCTAssertEqual(owner.heard, ["a", "b", "a", "b", "|", "!", "a", "b"])
        driver.skip(1).drive { owner.heard.append($0) }.disposed(by: bag)
        driver.skip(1).drive { [weak owner] text in owner?.heard.append(text) }.disposed(by: bag)
        XCTAssertEqual(owner.heard.suffix(3), ["b", "b", "b"])
    }

    func testDriveWithAnObject() {
        let owner = Owner()
        let driver = Driver.of("a")
        driver.drive(with: owner, onNext: { $0.heard.append($1) }).disposed(by: bag)
        driver.drive(
            with: owner, onNext: { owner, text in owner.heard.append(text) },
            onCompleted: { owner in owner.heard.append("|") },
            onDisposed: { owner in owner.heard.append("!") }
        ).disposed(by: bag)
        driver.drive(with: owner) { owner, text in owner.heard.append(text) }.disposed(by: bag)
        XCTAssertEqual(owner.heard, ["a", "a", "|", "!", "a"])
    }

    func testDriveWithATransformation() {
        var heard: [String] = []
        func items(_ source: Observable<[Int]>) -> (String) -> Disposable {
            { name in source.subscribe(onNext: { heard.append("\(name) \($0)") }) }
        }
        func observe(_ source: Observable<[Int]>) -> Disposable {
            source.subscribe(onNext: { heard.append("\($0)") })
        }
        Driver.of([1]).drive(observe).disposed(by: bag)
        Driver.of([2]).drive(items, curriedArgument: "cell").disposed(by: bag)
        XCTAssertEqual(heard, ["[1]", "cell [2]"])
    }

    func testTypesThatConvertToADriverCanDrive() {
        let activity = ActivityIndicator()
        let isLoading = BehaviorRelay<Bool?>(value: nil)
        activity.drive(isLoading).disposed(by: bag)
        XCTAssertEqual(isLoading.value, false)
        let errors = ErrorTracker()
        var heard = 0
        errors.emit(onNext: { _ in heard += 1 }).disposed(by: bag)
        Observable<Int>.error(NetworkError.offline).trackError(errors).subscribe().disposed(by: bag)
        XCTAssertEqual(heard, 1)
    }

    func testEmit() {
        let relay = BehaviorRelay(value: 0)
        let optional = BehaviorRelay<Int?>(value: nil)
        let subject = ReplaySubject<Int>.createUnbounded()
        let replay = ReplayRelay<Int>.create(bufferSize: 1)
        let signal = Signal.of(1, 2)
        signal.emit(to: relay).disposed(by: bag)
        signal.emit(to: relay, relay).disposed(by: bag)
        signal.emit(to: optional).disposed(by: bag)
        signal.emit(to: subject).disposed(by: bag)
        signal.emit(to: replay).disposed(by: bag)
        signal.emit(to: PublishRelay<Int?>()).disposed(by: bag)
        signal.emit(to: PublishRelay<Int>()).disposed(by: bag)
        XCTAssertEqual(relay.value, 2)
        XCTAssertEqual(optional.value, 2)
        XCTAssertEqual(said(subject), "1 2 |")
        XCTAssertEqual(said(replay), "2")
    }

    func testEmitToClosures() {
        let owner = Owner()
        let signal = Signal.of("a")
        signal.emit(onNext: { owner.heard.append($0) }).disposed(by: bag)
        signal.emit(
            onNext: { owner.heard.append($0) }, onCompleted: { owner.heard.append("|") },
            onDisposed: { owner.heard.append("!") }
        ).disposed(by: bag)
        signal.emit { owner.heard.append($0) }.disposed(by: bag)
        signal.emit(with: owner, onNext: { $0.heard.append($1) }).disposed(by: bag)
        signal.emit(with: owner) { owner, text in owner.heard.append(text) }.disposed(by: bag)
        signal.emit().disposed(by: bag)
        XCTAssertEqual(owner.heard, ["a", "a", "|", "!", "a", "a", "a"])
    }
}
