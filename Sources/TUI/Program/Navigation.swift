import Reactive

/// The path through the places of a program. The visible place is the cover or, without a cover,
/// the last place of the path.
public struct Navigation<Place: Hashable>: Model, Equatable {
    public enum Command: Equatable {
        case push(Place)
        case replace(Place)
        /// Shows a place over the current one, which keeps its state and continues below it.
        case cover(Place)
        /// Removes the cover or, without a cover, goes back.
        case pop
        /// Goes back to the first place.
        case popToFirst
        /// Leaves the program.
        case leave
    }

    /// The path. An empty path ends the program.
    public private(set) var places: [Place]
    /// The place that covers the last place of the path; nil if there is none.
    public private(set) var cover: Place?

    public init(_ places: Place...) { self.places = places }
    public init(_ places: [Place]) { self.places = places }

    public var current: Place? { cover ?? places.last }
    public var isOver: Bool { places.isEmpty }

    public mutating func apply(_ command: Command) {
        guard let current else { return }
        let former = cover.take()
        switch command {
        case .cover(let place): cover = place
        case .push(let place): if place != current { places.append(place) }
        case .replace(let place): places[places.count - 1] = place
        case .pop: if former == nil { places.removeLast() }
        case .popToFirst: places.removeLast(places.count - 1)
        case .leave: places = []
        }
    }
}

extension Navigation: Sendable where Place: Sendable {}
extension Navigation.Command: Sendable where Place: Sendable {}
