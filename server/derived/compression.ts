/**
 * Brotli compression of derived resources in two steps: fast for the first request, and again, smaller, in the
 * background for later requests. The fast step takes a third of the time; the second result is a fifth smaller.
 */
import { brotliCompress, brotliCompressSync, brotliDecompress, brotliDecompressSync, constants } from 'node:zlib'
import { copyBytes } from '../http/copy-bytes.ts'

const fastQuality = 3
const smallQuality = 8

const brotliOptions = (quality: number, size: number) => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: size,
    // A window of 64 KiB, about the size of a page: a larger one takes several MB of memory and saves hardly any bytes.
    [constants.BROTLI_PARAM_LGWIN]: 16
  }
})

/** At most one recompression begins in this time, so that all of them take a hundredth of a core at most. */
const pauseMs = 100
let nextAt = 0

/** Compresses synchronously. */
export function compressQuickly(bytes: Buffer): Buffer {
  return copyBytes(brotliCompressSync(bytes, brotliOptions(fastQuality, bytes.length)))
}

/** Decompresses a result of `compressQuickly` or `compressTightly` synchronously. */
export function decompress(compressed: Buffer): Buffer {
  return copyBytes(brotliDecompressSync(compressed))
}

/**
 * Recompresses a result of `compressQuickly` in Node's thread pool and calls `onSmaller` if the new result is smaller.
 * Returns false if it does not begin, because another recompression began less than `pauseMs` ago: a resource with
 * frequent requests is tried again soon.
 */
export function compressTightly(compressed: Buffer, onSmaller: (smaller: Buffer) => void): boolean {
  const now = performance.now()
  if (now < nextAt) return false
  nextAt = now + pauseMs
  brotliDecompress(compressed, (decompressError, bytes) => {
    if (decompressError) return
    brotliCompress(bytes, brotliOptions(smallQuality, bytes.length), (compressError, smaller) => {
      if (!compressError && smaller.length < compressed.length) onSmaller(copyBytes(smaller))
    })
  })
  return true
}
