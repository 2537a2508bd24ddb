/**
 * The same bytes in memory of just their size. What zlib gives may be the beginning of 16 KiB of room, and all of that
 * would stay as long as the bytes are kept.
 */
export function ownBytes(bytes: Buffer): Buffer {
  if (bytes.length === bytes.buffer.byteLength) return bytes
  const own = Buffer.allocUnsafeSlow(bytes.length)
  own.set(bytes)
  return own
}
