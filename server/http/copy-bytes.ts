/**
 * Returns the bytes in an allocation of exactly their length. zlib may return a slice of a 16 KiB allocation, all of
 * which would stay in memory as long as the slice does.
 */
export function copyBytes(bytes: Buffer): Buffer {
  if (bytes.length === bytes.buffer.byteLength) return bytes
  const copy = Buffer.allocUnsafeSlow(bytes.length)
  copy.set(bytes)
  return copy
}
