/**
 * Built files at `/assets/`: hashed names, precompressed, immutable. Files of earlier builds are served too, for pages
 * that were opened before a deployment. A missing file is a plain 404, never a page. Small files are read at their first
 * request and served from memory from then on, without the router and the disk: CPU per request beside bare node:http
 * with the same bytes, see test/bench/hits.ts. @fastify/static serves large files, ranges, and files of earlier builds.
 */

import { readdirSync } from 'node:fs'
import { readdir, readFile, stat } from 'node:fs/promises'
import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http'
import path from 'node:path'
import { finished } from 'node:stream'
import { notices } from 'virtual:manifest'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import { methodNotAllowed } from '../../http/request-methods.ts'
import { createPrebuiltHead, type FieldLines } from '../../http/response-head.ts'
import { type StoredResponse, sendStored } from '../../http/stored-response.ts'
import { matchesEtag } from '../../http/validators.ts'
import { createSemaphore } from '../../limits/semaphore.ts'
import { createEarlierAssets, type EarlierAssets } from './earlier-assets.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Copies of this build's files for later builds; `main.ts` has them refreshed at the start. */
    earlierAssets: EarlierAssets
  }
}

/** Leads to the licences of the packages in the browser's files. */
const licensesPath = '/licenses.txt'

const assetCaching = 'public, max-age=31536000, immutable'

/** The entity tag of a built file: the hash in its name. It is weak because all codings of the file share it. */
function assetTag(file: string): string {
  return `W/"${path.parse(file).name.replace(/\.\w+$/, '')}"`
}

const plainText = 'text/plain; charset=utf-8'
/** The longest wait for a slot to read from the disk. */
const maxWaitMs = 5000

/** The headers of a file that its 200 and its 304 share. */
const fieldsOf = (file: string) => ({
  'cache-control': assetCaching,
  etag: assetTag(file),
  vary: 'Accept-Encoding'
})

interface AssetOptions {
  /** Folder with the files of this build. */
  folder: string
  /** Folder with the files of earlier builds. */
  earlier: string
  /** Files that are read from the disk at the same time; further requests wait, and after 5 s get 503. */
  maxConcurrent: number
  log: Logger
}

/**
 * Registers `/assets/*` and `/licenses.txt`, and decorates the application with the copies for later builds. This function decides by name which folder has a file, because @fastify/static with two roots
 * looks for the compressed file in both of them but for the plain file in the second one only.
 */
export async function assetRoutes(app: FastifyInstance, options: AssetOptions): Promise<void> {
  const earlierAssets = createEarlierAssets(options)
  app.decorate('earlierAssets', earlierAssets)
  app.addHook('onClose', () => earlierAssets.close())
  const names = new Set(await readdir(options.folder))
  const slots = createSemaphore(options.maxConcurrent, maxWaitMs)
  const folderOf = (name: string) => (names.has(name) ? options.folder : options.earlier)
  await app.register(fastifyStatic, {
    root: options.folder,
    serve: false,
    preCompressed: true,
    index: false,
    dotfiles: 'ignore',
    cacheControl: false,
    // `fieldsOf` sets one validator for all codings: the hash in the file's name.
    etag: false,
    lastModified: false,
    setHeaders: (reply, file) => {
      for (const [field, value] of Object.entries(fieldsOf(file))) reply.setHeader(field, value)
    }
  })
  app.route<{ Params: { '*': string } }>({
    method: ['GET', 'HEAD'],
    url: '/assets/*',
    config: { routeClass: 'asset' },
    handler: async (request, reply) => {
      const name = request.params['*']
      if (!/^[\w.-]+$/.test(name)) return reply.callNotFound()
      const ifNoneMatch = request.headers['if-none-match']
      if (ifNoneMatch !== undefined && names.has(name) && matchesEtag(ifNoneMatch, assetTag(name))) {
        return reply.code(304).headers(fieldsOf(name)).send()
      }
      if (!(await slots.acquire())) {
        const text = `${STATUS_CODES[503]}\n`
        return reply.code(503).headers({ 'cache-control': 'no-store', 'retry-after': '1' }).type(plainText).send(text)
      }
      finished(reply.raw, slots.release)
      return reply.sendFile(name, folderOf(name))
    },
    onSend: async (_request, reply) => {
      // @fastify/static names the obsolete application/javascript (RFC 9239, section 6.1).
      const isScript = reply.getHeader('content-type')?.toString().startsWith('application/javascript')
      if (isScript) reply.type('text/javascript; charset=utf-8')
    },
    errorHandler: async (error, request, reply) => {
      if (error.statusCode !== 416) throw error
      // A 416 names the length of the file (RFC 9110, section 15.5.17).
      const { size } = await stat(path.join(folderOf(request.params['*']), request.params['*']))
      reply.header('content-range', `bytes */${size}`)
      throw error
    }
  })
  methodNotAllowed(app, '/assets/*')
  app.route({
    method: ['GET', 'HEAD'],
    url: licensesPath,
    config: { routeClass: 'asset' },
    handler: (_request, reply) => reply.header('cache-control', 'no-cache').redirect(notices)
  })
  methodNotAllowed(app, licensesPath)
}

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
