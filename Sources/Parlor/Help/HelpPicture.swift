import TUI

struct HelpPicture: CompositeView {
    let scene: HelpScene

    private var words: Words { scene.words }
    private var page: HelpPage { scene.page }

    var content: some View {
        Reader { room in
            let panel = Panel(words.help.title, border: .rounded, padding: 2) {
                ScrollView(.text, in: scene.controls) { text }
            }
            .atMost(columns: 76)
            Column {
                panel.aligned(.center, .top).stretching(columns: 1, rows: 1)
                // A page that fits in the window does not scroll, so the bar omits the keys for
                // scrolling.
                scene.bar(hasOwnKeys: panel.size(in: room).rows >= room.rows)
            }
        }
    }

    private var text: some View {
        Column(spacing: 1) {
            Text(words.help.keys, .title)
            KeyRows(keys: scene.helpKeys.now)
            if !scene.helpKeys.later.isEmpty {
                Text(words.help.otherKeys, .title)
                KeyRows(keys: scene.helpKeys.later)
            }
            if !page.rules.isEmpty || !page.chapters.isEmpty { Text(words.help.rules, .title) }
            if !page.sketch.isEmpty { SketchView(sketch: page.sketch) }
            for paragraph in page.rules { Text(paragraph).wrapped() }
            for chapter in page.chapters {
                Text(chapter.title, .accent)
                for paragraph in chapter.rules { Text(paragraph).wrapped() }
            }
            Text(words.settings.mouse, .title)
            for paragraph in words.help.mouse { Text(paragraph).wrapped() }
        }
    }
}
