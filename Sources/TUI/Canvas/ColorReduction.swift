/// Reduces colors to those that the terminal can show.
struct ColorReduction {
    let depth: ColorDepth

    /// The brightness of the terminal's own background. If nil, the color of the text suggests it.
    let scheme: ColorScheme?

    /// Indicates whether a background may be one of the eight bright colors.
    private let hasBrightBackgrounds: Bool

    init(depth: ColorDepth, scheme: ColorScheme? = nil, hasBrightBackgrounds: Bool = true) {
        self.depth = depth
        self.scheme = scheme
        self.hasBrightBackgrounds = hasBrightBackgrounds
    }

    /// Returns the style in the available colors. Exact colors keep as much contrast as a reader
    /// needs. Removes bold where the brighter color would be hard to read.
    func reduced(_ style: Style) -> Style {
        var reduced = style
        reduced.foreground = nearest(to: style.foreground)
        reduced.background = hue(ofLight: style.background) ?? nearest(to: style.background)
        let isDim = !hasBrightBackgrounds && reduced.background.isIndex
        if isDim, reduced.background.value < 16 {
            reduced.background = .index(UInt8(reduced.background.value & 7))
        }
        guard style.foreground.isRGB, depth != .full, depth != .none else { return reduced }
        let ink = style.foreground.value
        let background = rgb(of: style.background) ?? Contrast.background(of: scheme, for: ink)
        let wanted = min(Contrast.between(ink, background), Contrast.readable)
        let paper = rgb(of: reduced.background) ?? background
        reduced.foreground = readable(reduced.foreground, near: ink, on: paper, wanted)
        if depth == .sixteen, style.attributes.contains(.bold) {
            let bright = rgb(of: reduced.foreground.bright) ?? ink
            if Contrast.between(bright, paper) < wanted { reduced.attributes.remove(.bold) }
        }
        return reduced
    }

    /// Returns the readable color nearest to an ink. Of sixteen colors, prefers one with a similar
    /// hue. A gray ink stays gray. If no color is readable on the background, returns the one with
    /// the most contrast.
    private func readable(
        _ nearest: Color, near ink: UInt32, on paper: UInt32, _ wanted: Double
    ) -> Color {
        if depth == .sixteen, let color = sameHue(as: ink, on: paper, wanted) { return color }
        if Contrast.between(rgb(of: nearest) ?? ink, paper) >= wanted { return nearest }
        let isGray = ink.isGray
        var best = (color: nearest, distance: Int.max)
        var most = (color: nearest, contrast: 0.0)
        for number in depth == .sixteen ? 0..<16 : 16..<256 {
            let index = UInt8(number)
            let value = ColorReduction.rgb(of: index)
            // Gray stays gray. Among sixteen colors, the nearest to a gray may be a blue.
            if isGray && !value.isGray { continue }
            let contrast = Contrast.between(value, paper)
            if contrast > most.contrast { most = (.index(index), contrast) }
            let distance = ColorReduction.distance(ink, value)
            if contrast >= wanted, distance < best.distance { best = (.index(index), distance) }
        }
        return best.distance == .max ? most.color : best.color
    }

    /// Returns the readable one of the first sixteen colors whose hue is nearest to that of an ink,
    /// so that red stays red. Nil for inks without a hue, for patterns that need not be readable,
    /// and if no color of a similar hue is readable.
    private func sameHue(as ink: UInt32, on paper: UInt32, _ wanted: Double) -> Color? {
        guard wanted >= 3, !ink.isGray else { return nil }
        // Slightly less contrast is better than another hue.
        let least = wanted * 0.97
        let hues: [(hue: Int, distance: Int, index: UInt8)] = (0..<16).compactMap { index in
            let value = ColorReduction.basic(index)
            let hue = value.angle(to: ink)
            guard !value.isGray, hue <= 60, Contrast.between(value, paper) >= least else {
                return nil
            }
            return (hue, ColorReduction.distance(ink, value), UInt8(index))
        }
        return hues.min { ($0.hue, $0.distance) < ($1.hue, $1.distance) }.map { .index($0.index) }
    }

    /// Returns the one of the first sixteen colors whose hue is nearest to that of a light
    /// background, so that light red does not become the gray of other cells. Nil for other
    /// backgrounds.
    private func hue(ofLight background: Color) -> Color? {
        guard depth == .sixteen, background.isRGB, background.value.isLightColor else { return nil }
        let (color, colors) = (background.value, (0..<16).map { ($0, ColorReduction.basic($0)) })
        return colors.filter { !$1.isGray }
            .min {
                ($0.1.angle(to: color), ColorReduction.distance($0.1, color))
                    < ($1.1.angle(to: color), ColorReduction.distance($1.1, color))
            }
            .map { .index(UInt8($0.0)) }
    }

    /// Returns the RGB value of a color, or nil for the terminal's default color.
    func rgb(of color: Color) -> UInt32? {
        if color.isRGB { return color.value }
        return color.isIndex ? ColorReduction.rgb(of: UInt8(color.value & 255)) : nil
    }

    /// Returns the available color that looks most similar.
    func nearest(to color: Color) -> Color {
        switch depth {
        case .full: color
        case .indexed: color.isRGB ? .index(ColorReduction.index(nearest: color.value)) : color
        case .sixteen: reducedToSixteen(color)
        case .none: .default
        }
    }

    private func reducedToSixteen(_ color: Color) -> Color {
        if color.isRGB { return .index(ColorReduction.basicIndex(nearest: color.value)) }
        guard color.isIndex && color.value > 15 else { return color }
        return .index(
            ColorReduction.basicIndex(nearest: ColorReduction.rgb(of: UInt8(color.value))))
    }

    /// Returns the xterm value of a palette entry, as 0xRRGGBB.
    static func rgb(of index: UInt8) -> UInt32 {
        switch index {
        case 0..<16:
            return basic(Int(index))
        case 16..<232:
            let place = UInt32(index) - 16
            return level(place / 36) << 16 | level(place / 6 % 6) << 8 | level(place % 6)
        default:
            return (8 + 10 * (UInt32(index) - 232)) * 0x1_0101
        }
    }

    /// Returns the color of the cube or of the gray ramp that looks most similar. A gray stays
    /// gray, and another color keeps its hue if possible. Does not use the first sixteen, because
    /// the user defines them.
    static func index(nearest color: UInt32) -> UInt8 {
        let (red, green, blue) = (color >> 16 & 255, color >> 8 & 255, color & 255)
        let place = 36 * step(red) + 6 * step(green) + step(blue)
        let mean = (red + green + blue) / 3
        // A color with almost no hue becomes gray. The nearest color may have a hue, which would
        // turn the face of a card yellow.
        let cube = UInt8(16 + (color.isGray ? 43 * step(mean) : place))
        // A color with a hue keeps it. With the nearest color, all dark colors would become the
        // same gray.
        if !color.isGray, !rgb(of: cube).isGray {
            return rgb(of: cube).hasHue(of: color) ? cube : corner(nearest: color) ?? cube
        }
        let gray = UInt8(232 + (mean < 8 ? 0 : min(23, (mean - 3) / 10)))
        return distance(color, rgb(of: cube)) <= distance(color, rgb(of: gray)) ? cube : gray
    }

    /// Returns the nearest color of the same hue among the corners of the small cube around a
    /// color, or nil if no corner has this hue.
    private static func corner(nearest color: UInt32) -> UInt8? {
        func steps(_ level: UInt32) -> [UInt32] {
            let step = step(level)
            let isAbove = level > self.level(step) && step < 5
            return isAbove ? [step, step + 1] : [step == 0 ? 0 : step - 1, step]
        }
        var best: (index: UInt8, distance: Int)?
        for red in steps(color >> 16 & 255) {
            for green in steps(color >> 8 & 255) {
                for blue in steps(color & 255) {
                    let index = UInt8(16 + 36 * red + 6 * green + blue)
                    let value = rgb(of: index)
                    let distance = distance(color, value)
                    guard !value.isGray, value.hasHue(of: color), distance < best?.distance ?? .max
                    else { continue }
                    best = (index, distance)
                }
            }
        }
        return best?.index
    }

    static func basicIndex(nearest color: UInt32) -> UInt8 {
        var best = 0
        for candidate in 1..<16
        where distance(color, basic(candidate)) < distance(color, basic(best)) {
            best = candidate
        }
        return UInt8(best)
    }

    private static func level(_ step: UInt32) -> UInt32 { step == 0 ? 0 : 55 + 40 * step }

    private static func step(_ level: UInt32) -> UInt32 {
        level < 48 ? 0 : level < 115 ? 1 : (level - 35) / 40
    }

    /// Returns the distance of two colors, weighted like human vision: green most, blue least.
    private static func distance(_ one: UInt32, _ other: UInt32) -> Int {
        let red = Int(one >> 16 & 255) - Int(other >> 16 & 255)
        let green = Int(one >> 8 & 255) - Int(other >> 8 & 255)
        let blue = Int(one & 255) - Int(other & 255)
        return 3 * red * red + 6 * green * green + blue * blue
    }

    private static func basic(_ index: Int) -> UInt32 {
        switch index {
        case 0: 0x000000
        case 1: 0xcd0000
        case 2: 0x00cd00
        case 3: 0xcdcd00
        case 4: 0x0000ee
        case 5: 0xcd00cd
        case 6: 0x00cdcd
        case 7: 0xe5e5e5
        case 8: 0x7f7f7f
        case 9: 0xff0000
        case 10: 0x00ff00
        case 11: 0xffff00
        case 12: 0x5c5cff
        case 13: 0xff00ff
        case 14: 0x00ffff
        default: 0xffffff
        }
    }
}

extension UInt32 {
    /// Indicates whether a color, as 0xRRGGBB, has almost no hue.
    fileprivate var isGray: Bool {
        let (red, green, blue) = (self >> 16 & 255, self >> 8 & 255, self & 255)
        let most = Swift.max(red, Swift.max(green, blue))
        let least = Swift.min(red, Swift.min(green, blue))
        return most - least < 28
    }

    /// Indicates whether a color, as 0xRRGGBB, is light and has a clear hue.
    fileprivate var isLightColor: Bool {
        let channels = [self >> 16 & 255, self >> 8 & 255, self & 255]
        let (most, least) = (channels.max() ?? 0, channels.min() ?? 0)
        return most >= 200 && most - least >= 80
    }

    /// Returns whether two colors are of almost the same hue.
    fileprivate func hasHue(of other: UInt32) -> Bool { angle(to: other) <= 15 }

    /// Returns the difference of two hues, in degrees.
    fileprivate func angle(to other: UInt32) -> Int {
        let apart = abs(hue - other.hue)
        return Swift.min(apart, 360 - apart)
    }

    /// The hue of a color, as 0xRRGGBB, in degrees; 0 for gray.
    fileprivate var hue: Int {
        let (red, green, blue) = (Int(self >> 16 & 255), Int(self >> 8 & 255), Int(self & 255))
        let most = Swift.max(red, green, blue)
        let chroma = most - Swift.min(red, green, blue)
        if chroma == 0 { return 0 }
        if most == red { return ((green - blue) * 60 / chroma + 360) % 360 }
        return most == green
            ? 120 + (blue - red) * 60 / chroma : 240 + (red - green) * 60 / chroma
    }
}
