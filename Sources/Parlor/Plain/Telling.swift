import Games
import Reactive

/// A game as it is told: what happens there, and what is typed, becomes sentences, and orders to
/// the game.
protocol Telling: Model {
    associatedtype Order

    /// What the last command has brought about.
    var news: PlainNews<Order> { get }

    /// Whether something goes on that the next line has to wait for.
    var isBusy: Bool { get }
}

struct PlainNews<Order> {
    var sentences: [String] = []
    var orders: [Order] = []
    var move: Navigation.Command?

    mutating func say(_ sentence: String) { sentences.append(sentence) }
}

extension SharedSequence where SharingStrategy == DriverSharingStrategy, Element: Telling {
    /// What is told, as it happens. The orders go to `game`, one after the other.
    func events(ordering game: @escaping (Element.Order) -> Void) -> Observable<PlainEvent> {
        asObservable().concatMap { telling -> Observable<PlainEvent> in
            let news = telling.news
            return .create { listener in
                for sentence in news.sentences { listener.onNext(.say(sentence)) }
                listener.onNext(.busy(telling.isBusy))
                if let move = news.move { listener.onNext(.go(move)) }
                news.orders.forEach(game)
                listener.onCompleted()
                return Disposables.create()
            }
        }
    }
}
