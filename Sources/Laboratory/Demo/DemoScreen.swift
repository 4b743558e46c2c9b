import TUI

/// The screen that shows every view of the toolkit.
struct DemoScreen: CompositeView {
    let model: DemoModel
    let automatic: Theme

    var content: some View {
        Layers {
            Column {
                header.frame(rows: 1)
                page.padding(columns: 1).stretching(columns: 1, rows: 1)
                if model.chords.isWaiting {
                    ChordHelp(model.chords, \.title)
                } else {
                    keys.padding(columns: 1)
                }
            }
            if let grip = model.grip { Floating(grip) { DemoCard() } }
            if model.isSaved { Toast("Saved, \(controls.text(.name))", .success) }
            if model.isAsking { question }
            if model.showsCommands {
                CommandPalette("Commands", .commands, in: controls, placeholder: "What to do")
            }
        }
        .minimumSize(columns: 40, rows: 12)
        .themed(theme)
    }

    private var controls: Controls<DemoSpot> { model.controls }

    private var keys: some View {
        KeyHelp([
            "1-9": "page", "tab": "focus", "space": "press", "ctrl+p": "commands", "t": "theme",
            "m": "move", "d": "dialog", "q": "quit", "g": "chords", "c": "copy", "p": "primes",
            "!": "crash",
        ])
    }

    private var theme: Theme { model.theme ?? automatic }

    private var header: some View {
        FirstThatFits {
            Row(spacing: 1) {
                Text(" parlor", .title)
                Tabs(.pages, in: controls)
                Spacer()
                Text("\(theme.name) ", .dim)
            }
            Tabs(.pages, in: controls)
        }
    }

    @ViewBuilder private var page: ViewGroup {
        switch model.page {
        case .events: DemoEvents(model: model)
        case .views: DemoViews(model: model)
        case .motion: DemoMotion(model: model)
        case .colors: DemoColors(model: model)
        case .fields: DemoFields(controls: controls)
        case .lists: DemoLists(model: model)
        case .files: DemoFiles(controls: controls)
        case .forms: DemoForms(model: model)
        case .document:
            ScrollView(.document, in: controls) { Markdown(DemoModel.document) }
        }
    }

    private var question: some View {
        Dialog(
            "Leave?", "A dialog is above everything else. Views below it take no clicks.",
            buttons: [Button("Leave", .leave, in: controls), Button("Stay", .stay, in: controls)])
    }
}

/// A word that can be pressed and focused. A chosen word has a different style.
struct DemoTag: CompositeView {
    let title: String
    let spot: DemoSpot
    let isChosen: Bool
    let isFocused: Bool

    init(_ title: String, _ spot: DemoSpot, _ model: DemoModel, isChosen: Bool) {
        (self.title, self.spot, self.isChosen) = (title, spot, isChosen)
        isFocused = model.controls.focus == spot
    }

    var content: some View {
        Text(isChosen ? "[\(title)]" : " \(title) ")
            .background(isFocused ? .focus : isChosen ? .selection : .page)
            .tagged(ControlPart.whole(spot), as: [.press, .focus], isFocused: isFocused)
    }
}
