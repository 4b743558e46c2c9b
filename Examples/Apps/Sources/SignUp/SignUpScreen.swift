import Reactive
import TUI

enum SignUpSpot: Hashable { case name, password, repeated, signUp }

/// A field, and the relay to which its text is bound. The view model receives the typed text
/// through the relay, and the field shows a text that the program sends to it.
struct SignUpField {
    let spot: SignUpSpot
    let text = BehaviorRelay(value: "")
    let property: TextProperty

    init(_ spot: SignUpSpot, focus: Driver<SignUpSpot>, _ console: Console) {
        self.spot = spot
        let typed = console.edits().withLatestFrom(focus) { ($0, $1) }
            .filter { $0.1 == spot }.map(\.0)
        let pressed = console.presses(on: SignUpSpot.self).filter { $0.spot == spot }
            .compactMap { TextEditor.Command($0) }
        property = TextProperty(
            TextEditor(isSecret: spot != .name), commands: .merge(typed, pressed))
    }
}

/// Signs up people until the user presses Esc.
func signUpScreen(
    _ console: Console, isFree: @escaping (String) -> Observable<Bool>
) -> Driver<SignUpPicture> {
    let intents = console.intents(of: SignUpSpot.self, keys: [.tab, .press])
    let focus = intents.compactMap(\.focused).startWith(.name)
        .asDriver(onErrorDriveWith: .empty())
    let fields = [SignUpSpot.name, .password, .repeated].map {
        SignUpField($0, focus: focus, console)
    }
    let output = SignUpViewModel(isFree: isFree, scheduler: console.scheduler).transform(
        .init(
            name: fields[0].text.asDriver(), password: fields[1].text.asDriver(),
            repeated: fields[2].text.asDriver(),
            signUp: intents.filter { $0.pressed == .signUp }.map { _ in }))
    let toast = output.signedUp.asObservable().shown(for: .seconds(3), scheduler: console.scheduler)
        .startWith(nil).asDriver(onErrorJustReturn: nil)
    let pictures = Driver.combineLatest(
        Driver.combineLatest(fields.map(\.property.editor)), focus,
        Driver.combineLatest(output.name, output.password, output.repeated) { [$0, $1, $2] },
        output.canSignUp, toast
    ) {
        SignUpPicture(editors: $0, focus: $1, said: $2, canSignUp: $3, signedUp: $4)
    }
    func bind() -> CompositeDisposable {
        // Clears the form for the next person.
        let clearing = output.signedUp.emit(onNext: { _ in
            for field in fields { field.text.accept("") }
        })
        return CompositeDisposable(
            disposables: fields.map { $0.property.bind(to: $0.text) } + [clearing])
    }
    return Observable.using(bind, observableFactory: { _ in pictures.asObservable() })
        .take(until: console.keys.filter { $0.key == .escape })
        .asDriver(onErrorDriveWith: .empty())
}

struct SignUpPicture: CompositeView {
    let editors: [TextEditor]
    let focus: SignUpSpot
    let said: [Validation]
    let canSignUp: Bool
    let signedUp: String?

    var content: some View {
        Layers {
            Column(spacing: 1) {
                Text("Sign up", .title)
                row("Name", .name, "letters and digits", 0)
                row("Password", .password, "six or more", 1)
                row("Again", .repeated, "", 2)
                if canSignUp {
                    Button("Sign up", SignUpSpot.signUp, isFocused: focus == .signUp)
                } else {
                    Text("[ Sign up ]", .disabled)
                }
                KeyHelp(["tab": "next", "enter": "press", "esc": "leave"])
            }
            .padding(left: 2, right: 2, top: 1, bottom: 1)
            if let signedUp { Toast("Welcome, \(signedUp)!", .success) }
        }
    }

    private func row(
        _ title: String, _ spot: SignUpSpot, _ placeholder: String, _ number: Int
    ) -> some View {
        Row {
            Text(title, .dim).frame(columns: 10)
            TextField(editors[number], spot, placeholder: placeholder, isFocused: focus == spot)
                .frame(columns: 24, rows: 1)
            Text("  ")
            switch said[number] {
            case .empty: Text("")
            case .checking: Text("…", .dim)
            case .ok(let sentence): Text("✓ " + sentence, .success)
            case .failed(let sentence): Text("✗ " + sentence, .danger)
            }
        }
    }
}
