import Foundation
import Lab
import Testing

/// The codes are compared with those that Segno 1.6.6 for Python makes of the same bytes.
struct QRCodeTests {
    private func rows(of code: QRCode) -> String {
        code.modules.map { row in String(row.reduce(UInt64(0)) { $0 << 1 | ($1 ? 1 : 0) }, radix: 16) }
            .joined(separator: " ")
    }

    @Test("An address is the same code as another maker's, with the mask that is best")
    func addressIsTheSameCodeAsAnotherMakers() throws {
        let code = try QRCode("http://192.168.0.7:8080")
        #expect(code.version == 2)
        #expect(code.mask == 7)
        let expected = """
            1fcc37f 104bf41 174965d 174d05d 174525d 1054641 1fd557f 6300 12d38a0 1dbb461 bcfc53 1fafd60 1940f6b \
            3e5cd 16f2125 a36aea 1fdd7fc 1d11d 1fcb753 105d31d 17499f1 175ef94 1745ebd 1040d08 1fd55e3
            """
        #expect(rows(of: code) == expected)
    }

    @Test("So is one with a token, which is made of two blocks")
    func soIsOneWithAToken() throws {
        let code = try QRCode("http://192.168.0.7:8080/?token=0123456789abcdef0123456789abcdef", mask: 3)
        #expect(code.version == 5)
        let expected = """
            1fd260017f 105b00c541 174142395d 1754bd6b5d 1747e7465d 1045ff5141 1fd555557f 13515700 16ef46774b \
            1a0ba5d982 24dd379e0 178f5549ac fc0af587f 71b7f825b 16f1c28186 288201642 6eba86bae 172b46dbef \
            12d1417e53 1182b950da 1a432bb211 1eba4ab408 9da442020 119ddb0a95 107592bf75 5ab48ee5b de184c0c2 \
            152163d10a 2c092fdfd 15f4ef11 1fd0b4555f 1054bea110 174d5105f0 175570985a 175da46452 1040e23a94 \
            1fdd9c4a37
            """
        #expect(rows(of: code) == expected)
    }

    @Test("So is the longest, which tells its version, and has blocks of two lengths")
    func soIsTheLongest() throws {
        let code = try QRCode(String(repeating: "b", count: 213), mask: 7)
        #expect(code.version == 10)
        let expected = """
            1fc60b3ccccce7f 104313f7ca7ca41 174f9830d60d65d 1745f73ccccc25d 174e957fe85ea5d 105501947ca7c41 \
            1fd55555555557f 739ac5f29e00 12d815e7e17a2a0 82744cb333303b 196f65083583481 1493f2c729f28fa \
            1eca0c433333031 e8316c217a14a9 115d7e25835825a 11019ba3bbbbab0 16628d0a17a14a1 6356defa17a272 \
            11cf3d411111013 1a0d006a9f29e21 1bc15d67a17a278 3192a0b333303b 5fa5083583481 1f9dd10729f28fa \
            75514433333031 22cb34217a14a9 5fabb6fc3583fa b1f182c7bbb913 1d50660d57a1553 1119c024617a112 \
            1fa628fd1111f3 1d992aa3df29d71 a56dd68e17a308 a8b1908f3330c8 fe610c1f583550 103b014e69f2bab \
            cc4f5cc7333141 4a35b01d7a1459 50c7ec435838a 162d71eafbbb9e3 569658557a15d3 91a816c617a282 \
            dc68fc8d1111c3 1707e8a3df29d71 18c1bee8e17a308 caec648f3330cb 14d19081f583551 1f103cce69f2baa \
            529bc7f3331f1 191c0c57a1719 1fc5fba5435815a 1052b56c7bbbb13 17469947d7a15f3 175fe76b217a1f3 \
            174742871111331 1046a7661f29fa0 1fdcc3e9a17a35a
            """
        #expect(rows(of: code) == expected)
    }

    @Test(
        "Each mask is the other maker's",
        arguments: [
            (
                "1fce7f 105541 17435d 17465d 175d5d 104941 1fd57f 300 154212 19a04b 1dd1f 1cb440 2595a 12ab 1fc2eb 1043b2 1756e3 17406e 175d19 10406a 1fd157",
                0
            ),
            (
                "1fd47f 104f41 17595d 174c5d 17475d 105341 1fd57f 900 146825 130ae1 b77b5 161eea 8f3f0 1801 1fd841 104918 174c49 174ac4 1757b3 104ac0 1fdbfd",
                1
            ),
            (
                "1fc27f 104641 175f5d 17555d 17515d 105a41 1fd57f 1000 17ce7c 103c5 6c16e 417ce 5452b 1125 1fce9a 10503c 175a92 1753e0 175168 1043e4 1fdd26",
                2
            ),
            (
                "1fd27f 105d41 17425d 17555d 174a5d 104741 1fd57f 1b00 16e34b 103c5 105a03 1f3a78 5452b 1a48 1fd32c 10503c 1741ff 175e56 175168 104889 1fd090",
                3
            ),
            (
                "1fda7f 104e41 17485d 17525d 17595d 105241 1fd57f 1700 1176f9 f3b26 174672 1590d2 b7dc8 19c6 1fd986 104720 175271 174b03 174674 1044f8 1fd5c5",
                4
            ),
            (
                "1fc47f 105e41 175f5d 17595d 17415d 104241 1fd57f 1800 105ece 61fb4 6c16e 61fee 8f3f0 1905 1fce9a 104c4d 174a92 174bc0 1747b3 104bc4 1fdd26",
                5
            ),
            (
                "1fd47f 105e41 175b5d 17495d 17535d 104441 1fd57f 800 13fa97 61fb4 25327 799f6 8f3f0 19c6 1fda08 105c4d 1758db 175dd8 1747b3 104b07 1fd9b4",
                6
            ),
            (
                "1fce7f 104141 17415d 17465d 17495d 105b41 1fd57f 700 12d0a0 19a04b 8f98d 182609 2595a 1639 1fc0a2 1053b2 174271 175227 174d19 1044f8 1fd31e",
                7
            ),
        ])
    func eachMaskIsTheOtherMakers(expected: String, mask: Int) throws {
        #expect(rows(of: try QRCode("mask", mask: mask)) == expected)
    }

    @Test(
        "A code is as small as the text allows",
        arguments: [
            (14, 1), (15, 2), (26, 2), (27, 3), (42, 3), (43, 4), (62, 4), (63, 5), (84, 5), (85, 6), (106, 6),
            (107, 7),
            (122, 7), (123, 8), (152, 8), (153, 9), (180, 9), (181, 10), (213, 10),
        ])
    func codeIsAsSmallAsTheTextAllows(length: Int, version: Int) throws {
        let code = try QRCode(String(repeating: "x", count: length))
        #expect(code.version == version)
        #expect(code.size == 17 + 4 * version)
    }

    @Test("A text that is too long is told")
    func textThatIsTooLongIsTold() {
        let error = #expect(throws: QRCode.TooLong.self) { try QRCode(String(repeating: "x", count: 214)) }
        #expect(error?.description == "214 bytes are too long for a code. Give at most 213")
    }

    @Test("The terminal shows two rows in one, with a light edge of four modules, in colours of its own")
    func terminalShowsTwoRowsInOne() throws {
        let code = try QRCode("http://192.168.0.7:8080")
        let lines = code.terminalText.split(separator: "\n")
        #expect(lines.count == 17)
        #expect(lines.allSatisfy { $0.hasPrefix("\u{1B}[38;2;0;0;0;48;2;255;255;255m") && $0.hasSuffix("\u{1B}[0m") })
        let places = lines.map { Array($0.dropFirst(30).dropLast(4)) }
        #expect(places.allSatisfy { $0.count == 33 })
        #expect(places[0].allSatisfy { $0 == " " })
        // The corner: a row of seven, then two dark edges.
        #expect(String(places[2][4..<11]) == "█▀▀▀▀▀█")
    }

    @Test("The picture has a square for each dark module")
    func pictureHasASquareForEachDarkModule() throws {
        let code = try QRCode("http://192.168.0.7:8080")
        let squares = code.svg.components(separatedBy: "h1v1h-1z").count - 1
        #expect(squares == code.modules.joined().count { $0 })
        #expect(code.svg.contains("viewBox=\"0 0 33 33\""))
    }
}
