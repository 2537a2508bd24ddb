/**
 * A step of the build: loads the bundles beside it and writes V8's code cache with the functions that this has compiled.
 * It runs nothing further: what waits for timers or the network compiles in another order each time, and the bytes of
 * the code cache follow that order (.github/decisions/code-cache.md). `code-cache.ts` says what it gains.
 */
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { setFlagsFromString } from 'node:v8'
import { codeCacheFile, loadBundle } from './backend/code-cache.ts'

const here = path.dirname(fileURLToPath(import.meta.url))
for (const name of ['site.cjs', 'content-loader.cjs']) {
  const file = path.join(here, name)
  const bundle = loadBundle(file)
  // Else each garbage collection, which comes at any moment, would count the age of functions in the code cache.
  setFlagsFromString('--no-flush-bytecode')
  bundle.run()
  // A start has this default: V8 rejects the code cache of other flags.
  setFlagsFromString('--flush-bytecode')
  writeFileSync(codeCacheFile(file), bundle.createCodeCache())
}
process.exit()
