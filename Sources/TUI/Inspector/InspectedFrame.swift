#if INSPECTOR
    /// The values that determine a picture. The inspector can therefore draw it again at any time.
    struct InspectedFrame {
        let view: any View
        let time: Duration
        let settled: Duration
        let size: Size
        let theme: Theme
        let reducesMotion: Bool

        /// The picture at `time`.
        var picture: Snapshot {
            var page = Page(columns: size.columns, rows: size.rows, theme: theme)
            (page.settled, page.reducesMotion) = (settled, reducesMotion)
            page.show(view, at: time)
            return Snapshot(page.canvas)
        }
    }
#endif
