import Reactive

/// A short message in the lower right corner, over everything else.
public struct Toast: CompositeView {
    private let text: String
    private let role: Role

    public init(_ text: String, _ role: Role = .accent) {
        self.text = text
        self.role = role
    }

    public var content: some View {
        Text(text, role).padding(left: 1, right: 1).background(.panel).border(.rounded, role)
            .atMost(columns: 48).aligned(.right, .bottom)
    }
}

extension ObservableType {
    /// Emits each element, and nil after `duration`, unless another element arrives before.
    ///
    ///     source        -a-----b-c---|
    ///     shown(for: 3) -a--n--b-c--n|
    public func shown(
        for duration: Duration, scheduler: any Scheduler
    ) -> Observable<Element?> {
        flatMapLatest { element in
            Observable<Element?>.just(element).concat(
                Observable<Element?>.just(nil).delaySubscription(duration, scheduler: scheduler))
        }
    }
}
