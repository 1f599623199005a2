import Testing

@testable import Touchstone

/// Results to the bit (R2): a system where these hold computes as every other does.
struct TrigonometryBitsTests {
  private static let sinesAndCosines: [(Double, UInt64, UInt64)] = [
    (0.1, 0x3FB9_8EAE_CB8B_CB2C, 0x3FEF_D712_F9A8_17C1),
    (0.5, 0x3FDE_AEE8_744B_05F0, 0x3FEC_1528_065B_7D50),
    (1.0, 0x3FEA_ED54_8F09_0CEE, 0x3FE1_4A28_0FB5_068C),
    (2.0, 0x3FED_18F6_EAD1_B446, 0xBFDA_A226_5753_7205),
    (3.0, 0x3FC2_1038_6DB6_D55B, 0xBFEF_AE04_BE85_E5D2),
    (-4.0, 0x3FE8_37B9_DDDC_1EAE, 0xBFE4_EAA6_06DB_24C1),
    (10.0, 0xBFE1_689E_F5F3_4F52, 0xBFEA_D9AC_890C_6B1F),
    (100.25, 0xBFD1_BF00_980D_C35C, 0x3FEE_BEC7_2BA6_B0EC),
    (1e6, 0xBFD6_664B_2568_D867, 0x3FED_F9DF_9906_D32C),
    (1e22, 0xBFEB_453A_B76B_F397, 0x3FE0_BE2C_EF01_C8F4),
    (1e300, 0xBFEA_2C16_B010_E385, 0xBFE2_6990_22AD_C4C1),
    (0x1.6ac5b262ca1ffp849, 0x3FF0_0000_0000_0000, 0xBC21_4AE7_2E6B_A22F),
  ]

  private static let arcTangents: [(Double, Double, UInt64)] = [
    (1.0, 2.0, 0x3FDD_AC67_0561_BB4F),
    (3.0, -4.0, 0x4003_FC17_6B7A_8560),
    (-5.0, 12.0, 0xBFD9_4441_F8F7_260B),
    (-0.7, -0.1, 0xBFFB_6731_2CD2_F434),
    (100.0, 7.0, 0x3FF8_03BA_8B8C_AC1A),
    (1.0, 1e10, 0x3DDB_7CDF_D9D7_BDBB),
    (1e-10, -1.0, 0x4009_21FB_5440_BD7C),
    (1e300, 1e299, 0x3FF7_89BD_2C16_0054),
  ]

  private static let exponentials: [(Double, UInt64)] = [
    (-700.0, 0x00D1_4F2B_0FB9_307F),
    (-1.5, 0x3FCC_8F87_724B_5C1D),
    (-0.3, 0x3FE7_B4C8_69C3_7C05),
    (0.002, 0x3FF0_0833_4024_18E7),
    (1.0, 0x4005_BF0A_8B14_5769),
    (3.25, 0x4039_CA53_B781_114B),
    (709.0, 0x7FDD_422D_2BE5_DC9B),
  ]

  private static let logarithms: [(Double, UInt64)] = [
    (0x1p-1074, 0xC087_4385_446D_71C3),
    (0.1, 0xC002_6BB1_BBB5_5515),
    (0.7, 0xBFD6_D3C3_24E1_3F50),
    (1.01, 0x3F84_60D6_CCCA_367C),
    (2.0, 0x3FE6_2E42_FEFA_39EF),
    (1.4, 0x3FD5_88C2_D913_348E),
    (1e300, 0x4085_9634_47F8_7FB5),
  ]

  @Test(arguments: sinesAndCosines)
  func sineAndCosineHaveTheseBits(angle: Double, sine: UInt64, cosine: UInt64) {
    #expect(Trigonometry.sin(angle).bitPattern == sine)
    #expect(Trigonometry.cos(angle).bitPattern == cosine)
  }

  @Test(arguments: arcTangents)
  func arcTangentHasTheseBits(y: Double, x: Double, angle: UInt64) {
    #expect(Trigonometry.atan2(y, x).bitPattern == angle)
  }

  @Test(arguments: exponentials)
  func exponentialHasTheseBits(power: Double, result: UInt64) {
    #expect(Trigonometry.exp(power).bitPattern == result)
  }

  @Test(arguments: logarithms)
  func logarithmHasTheseBits(number: Double, result: UInt64) {
    #expect(Trigonometry.log(number).bitPattern == result)
  }
}
