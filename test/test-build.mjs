/**
 * The build for tests that run the sources in their own process: file names, sizes and style sheets as in dist/, built
 * by esbuild alone in a second. It optimizes, draws and compresses nothing.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fingerprintOf, isUpToDate, root } from '../build.mjs'

/** Its folder, from the root, with assets/ and manifest.json. */
export const testBuild = '.test/build'

const inputs = ['client', 'shared', 'build.mjs', 'package-lock.json', 'test/test-build.mjs']

/** The manifest of this build; builds first where an input has changed. */
export async function readyTestBuild() {
  const folder = path.join(root, testBuild)
  const fingerprintFile = path.join(folder, '.fingerprint')
  const file = path.join(folder, 'manifest.json')
  const fingerprint = fingerprintOf(inputs)
  if (isUpToDate(fingerprintFile, fingerprint)) return JSON.parse(readFileSync(file, 'utf8'))
  const { buildMedia } = await import('../client/build/media.mjs')
  const { buildClient } = await import('../client/build.mjs')
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(path.join(folder, 'assets'), { recursive: true })
  const media = await buildMedia(root, folder, false)
  // Pages have their styles on one line, as in production.
  const options = { minifyStyles: true, reloadOnChange: false }
  const { inputs: _inputs, ...manifest } = await buildClient(root, folder, media, false, options)
  writeFileSync(file, JSON.stringify(manifest))
  writeFileSync(fingerprintFile, fingerprint)
  return manifest
}
