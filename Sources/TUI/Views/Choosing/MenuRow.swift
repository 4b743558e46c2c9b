/// A row of a menu. Without colors, a marker shows which row is chosen.
struct MenuRow<Value: Hashable>: View {
    let item: MenuItem<Value>
    let isSelected: Bool
    let isFocused: Bool
    let showsDetail: Bool

    let menuSize: Size

    static func columns(of item: MenuItem<Value>, withDetails: Bool) -> Int {
        let detail = withDetails && !item.detail.isEmpty ? item.detail.drawnColumns + 3 : 0
        return 2 + item.title.drawnColumns + detail
    }

    func size(in offer: Size) -> Size { line.wantedSize(in: offer) }

    func draw(on page: inout Page) {
        let uses: Area.Uses = item.isDisabled ? .wheel : [.press, .focus, .hover, .wheel]
        page.tag(item.value, as: uses, isFocused: isSelected && isFocused, partOf: menuSize)
        if isSelected {
            line.background(isFocused ? .focus : .selection).draw(on: &page)
        } else {
            line.draw(on: &page)
        }
    }

    private var line: some View {
        Row {
            Text(isSelected ? "▸ " : "  ")
            Text(item.title, item.isDisabled ? .disabled : .text).stretching(columns: 1)
            if showsDetail && !item.detail.isEmpty {
                Text(item.detail, item.isDisabled ? .disabled : .key).padding(left: 2, right: 1)
            }
        }
    }
}
