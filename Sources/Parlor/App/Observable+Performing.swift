import Reactive

extension Observable {
    /// Calls a function with each element, and emits nothing.
    func performing<Other>(_ body: @escaping (Element) -> Void) -> Observable<Other> {
        compactMap { element in
            body(element)
            return nil
        }
    }
}
