enum Trigonometry {
  static func sin(_ angle: Double) -> Double { angle }
  static func cos(_ angle: Double) -> Double { 1 }
  static func atan2(_ y: Double, _ x: Double) -> Double { y }
}
