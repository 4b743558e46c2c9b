func handMerge<Element>(_ streams: [Hand<Element>]) -> Hand<Element> {
    Hand { downstream in
        let cancels = streams.map { $0.subscribe(downstream) }
        return HandCancel { for cancel in cancels { cancel.cancel() } }
    }
}

func handCombine<A, B, Result>(
    _ a: Hand<A>, _ b: Hand<B>, _ join: @escaping (A, B) -> Result
) -> Hand<Result> {
    Hand { downstream in
        var lastA: A?
        var lastB: B?
        let first = a.subscribe {
            lastA = $0
            if let lastB { downstream(join($0, lastB)) }
        }
        let second = b.subscribe {
            lastB = $0
            if let lastA { downstream(join(lastA, $0)) }
        }
        return HandCancel {
            first.cancel()
            second.cancel()
        }
    }
}

func handCombine<A, B, C, D, Result>(
    _ a: Hand<A>, _ b: Hand<B>, _ c: Hand<C>, _ d: Hand<D>,
    _ join: @escaping (A, B, C, D) -> Result
) -> Hand<Result> {
    Hand { downstream in
        var lastA: A?
        var lastB: B?
        var lastC: C?
        var lastD: D?
        func emit() {
            if let lastA, let lastB, let lastC, let lastD {
                downstream(join(lastA, lastB, lastC, lastD))
            }
        }
        let cancels = [
            a.subscribe {
                lastA = $0
                emit()
            },
            b.subscribe {
                lastB = $0
                emit()
            },
            c.subscribe {
                lastC = $0
                emit()
            },
            d.subscribe {
                lastD = $0
                emit()
            },
        ]
        return HandCancel { for cancel in cancels { cancel.cancel() } }
    }
}

func handCombine<A, B, C, D, E, F, G, H, Result>(
    _ a: Hand<A>, _ b: Hand<B>, _ c: Hand<C>, _ d: Hand<D>,
    _ e: Hand<E>, _ f: Hand<F>, _ g: Hand<G>, _ h: Hand<H>,
    _ join: @escaping (A, B, C, D, E, F, G, H) -> Result
) -> Hand<Result> {
    Hand { downstream in
        var lastA: A?
        var lastB: B?
        var lastC: C?
        var lastD: D?
        var lastE: E?
        var lastF: F?
        var lastG: G?
        var lastH: H?
        func emit() {
            if let lastA, let lastB, let lastC, let lastD,
                let lastE, let lastF, let lastG, let lastH
            {
                downstream(
                    join(lastA, lastB, lastC, lastD, lastE, lastF, lastG, lastH))
            }
        }
        let cancels = [
            a.subscribe {
                lastA = $0
                emit()
            },
            b.subscribe {
                lastB = $0
                emit()
            },
            c.subscribe {
                lastC = $0
                emit()
            },
            d.subscribe {
                lastD = $0
                emit()
            },
            e.subscribe {
                lastE = $0
                emit()
            },
            f.subscribe {
                lastF = $0
                emit()
            },
            g.subscribe {
                lastG = $0
                emit()
            },
            h.subscribe {
                lastH = $0
                emit()
            },
        ]
        return HandCancel { for cancel in cancels { cancel.cancel() } }
    }
}

func handWithLatest<A, B, Result>(
    _ a: Hand<A>, _ b: Hand<B>, _ join: @escaping (A, B) -> Result
) -> Hand<Result> {
    Hand { downstream in
        var lastB: B?
        let second = b.subscribe { lastB = $0 }
        let first = a.subscribe { if let lastB { downstream(join($0, lastB)) } }
        return HandCancel {
            first.cancel()
            second.cancel()
        }
    }
}

func handSwitch<A, B>(_ a: Hand<A>, _ selector: @escaping (A) -> Hand<B>) -> Hand<B> {
    Hand { downstream in
        var inner: HandCancel?
        let outer = a.subscribe {
            inner?.cancel()
            inner = selector($0).subscribe(downstream)
        }
        return HandCancel {
            outer.cancel()
            inner?.cancel()
        }
    }
}

/// Flattens streams. Stores every inner subscription until the outer one ends.
func handFlatMap<A, B>(_ a: Hand<A>, _ selector: @escaping (A) -> Hand<B>) -> Hand<B> {
    Hand { downstream in
        var inner: [HandCancel] = []
        let outer = a.subscribe {
            let cancel = selector($0).subscribe(downstream)
            if !cancel.isOver { inner.append(cancel) }
        }
        return HandCancel {
            outer.cancel()
            for cancel in inner { cancel.cancel() }
        }
    }
}
