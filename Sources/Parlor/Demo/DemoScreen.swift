import TUI

/// The demonstration as a picture.
struct DemoScreen: CompositeView {
    let model: DemoModel
    let automatic: Theme

    var content: some View {
        Layers {
            Column {
                header.frame(rows: 1)
                page.padding(columns: 1).stretching(columns: 1, rows: 1)
                KeyHelp([
                    "1-6": "page", "tab": "focus", "space": "press", "t": "theme", "m": "move",
                    "d": "dialog", "q": "quit", "c": "copy", "p": "primes", "!": "crash",
                ])
                .padding(columns: 1)
            }
            if let grip = model.grip { Floating(grip) { DemoCard() } }
            if model.isSaved { Toast("Saved, \(model.form.name.text)", .success) }
            if model.asks { question }
        }
        .minimumSize(columns: 40, rows: 12)
        .themed(theme)
    }

    private var theme: Theme { model.theme ?? automatic }

    private var header: some View {
        FirstThatFits {
            Row(spacing: 1) {
                Text(" parlor", .title)
                model.tabs
                Spacer()
                Text("\(theme.name) ", .dim)
            }
            model.tabs
        }
    }

    @ViewBuilder private var page: ViewGroup {
        switch model.tab {
        case .events: DemoEvents(model: model)
        case .views: DemoViews(model: model)
        case .motion: DemoMotion(model: model)
        case .colours: DemoColours(model: model)
        case .fields: DemoFields(model: model)
        case .lists: DemoLists(model: model)
        }
    }

    private var question: some View {
        Dialog(
            "Leave?", "A dialog lies above everything else. What is below cannot be pointed at.",
            buttons: [
                Button("Leave", DemoSpot.answer("Leave")), Button("Stay", .answer("Stay")),
            ],
            focused: model.focus)
    }
}

/// A word that can be pressed and focused, and shows when it is chosen.
struct DemoTag: CompositeView {
    let title: String
    let spot: DemoSpot
    let isChosen: Bool
    let isFocused: Bool

    init(_ title: String, _ spot: DemoSpot, _ model: DemoModel, isChosen: Bool) {
        (self.title, self.spot, self.isChosen) = (title, spot, isChosen)
        isFocused = model.focus == spot
    }

    var content: some View {
        Text(isChosen ? "[\(title)]" : " \(title) ")
            .background(isFocused ? .focus : isChosen ? .selection : .page)
            .onPress(spot).focusable(spot, isFocused: isFocused)
    }
}
