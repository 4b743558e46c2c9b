/// A field with its title. Below the field is the problem with its text, if any. A press on the
/// title presses the field.
///
///     Days      0
///               Days are a number from 1 to 365.
public struct FormRow<Field: View>: CompositeView {
    private let title: String
    private let columns: Int
    private let problem: String?
    private let field: Field

    /// Creates a row. `columns` is the width of the titles, which should be the same in all rows of
    /// a form. In a narrow form, the titles become narrower, so that the fields have enough space.
    public init(
        _ title: String, columns: Int = 12, problem: String? = nil,
        @ViewBuilder _ field: () -> Field
    ) {
        (self.title, self.columns, self.problem) = (title, columns.clampedToCanvas, problem)
        self.field = field()
    }

    public var content: some View {
        TitledField(
            title: Text(title, problem == nil ? .dim : .danger), columns: columns, field: field,
            problem: problem)
    }
}

extension FormRow {
    /// Creates the row of a text control, with the problem that `shownProblem` returns.
    public init<Spot: Hashable>(
        _ title: String, _ spot: Spot, in controls: Controls<Spot>, columns: Int = 12,
        placeholder: String = ""
    ) where Field == TextField<ControlPart<Spot>> {
        self.title = title
        self.columns = columns.clampedToCanvas
        problem = controls.shownProblem(spot)
        field = TextField(spot, in: controls, placeholder: placeholder)
    }
}
