/**
 * How texts are packed in br: quickly for the one whom they are made for, and once more, tightly, behind the answers to
 * those who come later. The first takes a third of the time, the second a fifth less room.
 */
import { brotliCompress, brotliCompressSync, brotliDecompress, brotliDecompressSync, constants } from 'node:zlib'
import { ownBytes } from './cache/own-bytes.ts'

const quickly = 3
const tightly = 8

const brotli = (quality: number, size: number) => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: size,
    // 64 KiB back, about as long as pages are: with more a packing holds several MB, and takes hardly less room.
    [constants.BROTLI_PARAM_LGWIN]: 16
  }
})

/** What is asked for often is asked for again: with a pause in between it takes a hundredth of a core, however many wait. */
const pauseMs = 100
let nextAt = 0

/** Bytes in br, at once. */
export function packQuickly(bytes: Buffer): Buffer {
  return ownBytes(brotliCompressSync(bytes, brotli(quickly, bytes.length)))
}

/** What `packQuickly` has packed, as it was. */
export function unpack(packed: Buffer): Buffer {
  return ownBytes(brotliDecompressSync(packed))
}

/**
 * Packs anew what `packQuickly` has packed, in a thread of its own, and gives it to `take` if it is smaller. False where
 * that is not begun, because another one has just been.
 */
export function packTightly(packed: Buffer, take: (tight: Buffer) => void): boolean {
  const now = performance.now()
  if (now < nextAt) return false
  nextAt = now + pauseMs
  brotliDecompress(packed, (unreadable, bytes) => {
    if (unreadable) return
    brotliCompress(bytes, brotli(tightly, bytes.length), (failed, tight) => {
      if (!failed && tight.length < packed.length) take(ownBytes(tight))
    })
  })
  return true
}
