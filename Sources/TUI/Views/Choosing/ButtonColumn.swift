/// A column of buttons, all as wide as the widest one.
package struct ButtonColumn<Value: Hashable>: CompositeView {
    private let buttons: [Button<Value>]

    package init(_ buttons: [Button<Value>]) { self.buttons = buttons }

    package var content: some View {
        let columns = buttons.map { $0.size(in: Size(columns: .max, rows: 1)).columns }.max() ?? 0
        return Column { for button in buttons { button.left().frame(columns: columns) } }
    }
}
