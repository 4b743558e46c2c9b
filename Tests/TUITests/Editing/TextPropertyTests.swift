import Reactive
import Testing

@testable import TUI

@Suite struct `A bound text` {
    private let hand = PublishRelay<TextEditor.Command>()
    private let bag = DisposeBag()

    private func property(_ text: String = "") -> (TextProperty, heard: () -> [String]) {
        let property = TextProperty(TextEditor(text), commands: hand.asObservable())
        let heard = BehaviorRelay<[String]>(value: [])
        property.values.subscribe(onNext: { heard.accept(heard.value + [$0]) }).disposed(by: bag)
        return (property, { heard.value })
    }

    @Test func `is heard when the user edits it, and not when the cursor moves`() {
        let (_, heard) = property("a")
        for command: TextEditor.Command in [.insert("b"), .move(.left), .delete(.left), .undo] {
            hand.accept(command)
        }
        #expect(heard() == ["a", "ab", "b", "ab"])
    }

    @Test func `is not sent back when it is set, and is edited from there`() {
        let (property, heard) = property("a")
        property.sink.onNext("xyz")
        #expect(heard() == ["a"])
        hand.accept(.move(.end))
        hand.accept(.delete(.left))
        #expect(heard() == ["a", "xy"])
        // The property delivers every new text, even if it is equal to an earlier one.
        property.sink.onNext("x")
        hand.accept(.insert("y"))
        #expect(heard() == ["a", "xy", "xy"])
    }

    @Test func `keeps its cursor when it is set, and can be undone`() throws {
        let (property, _) = property("abcdef")
        let shown = BehaviorRelay(value: TextEditor())
        property.editor.drive(shown).disposed(by: bag)
        for _ in 0..<3 { hand.accept(.move(.left)) }
        property.sink.onNext("ABCDEF")
        #expect(shown.value.cursor.character == 3 && shown.value.text == "ABCDEF")
        property.sink.onNext("AB")
        #expect(shown.value.cursor.character == 2)
        hand.accept(.undo)
        #expect(shown.value.text == "ABCDEF")
    }

    @Test func `and its relay update each other and come to rest`() {
        let (property, heard) = property()
        let relay = BehaviorRelay(value: "first")
        var told: [String] = []
        relay.asObservable().subscribe(onNext: { told.append($0) }).disposed(by: bag)
        let binding = property.bind(to: relay)
        hand.accept(.move(.end))
        hand.accept(.insert("!"))
        relay.accept("second")
        hand.accept(.move(.end))
        hand.accept(.insert("?"))
        #expect(told == ["first", "first!", "second", "second?"])
        #expect(heard() == ["", "first!", "second?"])
        binding.dispose()
        hand.accept(.insert("x"))
        #expect(relay.value == "second?")
    }

    @Test func `and two bound relays update each other and come to rest, too`() {
        let (property, _) = property()
        let (one, other) = (BehaviorRelay(value: "1"), BehaviorRelay(value: "2"))
        property.bind(to: one).disposed(by: bag)
        property.bind(to: other).disposed(by: bag)
        hand.accept(.move(.end))
        hand.accept(.insert("x"))
        #expect(one.value == "2x" && other.value == "2x")
    }
}
