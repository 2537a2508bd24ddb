/**
 * Built files: hashed names, precompressed, immutable. A build's files stay in DATA_DIR for 30 days, so that a page
 * opened before a deployment still finds its scripts. A missing file is a plain 404, never a page.
 */
import { copyFile, mkdir, readdir, stat, unlink, utimes } from 'node:fs/promises'
import path from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import { assetCaching } from './asset-hits.ts'
import { refuseOthers } from './other-methods.ts'

const keptForMs = 30 * 86_400_000

/** Serves `folder` and, behind it, `earlier` at `/assets/`. */
export async function assetRoutes(app: FastifyInstance, options: { folder: string; earlier: string }): Promise<void> {
  const isThere = await mkdir(options.earlier, { recursive: true }).then(
    () => true,
    () => false
  )
  await app.register(fastifyStatic, {
    root: isThere ? [options.folder, options.earlier] : options.folder,
    prefix: '/assets/',
    preCompressed: true,
    index: false,
    dotfiles: 'ignore',
    cacheControl: false,
    decorateReply: false,
    setHeaders: (reply) => {
      reply.setHeader('cache-control', assetCaching)
      reply.setHeader('vary', 'Accept-Encoding')
    }
  })
  refuseOthers(app, '/assets/*')
}

/**
 * Copies the files of this build to where later builds find them, and forgets those that no build has touched for
 * 30 days. A folder that cannot be written is told to the log; the site serves without it.
 */
export async function keepAssets(folder: string, earlier: string, log: Logger): Promise<void> {
  try {
    await mkdir(earlier, { recursive: true })
    const now = new Date()
    const known = new Set(await readdir(earlier))
    for (const name of await readdir(folder)) {
      const target = path.join(earlier, name)
      if (known.has(name)) await utimes(target, now, now)
      else await copyFile(path.join(folder, name), target)
      known.delete(name)
    }
    for (const name of known) {
      const file = path.join(earlier, name)
      if (now.getTime() - (await stat(file)).mtimeMs > keptForMs) await unlink(file)
    }
  } catch (error) {
    log.warn({ err: error }, 'built files cannot be kept for tabs of this build: make DATA_DIR writable')
  }
}
