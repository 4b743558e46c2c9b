import Reactive

extension Console {
    /// Returns the keys that the user presses, each with the value of the area to which it moves
    /// the focus; nil if it moves the focus nowhere.
    public func keys(
        movingFocusBy keys: FocusKeys
    ) -> Observable<(key: KeyPress, destination: (any Hashable)?)> {
        readings(applyingToAreasAt: keys).compactMap { [areas] reading in
            reading.key.map { ($0, keys.destination(of: $0, on: areas())?.tagged.base) }
        }
    }

    /// Returns what the user does, by mouse and keys, to areas tagged with values of one type.
    public func intents<Spot: Hashable>(
        of _: Spot.Type = Spot.self, keys: FocusKeys = .standard
    ) -> Observable<Intent<Spot>> {
        readings(applyingToAreasAt: keys).scan(into: PointerTracker<Spot>(keys: keys)) {
            [areas] tracker, reading in
            tracker.track(reading, on: areas())
        }
        // Most events are not intents. Creating an empty stream for each of them would take time.
        .filter { !$0.intents.isEmpty }.concatMap { Observable.from($0.intents) }
    }
}
