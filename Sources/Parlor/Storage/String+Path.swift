extension String {
    /// The path, reduced to the names of the file and of its directory. A recording may be shared,
    /// so it must not show the full path.
    var withoutFullPath: String {
        (["…"] + split(separator: "/").suffix(2)).joined(separator: "/")
    }
}
