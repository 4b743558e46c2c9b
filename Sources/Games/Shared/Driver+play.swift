import Reactive

extension SharedSequence where SharingStrategy == DriverSharingStrategy, Element: Model {
    /// A game that commands play, and nothing else changes. The commands may depend on the game.
    public static func play(
        _ model: Element, commands: @escaping (Driver<Element>) -> Observable<Element.Command>
    ) -> Driver<Element> {
        .fold(model, apply: { $0.apply($1) }, commands: commands)
    }
}
