import TUI

/// Events in the notation of the corpus (see the head of `input-corpus.tsv`).
func notation(_ events: [TerminalEvent]) -> String {
    events.map(notation).joined(separator: " , ")
}

private func notation(_ event: TerminalEvent) -> String {
    switch event {
    case .key(let press): notation(press)
    case .text(let text): "text(\(text))"
    case .mouse(let mouse): notation(mouse)
    case .paste(let text): "paste(\"\(escaped(text))\")"
    case .focus(let isIn): "focus(\(isIn ? "in" : "out"))"
    case .resize(let size):
        "resize(\(size.rows),\(size.columns)"
            + (size.pixels.map { ",\($0.height),\($0.width)" } ?? "") + ")"
    case .colorScheme(let scheme): "color_scheme(\(scheme))"
    case .reply(let reply): notation(reply)
    case .illFormed(let bytes): "invalid(\(hex(bytes)))"
    case .unknown: "unknown"
    }
}

private func escaped(_ text: String) -> String {
    text.replacing("\n", with: "\\n").replacing("\u{1B}", with: "\\e")
}

private func hex(_ bytes: UInt32) -> String {
    let digits = String(bytes, radix: 16)
    return digits.count.isMultiple(of: 2) ? digits : "0" + digits
}

// MARK: Keys

private func notation(_ press: KeyPress) -> String {
    var result = "key(" + prefix(press.modifiers) + name(press.key) + ")"
    if let text = press.text {
        let isPlain = text.unicodeScalars.allSatisfy { $0 != " " && isPrintable($0) }
        let codes = text.unicodeScalars.map(code).joined(separator: " ")
        result += ";text=" + (isPlain ? text : codes)
    }
    if press.kind != .press { result += ";type=\(press.kind)" }
    let locks = [(Locks.caps, "caps"), (.num, "num")].filter { press.locks.contains($0.0) }
    if !locks.isEmpty { result += ";locks=" + locks.map(\.1).joined(separator: "+") }
    if let base = press.base { result += ";base=\(base)" }
    return result
}

private func names(_ modifiers: Modifiers) -> [String] {
    let all: [(Modifiers, String)] = [
        (.control, "ctrl"), (.alt, "alt"), (.shift, "shift"), (.super, "super"),
        (.hyper, "hyper"), (.meta, "meta"),
    ]
    return all.filter { modifiers.contains($0.0) }.map(\.1)
}

private func prefix(_ modifiers: Modifiers) -> String {
    names(modifiers).map { $0 + "+" }.joined()
}

private func name(_ key: Key) -> String {
    switch key {
    case .character(" "): "space"
    case .character(let character):
        isPrintable(character) ? String(character) : code(character)
    case .function(let number): "f\(number)"
    case .keypad(let key): "kp_" + (key.rawValue < 10 ? "\(key.rawValue)" : snake("\(key)"))
    case .media(let key):
        switch key {
        case .lowerVolume, .raiseVolume: snake("\(key)")
        case .mute: "mute_volume"
        case .nextTrack: "media_track_next"
        case .previousTrack: "media_track_previous"
        default: "media_" + snake("\(key)")
        }
    case .modifier(.level3Shift): "iso_level3_shift"
    case .modifier(.level5Shift): "iso_level5_shift"
    case .modifier(let key): snake("\(key)")
    case .escape: "esc"
    case .pageUp, .pageDown: "\(key)".lowercased()
    default: snake("\(key)")
    }
}

/// `pageUp` of the keypad is one word in the corpus, and `playPause` is two.
private func snake(_ name: String) -> String {
    if name.hasPrefix("page") { return name.lowercased() }
    return name.reduce(into: "") { $0 += $1.isUppercase ? "_" + $1.lowercased() : String($1) }
}

private func code(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16).uppercased()
    return "U+" + String(repeating: "0", count: max(4 - digits.count, 0)) + digits
}

private func isPrintable(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .nonspacingMark, .enclosingMark, .unassigned, .surrogate: false
    default: true
    }
}

// MARK: Mouse

private func notation(_ mouse: Mouse) -> String {
    let action =
        switch mouse.action {
        case .press(let button): "press,\(name(button))"
        case .release(let button): "release,\(button.map(name) ?? "unknown")"
        case .drag(let button): "drag,\(name(button))"
        case .move: "move,none"
        case .wheel(let direction): "wheel_\(direction)"
        }
    let modifiers = names(mouse.modifiers).joined(separator: "+")
    let held = modifiers.isEmpty ? "" : ",mods=" + modifiers
    return "mouse(\(action),\(mouse.column),\(mouse.row)\(held))"
}

private func name(_ button: Mouse.Button) -> String {
    if case .other(let number) = button { "button\(number)" } else { "\(button)" }
}

// MARK: Replies

private func notation(_ reply: Reply) -> String {
    switch reply {
    case .cursor(let row, let column): "cpr(\(row),\(column))"
    case .primaryAttributes(let numbers): "da1(\(list(numbers)))"
    case .secondaryAttributes(let numbers): "da2(\(list(numbers)))"
    case .tertiaryAttributes(let text): "da3(\(text))"
    case .version(let text): "xtversion(\(text))"
    case .mode(let mode, let setting): "decrpm(\(mode),\(setting.rawValue))"
    case .ansiMode(let mode, let setting): "ansi_decrpm(\(mode),\(setting.rawValue))"
    case .graphicsAttribute(let item, let status, let values):
        "xtsmgraphics(\(list([item, status] + values)))"
    case .keyboardFlags(let flags): "kitty_flags(\(flags))"
    case .modifyOtherKeys(let level): "modify_other_keys(\(level))"
    case .color(let slot, let color): "osc_color(\(slot),\(channels(color)))"
    case .paletteColor(let index, let color): "osc_palette(\(index),\(channels(color)))"
    case .clipboard(let selection, let text): "clipboard(\(selection),\"\(text)\")"
    case .isWell: "dsr_ok"
    case .textArea(let rows, let columns): "text_area_cells(\(rows),\(columns))"
    case .textAreaPixels(let size): "text_area_pixels(\(size.height),\(size.width))"
    case .cellPixels(let size): "cell_pixels(\(size.height),\(size.width))"
    case .capability(let name, let value): "xtgettcap(\(name)\(value.map { "=" + $0 } ?? ""))"
    case .noCapability(let name): "xtgettcap_invalid(\(name))"
    case .setting(let text): text.map { "decrqss(\($0))" } ?? "decrqss_invalid()"
    case .graphics(let keys, let message): "kitty_graphics(\(keys),\(message))"
    }
}

private func list(_ numbers: [Int]) -> String {
    numbers.map { "\($0)" }.joined(separator: ",")
}

private func channels(_ color: RGB16) -> String {
    "\(color.red),\(color.green),\(color.blue)"
}
