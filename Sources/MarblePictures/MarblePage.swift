import Reactive

/// An HTML page of marble diagrams with sliders. With a slider or the arrow keys, the reader
/// chooses a tick, and the page shows the last event of each stream up to that tick. The page loads
/// no other files.
public struct MarblePage: Sendable {
    public let title: String
    public let diagrams: [MarbleDiagram]

    public init(title: String, diagrams: [MarbleDiagram]) {
        (self.title, self.diagrams) = (title, diagrams)
    }

    public var html: String {
        """
        <!doctype html>
        <html lang="en"><head><meta charset="utf-8"><title>\(title.escapedForXML)</title>
        <style>
        body{font:14px sans-serif;margin:24px;max-width:960px}
        .bar{position:sticky;top:0;background:#fff;padding:8px 0;border-bottom:1px solid #d0d7de}
        input{width:100%}
        td{vertical-align:top;padding:2px 12px 2px 0;font:12px monospace;white-space:pre-wrap}
        .later{opacity:.25}.c.now{fill:rgba(255,212,0,.25)}
        \(MarbleDiagram.style)
        </style></head><body>
        \(diagrams.map(section).joined())<script>
        \(Self.script)
        </script></body></html>

        """
    }

    /// Returns a diagram with its slider, and the last event of each stream up to each tick.
    private func section(_ diagram: MarbleDiagram) -> String {
        let drawing = diagram.drawing(top: 0)
        let columns = diagram.lines().joined()
        var last = diagram.streams.map { _ in "" }
        var moments = ""
        for (number, column) in columns.enumerated() {
            for (place, stream) in diagram.streams.enumerated() {
                let said = stream.events.filter { $0.time == column.tick }.map { event in
                    switch event.value {
                    case .next(let symbol):
                        stream.legend.first { $0.symbol == symbol }?.text ?? symbol
                    case .completed: "|"
                    case .error(let error): "# \(error)"
                    }
                }
                if !said.isEmpty { last[place] = said.joined(separator: "\n") }
            }
            let rows = zip(diagram.streams, last).map { stream, text in
                "<tr><td><b>\(stream.name.escapedForXML)</b></td><td>"
                    + text.split(separator: "\n").map { String($0).escapedForXML }
                    .joined(separator: "\n") + "</td></tr>"
            }
            moments +=
                "<table data-c=\"\(number)\" hidden>"
                + "<caption>\(diagram.label(column.tick).escapedForXML)</caption>"
                + rows.joined() + "</table>\n"
        }
        return """
            <section><div class="bar"><input type="range" min="0" max="\(max(0, columns.count - 1))" \
            value="\(max(0, columns.count - 1))" aria-label="\(diagram.title.escapedForXML)">
            \(moments)</div>
            <svg width="\(MarbleDiagram.Measure.width)" height="\(drawing.height)">
            \(drawing.elements)</svg></section>

            """
    }

    private static let script = """
        for (const section of document.querySelectorAll("section")) {
          const slider = section.querySelector("input");
          const show = () => {
            const now = Number(slider.value);
            for (const table of section.querySelectorAll("table"))
              table.hidden = Number(table.dataset.c) !== now;
            for (const marble of section.querySelectorAll(".m[data-c]"))
              marble.classList.toggle("later", Number(marble.dataset.c) > now);
            for (const column of section.querySelectorAll(".c"))
              column.classList.toggle("now", Number(column.dataset.c) === now);
          };
          slider.addEventListener("input", show);
          for (const place of section.querySelectorAll(".m[data-c], .c"))
            place.addEventListener("click", () => { slider.value = place.dataset.c; show(); });
          show();
        }
        """
}
