import Games

extension SudokuExample {
    /// The example of each technique that has one. Each is searched for once.
    static let byTechnique = Dictionary(
        uniqueKeysWithValues: SudokuTechnique.allCases.compactMap { technique in
            SudokuExample(technique).map { (technique, $0) }
        })
}
