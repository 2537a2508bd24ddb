/** Writes the generated tables into the documentation (`generated-tables.ts`): a part of `npm run types`. */
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import esbuild from 'esbuild'

const root = path.join(path.dirname(fileURLToPath(import.meta.url)), '../..')
const { outputFiles } = await esbuild.build({
  absWorkingDir: root,
  entryPoints: ['shared/calls/generated-tables.ts'],
  bundle: true,
  format: 'esm',
  platform: 'node',
  write: false
})
const source = Buffer.from(outputFiles[0].contents).toString('base64')
const { generatedFiles, withGeneratedParts } = await import(`data:text/javascript;base64,${source}`)
for (const file of generatedFiles) {
  const address = path.join(root, file)
  writeFileSync(address, withGeneratedParts(file, readFileSync(address, 'utf8')))
}
