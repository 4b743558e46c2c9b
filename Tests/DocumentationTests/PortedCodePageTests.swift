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

/// The only name; an error if there is none, or if there are several.
func onlyName(_ names: Observable<String>) -> Single<String> { names.asSingle() }

@Test func `one name is the result, and two are an error`() {
    let scenario = Scenario(
        """
        one   -a-|
        only  ---(a|)
        two   -ab|
        none  --(x|)
        """)
    scenario.hear("only", onlyName(scenario.hot("one")))
    scenario.hear("none", onlyName(scenario.hot("two")).asObservable().catchAndReturn("x"))
    #expect(scenario.played == scenario.written)
}
