/// Facts that the history of a game does not contain: the steps that the player took back and
/// replaced, and the hints that the player followed.
struct StepRemarks: Equatable, Sendable {
    /// The steps that one step replaced, and the hint that suggested this step.
    struct Remark: Equatable, Sendable {
        /// The number of the step, counted from 1.
        let step: Int
        /// The first replaced step, as text in the format of a saved game; nil if no step was
        /// replaced, or if the text is longer than `longest`.
        var replaced: String?
        var replacedCount = 0
        /// Indicates whether one of the replaced steps was a mistake.
        var isMistake = false
        /// The name of the hint that suggested the step, empty for a hint without a name; nil if no
        /// hint suggested the step.
        var hint: String?

        /// The maximum length of `replaced` in UTF-8 bytes. Longer text is not kept, so that a
        /// saved game grows slowly.
        static let longest = 40

        fileprivate mutating func replace(_ steps: some Collection<String>, wasMistake: Bool) {
            guard let first = steps.first else { return }
            if replacedCount == 0, first.utf8.count <= Remark.longest { replaced = first }
            replacedCount += steps.count
            isMistake = isMistake || wasMistake
        }
    }

    /// The remarks, in the order of their steps.
    private(set) var all = GrowingList<Remark>()

    subscript(step: Int) -> Remark? { all.first { $0.step == step } }

    /// The numbers of the steps that replaced a mistake, in order.
    var mistakes: [Int] { all.filter(\.isMistake).map(\.step) }

    /// Records a step, the hint that it followed, and the steps that the player undid before it.
    /// The undone steps can no longer be redone, so the remarks on later steps are removed. The
    /// remark on the step itself keeps the steps that it replaced earlier. If the step is the same
    /// as the first undone step, the other undone steps count as replaced by the next step.
    mutating func go(
        to step: Int, insteadOf undone: [String], isSame: Bool, wasMistake: Bool, hint: String?
    ) {
        var remark = self[step] ?? Remark(step: step)
        var next = Remark(step: step + 1)
        all.keepFirst(all.prefix { $0.step < step }.count)
        remark.hint = hint
        if isSame {
            next.replace(undone.dropFirst(), wasMistake: wasMistake)
        } else {
            remark.replace(undone, wasMistake: wasMistake)
        }
        for remark in [remark, next] where remark != Remark(step: remark.step) {
            all.append(remark)
        }
    }
}

extension StepRemarks: Decodable {
    init(from decoder: any Decoder) throws {
        let remarks = try [Remark](from: decoder)
        try decoder.require(
            zip(remarks, remarks.dropFirst()).allSatisfy { $0.step < $1.step }
                && remarks.allSatisfy(\.isSound),
            "Remarks must be in the order of their steps.")
        all = GrowingList(remarks)
    }
}

extension StepRemarks.Remark: Codable {
    private enum CodingKeys: String, CodingKey {
        case step, replaced, replacedCount, isMistake, hint
    }

    init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        step = try values.decode(Int.self, forKey: .step)
        replaced = try values.decodeIfPresent(String.self, forKey: .replaced)
        replacedCount = try values.decodeIfPresent(Int.self, forKey: .replacedCount) ?? 0
        isMistake = try values.decodeIfPresent(Bool.self, forKey: .isMistake) ?? false
        hint = try values.decodeIfPresent(String.self, forKey: .hint)
    }

    func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encode(step, forKey: .step)
        try values.encodeIfPresent(replaced, forKey: .replaced)
        if replacedCount > 0 { try values.encode(replacedCount, forKey: .replacedCount) }
        if isMistake { try values.encode(true, forKey: .isMistake) }
        try values.encodeIfPresent(hint, forKey: .hint)
    }

    fileprivate var isSound: Bool {
        step > 0 && SavedBounds.count.contains(step) && SavedBounds.count.contains(replacedCount)
    }
}
