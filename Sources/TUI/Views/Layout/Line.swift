/// The common layout of rows and columns: views in a line.
///
/// Views that do not stretch get the length that they want, in order, until the space is used up.
/// Stretching views share the remaining length by weight, to the last cell. With spacers,
/// stretching views get only the length that they want, and the spacers share the rest.
struct Line {
    let axis: Axis
    let spacing: Int
    private let content: Content
    var stretch: Stretch { content.weights.stretch }

    /// The views, with their weights, which are computed at the first layout. Sizes and shares are
    /// computed once for each size that the line is offered.
    private final class Content {
        let views: [any View]
        let axis: Axis
        private(set) lazy var weights = Weights(of: views, along: axis)
        var sizes = KnownSizes<Size>()
        var shares = KnownSizes<[Share]>()

        init(_ views: [any View], _ axis: Axis) { (self.views, self.axis) = (views, axis) }
    }

    private struct Member {
        let weight: Int
        let crossWeight: Int
        let isSpacer: Bool
    }

    /// The length that a view gets, and the size that it wants at that length; nil until it is
    /// computed.
    private struct Share {
        var length = 0
        var wanted: Size?
    }

    private struct Weights {
        let members: [Member]
        let total, spacers: Int
        let stretch: Stretch

        init(of views: [any View], along axis: Axis) {
            var members: [Member] = []
            members.reserveCapacity(views.count)
            var (total, spacers, most, crossMost) = (0, 0, 0, 0)
            for view in views {
                let stretch = view.stretch
                let (weight, crossWeight) = (axis.weight(stretch), axis.crossWeight(stretch))
                let isSpacer = stretch.along > 0 && weight == stretch.along.clampedToCanvas
                members.append(
                    Member(weight: weight, crossWeight: crossWeight, isSpacer: isSpacer))
                total += weight
                if isSpacer { spacers += weight }
                most = max(most, weight)
                crossMost = max(crossMost, crossWeight)
            }
            (self.members, self.total, self.spacers) = (members, total, spacers)
            let size = axis.size(most, crossMost)
            stretch = Stretch(columns: size.columns, rows: size.rows)
        }
    }

    init(_ axis: Axis, spacing: Int, _ views: [any View]) {
        (self.axis, self.spacing) = (axis, spacing.clampedToCanvas)
        content = Content(views, axis)
    }

    /// Returns the minimum size in which every view gets the space that it wants. Stretching views
    /// share the rest by weight.
    func size(in offer: Size) -> Size {
        let offer = offer.clampedToCanvas
        if let known = content.sizes.result(for: offer) { return known }
        let size = measure(offer)
        content.sizes.add(size, for: offer)
        return size
    }

    private func measure(_ offer: Size) -> Size {
        let weights = content.weights
        let shares = shares(in: offer)
        var length = gaps
        var breadth = 0
        var shared = 0
        for (index, member) in weights.members.enumerated() {
            let share = shares[index]
            let wanted = wanted(index, share, axis.breadth(offer))
            breadth = max(breadth, axis.breadth(wanted))
            if member.weight == 0 {
                length += share.length
            } else {
                let least = min(share.length, axis.length(wanted)) * weights.total
                shared = max(shared, (least + member.weight - 1) / member.weight)
            }
        }
        return axis.size(length + shared, breadth)
    }

    /// Draws the views. `offset` returns the position of a view across the line, from the breadth
    /// of the view and that of the line.
    func draw(on page: inout Page, offset: (_ breadth: Int, _ room: Int) -> Int) {
        let room = page.size
        let breadth = axis.breadth(room)
        let weights = content.weights
        let shares = shares(in: room)
        var start = 0
        for (index, member) in weights.members.enumerated() {
            let share = shares[index]
            var own = breadth
            if member.crossWeight == 0 {
                own = min(breadth, axis.breadth(wanted(index, share, breadth)))
            }
            page.place(
                content.views[index],
                in: axis.rect(at: start, offset(own, breadth), share.length, own))
            start += share.length + spacing
        }
    }

    func lengths(in room: Size) -> [Int] { shares(in: room).map(\.length) }

    private var gaps: Int { spacing * max(0, content.views.count - 1) }

    private func shares(in room: Size) -> [Share] {
        if let known = content.shares.result(for: room) { return known }
        let shares = share(room, content.weights)
        content.shares.add(shares, for: room)
        return shares
    }

    private func share(_ room: Size, _ weights: Weights) -> [Share] {
        let members = weights.members
        var shares = [Share](repeating: Share(), count: members.count)
        var rest = max(0, axis.length(room) - gaps)
        for index in members.indices where members[index].weight == 0 {
            let offer = axis.size(rest, axis.breadth(room))
            let wanted = content.views[index].wantedSize(in: offer)
            let length = min(rest, axis.length(wanted))
            shares[index] = Share(length: length, wanted: wanted)
            rest -= length
        }
        if weights.total == 0 { return shares }
        share(rest, byWeightOf: weights.total, in: &shares, among: members) { $0.weight > 0 }
        if weights.spacers == 0 || weights.spacers == weights.total { return shares }
        var most = shares
        share(rest, byWeightOf: weights.total - weights.spacers, in: &most, among: members) {
            $0.weight > 0 && !$0.isSpacer
        }
        for index in members.indices where members[index].weight > 0 && !members[index].isSpacer {
            let offer = axis.size(most[index].length, axis.breadth(room))
            let wanted = content.views[index].wantedSize(in: offer)
            let least = min(most[index].length, axis.length(wanted))
            shares[index] = Share(length: max(shares[index].length, least), wanted: wanted)
            rest -= shares[index].length
        }
        let full = members.indices.filter {
            members[$0].weight > 0 && !members[$0].isSpacer && shares[$0].length == most[$0].length
        }
        extend(full, of: members, by: &rest, across: axis.breadth(room), in: &shares)
        share(rest, byWeightOf: weights.spacers, in: &shares, among: members) { $0.isSpacer }
        return shares
    }

    /// Gives the remaining length to the members that fill their shares, up to what they want.
    private func extend(
        _ full: [Int], of members: [Member], by rest: inout Int, across breadth: Int,
        in shares: inout [Share]
    ) {
        var full = full
        while rest > 0, !full.isEmpty {
            let weight = full.reduce(0) { $0 + members[$1].weight }
            let spare = rest
            full = full.filter { index in
                let length = shares[index].length
                let offer = length + min(rest, max(1, spare * members[index].weight / weight))
                let wanted = content.views[index].wantedSize(in: axis.size(offer, breadth))
                let new = max(length, min(offer, axis.length(wanted)))
                shares[index] = Share(length: new, wanted: wanted)
                rest -= new - length
                return new == offer
            }
        }
    }

    /// Shares a length among some members by their weights.
    private func share(
        _ length: Int, byWeightOf total: Int, in shares: inout [Share], among members: [Member],
        where isMember: (Member) -> Bool
    ) {
        var weight = 0
        var given = 0
        for index in members.indices where isMember(members[index]) {
            weight += members[index].weight
            let end = length * weight / total
            shares[index].length = end - given
            given = end
        }
    }

    /// Returns the size that a view wants, which is computed once for the same space. Otherwise,
    /// the number of calls would grow exponentially with the depth of a tree.
    private func wanted(_ index: Int, _ share: Share, _ breadth: Int) -> Size {
        share.wanted ?? content.views[index].wantedSize(in: axis.size(share.length, breadth))
    }
}
