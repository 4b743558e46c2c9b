/// The uses of the keys of mines, one word each.
struct MinesKeyWords: Phrasebook {
    let language: Language

    var open: String { say(.open) }
    var flag: String { say(.flag) }
    var hint: String { say(.hint) }
}
