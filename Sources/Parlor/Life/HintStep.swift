/// The step that the next press of the hint key takes. The bar shows its name.
enum HintStep: Equatable {
    /// Shows another page of the reason.
    case more(page: Int, pages: Int)
    case why, doIt
    /// The hint that is shown has no further step.
    case nothing

    /// All steps, as the help page names them.
    static let all = Phrase("hint, then why, then do it", "힌트, 다시 누르면 이유, 또 누르면 적용")

    var name: Phrase {
        switch self {
        case .more(let page, let pages): .more.followed(by: "\(page)/\(pages)")
        case .why: .why
        case .doIt: .doIt
        case .nothing: .hint
        }
    }
}

extension HintStep? {
    /// The name of the key for hints. Without a hint, the key requests a hint.
    var name: Phrase { map(\.name) ?? .hint }
}

extension Phrase {
    static let why = Phrase("why", "이유")
    static let more = Phrase("more", "더 보기")
    static let doIt = Phrase("do it", "적용")
}
