/** Formats of pictures that a content folder may publish; format and size of one, read from the first bytes of its file. */

/** A browser decodes a picture to four bytes a pixel. */
export const maxPixels = 50_000_000

type PictureFormat = 'png' | 'jpeg' | 'gif' | 'webp' | 'svg'

export const pictureFormats: ReadonlyMap<string, PictureFormat> = new Map([
  ['png', 'png'],
  ['jpg', 'jpeg'],
  ['jpeg', 'jpeg'],
  ['gif', 'gif'],
  ['webp', 'webp'],
  ['svg', 'svg']
])

interface PictureSize {
  format: Exclude<PictureFormat, 'svg'>
  /** Pixels, as browsers show it: a photograph that was taken upright is higher than wide. */
  width: number
  height: number
}

const pngSignature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

/** The format and the size of a PNG, JPEG, GIF or WebP file; undefined for any other, and for one that is cut off. */
export function readPictureSize(bytes: Buffer): PictureSize | undefined {
  try {
    if (bytes.subarray(0, 8).equals(pngSignature) && isAt(bytes, 12, 'IHDR'))
      return { format: 'png', width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) }
    if (isAt(bytes, 0, 'GIF87a') || isAt(bytes, 0, 'GIF89a'))
      return { format: 'gif', width: bytes.readUInt16LE(6), height: bytes.readUInt16LE(8) }
    if (isAt(bytes, 0, 'RIFF') && isAt(bytes, 8, 'WEBP')) return webpSize(bytes)
    return bytes.readUInt16BE(0) === 0xffd8 ? jpegSize(bytes) : undefined
  } catch (error) {
    // Buffer throws it for a position behind the end.
    if (error instanceof RangeError) return undefined
    throw error
  }
}

function isAt(bytes: Buffer, position: number, text: string): boolean {
  return bytes.toString('latin1', position, position + text.length) === text
}

/** The three kinds of the first chunk (RFC 9649, sections 2.5 to 2.7). */
function webpSize(bytes: Buffer): PictureSize | undefined {
  if (isAt(bytes, 12, 'VP8X'))
    return { format: 'webp', width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 }
  if (isAt(bytes, 12, 'VP8L')) {
    const bits = bytes.readUInt32LE(21)
    return { format: 'webp', width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 }
  }
  if (!isAt(bytes, 12, 'VP8 ')) return undefined
  return { format: 'webp', width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff }
}

/** Start of frame, in all its kinds; C4, C8 and CC are other segments (ITU T.81, table B.1). */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)

function jpegSize(bytes: Buffer): PictureSize | undefined {
  let isTurned = false
  for (let at = 2; ; ) {
    if (bytes.readUInt8(at) !== 0xff) return undefined
    const marker = bytes.readUInt8(at + 1)
    // A fill byte before the marker.
    if (marker === 0xff) {
      at += 1
      continue
    }
    const length = bytes.readUInt16BE(at + 2)
    if (isFrame(marker)) {
      const [height, width] = [bytes.readUInt16BE(at + 5), bytes.readUInt16BE(at + 7)]
      return isTurned ? { format: 'jpeg', width: height, height: width } : { format: 'jpeg', width, height }
    }
    if (marker === 0xe1) isTurned ||= isTurnedByExif(bytes.subarray(at + 4, at + 2 + length))
    // Start of scan: a picture without a frame.
    if (marker === 0xda || length < 2) return undefined
    at += 2 + length
  }
}

const orientationTag = 0x0112

/** Whether the orientation of an Exif segment exchanges width and height: values 5 to 8. */
function isTurnedByExif(segment: Buffer): boolean {
  if (!isAt(segment, 0, 'Exif\0\0')) return false
  const tiff = segment.subarray(6)
  const isLittle = isAt(tiff, 0, 'II')
  const read16 = (at: number) => (at + 2 > tiff.length ? 0 : isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at))
  if (tiff.length < 8) return false
  const directory = isLittle ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4)
  const count = read16(directory)
  for (let index = 0; index < count; index += 1) {
    const entry = directory + 2 + index * 12
    if (entry + 12 > tiff.length) return false
    if (read16(entry) === orientationTag) return read16(entry + 8) >= 5
  }
  return false
}
