import Reactive

extension Console {
    /// Returns the user's intents, by mouse and keys, for areas tagged with values of one type.
    public func intents<Spot: Hashable>(
        of _: Spot.Type = Spot.self, keys: FocusKeys = .standard
    ) -> Observable<Intent<Spot>> {
        let (areas, areaKeys) = (areas, areaKeys)
        return readings(applyingToAreasAt: keys).scan(into: PointerTracker<Spot>(keys: keys)) {
            tracker, reading in
            tracker.track(reading, on: areas(), areaKeys)
        }
        // Most events are not intents, and an empty stream for each of them would take time.
        .filter { !$0.intents.isEmpty }.concatMap { Observable.from($0.intents) }
    }
}
