// Results of other threads, which arrive through `task` or the main actor.
import Foundation
import Reactive

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

@MainActor func image(at url: URL, from session: URLSession) -> Observable<Data> {
    .task { try await session.data(from: url).0 }
}

func expensive(_ input: Int) -> Int { (1...input).reduce(1) { ($0 &* $1) % 1_000_003 } }

@MainActor func results(of inputs: Observable<Int>) -> Observable<Int> {
    inputs.flatMapLatest { input in Observable.task { expensive(input) } }
}

struct Place: Sendable {
    var latitude: Double
    var longitude: Double
}

@MainActor final class Whereabouts {
    let places = PublishRelay<Place>()

    nonisolated func manager(_ manager: AnyObject, didUpdate place: Place) {
        Task { @MainActor in places.accept(place) }
    }
}
