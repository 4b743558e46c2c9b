/// Views one after the other: what a row and a column have in common.
///
/// A view that does not stretch gets the length it wants, in order, as far as there is room. Others
/// share what is left by weight, to the last cell.
struct Line {
    let axis: Axis
    let spacing: Int
    let stretch: Stretch
    private let members: [Member]
    private let totalWeight: Int

    private struct Member {
        let view: any View
        let weight: Int
        let crossWeight: Int
    }

    /// The length that a view is given, and the size it wants then, if it was asked.
    private struct Share {
        var length = 0
        var wanted: Size?
    }

    init(_ axis: Axis, spacing: Int, _ views: [any View]) {
        self.axis = axis
        self.spacing = spacing.sane
        members = views.map { view in
            let stretch = view.stretch
            return Member(
                view: view, weight: axis.weight(stretch), crossWeight: axis.crossWeight(stretch))
        }
        totalWeight = members.reduce(0) { $0 + $1.weight }
        let most = axis.size(
            members.map(\.weight).max() ?? 0, members.map(\.crossWeight).max() ?? 0)
        stretch = Stretch(columns: most.columns, rows: most.rows)
    }

    /// Long enough that each has what it wants when the stretching ones share by weight.
    func size(in offer: Size) -> Size {
        let offer = offer.sane
        var length = gaps
        var breadth = 0
        var shared = 0
        for (member, share) in zip(members, shares(in: offer)) {
            let wanted = wanted(member, share, axis.breadth(offer))
            breadth = max(breadth, axis.breadth(wanted))
            if member.weight == 0 {
                length += share.length
            } else {
                let least = min(share.length, axis.length(wanted)) * totalWeight
                shared = max(shared, (least + member.weight - 1) / member.weight)
            }
        }
        return axis.size(length + shared, breadth)
    }

    /// `offset` says where a view stands that is less broad than the line.
    func draw(on page: inout Page, offset: (_ breadth: Int, _ room: Int) -> Int) {
        let room = page.size
        let breadth = axis.breadth(room)
        var start = 0
        for (member, share) in zip(members, shares(in: room)) {
            var own = breadth
            if member.crossWeight == 0 {
                own = min(breadth, axis.breadth(wanted(member, share, breadth)))
            }
            page.draw(
                member.view, in: axis.rect(at: start, offset(own, breadth), share.length, own))
            start += share.length + spacing
        }
    }

    func lengths(in room: Size) -> [Int] { shares(in: room).map(\.length) }

    private var gaps: Int { spacing * max(0, members.count - 1) }

    private func shares(in room: Size) -> [Share] {
        var shares = members.map { _ in Share() }
        var rest = max(0, axis.length(room) - gaps)
        for (index, member) in members.enumerated() where member.weight == 0 {
            let wanted = member.view.wanted(in: axis.size(rest, axis.breadth(room)))
            shares[index] = Share(length: min(rest, axis.length(wanted)), wanted: wanted)
            rest -= shares[index].length
        }
        var weight = 0
        var given = 0
        for (index, member) in members.enumerated() where member.weight > 0 {
            weight += member.weight
            let end = rest * weight / totalWeight
            shares[index].length = end - given
            given = end
        }
        return shares
    }

    /// No view is asked twice for the same room: in a deep tree that would be asking without end.
    private func wanted(_ member: Member, _ share: Share, _ breadth: Int) -> Size {
        share.wanted ?? member.view.wanted(in: axis.size(share.length, breadth))
    }
}
