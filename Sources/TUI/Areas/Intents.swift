import Reactive

extension Console {
    /// What somebody wants of the areas tagged with values of one type, by mouse or by key.
    public func intents<Spot: Hashable>(
        of _: Spot.Type = Spot.self, keys: FocusKeys = .standard
    ) -> Observable<Intent<Spot>> {
        let areas = areas
        return readings.scan(into: Reach<Spot>(keys: keys)) { reach, reading in
            reach.follow(reading, on: areas())
        }.concatMap { Observable.from($0.intents) }
    }
}
