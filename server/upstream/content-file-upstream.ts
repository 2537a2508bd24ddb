/**
 * The pictures and downloads of a content folder, read from the disk by the site's own process: a download that a
 * client reads slowly takes neither a connection to the embedded backend nor its thread.
 */

import { open, stat } from 'node:fs/promises'
import path from 'node:path'
import { pathOf } from '../../shared/pages/links.ts'
import { contentFileFields, contentFileName, endingOf, mediaTypes } from '../../shared/records/content-files.ts'
import { field } from '../http/fields.ts'
import type { Exchange, OriginRequest, ResponseListener } from '../http/transport.ts'
import { matchesEtag } from '../http/validators.ts'
import type { Upstream } from './upstream.ts'

const chunkBytes = 65_536

/** Gives so many bytes of a file from a position on; fewer at its end. */
type ReadChunk = (file: string, position: number) => Promise<Buffer>

/** Answers GET and HEAD of files in `folder`; everything else, and files that are not there, are left to `upstream`. */
export function readContentFiles(upstream: Upstream, folder: string): Upstream {
  const readChunk = createChunkReader()
  return {
    ...upstream,
    send(request, listener) {
      const name = contentFileName(pathOf(request.target))
      const isRead = request.method === 'GET' || request.method === 'HEAD'
      if (name === undefined || !isRead || !mediaTypes.has(endingOf(name))) return upstream.send(request, listener)
      return sendFile(path.join(folder, name), request, listener, readChunk, () => upstream.send(request, listener))
    }
  }
}

/**
 * Reads one chunk at a time and opens the file for each of them: all downloads together have one file open, however
 * many clients read nothing.
 */
function createChunkReader(): ReadChunk {
  let last: Promise<unknown> = Promise.resolve()
  const read: ReadChunk = async (file, position) => {
    const handle = await open(file)
    try {
      const { buffer, bytesRead } = await handle.read(Buffer.allocUnsafe(chunkBytes), 0, chunkBytes, position)
      return buffer.subarray(0, bytesRead)
    } finally {
      await handle.close()
    }
  }
  return (file, position) => {
    const chunk = last.then(() => read(file, position))
    last = chunk.catch(() => undefined)
    return chunk
  }
}

/** Sends a file as an exchange; `sendElsewhere` is called where there is none. */
function sendFile(
  file: string,
  request: OriginRequest,
  listener: ResponseListener,
  readChunk: ReadChunk,
  sendElsewhere: () => Exchange
): Exchange {
  let isOver = false
  let elsewhere: Exchange | undefined
  let isPaused = false
  /** Resolves when the client reads fast enough. */
  let reading = Promise.resolve()
  let resume = () => {}

  const send = async () => {
    const status = await stat(file).catch(() => undefined)
    if (isOver) return
    if (!status?.isFile()) {
      elsewhere = sendElsewhere()
      return
    }
    const name = path.basename(file)
    const fields = contentFileFields(name)
    const ifNoneMatch = field(request.headers, 'if-none-match')
    const isUnchanged = ifNoneMatch !== undefined && matchesEtag(ifNoneMatch, fields.ETag)
    const head = Object.entries(fields).flat()
    // The caller knows that the ending has a type.
    const content = ['Content-Type', mediaTypes.get(endingOf(name))!, 'Content-Length', String(status.size)]
    listener.head(isUnchanged ? 304 : 200, isUnchanged ? head : [...head, ...content])
    const length = isUnchanged || request.method === 'HEAD' ? 0 : status.size
    for (let position = 0; position < length; ) {
      await reading
      if (isOver) return
      const chunk = await readChunk(file, position)
      if (isOver) return
      if (chunk.length === 0) throw new Error('the file has become shorter')
      position += chunk.length
      listener.data(chunk)
    }
    if (isOver) return
    isOver = true
    listener.end()
  }
  send().catch(() => {
    if (isOver) return
    isOver = true
    listener.fail({ status: 502, reason: 'file' })
  })

  return {
    pause() {
      if (elsewhere) return elsewhere.pause()
      if (isPaused) return
      isPaused = true
      reading = new Promise((resolve) => {
        resume = () => {
          isPaused = false
          resolve()
        }
      })
    },
    resume: () => (elsewhere ? elsewhere.resume() : resume()),
    abort() {
      isOver = true
      resume()
      elsewhere?.abort()
    }
  }
}
