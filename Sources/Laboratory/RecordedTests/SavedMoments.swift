/// The times between which the changes of saved games are compared. Before the first action and
/// after the end of a game, there is no saved game, so a game is compared only between these two.
struct SavedMoments {
    /// The times of a stream's elements, and whether each element is a saved game.
    private let elements: [(time: Int, isSaved: Bool)]
    private let start, tick: Int

    init(_ stream: RecordedViewModel.Stream?, start: Int, tick: Int) {
        (self.start, self.tick) = (start, tick)
        elements = (stream?.events ?? []).compactMap { event in
            event.value.element.map { element in
                let mirror = Mirror(reflecting: element)
                let isNil = mirror.displayStyle == .optional && mirror.children.isEmpty
                return (event.time, !isNil)
            }
        }
    }

    private func isSaved(at time: Int) -> Bool {
        elements.last { $0.time <= time }?.isSaved ?? false
    }

    func parts(from: Int?, to: Int) -> [(from: Int?, to: Int)] {
        var begin = from
        if !isSaved(at: from ?? start) {
            let first = elements.first { $0.isSaved && ($0.time > from ?? start) }?.time ?? to
            let rounded = start + (first - start + tick - 1) / tick * tick
            if rounded < to, isSaved(at: rounded) { begin = rounded }
        }
        let lastSaved = elements.lastIndex { $0.isSaved && $0.time <= to }
        guard !isSaved(at: to), let lastSaved, elements.indices.contains(lastSaved + 1) else {
            return [(begin, to)]
        }
        let last = start + (elements[lastSaved + 1].time - start - 1) / tick * tick
        guard last > begin ?? start, isSaved(at: last) else { return [(begin, to)] }
        return [(begin, last), (last, to)]
    }
}
