import MarblePictures
import Reactive

extension TestableObserver {
    /// Returns the description of the last element up to a time, or nil if there was none.
    public func valueDescription(at time: TestTime) -> ValueDescription? {
        events.last { $0.time <= time && $0.value.element != nil }?.value.element.map {
            ValueDescription(of: $0)
        }
    }

    /// Returns the last element up to a time, abbreviated, or nil if there was none.
    public func shortText(at time: TestTime) -> String? {
        events.last { $0.time <= time && $0.value.element != nil }?.value.element.map {
            ValueDescription.shortText(of: $0)
        }
    }

    /// Returns the changes between the last elements at two times: a line for each changed part, or
    /// one line for many changes in a list. If `start` is nil, compares with the first element.
    public func changes(from start: TestTime? = nil, to end: TestTime = .max) -> ValueChanges {
        ValueChanges(difference(from: start, to: end)?.summary ?? [])
    }

    /// Returns the changes between the last elements at two times, without changes of lists and
    /// durations, and without values that are too long for a line.
    public func shortChanges(from start: TestTime? = nil, to end: TestTime = .max) -> ValueChanges {
        ValueChanges(difference(from: start, to: end)?.shortSummary ?? [])
    }

    private func difference(from start: TestTime?, to end: TestTime) -> ValueDifference? {
        let elements = events.filter { $0.value.element != nil }
        let old = start.map { start in elements.last { $0.time <= start } } ?? elements.first
        guard let old = old?.value.element,
            let new = elements.last(where: { $0.time <= end })?.value.element
        else { return nil }
        return ValueDifference(from: old, to: new)
    }
}
