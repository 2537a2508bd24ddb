/**
 * Writes the generated parts of the documentation: a part of `npm run types`. The arguments are the modules, from the
 * root of the repository, that export them as `parts`.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import esbuild from 'esbuild'

const root = path.join(path.dirname(fileURLToPath(import.meta.url)), '../..')

async function load(entry) {
  const { outputFiles } = await esbuild.build({
    absWorkingDir: root,
    entryPoints: [entry],
    bundle: true,
    format: 'esm',
    platform: 'node',
    write: false
  })
  return import(`data:text/javascript;base64,${Buffer.from(outputFiles[0].contents).toString('base64')}`)
}

const { withGeneratedPart } = await load('shared/calls/generated-tables.ts')
for (const entry of process.argv.slice(2))
  for (const part of (await load(entry)).parts) {
    const file = path.join(root, part.file)
    writeFileSync(file, withGeneratedPart(readFileSync(file, 'utf8'), part))
  }
