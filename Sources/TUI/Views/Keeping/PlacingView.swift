/// A view that only places other views, with ``Page/place(_:in:)``, and draws nothing itself. If a
/// placed view changes, only its area is drawn again.
public protocol PlacingView: View {}

extension PlacingView {
    public static var kind: ViewKind { .placing }
}
