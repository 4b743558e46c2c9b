/// A row of a menu. Without colors, a marker shows which row is chosen.
struct MenuRow<Value: Hashable>: View {
    let item: MenuItem<Value>
    let isSelected: Bool
    let isFocused: Bool
    /// Indicates whether some row of the menu is too long, so that all rows have less space around
    /// their details.
    let isTight: Bool

    let menuSize: Size

    static func columns(of item: MenuItem<Value>) -> Int {
        let detail = item.detail.isEmpty ? 0 : item.detail.drawnColumns + 3
        return 2 + item.title.drawnColumns + detail
    }

    func size(in offer: Size) -> Size { line(in: offer.columns).wantedSize(in: offer) }

    func draw(on page: inout Page) {
        let uses: Area.Uses = item.isDisabled ? .wheel : [.press, .focus, .hover, .wheel]
        page.tag(item.value, as: uses, isFocused: isSelected && isFocused, partOf: menuSize)
        let line = line(in: page.size.columns)
        if isSelected {
            line.background(isFocused ? .focus : .selection).draw(on: &page)
        } else {
            line.draw(on: &page)
        }
    }

    private func line(in columns: Int) -> some View {
        let detail = detail(in: columns)
        return Row {
            Text(isSelected ? "▸ " : "  ")
            Text(item.title, item.isDisabled ? .disabled : .text).stretching(columns: 1)
            if !detail.isEmpty {
                Text(detail, item.isDisabled ? .disabled : .key)
                    .padding(left: isTight ? 1 : 2, right: isTight ? 0 : 1)
            }
        }
    }

    /// Returns the longest form of the detail that fits in a row of this width. A row that must
    /// keep its detail shortens its title instead.
    private func detail(in columns: Int) -> String {
        if item.keepsDetail { return item.detail }
        let room = columns - 2 - item.title.drawnColumns - (isTight ? 1 : 3)
        return ([item.detail] + item.shortDetails).first { $0.drawnColumns <= room } ?? ""
    }
}
