import Reactive
import TUI

enum SignUpSpot: Hashable, CaseIterable { case name, password, repeated, signUp }

/// The fields and the focus; what the form thinks of them is the view model's.
struct SignUpForm {
    enum Command {
        case focus(SignUpSpot)
        case edit(TextEditor.Command)
        case press(PointerPress<SignUpSpot>)
    }

    var editors: [SignUpSpot: TextEditor] = [
        .name: TextEditor(), .password: TextEditor(), .repeated: TextEditor(),
    ]
    var focus = SignUpSpot.name

    mutating func apply(_ command: Command) {
        switch command {
        case .focus(let spot): focus = spot
        case .edit(let edit): editors[focus]?.apply(edit)
        case .press(let press):
            guard let editor = editors[press.spot], press.phase != .released else { return }
            let field = TextField(editor, press.spot, isSecret: press.spot != .name)
            let place = field.place(at: press.place.column, in: press.size.columns)
            editors[press.spot]?.apply(.place(place, selects: press.phase == .dragged))
        }
    }

    func text(of spot: SignUpSpot) -> String { editors[spot]?.text ?? "" }
}

/// From what the terminal says to what it shows, until Esc.
func signUpScreen(
    _ console: Console, isFree: @escaping (String) -> Observable<Bool>
) -> Driver<SignUpPicture> {
    let intents = console.intents(of: SignUpSpot.self, keys: [.tab, .press])
    let commands = Observable<SignUpForm.Command>.merge(
        intents.compactMap(\.focused).map { .focus($0) },
        console.edits().map { .edit($0) }, console.presses().map { .press($0) })
    let form = commands.scan(into: SignUpForm()) { $0.apply($1) }.startWith(SignUpForm())
        .asDriver(onErrorDriveWith: .empty())
    func text(of spot: SignUpSpot) -> Driver<String> {
        form.map { $0.text(of: spot) }.distinctUntilChanged()
    }
    let output = SignUpViewModel(isFree: isFree, scheduler: console.scheduler).transform(
        .init(
            name: text(of: .name), password: text(of: .password), repeated: text(of: .repeated),
            signUp: intents.filter { $0.pressed == .signUp }.map { _ in }))
    let toast = output.signedUp.asObservable().shown(for: .seconds(3), scheduler: console.scheduler)
        .startWith(nil).asDriver(onErrorJustReturn: nil)
    let said = Driver.combineLatest(output.name, output.password, output.repeated) { [$0, $1, $2] }
    return Driver.combineLatest(form, said, output.canSignUp, toast) {
        SignUpPicture(form: $0, said: $1, canSignUp: $2, signedUp: $3)
    }
    .asObservable().take(until: console.keys.filter { $0.key == .escape })
    .asDriver(onErrorDriveWith: .empty())
}

struct SignUpPicture: CompositeView {
    let form: SignUpForm
    let said: [Validation]
    let canSignUp: Bool
    let signedUp: String?

    var content: some View {
        Layers {
            Column(spacing: 1) {
                Text("Sign up", .title)
                row("Name", .name, "letters and digits", said[0])
                row("Password", .password, "six or more", said[1])
                row("Again", .repeated, "", said[2])
                if canSignUp {
                    Button("Sign up", SignUpSpot.signUp, isFocused: form.focus == .signUp)
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
        _ title: String, _ spot: SignUpSpot, _ placeholder: String, _ said: Validation
    ) -> some View {
        Row {
            Text(title, .dim).frame(columns: 10)
            TextField(
                form.editors[spot] ?? TextEditor(), spot, placeholder: placeholder,
                isFocused: form.focus == spot, isSecret: spot != .name
            )
            .frame(columns: 24, rows: 1)
            Text("  ")
            switch said {
            case .empty: Text("")
            case .checking: Text("…", .dim)
            case .ok(let sentence): Text("✓ " + sentence, .success)
            case .failed(let sentence): Text("✗ " + sentence, .danger)
            }
        }
    }
}
