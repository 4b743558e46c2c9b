import Games
import TUI

/// The table and its cards. Marks are drawn as frames around cards. Moving cards are drawn on top
/// of the others, and dragged cards on top of all.
struct KlondikeTable: CompositeView, Equatable {
    let shown: Shown
    let deck: KlondikeDeck
    let top: KlondikeLayout.Top

    /// The part of a scene that a table shows. The clock is not part of it, so that a new second
    /// does not change the table.
    struct Shown: Equatable {
        let faces: Klondike.Faces
        let hand: Klondike.Hand?
        let hint: Klondike.Hint?
        let pastStep: Klondike.PastStep?
        let redealsLeft: Int?
        let targets: [Klondike.CardPlace]
        let isOpen: Bool
        /// The focused spot of the table; nil while a dialog is open.
        let focus: Klondike.Spot?
        let flights: KlondikeFlights
        let grip: Grip?
        let cascade: KlondikeCascade?
        let refusal: RefusedAction<Klondike.Refusal, Klondike.Spot>?
    }

    init(scene: KlondikeScene, deck: KlondikeDeck, stock side: StockSideChoice) {
        let seen = scene.seen
        top = .stock(side, seen.request.rules.draw)
        shown = Shown(
            faces: seen.faces, hand: seen.hand, hint: seen.hint, pastStep: seen.pastStep,
            redealsLeft: seen.redealsLeft, targets: scene.targets, isOpen: scene.isOpen,
            focus: scene.shownDialog == nil && !scene.lookBack.isOpen ? scene.focus : nil,
            flights: scene.flights,
            grip: scene.grip,
            cascade: scene.life.end == .dialogClosed || scene.lookBack.isOpen
                ? nil : scene.cascade,
            refusal: scene.life.refusal)
        self.deck = deck
    }

    var content: some View { KlondikeSpots(shown: shown, deck: deck, top: top) }
}
