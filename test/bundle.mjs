/** Bundles test files, each alone, with the build's own virtual modules, so that they run what the product runs. */
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import esbuild from 'esbuild'
import { dist, root } from '../build.mjs'
import { nodeOptions } from '../server/build.mjs'

export const out = path.join(root, '.test')

/** Test files below test/, by their path from the root. */
export function testFiles(folder = 'test') {
  return readdirSync(path.join(root, folder), { recursive: true })
    .map((name) => path.posix.join(folder, name.split(path.sep).join('/')))
    .filter((name) => /\.test\.tsx?$/.test(name))
    .sort()
}

/** Bundles files into .test/ and gives the bundles' paths. */
export async function bundleTests(files) {
  const manifest = JSON.parse(readFileSync(path.join(dist, 'manifest.json'), 'utf8'))
  const { external: _external, banner: _banner, ...options } = nodeOptions(root, manifest, false)
  rmSync(path.join(out, 'test'), { recursive: true, force: true })
  await esbuild.build({
    ...options,
    define: { ...options.define, 'import.meta.projectRoot': JSON.stringify(root) },
    entryPoints: files,
    outdir: out,
    outbase: root,
    splitting: true,
    packages: 'external',
    sourcemap: 'linked',
    loader: { '.css': 'empty', '.yaml': 'text' },
    outExtension: { '.js': '.mjs' }
  })
  if (!existsSync(path.join(out, 'package.json'))) writeFileSync(path.join(out, 'package.json'), '{"type":"module"}\n')
  return files.map((file) => path.join('.test', file.replace(/\.tsx?$/, '.mjs')))
}
