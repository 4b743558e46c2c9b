import Reactive

extension Console {
    /// Returns what the user does, by mouse and keys, to areas tagged with values of one type.
    public func intents<Spot: Hashable>(
        of _: Spot.Type = Spot.self, keys: FocusKeys = .standard
    ) -> Observable<Intent<Spot>> {
        let (areas, areaKeys) = (areas, areaKeys)
        return readings(applyingToAreasAt: keys).scan(into: PointerTracker<Spot>(keys: keys)) {
            tracker, reading in
            tracker.track(reading, on: areas(), areaKeys)
        }
        // Most events are not intents. Creating an empty stream for each of them would take time.
        .filter { !$0.intents.isEmpty }.concatMap { Observable.from($0.intents) }
    }
}
