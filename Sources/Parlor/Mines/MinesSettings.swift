import Games

/// The settings of mines.
enum MinesSettings {
    static let size = Setting("mines.size", MinesSizeChoice.small)
    static let width = Setting("mines.width", MinesSize.widthRange, 20)
    static let height = Setting("mines.height", MinesSize.heightRange, 12)
    static let mines = Setting("mines.mines", 1...600, 40)
    static let guesses = Setting("mines.guesses", false)
    static let asks = Setting("mines.question", false)
    static let lettersMove = Setting("mines.letters", false)

    static let rows: [SettingRow] = [
        SettingRow(
            size, { $0.mines.settings.size }, text: { $1.mines.settings.name(of: $0) },
            option: .init(
                name: "--size", placeholder: "NAME", summary: { $0.mines.settings.sizeOption },
                tools: [MinesTools.print])),
        number(width, "--width") { $0.mines.settings.width },
        number(height, "--height") { $0.mines.settings.height },
        number(mines, "--mines") { $0.mines.settings.mines },
        SettingRow(guesses, { $0.mines.settings.guesses }),
        SettingRow(asks, { $0.mines.settings.asks }),
        SettingRow(lettersMove, { $0.mines.settings.letters }),
    ]

    /// A dimension of a board of one's own.
    private static func number(
        _ setting: Setting<Int>, _ option: String, _ title: @escaping @Sendable (Words) -> String
    ) -> SettingRow {
        SettingRow(
            setting, title, text: { number, _ in "\(number)" },
            option: .init(
                name: option, placeholder: "N", summary: title, tools: [MinesTools.print]))
    }
}

/// The size of a board: one of three, or the player's own.
enum MinesSizeChoice: String, CaseIterable, Sendable { case small, medium, large, own }

extension MinesOptions {
    init(_ settings: Settings) {
        let size: MinesSize
        switch settings[MinesSettings.size] {
        case .small: size = .small
        case .medium: size = .medium
        case .large: size = .large
        case .own:
            let (width, height) = (settings[MinesSettings.width], settings[MinesSettings.height])
            let most = MinesSize.minesRange(width: width, height: height).upperBound
            size = MinesSize(
                width: width, height: height, mines: min(most, settings[MinesSettings.mines]))
        }
        self.init(
            size: size, allowsGuesses: settings[MinesSettings.guesses],
            asks: settings[MinesSettings.asks])
    }

    /// The kind of games that results are compared with.
    var variant: String { "\(size)" + (allowsGuesses ? ", ?" : "") }
}

extension MinesWords {
    /// A variant in words. One of another version stays as it is.
    func variant(_ variant: String) -> String {
        let parts = variant.split(separator: ",")
        guard let size = parts.first.flatMap({ MinesSize(String($0)) }) else { return variant }
        let name = "\(size.width)×\(size.height), \(mines(size.mines))"
        return parts.count > 1 ? "\(name), \(settings.guesses)" : name
    }
}
