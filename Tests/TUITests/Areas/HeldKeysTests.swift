import Reactive
import Testing

@testable import TUI

@Suite struct `A modifier key that is held` {
    private enum Spot: Hashable { case thing, place }

    private let heard = BehaviorRelay<[Intent<Spot>]>(value: [])

    private func pilot() -> Pilot {
        Pilot(columns: 30, rows: 2) { console in
            console.intents(of: Spot.self).scan(into: [Intent<Spot>]()) { $0.append($1) }
                .do(onNext: { [heard] in heard.accept($0) }).map { _ in }.startWith(())
                .map {
                    Sketch { page in
                        page.put("thing", 2, 0, for: Spot.thing, as: [.drag, .press])
                        page.put("place", 12, 0, for: Spot.place, as: .drop)
                    }
                }
                .asDriver(onErrorDriveWith: .empty())
        }
    }

    private func grip(of intent: Intent<Spot>) -> Grip? {
        switch intent {
        case .lift(_, let grip), .drag(_, _, let grip), .drop(_, _, let grip): grip
        default: nil
        }
    }

    @Test func `is reported with a press`() throws {
        let pilot = pilot()
        try pilot.click("thing", modifiers: .control)
        try pilot.doubleClick("thing", button: .right, modifiers: [.shift, .alt])
        #expect(
            heard.value == [
                .press(.thing, modifiers: .control),
                .press(.thing, button: .right, modifiers: [.shift, .alt]),
                .press(.thing, count: 2, button: .right, modifiers: [.shift, .alt]),
            ])
    }

    @Test func `is reported during a drag, and no longer after its release`() throws {
        let pilot = pilot()
        try pilot.drag(from: "thing", to: "place", modifiers: .shift)
        #expect(heard.value.count > 2)
        #expect(heard.value.allSatisfy { grip(of: $0)?.modifiers == .shift })
        pilot.send(
            .mouse(Mouse(.press(.left), column: 3, row: 0, modifiers: .shift)),
            .mouse(Mouse(.drag(.left), column: 5, row: 0, modifiers: .shift)),
            .mouse(Mouse(.release(.left), column: 13, row: 0)))
        guard case .drop(.thing, .place?, let grip)? = heard.value.last else {
            Issue.record("Nothing was dropped.")
            return
        }
        #expect(grip.modifiers == [])
    }

    @Test func `is reported with the place of the pointer`() throws {
        let heard = BehaviorRelay<[PointerPress<Int>]>(value: [])
        let pilot = Pilot(columns: 20, rows: 2) { console in
            console.presses(on: Int.self).scan(into: [PointerPress<Int>]()) { $0.append($1) }
                .do(onNext: { heard.accept($0) }).map { _ in }.startWith(())
                .map { Slider(0.5, 7) }.asDriver(onErrorDriveWith: .empty())
        }
        try pilot.click(.at(4, 0), modifiers: .control)
        try pilot.grab(.at(6, 0), modifiers: [.shift, .alt])
        try pilot.carry(to: .at(30, 1), stops: 1)
        pilot.letGo()
        #expect(
            heard.value.map(\.phase) == [
                .pressed, .released, .pressed, .dragged, .dragged, .released,
            ])
        #expect(
            heard.value.map(\.modifiers) == [.control, .control]
                + Array(repeating: [.shift, .alt], count: 4))
        #expect(heard.value.last?.place == Point(column: 30, row: 1))
        #expect(heard.value.first?.size == Size(columns: 20, rows: 1))
    }
}
