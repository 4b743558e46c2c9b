extension MinesGame {
    public var clockOrigin: Duration? { watch.origin }
}
