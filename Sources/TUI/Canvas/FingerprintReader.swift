/// Computes the fingerprint of a canvas again and again. Each time, reads only the rows that were
/// written since the last time.
public struct FingerprintReader {
    /// The fingerprints of the rows.
    public private(set) var rows: [UInt64] = []
    private var versions: [UInt32] = []
    private var identity: Canvas.Identity?
    private var columns = 0

    public init() {}

    /// Returns the current fingerprint of the canvas.
    public mutating func fingerprint(of canvas: borrowing Canvas) -> UInt64 {
        if canvas.rows != rows.count || canvas.columns != columns
            || canvas.identity !== identity
        {
            (identity, columns) = (canvas.identity, canvas.columns)
            rows = (0..<canvas.rows).map { canvas.fingerprint(ofRow: $0) }
            versions = (0..<canvas.rows).map { canvas.versions[$0] }
        } else {
            for row in rows.indices where versions[row] != canvas.versions[row] {
                rows[row] = canvas.fingerprint(ofRow: row)
                versions[row] = canvas.versions[row]
            }
        }
        return canvas.fingerprint(ofRows: rows)
    }
}
