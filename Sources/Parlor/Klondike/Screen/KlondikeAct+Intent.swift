import Games
import TUI

extension KlondikeAct {
    /// The act of a gesture.
    init?(intent: Intent<KlondikeSpot>) {
        switch intent {
        case .press(.button(let act), _, .left, _), .press(.key(let act), _, .left, _): self = act
        case .press(.table(let spot), _, .right, _): self = .send(spot)
        case .press(.table(let spot), let count, .left, _):
            // The stock is turned as often as it is clicked, however fast.
            let isDouble = count.isMultiple(of: 2) && spot != .place(.stock)
            self = isDouble ? .tapTwice(spot) : .tap(spot)
        case .lift(.table(let spot), _): self = .lift(spot)
        case .drag(_, let target, _): self = .play(.over(target?.place))
        case .drop(_, let target, _): self = .play(.drop(target?.place))
        case .cancel: self = .play(.cancel)
        default: return nil
        }
    }
}
