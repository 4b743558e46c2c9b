import Reactive
import Testing

@testable import TUI

/// A page with a few areas, and the intents that its screen receives.
private final class Listening {
    enum Spot: Hashable {
        case button, other, field, thing, place, list
    }

    private(set) var heard: [Intent<Spot>] = []
    private(set) var keys: [Key] = []
    let pilot: Pilot

    /// The contents of the page, which are drawn again when this is assigned.
    var drawing: (inout Page) -> Void {
        get { drawings.value }
        set {
            drawings.accept(newValue)
            pilot.advance(by: .milliseconds(20))
        }
    }

    private let drawings: BehaviorRelay<(inout Page) -> Void>
    private let bag = DisposeBag()

    init(keys: FocusKeys = .standard, _ drawing: @escaping (inout Page) -> Void) {
        let drawings = BehaviorRelay(value: drawing)
        let intents = PublishRelay<Intent<Spot>>()
        let typed = PublishRelay<Key>()
        self.drawings = drawings
        let bag = bag
        pilot = Pilot(columns: 30, rows: 10) { console in
            console.intents(of: Spot.self, keys: keys).bind(to: intents).disposed(by: bag)
            console.keys.map(\.key).bind(to: typed).disposed(by: bag)
            return drawings.asDriver().map { Sketch($0) }
        }
        intents.asObservable().subscribe(onNext: { [unowned self] in heard.append($0) })
            .disposed(by: bag)
        typed.asObservable().subscribe(onNext: { [unowned self] in self.keys.append($0) })
            .disposed(by: bag)
    }

    func report(_ action: Mouse.Action, _ column: Int, _ row: Int = 0) {
        pilot.send(.mouse(Mouse(action, column: column, row: row)))
    }
}

private typealias Heard = [Intent<Listening.Spot>]

private func at(_ column: Int, _ row: Int = 0) -> Point { Point(column: column, row: row) }

@Suite struct `An intent` {
    // MARK: Pressing

    @Test func `to press has the pressed value, the number of clicks and the button`() throws {
        let page = Listening { page in
            page.put("button", 0, 0, for: Listening.Spot.button)
            page.put("other", 10, 0, for: Listening.Spot.other)
        }
        try page.pilot.click("button")
        try page.pilot.doubleClick("other")
        try page.pilot.click("button", button: .right)
        try page.pilot.click(.at(20, 5))
        #expect(
            page.heard == [
                .press(.button), .press(.other), .press(.other, count: 2),
                .press(.button, button: .right),
            ])
    }

    @Test func `to press needs the same view below the pointer at the release`() throws {
        let page = Listening { $0.put("button", 0, 0, for: Listening.Spot.button) }
        page.report(.press(.left), 1)
        page.drawing = { $0.put("other ", 0, 0, for: Listening.Spot.other) }
        page.report(.release(.left), 1)
        #expect(page.heard == [])

        // The first click on another area is a single click.
        try page.pilot.click(.at(1, 0))
        page.drawing = { $0.put("button", 0, 0, for: Listening.Spot.button) }
        page.report(.press(.left), 1)
        page.report(.release(.left), 1)
        page.report(.press(.left), 1)
        page.report(.release(.left), 1)
        #expect(page.heard == [.press(.other), .press(.button), .press(.button, count: 2)])
    }

    @Test func `to press stays with a view that moves away below a resting pointer`() {
        let page = Listening { $0.put("button", 0, 0, for: Listening.Spot.button) }
        func move() {
            page.drawing = { page in
                page.put("other ", 0, 0, for: Listening.Spot.other)
                page.put("button", 0, 1, for: Listening.Spot.button)
            }
        }
        page.report(.press(.left), 1)
        move()
        page.report(.release(.left), 1)
        #expect(page.heard == [.press(.button)])
        // A moving pointer chooses the view below it.
        page.drawing = { $0.put("button", 0, 0, for: Listening.Spot.button) }
        page.report(.press(.left), 1)
        move()
        page.report(.drag(.left), 2)
        page.report(.release(.left), 2)
        #expect(page.heard == [.press(.button)])
    }

    @Test
    func `to press stays while the pointer moves inside the view, but not outside of it`() throws {
        let page = Listening { page in
            page.put("button", 0, 0, for: Listening.Spot.button)
            page.put("other", 6, 0, for: Listening.Spot.other)
        }
        try page.pilot.drag(from: .at(1, 0), to: .at(5, 0))
        #expect(page.heard == [.press(.button)])
        try page.pilot.drag(from: .at(1, 0), to: .at(6, 0))
        try page.pilot.drag(from: .at(1, 0), to: .at(1, 1))
        #expect(page.heard == [.press(.button)])
    }

    @Test func `to press is canceled with the press`() throws {
        let page = Listening { $0.put("button", 0, 0, for: Listening.Spot.button) }
        page.report(.press(.left), 1)
        page.pilot.press(.escape)
        page.report(.release(.left), 1)
        page.report(.press(.left), 1)
        page.pilot.focus(false)
        page.report(.release(.left), 1)
        #expect(page.heard == [])
        #expect(page.keys == [], "Esc cancels the press, and the program does not get it.")
        page.pilot.press(.escape)
        #expect(page.keys == [.escape])
    }

    @Test func `of a second button is absent while the first is down`() {
        let page = Listening { page in
            page.put("button", 0, 0, for: Listening.Spot.button)
            page.put("other", 10, 0, for: Listening.Spot.other)
        }
        page.report(.press(.left), 1)
        page.report(.press(.right), 11)
        page.report(.release(.right), 11)
        page.report(.release(.left), 1)
        #expect(page.heard == [.press(.button)])
        // A button whose drag was canceled is not held any more.
        page.report(.press(.left), 1)
        page.report(.drag(.left), 2)
        page.report(.press(.right), 11)
        page.report(.release(.right), 11)
        page.report(.release(.left), 11)
        page.report(.press(.left), 11)
        page.report(.release(.left), 11)
        #expect(page.heard == [.press(.button), .press(.other)])
    }

    @Test func `goes to the topmost view of any type`() throws {
        let page = Listening { page in
            page.put("button", 0, 0, for: Listening.Spot.button)
            page.put("other", 4, 0, for: Listening.Spot.other)
            page.put("x", 0, 0, for: 7)
            page.put("hint", 2, 0, for: 8, as: .hover)
        }
        for column in [5, 0, 3, 1] { try page.pilot.click(.at(column, 0)) }
        #expect(page.heard == [.press(.other), .press(.button), .press(.button)])
    }

    @Test func `reaches only the visible part of a view`() throws {
        let page = Listening { page in
            page.within(Rect(column: 0, row: 0, columns: 3, rows: 1)) { page in
                page.put("button", 0, 0, for: Listening.Spot.button)
            }
        }
        try page.pilot.click(.at(2, 0))
        try page.pilot.click(.at(4, 0))
        #expect(page.heard == [.press(.button)])
    }

    // MARK: Hovering and turning

    @Test func `to hover is reported when it changes`() throws {
        let page = Listening { page in
            page.put("button", 0, 0, for: Listening.Spot.button, as: .hover)
            page.put("other", 6, 0, for: Listening.Spot.other, as: .hover)
            page.put("field", 12, 0, for: Listening.Spot.field, as: .press)
        }
        for column in [1, 2, 7, 8, 13, 14, 8] { try page.pilot.move(to: .at(column, 0)) }
        page.pilot.focus(false)
        page.pilot.focus(true)
        #expect(
            page.heard == [
                .hover(.button), .hover(.other), .hover(nil), .hover(.other), .hover(nil),
            ])
    }

    @Test func `to turn the wheel goes to the view under the pointer`() throws {
        let page = Listening { page in
            page.put("list", 0, 0, for: Listening.Spot.list, as: .wheel)
            page.put("bu", 0, 0, for: Listening.Spot.button, as: .press)
        }
        try page.pilot.wheel(.down, at: .at(1, 0), notches: 2)
        try page.pilot.wheel(.up, at: .at(9, 0))
        #expect(page.heard == [.wheel(.list, .down), .wheel(.list, .down)])
    }

    @Test(arguments: [
        (Mouse.Direction.up, "left"), (.down, "right"), (.left, "left"), (.right, "right"),
    ])
    func `to turn the wheel with Shift goes sideways`(_ turned: Mouse.Direction, _ told: String) {
        #expect(GestureTrace().report(.wheel(turned), 9, 4, .shift).text == "wheel_\(told)(9,4)")
    }

    // MARK: Dragging

    private func things() -> Listening {
        Listening { page in
            page.put("place", 10, 0, for: Listening.Spot.place, as: .drop)
            page.put("thing", 2, 0, for: Listening.Spot.thing, as: [.drag, .drop, .press])
        }
    }

    @Test func `a drag has its target, and the point where the view is held`() {
        let page = things()
        page.report(.press(.left), 3)
        page.report(.drag(.left), 8)
        page.report(.drag(.left), 11, 0)
        page.report(.release(.left), 11, 0)
        let hold = at(1)
        #expect(
            page.heard == [
                .lift(.thing, Grip(pointer: at(3), hold: hold)),
                .drag(.thing, over: nil, Grip(pointer: at(8), hold: hold)),
                .drag(.thing, over: .place, Grip(pointer: at(11), hold: hold)),
                .drop(.thing, on: .place, Grip(pointer: at(11), hold: hold)),
            ])
    }

    /// A fast pointer passes cells that the terminal does not report.
    @Test func `a drag passes over every target between two reports, once`() {
        let targets: [(Listening.Spot, Int)] = [(.button, 6), (.other, 10), (.field, 14)]
        let page = Listening { page in
            for (spot, column) in targets {
                page.put("xxx", column, column / 2, for: spot, as: .drop)
            }
            page.put("thing", 0, 0, for: Listening.Spot.thing, as: .drag)
        }
        func over() -> [Listening.Spot?] {
            page.heard.compactMap { if case .drag(_, let over, _) = $0 { over } else { nil } }
        }
        page.report(.press(.left), 0)
        page.report(.drag(.left), 16, 8)
        #expect(over() == [.button, .other, .field, nil])
        // Back to the first target, without a report before the release.
        page.report(.release(.left), 7, 3)
        #expect(over() == [.button, .other, .field, nil, .field, .other, .button])
        #expect(page.heard.last == .drop(.thing, on: .button, Grip(pointer: at(7, 3), hold: at(0))))
        // A position far outside of the page ends the drag like any other.
        page.report(.press(.left), 0)
        page.report(.drag(.left), .max, .max)
        page.report(.release(.left), .max, .max)
        #expect(page.heard.last?.focused == nil && over().count > 7)
    }

    @Test func `to drop finds the target below the view, or none`() {
        let page = things()
        // The image of the item hides its target, and is a target itself.
        page.drawing = { page in
            page.put("place", 10, 0, for: Listening.Spot.place, as: .drop)
            page.put("thing", 10, 0, for: Listening.Spot.thing, as: [.drag, .drop])
        }
        page.report(.press(.left), 11)
        page.report(.drag(.left), 12)
        page.report(.release(.left), 20, 5)
        #expect(page.heard.count == 3)
        #expect(
            page.heard[1] == .drag(.thing, over: .place, Grip(pointer: at(12), hold: at(1))))
        #expect(page.heard[2] == .drop(.thing, on: nil, Grip(pointer: at(20, 5), hold: at(1))))
    }

    @Test func `a drag can be canceled, and is then forgotten`() {
        let page = things()
        page.report(.press(.left), 3)
        page.report(.drag(.left), 4)
        page.pilot.press(.escape)
        page.report(.release(.left), 11)
        #expect(page.heard.last == .cancel(.thing))
        #expect(page.heard.count == 3)
        #expect(page.keys == [])
        page.report(.move, 11)
        page.pilot.press(.escape)
        #expect(page.heard.count == 3)
        #expect(page.keys == [.escape])
    }

    @Test func `only the left button drags, and a view that cannot be dragged is pressed`() throws {
        let page = things()
        page.report(.press(.right), 3)
        page.report(.drag(.right), 11)
        page.report(.release(.right), 11)
        #expect(page.heard == [])
        try page.pilot.click("thing")
        #expect(page.heard == [.press(.thing)])
    }

    @Test func `a drag keeps the view that it began with, whatever is drawn meanwhile`() {
        let page = things()
        page.report(.press(.left), 3)
        page.drawing = { $0.put("place", 10, 0, for: Listening.Spot.place, as: .drop) }
        page.report(.drag(.left), 11)
        page.report(.release(.left), 11)
        let grip = Grip(pointer: at(11), hold: at(1))
        #expect(
            page.heard.suffix(2) == [
                .drag(.thing, over: .place, grip), .drop(.thing, on: .place, grip),
            ])
    }

    // MARK: Keys

    private func fields(keys: FocusKeys = .standard, focus: Listening.Spot?) -> Listening {
        Listening(keys: keys) { page in
            page.put(
                "button", 0, 0, for: Listening.Spot.button, as: [.press, .focus],
                isFocused: focus == .button)
            page.put(
                "field", 10, 0, for: Listening.Spot.field, as: .focus, isFocused: focus == .field)
            page.put("other", 0, 2, for: Listening.Spot.other, as: [.press, .focus])
        }
    }

    @Test func `to press comes from Enter and space on a focused view that can be pressed`() {
        let button = fields(focus: .button)
        button.pilot.press(.enter, .character(" "), .keypad(.enter))
        button.pilot.press(.enter, modifiers: .alt)
        button.pilot.send(.key(KeyPress(.enter, kind: .repeat)))
        button.pilot.send(.key(KeyPress(.enter, kind: .release)))
        #expect(button.heard == [.press(.button), .press(.button), .press(.button)])

        for nothing in [fields(focus: .field), fields(focus: nil)] {
            nothing.pilot.press(.enter, .character(" "))
            #expect(nothing.heard == [])
        }
    }

    @Test func `to move the focus comes from Tab and the arrows`() {
        let page = fields(focus: .button)
        page.pilot.press(.tab, .right, .down, .left, .keypad(.down))
        page.pilot.press(.tab, modifiers: .shift)
        page.pilot.press(.right, modifiers: .control)
        page.pilot.send(.key(KeyPress(.right, kind: .repeat)))
        #expect(
            page.heard == [
                .focus(.field), .focus(.field), .focus(.other), .focus(.other), .focus(.other),
                .focus(.field),
            ])
    }

    @Test func `to move the focus is not reported when there is nowhere to go`() {
        let page = Listening { page in
            page.put("field", 0, 0, for: Listening.Spot.field, as: .focus, isFocused: true)
        }
        page.pilot.press(.tab, .right, .up)
        #expect(page.heard == [])
    }

    @Test func `is made only from the keys that the screen chooses`() {
        let letters = fields(keys: [.hjkl], focus: .button)
        letters.pilot.type("lj")
        letters.pilot.send(.key(KeyPress(.character("д"), base: "l", text: "д")))
        letters.pilot.press(.tab, .right, .enter)
        #expect(letters.heard == [.focus(.field), .focus(.other), .focus(.field)])
        // On a keyboard with other Latin letters, the typed letter counts, as for all other keys.
        letters.pilot.send(.key(KeyPress(.character("d"), base: "l", text: "d")))
        #expect(letters.heard.count == 3)
        letters.pilot.send(.key(KeyPress(.character("j"), base: "l", text: "j")))
        #expect(letters.heard.suffix(2) == [.focus(.field), .focus(.other)])

        let none = fields(keys: [], focus: .button)
        none.pilot.press(.tab, .right, .enter)
        none.pilot.type("l ")
        #expect(none.heard == [])
    }

    @Test func `to move the focus comes from the mouse, too, as soon as it presses`() {
        let page = fields(focus: .button)
        page.report(.press(.left), 11)
        #expect(page.heard == [.focus(.field)])
        page.report(.release(.left), 11)
        page.report(.press(.left), 1)
        #expect(page.heard == [.focus(.field)], "A press on the focused view reports nothing.")
    }

    @Test func `to move the focus covers areas of every type, and each screen gets its own`() {
        let page = Listening { page in
            page.put("a", 0, 0, for: Listening.Spot.field, as: .focus)
            page.put("b", 2, 0, for: 1, as: .focus, isFocused: true)
            page.put("c", 4, 0, for: 2, as: .focus)
        }
        page.pilot.press(.right, .tab)
        #expect(page.heard == [])
        page.pilot.press(.left)
        #expect(page.heard == [.focus(.field)])
    }

    // MARK: Points

    @Test(arguments: 0..<10)
    func `has a point only in a grip`(seed: UInt64) throws {
        var dice = Dice(seed: seed)
        let page = Listening { page in
            let all: Area.Uses = [.press, .drag, .drop, .hover, .wheel, .focus]
            page.put("button", 0, 0, for: Listening.Spot.button, as: all)
            page.put("thing", 8, 1, for: Listening.Spot.thing, as: all)
        }
        for _ in 0..<200 {
            let actions: [Mouse.Action] = [
                .press(.left), .drag(.left), .release(.left), .move, .wheel(.down),
            ]
            page.report(actions[dice.roll(5)], dice.roll(14), dice.roll(2))
            if dice.roll(20) == 0 { page.pilot.press(.tab, .enter) }
        }
        #expect(page.heard.count > 50)
        func places(in value: Any) -> [String] {
            if value is Grip { return [] }
            if value is Point || value is Rect || value is Size || value is Mouse || value is Int {
                return ["\(value)"]
            }
            return Mirror(reflecting: value).children.filter { $0.label != "count" }
                .flatMap { places(in: $0.value) }
        }
        #expect(page.heard.flatMap(places) == [])
        #expect(places(in: (at(1), "a")) != [])
    }
}
