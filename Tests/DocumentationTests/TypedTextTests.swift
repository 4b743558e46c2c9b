import Reactive
import RxCompatibility
import TUI
import Testing

// The code of the page about text input.

/// The edits of texts, and the spot of each. Typed letters go to the text with the focus.
func edits<Spot: Hashable>(
    _ console: Console, focus: @escaping () -> Spot
) -> Observable<(TextEditor.Command, Spot)> {
    let sizes = console.areaSizes(of: Spot.self).map { (TextEditor.Command.room($0.size), $0.spot) }
    let letters = console.edits(isMultiline: true).map { ($0, focus()) }
    let presses = console.presses(on: Spot.self).compactMap { press in
        TextEditor.Command(press).map { ($0, press.spot) }
    }
    return .merge(sizes, letters, presses)
}

/// A typed name, and the field that shows it.
func nameField(_ console: Console, _ bag: DisposeBag) -> (BehaviorRelay<String>, TextProperty) {
    let name = BehaviorRelay(value: "")
    let field = TextProperty(commands: console.edits())
    field.bind(to: name).disposed(by: bag)
    return (name, field)
}

extension TextProperty {
    var text: ControlProperty<String> { ControlProperty(values: values, valueSink: sink) }
}

@Suite struct `The page about typed text` {
    @Test func `a typed name is bound in both directions`() {
        let bag = DisposeBag()
        var name: BehaviorRelay<String>?
        let pilot = Pilot(columns: 20, rows: 1) { console in
            let (relay, field) = nameField(console, bag)
            name = relay
            return field.editor.map { TextField($0, "name", isFocused: true) }
        }
        pilot.type("An")
        #expect(name?.value == "An")
        name?.accept("Anna")
        pilot.type("!")
        #expect(name?.value == "An!na")
    }

    @Test func `a property of the terminal is a control property`() {
        let hand = PublishSubject<TextEditor.Command>()
        let property = TextProperty(commands: hand.asObservable())
        var heard: [String] = []
        let ear = property.text.subscribe(onNext: { heard.append($0) })
        hand.onNext(.insert("a"))
        property.text.onNext("b")
        hand.onNext(.insert("c"))
        #expect(heard == ["", "a", "bc"])
        ear.dispose()
    }
}
