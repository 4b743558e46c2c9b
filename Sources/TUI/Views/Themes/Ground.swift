/// The background below other views.
struct Ground: View, Equatable {
    func size(in offer: Size) -> Size { .zero }
    func draw(on page: inout Page) { page.fill(style: page.background) }
}
