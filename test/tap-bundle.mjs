/**
 * tap in one file. As a package it is some 300 modules, which take 0.2 s of each test file's start; as a bundle it
 * takes 0.05 s (Node 20).
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import esbuild from 'esbuild'
import { fingerprintOf, isUpToDate, root } from '../build.mjs'
import { requireBanner } from '../server/build.mjs'

const file = path.join(root, '.test', 'tap.mjs')

/** Modules of tap load others from their own place, so each has its own address in the bundle as well. */
const ownAddresses = {
  name: 'own addresses',
  setup(build) {
    build.onLoad({ filter: /node_modules.*\.m?js$/ }, ({ path: module }) => {
      const source = readFileSync(module, 'utf8')
      if (!source.includes('import.meta.url')) return undefined
      const address = JSON.stringify(pathToFileURL(module).href)
      return { contents: source.replaceAll('import.meta.url', address), loader: 'js' }
    })
  }
}

/** A plugin for esbuild that has tests import the bundle in place of the package; bundles tap if it is out of date. */
export async function bundledTap() {
  const marker = `${file}.fingerprint`
  const fingerprint = fingerprintOf(['package-lock.json', 'test/tap-bundle.mjs'])
  if (!isUpToDate(marker, fingerprint)) {
    mkdirSync(path.dirname(file), { recursive: true })
    await esbuild.build({
      stdin: { contents: "export { default } from 'tap'", resolveDir: root },
      bundle: true,
      format: 'esm',
      platform: 'node',
      target: 'node20',
      outfile: file,
      banner: { js: requireBanner },
      plugins: [ownAddresses],
      logLevel: 'error'
    })
    writeFileSync(marker, fingerprint)
  }
  return {
    name: 'bundled tap',
    setup(build) {
      build.onResolve({ filter: /^tap$/ }, () => ({ path: pathToFileURL(file).href, external: true }))
    }
  }
}
