import Reactive

extension Console {
    /// Returns what the user does to the controls tagged with spots of one type, as commands for
    /// ``Controls``.
    public func controls<Spot: Hashable>(
        of _: Spot.Type = Spot.self, keys: FocusKeys = .standard
    ) -> Observable<Controls<Spot>.Command> {
        let areas = areas
        return readings(applyingToAreasAt: .everyKey).scan(into: ControlTracker<Spot>(keys: keys)) {
            tracker, reading in
            tracker.track(reading, on: areas())
        }.concatMap { Observable.from($0.commands) }
    }
}

/// Translates events into commands for the controls on the page.
private struct ControlTracker<Spot: Hashable> {
    private(set) var commands: [Controls<Spot>.Command] = []
    private let keys: FocusKeys
    private var pointer = PointerTracker<ControlPart<Spot>>(keys: [])
    private var press = PressTracker<ControlPart<Spot>>()
    private var bar = PressTracker<ScrollBar<ControlPart<Spot>>>(.drag)
    private var menuBar = PressTracker<MenuScrollBar<ControlPart<Spot>>>(.drag)
    private var sizes = AreaSizeTracker<ControlPart<Spot>>(followsPointer: true)

    init(keys: FocusKeys) { self.keys = keys }

    mutating func track(_ reading: GestureReading, on areas: Areas) {
        commands.removeAll(keepingCapacity: true)
        sizes.track(reading, on: areas)
        for size in sizes.containers { commands.append(.init(size)) }
        if let size = sizes.areaSize { commands.append(.init(size)) }
        if let key = reading.key { return track(key, on: areas) }
        switch reading.event {
        case .paste(let text), .text(let text):
            commands.append(.insert(text, at: spot(of: areas.focusedInSight)))
        default: trackPointer(reading, on: areas)
        }
    }

    private mutating func track(_ key: KeyPress, on areas: Areas) {
        let area = areas.focusedInSight
        let container: ControlPart<Spot>? = area?.container?.tagged.base as? ControlPart<Spot>
        commands.append(
            .key(
                key, at: spot(of: area),
                leadingTo: destination(of: key, on: areas, spot(of: areas.focused)),
                in: container?.spot, isHidden: area?.isVisible == false))
    }

    /// Returns the spot to which a key moves the focus. Skips other areas of the focused control.
    private func destination(of key: KeyPress, on areas: Areas, _ focus: Spot?) -> Spot? {
        var next: ControlPart<Spot>? = keys.destination(of: key, on: areas)?.spot()
        if let spot = next?.spot, spot == focus {
            let others = areas.filter { area in
                let part: ControlPart<Spot>? = area.spot()
                return part?.spot != spot || area.isFocused
            }
            next = keys.destination(of: key, on: others)?.spot()
        }
        return next?.spot
    }

    private mutating func trackPointer(_ reading: GestureReading, on areas: Areas) {
        pointer.track(reading, on: areas)
        press.track(reading, on: areas)
        bar.track(reading, on: areas)
        menuBar.track(reading, on: areas)
        commands += pointer.intents.map { .intent($0) }
        if let press = bar.press {
            guard press.button == .left, press.phase != .released else { return }
            let first = press.spot.first(at: press.place.row, isDragged: press.phase == .dragged)
            commands.append(.scroll(press.spot.tag.spot, to: first))
        } else if let press = menuBar.press {
            guard press.button == .left, press.phase != .released else { return }
            if let row = press.spot.value(at: press.place.row) {
                commands.append(.intent(.press(row)))
            }
        } else if let press = press.press, case .whole(let spot) = press.spot {
            commands.append(
                .point(
                    spot, press.place, in: press.size, .init(press.phase), press.modifiers))
        }
    }

    private func spot(of area: Area?) -> Spot? {
        let part: ControlPart<Spot>? = area?.spot()
        return part?.spot
    }
}

extension Controls.Command {
    fileprivate init(_ size: AreaSize<ControlPart<Spot>>) {
        self = .size(size.spot.spot, size.size, content: size.content, offset: size.offset)
    }
}

extension PointerPress.Phase {
    fileprivate init<Other>(_ phase: PointerPress<Other>.Phase) {
        self =
            switch phase {
            case .pressed: .pressed
            case .dragged: .dragged
            case .released: .released
            }
    }
}
