import Touchstone

extension [UInt8] {
  /// Appends what decided about a gesture, in numbers, as members that follow others.
  mutating func appendMembers(of measurement: GestureReason.Measurement, margin: Double) {
    let decimals = Decimals.of(measurement.unit)
    append(",\"measured\":")
    append(measurement.value, decimals: decimals)
    append(",\"limit\":")
    append(measurement.limit, decimals: decimals)
    append(",\"unit\":")
    append(quoted: measurement.unit.name)
    append(",\"margin\":")
    append(margin, decimals: decimals)
  }
}
