// Input → transform → Output, with drivers and signals.
import Reactive
import ReactiveTesting
import RxCompatibility

struct Item: Equatable {
    var id: Int
    var title: String
    var price: Double
    var isFavorite = false
}

enum Order: Int { case title, price }

struct Input {
    let appear: Signal<Void>
    let select: Signal<Int>
    let like: Signal<Int>
    let order: Driver<Order>
    let filter: Driver<String>
}

struct Output {
    let rows: Driver<[String]>
    let total: Driver<String>
    let isEmpty: Driver<Bool>
    let detail: Signal<Item>
    let banner: Signal<String>
    let progress: Driver<Double>
}

func load() -> Single<[Item]> { .just([Item(id: 1, title: "a", price: 2)]) }

func transform(_ input: Input) -> Output {
    let failures = PublishRelay<String>()
    let isLoading = BehaviorRelay(value: false)

    let loaded = input.appear.asObservable()
        .flatMapLatest {
            load()
                .asObservable()
                .do(
                    onError: { failures.accept("\($0)") },
                    onSubscribe: { isLoading.accept(true) }, onDispose: { isLoading.accept(false) }
                )
                .catch { _ in .empty() }
        }
        .asDriver(onErrorJustReturn: [])

    let liked = input.like
        .scan(into: Set<Int>()) { ids, id in
            if ids.remove(id) == nil { ids.insert(id) }
        }
        .asDriver(onErrorJustReturn: [])
        .startWith([])

    let items = Driver.combineLatest(loaded, liked) { items, liked in
        items.map {
            Item(id: $0.id, title: $0.title, price: $0.price, isFavorite: liked.contains($0.id))
        }
    }

    let shown = Driver.combineLatest(items, input.order, input.filter)
        .map { items, order, filter in
            items.filter { filter.isEmpty || $0.title.contains(filter) }
                .sorted { order == .price ? $0.price < $1.price : $0.title < $1.title }
        }

    let total = shown.map { $0.map(\.price).reduce(0, +) }
        .distinctUntilChanged()
        .map { "\(($0 * 100).rounded() / 100) €" }

    let progress = Driver<Int>.interval(.milliseconds(100), scheduler: TestScheduler())
        .scan(0.0) { progress, _ in min(1, progress + 0.05) }
        .withLatestFrom(isLoading.asDriver()) { $1 ? $0 : 0 }

    let banner = Signal.merge(
        failures.asSignal(),
        input.like.withLatestFrom(items) { id, items in
            items.first { $0.id == id }?.title ?? "nothing"
        }
    )
    .filter { !$0.isEmpty }
    .map { "»\($0)«" }

    return Output(
        rows: shown.map { $0.map { "\($0.isFavorite ? "♥" : " ") \($0.title)" } },
        total: total,
        isEmpty: Driver.combineLatest(shown, isLoading.asDriver()) { $0.isEmpty && !$1 },
        detail: input.select.withLatestFrom(shown) { $1[$0] },
        banner: banner,
        progress: progress)
}

let one = Driver.of(1, 2)
let letters = Driver.of("a", "b")

let counts = Driver.zip(one, one, letters)
    .map { $0.0 + $0.1 + $0.2.count }
    .map { $0 * 2 }

let five = Driver.combineLatest(one, one, one, letters, letters)
    .map { $0.0 + $0.1 + $0.2 + $0.3.count + $0.4.count }
    .filter { $0 > 2 }

let (answer, reason) = (Single.just(1), Single.just("a"))

let both = Single.zip(answer, reason)
    .map { $0.0 + $0.1.count }
    .map { $0 * 2 }
