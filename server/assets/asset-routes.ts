/**
 * Built files: hashed names, precompressed, immutable; of this build, and of earlier ones for pages that were opened
 * before a deployment. A missing file is a plain 404, never a page.
 */
import { readdir, stat } from 'node:fs/promises'
import { STATUS_CODES } from 'node:http'
import path from 'node:path'
import { finished } from 'node:stream'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { assetCaching, assetTag } from './asset-hits.ts'
import { matches } from './cache/validators.ts'
import { refuseOthers } from './other-methods.ts'
import { createPlaces } from './places.ts'

const plainText = 'text/plain; charset=utf-8'
/** Milliseconds. */
const longestWaitMs = 5000

/** What is said of a file with its bytes and without them. */
const fieldsOf = (file: string) => ({
  'cache-control': assetCaching,
  etag: assetTag(file),
  vary: 'Accept-Encoding'
})

export interface AssetOptions {
  folder: string
  /** Folder with the files of earlier builds. */
  earlier: string
  /** Files that are sent from the disk at the same time; one more waits, and after `longestWaitMs` gets 503. */
  mostAtOnce: number
}

/**
 * Serves `folder` at `/assets/`, and of earlier builds what `earlier` holds. Which of the two has a file is decided
 * here, by name: given both, the plugin looks for the coded file in both and for the plain one in the second alone.
 */
export async function assetRoutes(app: FastifyInstance, options: AssetOptions): Promise<void> {
  const names = new Set(await readdir(options.folder))
  const places = createPlaces(options.mostAtOnce, longestWaitMs)
  const folderOf = (name: string) => (names.has(name) ? options.folder : options.earlier)
  await app.register(fastifyStatic, {
    root: options.folder,
    serve: false,
    preCompressed: true,
    index: false,
    dotfiles: 'ignore',
    cacheControl: false,
    // One validator for a file, whichever way it is sent: its name says what is in it.
    etag: false,
    lastModified: false,
    setHeaders: (reply, file) => {
      for (const [field, value] of Object.entries(fieldsOf(file))) reply.setHeader(field, value)
    }
  })
  app.route<{ Params: { '*': string } }>({
    method: ['GET', 'HEAD'],
    url: '/assets/*',
    handler: async (request, reply) => {
      const name = request.params['*']
      if (!/^[\w.-]+$/.test(name)) return reply.callNotFound()
      const known = request.headers['if-none-match']
      if (known !== undefined && names.has(name) && matches(known, assetTag(name))) {
        return reply.code(304).headers(fieldsOf(name)).send()
      }
      if (!(await places.take())) {
        const text = `${STATUS_CODES[503]}\n`
        return reply.code(503).headers({ 'cache-control': 'no-store', 'retry-after': '1' }).type(plainText).send(text)
      }
      finished(reply.raw, places.give)
      return reply.sendFile(name, folderOf(name))
    },
    errorHandler: async (error, request, reply) => {
      if (error.statusCode !== 416) throw error
      const { size } = await stat(path.join(folderOf(request.params['*']), request.params['*']))
      reply.header('content-range', `bytes */${size}`)
      throw error
    }
  })
  refuseOthers(app, '/assets/*')
}
