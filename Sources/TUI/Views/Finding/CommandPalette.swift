/// A searchable list of the program's commands, in a dialog over everything else. A few letters
/// find a command, and Enter runs it.
///
///     ╭─ Commands ───────────────╮
///     │ sa▏                  2/8 │
///     │ ▸ Save                   │
///     │   Save as …              │
///     ╰──────────────────────────╯
///
/// Open the palette as a dialog, with a `.finder` for which `isPalette` is true. When the user
/// presses the finder, run the command with the chosen title.
public struct CommandPalette<Spot: Hashable>: CompositeView {
    private let title: String
    private let placeholder: String
    private let spot: Spot
    private let controls: Controls<Spot>

    public init(
        _ title: String, _ spot: Spot, in controls: Controls<Spot>, placeholder: String = ""
    ) {
        (self.title, self.spot, self.controls) = (title, spot, controls)
        self.placeholder = placeholder
    }

    public var content: some View {
        Panel(title, border: .rounded) {
            FuzzyList(spot, in: controls, placeholder: placeholder)
        }
        .atMost(columns: 60, rows: 16).background(.panel).modal().aligned(.center, .top)
    }
}
