/// A view that only places other views, with ``Page/place(_:in:)``. If a placed view changes, only
/// its area is drawn again. A placing view cannot draw anything itself.
public protocol PlacingView: View {}

extension PlacingView {
    public static var kind: ViewKind { .placing }
}
