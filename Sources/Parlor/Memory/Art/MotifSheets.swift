/// Pictures for the emoji of the memory game, in the order of their theme. A kiwi stands for the
/// green apple, which differs from the red apple mainly by its color. The letters are the colors of
/// `PixelPicture`.
enum MotifSheets {
    static let large = PixelPicture.sheet(largeMotifs)
    static let small = PixelPicture.sheet(smallMotifs)
    /// The cherries in both sizes, which are the emblem of the game.
    static let cherries = [small[10], large[10]]
}

private let largeMotifs = """
    ...NNNNN... .....N..... .....NN.... ....NGGG... ........... .........N. ........... .....N.GG..
    .NNlllllNN. .....NLL... .....N..... ..OooNooO.. ........GG. ........NN. ........... .....NGGG..
    .NlllKlllN. ......LLL.. ....LLL.... .OyooOoooO. ......GGGG. ........YY. RRRRRRRRRRR PPPbPPPbPPP
    NllKlwlKllN .RRRR.RRRR. ...LLLLL... OOOooOooOOO .....NNGG.. ........YYY GRRkRRRkRRG PmPbPmPbPmP
    NlllwwwlllN RRRRRRRRRRR ...LLLLL... OyyOoOoOooO ...YYYYY... ........YYY GwRRRRRRRwG PPPbPPPbPPP
    NlKwwwwwKlN RRwRRRRRRRR ...LLLLL... OyyoOOOoooO .YYYYYYYYY. .......YYYY GwRkRRRkRwG ..PPPbPPP..
    NlllwwwlllN RRwRRRRRRRR ..LLLLLLL.. OOOOOOOOOOO YYYoYYYYYYY .......YYY. .GwRRkRRwG. ..PmPbPmP..
    NllKlwlKllN RRwwRRRRRRR .LLwLLLLLL. OoooOOOoooO YYYYYYYoYYY ......YYYY. .GwRRRRRwG. ..PPPbPPP..
    NllllKllllN RRRRRRRRRRR .LLwLLLLLL. OooOoOoOooO .YYYYoYYYY. N...YYYYY.. ..GwwRwwG.. ....PPP....
    .NlllllllN. .RRRRRRRRR. .LLwwLLLLL. .OOooOooOO. ...YYYYY... YYYYYYYYY.. ...GGwGG... ....PmP....
    .NNlllllNN. .RRRRRRRRR. .LLLLLLLLL. ..OooOooO.. ........... .YYYYYYY... ....GGG.... ....PPP....
    ...NNNNN... ..RRR.RRR.. ...LLLLL... ...OOOOO... ........... ...YYYY.... ........... ...........

    ....GGG.... .....N..... ......GGG.. ....BBB.... .....N.GG.. .......NN.. ..G..G..G.. ...........
    ..GGGNGGG.. ....GNG.... .....NGGGG. ...BBBBB... .....NGGGG. ......YYYY. ...GGGGG... NNnTTTTTnNN
    .RRGRGRGRR. ...GlGlG... ....N.N.... ...BwBwB... ..MMMoMMM.. ....YYYYYYY .GG.GGG.GG. NNnTTTTTnNN
    RRRRRRRRRRR ..GlGlGlG.. ...N..N.... ...BBwBB... .MMMMoMMMM. ...YYYYYYYY ...GGGGG... NNnTTTTTnNN
    RRyRRRyRRRR .GlGlGlGlG. ...N...N... ...BBBBB... MMMMMoMMMMM ..OYYYYYwYY ..YYnYnYY.. NNnkTTTknNN
    RRRRRRRRRyR GlGlGlGlGlG ..N....N... .BBB...BBB. MMMMMoMMMMM .OOYYYYwYYY .YnYnYnYnY. NNnTTTTTnNN
    RRRRyRRRRRR GGlGlGlGlGG .RRR....N.. BBBBB.BBBBB MMMMoMMMMMM OOOOYYYYYY. .YYnYnYnYY. NNnTwwwTnNN
    .RRRRRRyRR. GlGlGlGlGlG RwRRR..RRR. BwBwB.BwBwB MMMMoMMMMMM OOOOOYYYYY. .YnYnYnYnY. .NnwkkkwnN.
    .RRyRRRRRR. .GlGlGlGlG. RRRRR.RwRRR BBwBB.BBwBB .MMMMoMMMM. RROOOOYYY.. .YYnYnYnYY. ..TwwkwwT..
    ..RRRRyRR.. ..GlGlGlG.. RRRRR.RRRRR BBBBB.BBBBB ..MMMMMMM.. RRROOOOY... .YnYnYnYnY. ..TTwMwTT..
    ...RRRRR... ...GlGlG... .RRR..RRRRR .BBB...BBB. ...MMMMM... .RRROOO.... ..YYnYnYY.. ...TTMTT...
    .....R..... ....GGG.... .......RRR. ........... .....M..... ..RRR...... ...YYYYY... ...........

    O.........O .SSS...SSS. ..AAA.AAA.. O.........O .NN.....NN. KKK.....KKK .GGG...GGG. ...NNNNN...
    OO.......OO SmmmS.SmmmS ..AmA.AmA.. OO.......OO NNNNNNNNNNN KKK.AAA.KKK GwwwG.GwwwG ..NNNNNNN..
    OmOOOOOOOmO SmmmS.SmmmS ..AmA.AmA.. OOO.....OOO .NNNNNNNNN. KKAwwwwwAKK GwKwG.GwKwG .NNttNttNN.
    OOOOOOOOOOO SmmSSSSSmmS ..AmA.AmA.. OOOOOOOOOOO .NNNNNNNNN. .AwwwwwwwA. GwwwGGGwwwG .NtttttttN.
    OOkOOOOOkOO .SSSSSSSSS. ..AAAAAAA.. OOOOOOOOOOO NNNkNNNkNNN AwwwwwwwwwA GGGGGGGGGGG NNtKtttKtNN
    OOkOOOOOkOO ..SkSSSkS.. .AAAAAAAAA. OOkOOOOOkOO NNNNNNNNNNN AwKKwwwKKwA GGGGGGGGGGG NtNtttttNtN
    OOOOOmOOOOO ..SkSSSkS.. .AkAAAAAkA. wOOOOOOOOOw NNNtttttNNN AKKwwwwwKKA GGGGGGGGGGG NNNtktktNNN
    wwOOwwwOOww ..SSSSSSS.. .AAAAAAAAA. wwOOOOOOOww NNNttKttNNN AwwwwKwwwwA GkGGGGGGGkG .NtttttttN.
    OOOOwkwOOOO ...SSSSS... .AAAAmAAAA. .wwOOOOOww. NNNtKtKtNNN .AwwKwKwwA. GGkkkkkkkGG .NtKtttKtN.
    .OOOOOOOOO. ...SSmSS... ..AAwwwAA.. ..wwOOOww.. .NNNtttNNN. ..AwwwwwA.. .GGGGGGGGG. .NttKKKttN.
    ..OOOOOOO.. ....SSS.... ...AAwAA... ...wwKww... ..NNNNNNN.. ...AAAAA... ..LLLLLLL.. ..NtttttN..
    ........... ........... ........... ....wKw.... ........... ........... ........... ...NNNNN...

    ...R.R..... ...PPPPP... ..CCC.CCC.. ..K.....K.. ........... .....R..... ...RRRRR... ..YYY.YYY..
    ...RRRR.... ..PPPPPPP.. .CwwwCwwwC. ...KKKKK... ........... ....RRR.... ..RRRRRRR.. .Y..YYY..Y.
    ..AAAAA.... .PPPPPPPPP. .CwwwCwwwC. ..KwKKKwK.. ..RRRRRR... ...AAAAA... .RRwwRRRRR. ..YYYYYYY..
    ..AkAAA.... .PPPPPPPPP. ..CCCCCCC.. .RRRRkRRRR. .RccRccRR.. ...AAAAA... .RwRRRRRRR. BBBByyyBBBB
    OOAAAAA.... .PwwPPPwwP. .KyKyKyKyK. RRkRRkRRkRR .RccRcccR.. ...AcccA... .RwRRRRRRR. BBBByyyBBBB
    .ORAAAA...A .PwkPPPwkP. KyyKyKyKyKK RkkkRkRkkkR RRRRRRRRRRR ...AcccA... .RRRRRRRRR. ...........
    ..RAAAAA.AA .PPPPPPPPP. KkyKyKyKyKK RRkRRkRRkRR yRRRRRRRRRy ...AAAAA... ..RRRRRRR.. .BBByyyBBB.
    ...AAAAAAAA ..PPPPPPP.. KyyKyKyKyKK RRRRRkRRRRR RRRRRRRRRRR ..RAAAAAR.. ...RRRRR... .BBByyyBBB.
    ...AAAAAAAA PP.P.P.P.PP .KyKyKyKyK. RRkRRkRRkRR RkkkRRRkkkR .RRAAAAARR. .....R..... .BBByyyBBB.
    ....AAAAAA. P.PP.P.PP.P ..KKKKKKK.. .RRRRkRRRR. .KwK...KwK. .RR.AAA.RR. ....AA..... .BBByyyBBB.
    .....O.O... PPP.P.P.PPP ........... ..RRRkRRR.. .KKK...KKK. .R..OYO..R. .....A..... .BBByyyBBB.
    ....OO.OO.. ...PP.PP... ........... ...RRkRR... ........... .....Y..... ....AA..... .BBByyyBBB.
    """

private let smallMotifs = """
    ..NNN.. ...N... ...N... ..NGG.. ......G .....N. ....... ....N..
    .NlKlN. ...NLL. ...L... .OoOoO. ....GG. .....YY RRRRRRR ...NGG.
    NlKlKlN .RR.RR. ..LLL.. OyoOooO ...NG.. .....YY GRkRkRG PbPbPbP
    NlwwwlN RRRRRRR ..LLL.. OyoOooO ..YYY.. ....YYY GwRRRwG .PbPbP.
    NKwwwKN RwRRRRR .LLLLL. OOOOOOO YYYYoYY ....YYY .GwRwG. PbPbPbP
    NlKlKlN RRRRRRR LLwLLLL OooOooO YYoYYYY N..YYY. ..GwG.. .PbPbP.
    .NlKlN. .RRRRR. LLLLLLL .OoOoO. ..YYY.. YYYYYY. ...G... ..PbP..
    ..NNN.. ..R.R.. .LLLLL. ..OOO.. ....... .YYYY.. ....... ...P...

    ..GGG.. ...N... ....... ..BBB.. ...NGG. ....NN. .G.G.G. .......
    GG.G.GG ..GlG.. ...NGG. ..BwB.. .MMoMM. ...YYYY ..GGG.. NnTTTnN
    RRRRRRR .GlGlG. ..N.NGG ..BBB.. MMMoMMM ..YYYYY GG.G.GG NnTTTnN
    RyRRyRR GlGlGlG .N...N. ....... MMMoMMM .OYYwYY .YnYnY. NnkTknN
    RRRRRRR GGlGlGG RRR.RRR BBB.BBB MMoMMMM OOYYYYY .YYnYY. NnTTTnN
    .RRyRR. GlGlGlG RwR.RwR BwB.BwB MMoMMMM ROOYYY. .YnYnY. .TwkwT.
    ..RRR.. .GlGlG. RRR.RRR BBB.BBB .MMMMM. RROOY.. .YYnYY. ..TMT..
    ...R... ..GGG.. ....... ....... ...M... .RR.... ..YYY.. .......

    O.....O .SS.SS. .A...A. O.....O NN...NN KK...KK GGG.GGG ..NNN..
    OO...OO SmmSmmS .A...A. OO...OO NNNNNNN KKAAAKK GkG.GkG .NNNNN.
    OOOOOOO SmmSmmS .AA.AA. OOOOOOO NNNNNNN AwwwwwA GGGGGGG .NtNtN.
    OkOOOkO .SSSSS. .AAAAA. OkOOOkO NNkNkNN AKKwKKA GGGGGGG NtKtKtN
    OOOmOOO .SkSkS. .AkAkA. wOOOOOw NNNNNNN AKwwwKA GkGGGkG NtttttN
    wOwkwOw ..SSS.. .AAAAA. .wOOOw. NNtttNN AwwKwwA GGkkkGG .NtKtN.
    .OOOOO. ...M... .AAmAA. ..wOw.. .NtKtN. .AwwwA. .GGGGG. .NtttN.
    ....... ....... ..AAA.. ...K... ..NNN.. ..AAA.. ....... ..NNN..

    .R.R... ..PPP.. .CC.CC. .K...K. ....... ...R... ..RRR.. .YY.YY.
    .AAA... .PPPPP. CwwCwwC ..KKK.. ..RRR.. ..RRR.. .RwRRR. ..YYY..
    OAkA... .PPPPP. .CCCCC. .RRkRR. .RcRcR. ..AAA.. .RwRRR. BBByBBB
    .AAA..A .PkPkP. .KyKyK. RkRkRkR RRRRRRR ..AcA.. .RRRRR. BBByBBB
    .RAAAAA .PPPPP. KyKyKyK RRRkRRR RRRRRRR ..AAA.. .RRRRR. .......
    ..AAAAA PPPPPPP KyKyKyK RkRkRkR .KK.KK. .RAAAR. ..RRR.. .BByBB.
    ...AAA. P.P.P.P .KyKyK. .RRkRR. ....... RR.A.RR ...R... .BByBB.
    ...O.O. P.P.P.P ..KKK.. ..RkR.. ....... R..O..R ..A.... .BByBB.
    """
