/// The next effect of the key for hints. The bar names it.
enum HintStep: Equatable {
    /// Shows another part of the reason.
    case more(part: Int, parts: Int)
    case why, doIt
    /// The key asks for a hint, or the hint that is shown has no further step.
    case nothing

    var name: Phrase {
        switch self {
        case .more(let part, let parts): .more.followed(by: "\(part)/\(parts)")
        case .why: .why
        case .doIt: .doIt
        case .nothing: .hint
        }
    }

    /// A number for each step, without the parts.
    var number: Int {
        switch self {
        case .nothing: 0
        case .why: 1
        case .doIt: 2
        case .more: 3
        }
    }
}

extension Phrase {
    static let why = Phrase("why", "이유")
    static let more = Phrase("more", "더 보기")
    static let doIt = Phrase("do it", "적용")
}
