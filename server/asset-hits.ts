/**
 * Built files out of memory: the small ones are read when they are first asked for, and are hits from then on. What is
 * large, asked for in part or of an earlier build is @fastify/static's.
 */
import { readdirSync } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import { createHead, type FieldLines } from './cache/send-whole.ts'
import { type Sendable, sendMade } from './made-bytes.ts'

export const assetCaching = 'public, max-age=31536000, immutable'

/** The entity tag of a built file, whose name has the hash of what is in it: weak, for it is sent in several codings. */
export function assetTag(file: string): string {
  return `W/"${path.parse(file).name.replace(/\.\w+$/, '')}"`
}

/** Types of what a page is made of; documents and clips stay on the disk. */
const types: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2'
}
const largest = 524_288

/**
 * Makes the hit path of the files in `folder`, of which there is one name for each content. The first request of a file
 * is not a hit: it is read meanwhile, so that no request waits for the disk.
 */
export function createAssetHits(folder: string, security: FieldLines) {
  const names = readdirSync(folder).filter((name) => types[path.extname(name)] !== undefined)
  const unread = new Map(names.map((name) => [`/assets/${name}`, path.join(folder, name)]))
  const kept = new Map<string, Sendable>()
  let reading: Promise<unknown> = Promise.resolve()

  const take = (address: string) => {
    const file = unread.get(address)
    if (file === undefined) return
    unread.delete(address)
    // One after the other: a page asks for all of its files at once, and each takes three descriptors.
    reading = reading
      .then(() => readAsset(file, security))
      .then(
        (entry) => entry && kept.set(address, entry),
        // Whatever is wrong with the file, the request itself is told.
        () => undefined
      )
  }

  return {
    /** Answers from memory, synchronously; false where somebody else must. */
    hit(request: IncomingMessage, response: ServerResponse): boolean {
      const { method, url } = request
      if (method !== 'GET' && method !== 'HEAD') return false
      const entry = kept.get(url!)
      if (!entry || request.headers.range !== undefined) {
        take(url!)
        return false
      }
      sendMade(request, response, entry)
      return true
    }
  }
}

async function readAsset(file: string, security: FieldLines): Promise<Sendable | undefined> {
  if ((await stat(file)).size > largest) return undefined
  const read = (name: string) => readFile(name).catch(() => undefined)
  const [identity, gzip, br] = await Promise.all([readFile(file), read(`${file}.gz`), read(`${file}.br`)])
  const etag = assetTag(file)
  const validators = ['Cache-Control', assetCaching, 'ETag', etag, 'Vary', 'Accept-Encoding']
  const type = types[path.extname(file)]!
  const head = (body: Buffer | undefined, coding: string) =>
    createHead(
      [
        ...['Content-Type', type, 'Content-Length', String((body ?? identity).length), 'Accept-Ranges', 'bytes'],
        ...(body && coding !== '' ? ['Content-Encoding', coding] : []),
        ...validators
      ],
      security
    )
  return {
    status: 200,
    etag,
    bodies: { identity, gzip, br },
    heads: { identity: head(identity, ''), gzip: head(gzip, 'gzip'), br: head(br, 'br') },
    notModified: createHead(validators, security),
    write: undefined,
    tighten: undefined,
    stored: true,
    isNew: false
  }
}
