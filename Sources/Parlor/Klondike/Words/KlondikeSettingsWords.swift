struct KlondikeSettingsWords: Phrasebook {
    let language: Language

    var draw: String { say("Cards to draw", "넘기는 장수") }
    var redeals: String { say("Redeals", "스톡 다시 넘기기") }
    var scoring: String { say("Scoring", "점수 방식") }
    var winnable: String { say("Only winnable deals", "이길 수 있는 판만") }
    var colors: String { say("Suit colors", "무늬 색") }
    var light: String { say("Show if winnable", "승리 가능 표시") }
    var stock: String { say("Side of the stock", "스톡 위치") }
    var unlimited: String { say("unlimited", "제한 없음") }

    // The lines about the settings.
    var drawSummary: String {
        say("How many cards you turn over from the stock at once", "스톡에서 한 번에 넘기는 카드 수")
    }
    var redealsSummary: String {
        say("How often the waste may be turned over into the stock", "웨이스트를 뒤집어 스톡으로 되돌릴 수 있는 횟수")
    }
    var scoringSummary: String {
        say(
            "Standard: points for moves. Vegas: pay $52, earn $5 per card on a foundation",
            "기본: 이동마다 점수. 베가스: 한 판 $52, 파운데이션에 올린 카드마다 $5")
    }
    var winnableSummary: String {
        say("On: every deal can be won. Off: some cannot", "켬: 모든 판을 이길 수 있음. 끔: 아닌 판도 나옴")
    }
    var colorsSummary: String {
        say("Four: each suit has its own color", "네 가지: 무늬마다 색이 다름")
    }
    var lightSummary: String {
        say(
            "On: the top line says whether you can still win. Off: it does not",
            "켬: 아직 이길 수 있는지 맨 윗줄에 표시함. 끔: 표시하지 않음")
    }
    var stockSummary: String {
        say("Whether the stock and the waste are on the left or on the right", "스톡과 웨이스트가 놓이는 쪽")
    }

    var scoringOption: String { say("how points are scored", "점수를 세는 방식") }

    func name(of redeals: KlondikeRedealsChoice) -> String {
        redeals == .unlimited ? unlimited : redeals.rawValue
    }

    func name(of scoring: KlondikeScoringChoice) -> String {
        switch scoring {
        case .standard: say("standard", "기본")
        case .vegas: say("Vegas ($52 a deal)", "베가스(한 판 $52)")
        case .cumulative: say("Vegas cumulative", "베가스 누적")
        case .none: say(.none)
        }
    }

    func name(of side: StockSideChoice) -> String {
        switch side {
        case .left: say("left", "왼쪽")
        case .right: say("right", "오른쪽")
        }
    }

    func name(of colors: SuitColorsChoice) -> String {
        switch colors {
        case .two: say("two", "두 가지")
        case .four: say("four", "네 가지")
        }
    }
}
