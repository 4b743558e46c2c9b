import Games

enum KlondikeSettings {
    static let draw = Setting("klondike.draw", KlondikeDrawChoice.one)
    static let redeals = Setting("klondike.redeals", KlondikeRedealsChoice.unlimited)
    static let scoring = Setting("klondike.scoring", KlondikeScoringChoice.standard)
    static let isWinnable = Setting("klondike.winnable", true)
    static let colors = Setting("klondike.colors", SuitColorsChoice.two)
    static let showsLight = Setting("klondike.light", true)
    static let stockSide = Setting("klondike.stock", StockSideChoice.right)

    static let rows: [SettingRow] = [
        SettingRow(
            draw, { $0.klondike.settings.draw }, text: { draw, _ in draw.rawValue },
            summary: { $0.klondike.settings.drawSummary }, shapesBoard: true,
            option: .init(
                name: "--draw", placeholder: "N", summary: { $0.klondike.tools.draw },
                tools: KlondikeTools.byRules)),
        SettingRow(
            redeals, { $0.klondike.settings.redeals },
            text: { $1.klondike.settings.name(of: $0) },
            summary: { $0.klondike.settings.redealsSummary }, shapesBoard: true,
            option: .init(
                name: "--redeals", placeholder: "N", summary: { $0.klondike.tools.redeals },
                tools: KlondikeTools.byRules)),
        SettingRow(
            scoring, { $0.klondike.settings.scoring },
            text: { $1.klondike.settings.name(of: $0) },
            summary: { $0.klondike.settings.scoringSummary }, shapesBoard: true,
            option: .init(
                name: "--scoring", placeholder: "NAME",
                summary: { $0.klondike.settings.scoringOption })),
        SettingRow(
            isWinnable, { $0.klondike.settings.winnable },
            summary: { $0.klondike.settings.winnableSummary }),
        SettingRow(
            colors, { $0.klondike.settings.colors },
            text: { $1.klondike.settings.name(of: $0) },
            summary: { $0.klondike.settings.colorsSummary }),
        SettingRow(
            showsLight, { $0.klondike.settings.light },
            summary: { $0.klondike.settings.lightSummary }),
        SettingRow(
            stockSide, { $0.klondike.settings.stock },
            text: { $1.klondike.settings.name(of: $0) },
            summary: { $0.klondike.settings.stockSummary }),
    ]
}

extension Klondike.Rules {
    /// Creates the rules of a game, including the way to count points that the settings choose.
    init(playing settings: Settings) {
        self.init(settings, scoring: settings[KlondikeSettings.scoring].scoring)
    }

    /// Creates the rules that the settings describe. By default, no points are counted, as in
    /// tools.
    init(_ settings: Settings, scoring: Klondike.Scoring = .none) {
        self.init(
            draw: settings[KlondikeSettings.draw].draw,
            redeals: settings[KlondikeSettings.redeals].count, scoring: scoring)
    }
}
