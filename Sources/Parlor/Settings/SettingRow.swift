import TUI

/// A row of the table of settings: a setting's name and values in the file, its words, and the
/// command-line option that overrides it for one run. The file, the lists, `set` and the command
/// line use this table.
package struct SettingRow: Equatable, Sendable {
    /// The command-line option of a setting.
    struct Option: Sendable {
        let name, placeholder: String
        let summary: @Sendable (Words) -> String
        /// The tools that accept the option, in addition to the game.
        var tools: [ToolName] = []
        /// The way in which the option chooses a board.
        var choice = CommandOption.BoardChoice.none
    }

    let name: String
    let accepted: AcceptedValue
    /// Creates the default value when it is needed, because most runs need few default values.
    private let makeStandard: @Sendable () -> JSONValue
    let title: @Sendable (Words) -> String
    /// The words for a value.
    let text: @Sendable (JSONValue, Words) -> String
    /// The words for all values that a list offers.
    let texts: @Sendable (Words) -> [String]
    /// A line about the setting as it is now, shown if it fits.
    let summary: @Sendable (Settings, Words) -> String
    /// A warning about a value that a window has no room for; nil if it has room.
    var warning: @Sendable (JSONValue, Size, Words) -> String? = { _, _, _ in nil }
    /// Indicates whether the setting is kept in the file. If not, it lasts until the program ends.
    var isStored = true
    /// Indicates whether the setting changes the board, or the meaning of its result. The board of
    /// the day uses the default value, so that the board is the same for everybody.
    var shapesBoard = false
    /// Indicates whether lists and `set` show the setting.
    var isListed = true
    var option: Option?
    let accepts: @Sendable (JSONValue) -> Bool
    private let step: @Sendable (JSONValue, Int) -> JSONValue

    init<Value: Equatable>(
        _ setting: Setting<Value>, _ title: @escaping @Sendable (Words) -> String,
        text: @escaping @Sendable (Value, Words) -> String,
        summary: @escaping @Sendable (Words) -> String = { _ in "" },
        summaryNow: (@Sendable (Settings, Words) -> String)? = nil, isStored: Bool = true,
        warning: @escaping @Sendable (Value, Size, Words) -> String? = { _, _, _ in nil },
        shapesBoard: Bool = false, option: Option? = nil
    ) {
        (name, accepted) = (setting.name, setting.accepted)
        self.title = title
        self.summary = summaryNow ?? { summary($1) }
        (self.isStored, self.shapesBoard, self.option) = (isStored, shapesBoard, option)
        makeStandard = { setting.write(setting.standard) }
        self.text = { text(setting.read($0) ?? setting.standard, $1) }
        self.warning = { warning(setting.read($0) ?? setting.standard, $1, $2) }
        texts = { words in setting.choices.map { text($0, words) } }
        accepts = { setting.read($0) != nil }
        step = { value, steps in
            let now = setting.read(value) ?? setting.standard
            return setting.write(now.next(steps, of: setting.choices))
        }
    }

    /// A setting that is on or off.
    init(
        _ setting: Setting<Bool>, _ title: @escaping @Sendable (Words) -> String,
        summary: @escaping @Sendable (Words) -> String = { _ in "" }, shapesBoard: Bool = false
    ) {
        self.init(
            setting, title, text: { $0 ? $1.settings.on : $1.settings.off }, summary: summary,
            shapesBoard: shapesBoard)
    }

    package static func == (one: SettingRow, other: SettingRow) -> Bool { one.name == other.name }

    var standard: JSONValue { makeStandard() }

    /// The value `steps` places after another value, wrapping around at the ends.
    func value(_ steps: Int, after value: JSONValue) -> JSONValue { step(value, steps) }

    /// All rows, in the order in which `set` lists them.
    static var all: [SettingRow] {
        GeneralSettings.rows + introductions + GameModule.all.flatMap(\.settings)
    }
}

extension Equatable {
    /// The value `steps` places after this value, wrapping around at the ends; the first value if
    /// this value is not in the list.
    fileprivate func next(_ steps: Int, of values: [Self]) -> Self {
        guard let index = values.firstIndex(of: self) else { return values[0] }
        return values[(index + steps % values.count + values.count) % values.count]
    }
}
