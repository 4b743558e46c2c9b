// The settings of Klondike as somebody sees and changes them.

extension Settings.Klondike {
    mutating func change(_ row: SettingRow, by steps: Int) {
        switch row {
        case .draw: draw = draw.next(steps, of: DrawChoice.allCases)
        case .redeals: redeals = redeals.next(steps, of: RedealsChoice.allCases)
        case .scoring: scoring = scoring.next(steps, of: ScoringChoice.allCases)
        case .winnable: isWinnable.toggle()
        case .colors: colors = colors.next(steps, of: SuitColorsChoice.allCases)
        case .light: showsLight.toggle()
        default: break
        }
    }
}

extension KlondikeSettingsWords {
    func name(of row: SettingRow) -> String {
        switch row {
        case .draw: draw
        case .redeals: redeals
        case .scoring: scoring
        case .winnable: winnable
        case .colors: colors
        default: light
        }
    }

    func name(of redeals: RedealsChoice) -> String {
        redeals == .unlimited ? unlimited : redeals.rawValue
    }

    func name(of scoring: ScoringChoice) -> String {
        switch scoring {
        case .standard: standard
        case .vegas: vegas
        case .cumulative: cumulative
        case .none: noScoring
        }
    }

    func name(of colors: SuitColorsChoice) -> String {
        switch colors {
        case .two: twoColors
        case .four: fourColors
        }
    }
}
