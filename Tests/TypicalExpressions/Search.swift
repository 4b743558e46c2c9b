// A search field: the typed text is searched for after a pause, page by page.
import Reactive
import ReactiveTesting

struct Repository: Equatable {
    var name: String
    var stars: Int
}

struct Page {
    var repositories: [Repository]
    var next: Int?
}

enum State {
    case idle
    case loading
    case found([Repository])
    case failed(String)
}

func fetch(_ query: String, page: Int) -> Single<Page> {
    .just(Page(repositories: [Repository(name: query, stars: page)], next: page + 1))
}

let text = BehaviorRelay(value: "")
let isAtTheEnd = PublishRelay<Void>()
let pull = PublishRelay<Void>()
let minimum = BehaviorRelay(value: 10)
let scheduler = TestScheduler()
let bag = DisposeBag()

let query = text.skip(1)
    .debounce(.milliseconds(300), scheduler: scheduler)
    .map { $0.lowercased() }
    .distinctUntilChanged()
    .filter { !$0.isEmpty }

let results = query.flatMapLatest { query in
    fetch(query, page: 1).map(\.repositories).asObservable().catchAndReturn([])
}

let popular = Observable.combineLatest(results, minimum)
    .map { repositories, minimum in repositories.filter { $0.stars >= minimum } }
    .map { $0.sorted { $0.stars > $1.stars } }
    .map { $0.prefix(10).map(\.name) }

let state = query.flatMapLatest { query in
    fetch(query, page: 1)
        .asObservable()
        .map { State.found($0.repositories) }
        .startWith(.loading)
        .catch { .just(.failed("\($0)")) }
}
.startWith(.idle)

let pages = query.flatMapLatest { query in
    isAtTheEnd.startWith(())
        .scan(0) { page, _ in page + 1 }
        .concatMap { page in fetch(query, page: page).asObservable() }
        .take(until: { $0.next == nil }, behavior: .inclusive)
        .scan(into: [Repository]()) { all, page in all += page.repositories }
}

let refreshed = Observable.merge(query.map { ($0, 1) }, pull.withLatestFrom(query).map { ($0, 1) })
    .flatMapLatest { fetch($0.0, page: $0.1).asObservable() }
    .map(\.repositories.count)

let titles = results.map { $0.map { "\($0.name) (\($0.stars))" } }
    .asDriver(onErrorJustReturn: [])

let count = Driver.combineLatest(titles, text.asDriver()) { "\($0.count) for \($1)" }

let retried = query.flatMapLatest { query in
    fetch(query, page: 1)
        .asObservable()
        .retry(when: { errors in
            errors.enumerated().flatMap { attempt, error -> Observable<Int> in
                attempt < 3
                    ? .timer(.seconds(1 << attempt), scheduler: scheduler) : .error(error)
            }
        })
}
.map { $0.repositories.map(\.stars).reduce(0, +) }

let words = Observable.of("a", "b", "c")
let numbers = Observable.of(1, 2, 3)
let zipped = Observable.zip(words, numbers)
    .map { $0.0.count + $0.1 }
    .filter { $0 % 2 == 0 }
    .map { $0 * 2 }

query.withLatestFrom(minimum) { "\($0) over \($1)" }
    .subscribe(onNext: { print($0) }, onError: { print($0) })
    .disposed(by: bag)
