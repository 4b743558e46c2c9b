/// A setting in the table of settings: its name and values in the file, the words for them, and the
/// option of the command line that says it for one run. The file, the lists, `set` and the command
/// line all go by this table.
struct SettingRow: Equatable, Sendable {
    /// An option of the command line for a setting.
    struct Option: Sendable {
        let name, placeholder: String
        let summary: @Sendable (Words) -> String
        /// The tools that take it besides the game.
        var tools: [ToolName] = []
        /// Its part in choosing the boards.
        var choice = CommandOption.BoardChoice.none
    }

    let name: String
    let accepted: AcceptedValue
    /// Made when it is asked for: most starts ask for few of them.
    private let makeStandard: @Sendable () -> JSONValue
    let title: @Sendable (Words) -> String
    /// A value in words.
    let text: @Sendable (JSONValue, Words) -> String
    /// A line about it, where there is room for one.
    var summary: @Sendable (Words) -> String = { _ in "" }
    /// Whether it is kept in the file, and not only as long as the program runs.
    var isKept = true
    /// Whether the player is told of it, and can set it by its name.
    var isListed = true
    var option: Option?
    let accepts: @Sendable (JSONValue) -> Bool
    private let step: @Sendable (JSONValue, Int) -> JSONValue

    init<Value: Equatable>(
        _ setting: Setting<Value>, _ title: @escaping @Sendable (Words) -> String,
        text: @escaping @Sendable (Value, Words) -> String,
        summary: @escaping @Sendable (Words) -> String = { _ in "" }, isKept: Bool = true,
        option: Option? = nil
    ) {
        (name, accepted) = (setting.name, setting.accepted)
        (self.title, self.summary) = (title, summary)
        (self.isKept, self.option) = (isKept, option)
        makeStandard = { setting.write(setting.standard) }
        self.text = { text(setting.read($0) ?? setting.standard, $1) }
        accepts = { setting.read($0) != nil }
        step = { value, steps in
            let now = setting.read(value) ?? setting.standard
            return setting.write(now.next(steps, of: setting.choices))
        }
    }

    /// A setting that is on or off.
    init(
        _ setting: Setting<Bool>, _ title: @escaping @Sendable (Words) -> String,
        summary: @escaping @Sendable (Words) -> String = { _ in "" }
    ) {
        self.init(
            setting, title, text: { $0 ? $1.settings.on : $1.settings.off }, summary: summary)
    }

    static func == (one: SettingRow, other: SettingRow) -> Bool { one.name == other.name }

    var standard: JSONValue { makeStandard() }

    /// The value so many places behind another, round and round.
    func value(_ steps: Int, behind value: JSONValue) -> JSONValue { step(value, steps) }

    /// Every row, in the order in which `set` tells them.
    static var all: [SettingRow] {
        GeneralSettings.rows + introductions + GameModule.all.flatMap(\.settings)
    }
}

extension Equatable {
    /// The value so many places behind this one, round and round; the first for one that is not
    /// among them.
    fileprivate func next(_ steps: Int, of values: [Self]) -> Self {
        guard let index = values.firstIndex(of: self) else { return values[0] }
        return values[(index + steps % values.count + values.count) % values.count]
    }
}
