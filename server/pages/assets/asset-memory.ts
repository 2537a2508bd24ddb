/**
 * The fast path of built files: small files are read at their first request and served from memory from then on,
 * without the router and the disk. Measured as CPU per request beside bare node:http with the same bytes, see
 * test/bench/hits.ts. @fastify/static serves large files, ranges, and files of earlier builds.
 */
import { readdirSync } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import { createPrebuiltHead, type FieldLines } from '../../http/response-head.ts'
import { type StoredResponse, sendStored } from '../../http/stored-response.ts'
import { assetCaching, assetTag } from './asset-routes.ts'

/** Content types of the files that pages load; documents and videos are not held in memory. */
const types = new Map([
  ['.css', 'text/css; charset=utf-8'],
  ['.js', 'text/javascript; charset=utf-8'],
  ['.png', 'image/png'],
  ['.svg', 'image/svg+xml'],
  ['.woff2', 'font/woff2']
])
const maxBytes = 524_288

/**
 * Creates the fast path of the files in `folder`, whose names contain a hash of their content. `security` are the
 * headers that every response ends with. The first request of a file is no hit: it starts reading the file, so that no
 * request waits for it.
 */
export function createAssetMemory(folder: string, security: FieldLines) {
  const unread = new Map<string, { file: string; type: string }>()
  for (const name of readdirSync(folder)) {
    const type = types.get(path.extname(name))
    if (type !== undefined) unread.set(`/assets/${name}`, { file: path.join(folder, name), type })
  }
  const responses = new Map<string, StoredResponse>()
  let reading: Promise<unknown> = Promise.resolve()

  const startReading = (address: string) => {
    const asset = unread.get(address)
    if (asset === undefined) return
    unread.delete(address)
    // One file after the other: a page requests all of its files at once, and each takes three descriptors.
    reading = reading
      .then(() => readAsset(asset.file, asset.type, security))
      .then(
        (entry) => entry && responses.set(address, entry),
        // @fastify/static reports the error to the request itself.
        () => undefined
      )
  }

  return {
    /** Serves a file from memory, synchronously, and returns true; returns false for every other request. */
    hit(request: IncomingMessage, response: ServerResponse): boolean {
      const { method, url = '' } = request
      if (method !== 'GET' && method !== 'HEAD') return false
      const entry = responses.get(url)
      if (!entry || request.headers.range !== undefined) {
        startReading(url)
        return false
      }
      sendStored(request, response, entry, Date.now())
      return true
    }
  }
}

async function readAsset(file: string, type: string, security: FieldLines): Promise<StoredResponse | undefined> {
  if ((await stat(file)).size > maxBytes) return undefined
  const readIfPresent = (name: string) => readFile(name).catch(() => undefined)
  const [identity, gzip, br] = await Promise.all([
    readFile(file),
    readIfPresent(`${file}.gz`),
    readIfPresent(`${file}.br`)
  ])
  const etag = assetTag(file)
  const validators = ['Cache-Control', assetCaching, 'ETag', etag, 'Vary', 'Accept-Encoding']
  return {
    status: 200,
    etag,
    lastModified: undefined,
    downstreamHeaders: { own: ['Content-Type', type, 'Accept-Ranges', 'bytes', ...validators], shared: security },
    bodies: { identity, ...(gzip && { gzip }), ...(br && { br }) },
    prebuiltHeads: { notModified: createPrebuiltHead(validators, security) }
  }
}
