import Reactive

@testable import TUI

/// Fields in a grid, one of which has the focus and receives the typed letters. There are two
/// buttons below; the second one asks before it ends the program.
func form(_ console: Console) -> Driver<Sketch> {
    let intents = console.intents(of: FormSpot.self).map(FormCommand.intent)
    let keys = console.keys.compactMap { key in key.text.map(FormCommand.text) }
    return Driver.fold(FormState()) { form, command in
        form.apply(command)
    } commands: { _ in
        .merge(intents, keys)
    }.asObservable().take(until: { $0.isOver }, behavior: .exclusive)
        .asDriver(onErrorDriveWith: .never()).map { form in Sketch(form.draw) }
}

enum FormSpot: Hashable {
    case field(Int)
    case clear, leave
    case yes, no
}

enum FormCommand {
    case intent(Intent<FormSpot>)
    case text(String)
}

struct FormState {
    var fields = Array(repeating: "", count: 6)
    var focus: FormSpot?
    var asks = false
    var isOver = false

    mutating func apply(_ command: FormCommand) {
        switch command {
        case .intent(.focus(let spot)): focus = spot
        case .intent(.press(.clear, _, _, _)): fields = Array(repeating: "", count: 6)
        case .intent(.press(.leave, _, _, _)):
            asks = true
            focus = .no
        case .intent(.press(.no, _, _, _)):
            asks = false
            focus = .leave
        case .intent(.press(.yes, _, _, _)): isOver = true
        case .text(let text): if case .field(let number) = focus { fields[number] += text }
        default: break
        }
    }

    func draw(on page: inout Page) {
        for (number, text) in fields.enumerated() {
            let text = text.padding(to: 6)
            let (column, row) = (number % 3 * 8, number / 3 * 2)
            put(text, column, row, .field(number), .focus, &page)
        }
        put("[clear]", 0, 4, .clear, [.press, .focus], &page)
        put("[leave]", 8, 4, .leave, [.press, .focus], &page)
        guard asks else { return }
        page.areas.removeAll()
        page.put("  Sure?           ", 3, 2)
        put("[yes]", 11, 2, .yes, [.press, .focus], &page)
        put("[no]", 17, 2, .no, [.press, .focus], &page)
    }

    private func put(
        _ text: String, _ column: Int, _ row: Int, _ spot: FormSpot, _ uses: Area.Uses,
        _ page: inout Page
    ) {
        page.put(text, column, row, for: spot, as: uses, isFocused: focus == spot)
    }
}

extension String {
    fileprivate func padding(to length: Int) -> String {
        self + String(repeating: "_", count: max(0, length - count))
    }
}
