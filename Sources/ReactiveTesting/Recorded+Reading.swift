import Reactive

extension String {
    /// Returns the symbol. Drops the text of its error if `written` has an error without a text.
    func withoutErrorText(unlessIn written: String?) -> String {
        guard contains("#["), let written, written.contains("#"), !written.contains("#["),
            let start = firstRange(of: "#[")?.lowerBound,
            let end = self[start...].firstIndex(of: "]")
        else { return self }
        return String(self[...start]) + String(self[index(after: end)...])
    }
}

extension Event {
    /// Replaces the element. Returns nil if the closure returns nil for it.
    func compactMap<Result>(_ transform: (Element) -> Result?) -> Event<Result>? {
        switch self {
        case .next(let element): transform(element).map { .next($0) }
        case .error(let error): .error(error)
        case .completed: .completed
        }
    }
}

extension Recorded {
    /// Replaces the element.
    func reading<Element, Result>(
        _ read: (Element) -> Result
    ) -> Recorded<Event<Result>> where Value == Event<Element> {
        .init(time: time, value: value.map(read))
    }

    func withDescriptions<Element>() -> Recorded<Event<String>>
    where Value == Event<Element> { reading { ValueDescription.text(of: $0) } }
}
