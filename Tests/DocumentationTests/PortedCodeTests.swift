import ReactiveTesting
import RxCompatibility
import Testing

// The code on the page of RxCompatibility, as in the document.

/// Whether the latest name has been saved.
func saved(
    _ names: Observable<String>, save: @escaping (String) -> Completable
) -> Infallible<Bool> {
    names.flatMapLatest { name in save(name).andThen(.just(true)) }
        .asInfallible(onErrorJustReturn: false)
}

private struct IsFull: Error {}

@Test func `a name is saved, and a full disk ends the stream with an error`() {
    let scenario = Scenario(
        """
        names     -a-b-
        saved     -y-(n|)
        """)
    let saved = saved(scenario.hot("names")) { name in
        name == "a" ? .empty() : .error(IsFull())
    }
    scenario.hear("saved", saved.map { $0 ? "y" : "n" })
    #expect(scenario.played == scenario.written)
}
