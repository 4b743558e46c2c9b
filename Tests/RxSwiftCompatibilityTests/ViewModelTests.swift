import Reactive
import ReactiveTesting
import RxCompatibility
import XCTest

protocol ViewModelType {
    associatedtype Input
    associatedtype Output
    func transform(input: Input) -> Output
}

// MARK: A search

protocol Searching { func search(_ query: String) -> Observable<[String]> }

final class SearchViewModel: ViewModelType {
    struct Input {
        let query: Observable<String>
        let refresh: Observable<Void>
        let selection: Observable<Int>
    }

    struct Output {
        let results: Driver<[String]>
        let isLoading: Driver<Bool>
        let error: Signal<String>
        let selected: Signal<String>
    }

    private let service: Searching
    private let scheduler: SchedulerType

    init(service: Searching, scheduler: SchedulerType) {
        self.service = service
        self.scheduler = scheduler
    }

    func transform(input: Input) -> Output {
        let activity = ActivityIndicator()
        let errors = ErrorTracker()

        let query = input.query.map { $0.trimmingCharacters(in: .whitespaces) }.debounce(
            .milliseconds(300), scheduler: scheduler
        ).distinctUntilChanged().share(replay: 1)

        let results = Observable.merge(query, input.refresh.withLatestFrom(query)).flatMapLatest {
            [weak self] query -> Observable<[String]> in
            guard let self = self, !query.isEmpty else { return .just([]) }
            return self.service.search(query).trackActivity(activity).trackError(errors).catch {
                _ in .empty()
            }
        }.share(replay: 1)

        let selected = input.selection.withLatestFrom(results) { index, results in (index, results)
        }.compactMap { index, results in results.indices.contains(index) ? results[index] : nil }

        return Output(
            results: results.asDriver(onErrorJustReturn: []), isLoading: activity.asDriver(),
            error: errors.asSignal().map { "\($0)" },
            selected: selected.asSignal(onErrorSignalWith: .empty()))
    }
}

/// Indicates whether a tracked stream is running.
final class ActivityIndicator: SharedSequenceConvertibleType {
    typealias Element = Bool
    typealias SharingStrategy = DriverSharingStrategy

    private let relay = BehaviorRelay(value: 0)
    private let loading: SharedSequence<SharingStrategy, Bool>

    init() { loading = relay.asDriver().map { $0 > 0 }.distinctUntilChanged() }

    fileprivate func track<Source: ObservableConvertibleType>(_ source: Source) -> Observable<
        Source.Element
    > {
        return Observable.using(
            { () -> ActivityToken<Source.Element> in
                self.increment()
                return ActivityToken(source: source.asObservable(), disposeAction: self.decrement)
            }, observableFactory: { token in return token.asObservable() })
    }

    private func increment() { relay.accept(relay.value + 1) }

    private func decrement() { relay.accept(relay.value - 1) }

    func asSharedSequence() -> SharedSequence<SharingStrategy, Element> { return loading }
}

private struct ActivityToken<E>: ObservableConvertibleType, Disposable {
    private let source: Observable<E>
    private let cancelable: Cancelable

    init(source: Observable<E>, disposeAction: @escaping () -> Void) {
        self.source = source
        cancelable = Disposables.create(with: disposeAction)
    }

    func dispose() { cancelable.dispose() }

    func asObservable() -> Observable<E> { return source }
}

extension ObservableConvertibleType {
    func trackActivity(_ activityIndicator: ActivityIndicator) -> Observable<Element> {
        return activityIndicator.track(self)
    }
}

/// The errors of the tracked streams.
final class ErrorTracker: SharedSequenceConvertibleType {
    typealias SharingStrategy = SignalSharingStrategy

    private let subject = PublishSubject<Error>()

    func track<O: ObservableConvertibleType>(from source: O) -> Observable<O.Element> {
        return source.asObservable().do(onError: onError)
    }

    func asSharedSequence() -> SharedSequence<SharingStrategy, Error> {
        return subject.asObservable().asSignal(onErrorRecover: { _ in .empty() })
    }

    func asObservable() -> Observable<Error> { return subject.asObservable() }

    private func onError(_ error: Error) { subject.onNext(error) }

    deinit { subject.onCompleted() }
}

extension ObservableConvertibleType {
    func trackError(_ errorTracker: ErrorTracker) -> Observable<Element> {
        return errorTracker.track(from: self)
    }
}

extension ObservableType {
    func catchErrorJustComplete() -> Observable<Element> {
        return self.catch { _ in return Observable.empty() }
    }

    func asDriverOnErrorJustComplete() -> Driver<Element> {
        return asDriver { _ in return Driver.empty() }
    }
}

// MARK: A form, with relays inside

final class LoginViewModel {
    // Input
    let name = BehaviorRelay<String>(value: "")
    let password = BehaviorRelay<String?>(value: nil)
    let login = PublishRelay<Void>()

    // Output
    let canLogIn: Driver<Bool>
    let user: Observable<User>
    var failures: Signal<NetworkError> { return failure.asSignal() }

    private let failure = PublishRelay<NetworkError>()
    private let disposeBag = DisposeBag()

    init(authenticate: @escaping (String, String) -> Single<User>) {
        let credentials = Observable.combineLatest(name, password.asObservable().map { $0 ?? "" })

        canLogIn = credentials.map { name, password in !name.isEmpty && password.count > 3 }
            .asDriver(onErrorJustReturn: false).distinctUntilChanged()

        let attempts = login.withLatestFrom(credentials).flatMapFirst { name, password in
            authenticate(name, password).asObservable().materialize()
        }.share()

        user = attempts.compactMap { $0.element }

        attempts.compactMap { $0.error as? NetworkError }.bind(to: failure).disposed(by: disposeBag)
    }
}

// MARK: A stopwatch

final class StopwatchViewModel: ViewModelType {
    struct Input {
        let toggle: Signal<Void>
        let reset: Signal<Void>
    }

    struct Output {
        let seconds: Driver<Int>
        let title: Driver<String>
    }

    private enum Action {
        case tick
        case reset
    }

    func transform(input: Input) -> Output {
        let isRunning = input.toggle.scan(false) { isRunning, _ in !isRunning }.asDriver(
            onErrorJustReturn: false
        ).startWith(false)

        let ticks = isRunning.flatMapLatest { isRunning in
            isRunning ? Driver<Int>.interval(.seconds(1)) : .empty()
        }

        let seconds = Driver.merge(
            ticks.map { _ in Action.tick },
            input.reset.map { Action.reset }.asDriver(onErrorDriveWith: .empty())
        ).scan(0) { (seconds: Int, action: Action) -> Int in
            switch action {
            case .tick: return seconds + 1
            case .reset: return 0
            }
        }.startWith(0)

        return Output(
            seconds: seconds,
            title: Driver.combineLatest(seconds, isRunning) { seconds, isRunning in
                "\(seconds) s\(isRunning ? "" : ", paused")"
            })
    }
}

// MARK: -

final class ViewModelTests: XCTestCase {
    private var bag: DisposeBag!
    private var scheduler: TestScheduler!

    override func setUp() {
        super.setUp()
        bag = DisposeBag()
        scheduler = TestScheduler(initialClock: 0, resolution: 0.1)
    }

    override func tearDown() {
        bag = nil
        scheduler = nil
        super.tearDown()
    }

    private struct Library: Searching {
        let scheduler: TestScheduler
        func search(_ query: String) -> Observable<[String]> {
            if query == "fail" { return .error(NetworkError.status(500)) }
            return Observable.just([query, query + "!"]).delay(.seconds(1), scheduler: scheduler)
        }
    }

    func testSearch() {
        let viewModel = SearchViewModel(
            service: Library(scheduler: scheduler), scheduler: scheduler)
        let query = scheduler.createHotObservable([
            .next(10, "s"), .next(11, "su"), .next(30, "su "), .next(40, "fail"), .next(60, "go"),
        ])
        let refresh = scheduler.createHotObservable([.next(90, ())])
        let selection = scheduler.createHotObservable([.next(85, 1), .next(86, 7)])
        let results = scheduler.createObserver([String].self)
        let isLoading = scheduler.createObserver(Bool.self)
        let error = scheduler.createObserver(String.self)
        let selected = scheduler.createObserver(String.self)

        let output = viewModel.transform(
            input: .init(
                query: query.asObservable(), refresh: refresh.asObservable(),
                selection: selection.asObservable()))
        output.isLoading.drive(isLoading).disposed(by: bag)
        output.error.emit(to: error).disposed(by: bag)
        output.results.drive(results).disposed(by: bag)
        output.selected.emit(to: selected).disposed(by: bag)
        scheduler.start()

        XCTAssertEqual(
            results.events,
            [.next(24, ["su", "su!"]), .next(73, ["go", "go!"]), .next(100, ["go", "go!"])])
        XCTAssertEqual(
            isLoading.events,
            [
                .next(0, false), .next(14, true), .next(25, false), .next(43, true),
                .next(43, false), .next(63, true), .next(74, false), .next(90, true),
                .next(101, false),
            ])
        XCTAssertEqual(error.events, [.next(43, "status(500)")])
        XCTAssertEqual(selected.events, [.next(85, "go!")])
    }

    func testLogin() {
        let viewModel = LoginViewModel { name, password in
            password == "open" ? .just(User(id: 1, name: name)) : .error(NetworkError.status(401))
        }
        var log: [String] = []
        viewModel.canLogIn.drive(onNext: { log.append("can \($0)") }).disposed(by: bag)
        viewModel.user.subscribe(onNext: { log.append($0.name) }).disposed(by: bag)
        viewModel.failures.emit(onNext: { log.append("\($0)") }).disposed(by: bag)

        Observable.just("ann").bind(to: viewModel.name).disposed(by: bag)
        Observable.just("shut").bind(to: viewModel.password).disposed(by: bag)
        viewModel.login.accept(())
        viewModel.password.accept("open")
        viewModel.login.accept(())
        viewModel.name.accept("")

        XCTAssertEqual(log, ["can false", "can true", "status(401)", "ann", "can false"])
    }

    func testStopwatch() {
        let scheduler = TestScheduler(initialClock: 0)
        SharingScheduler.mock(scheduler: scheduler) {
            let toggle = scheduler.createHotObservable([.next(10, ()), .next(13, ())])
            let reset = scheduler.createHotObservable([.next(20, ())])
            let output = StopwatchViewModel().transform(
                input: StopwatchViewModel.Input(
                    toggle: toggle.asSignal(onErrorSignalWith: .empty()),
                    reset: reset.asSignal(onErrorSignalWith: .empty())))
            let seconds = scheduler.createObserver(Int.self)
            let title = scheduler.createObserver(String.self)
            output.seconds.drive(seconds).disposed(by: bag)
            output.title.drive(title).disposed(by: bag)
            scheduler.start()
            XCTAssertEqual(seconds.events, [.next(0, 0), .next(11, 1), .next(12, 2), .next(20, 0)])
            XCTAssertEqual(title.events.last, .next(20, "0 s, paused"))
        }
    }

    func testTheUsualExtensions() {
        let failing = Observable.of(1).concat(Observable.error(NetworkError.offline))
        XCTAssertEqual(said(failing.catchErrorJustComplete()), "1 |")
        XCTAssertEqual(said(failing.asDriverOnErrorJustComplete()), "1 |")
        XCTAssertEqual(said(ActivityIndicator()), "false")
        XCTAssertEqual(said(ActivityIndicator().map { !$0 }), "true")
        XCTAssertEqual(said(ActivityIndicator().asDriver()), "false")
    }

    @MainActor func testOnTheMainActor() {
        final class ViewController {
            var title = ""
            let bag = DisposeBag()
            func bind(_ titles: Driver<String>) {
                titles.drive(onNext: { [weak self] in self?.title = $0 }).disposed(by: bag)
            }
        }
        let controller = ViewController()
        controller.bind(Driver.just("Parlor"))
        XCTAssertEqual(controller.title, "Parlor")
        XCTAssertEqual(
            said(Driver.just(1).delay(.seconds(0), scheduler: MainScheduler.instance)), "")
    }
}
