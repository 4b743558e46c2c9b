/// Numbers as bars, one per row, each between its name and its label.
///
///     easy ███████▌ 12
///     hard ██▌ 4
public struct BarChart: View {
    private let bars: [(name: String, value: Double, label: String)]
    private let role: Role

    /// Creates bars with names and labels.
    public init(_ bars: [(name: String, value: Double, label: String)], role: Role = .accent) {
        self.bars = bars
        self.role = role
    }

    /// Creates bars of whole numbers, which are also their labels.
    public init(_ bars: KeyValuePairs<String, Int>, role: Role = .accent) {
        self.init(bars.map { ($0.key, Double($0.value), String($0.value)) }, role: role)
    }

    public func size(in offer: Size) -> Size {
        Size(columns: names + labels + 12, rows: bars.count)
    }

    public var stretch: Stretch { Stretch(columns: 1) }

    private var names: Int { bars.map { $0.name.drawnColumns }.max() ?? 0 }
    private var labels: Int { bars.map { $0.label.drawnColumns }.max() ?? 0 }

    public func draw(on page: inout Page) {
        let columns = page.size.columns
        let names = min(names, columns / 2)
        let room = max(0, columns - names - labels - 2)
        let top = bars.map(\.value).filter(\.isFinite).max() ?? 0
        for (row, bar) in bars.prefix(page.size.rows).enumerated() {
            page.draw(
                Text(bar.name, .dim).alignment(.right),
                in: Rect(column: 0, row: row, columns: names, rows: 1))
            let eighths = Eighths.count(top > 0 ? bar.value / top : 0, of: room)
            let length = (eighths + 7) / 8
            for column in 0..<length {
                page.fill(
                    Rect(column: names + 1 + column, row: row, columns: 1, rows: 1),
                    Eighths.fromLeft(eighths - column * 8), page.style(role))
            }
            let end = names + 1 + (length > 0 ? length + 1 : 0)
            page.draw(
                Text(bar.label),
                in: Rect(column: end, row: row, columns: columns - end, rows: 1))
        }
    }
}
