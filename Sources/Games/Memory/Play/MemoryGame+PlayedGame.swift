extension MemoryGame {
    public var clockOrigin: Duration? { clock.watch.origin }
}
