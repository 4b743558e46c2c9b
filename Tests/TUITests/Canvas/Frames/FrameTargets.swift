extension FrameSequence {
    static let sizes = [(columns: 80, rows: 24), (columns: 200, rows: 60)]

    /// The number of frames: the first, which is not measured, and the measured ones.
    static let count = 201

    /// The checksums of all frames of a sequence, by size.
    static let checksums: [Kind: [UInt64]] = [
        .repaint: [0xc9a8_6698_079c_ff3a, 0xfed4_648e_22b0_98de],
        .noise: [0xf763_1889_49ef_5a3b, 0x3e7a_fac4_2f2e_7ac6],
        .onecell: [0xf395_071a_d532_c636, 0xcd5a_cd26_2a9f_4a29],
        .sudoku: [0x4d4f_d3d6_644d_5851, 0x2048_4a51_293f_4c51],
        .card: [0x8178_9182_834d_2d99, 0xb36f_85f4_198e_24c2],
        .scroll: [0x74da_0dec_e8d9_8408, 0x247f_0997_681d_e6a4],
        .idle: [0x3627_8df0_8e1f_8dd7, 0x854e_2e65_6019_52b7],
        .wide: [0x9d2f_587e_35a2_f5af, 0x29ec_4976_a326_7d76],
        .log: [0x8284_0a1e_e14b_0de5, 0x879c_aed0_ece1_af5f],
    ]

    /// The maximum mean number of bytes of a measured frame, without mode 2026: by size in 256
    /// colors, then by size in RGB.
    static let targets: [Kind: [Double]] = [
        .repaint: [3450, 20300, 3650, 20500], .noise: [37700, 235000, 65000, 406000],
        .onecell: [13, 14, 23, 24], .sudoku: [305, 310, 345, 350], .card: [145, 145, 155, 155],
        .scroll: [84, 84, 104, 104], .idle: [0, 0, 0, 0], .wide: [190, 220, 200, 230],
        .log: [460, 1780, 525, 1870],
    ]
}
