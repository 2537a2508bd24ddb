/**
 * V8's code cache of a bundle, written by the build beside it. The stored code of the site's bundle saves a start an
 * eighth of its CPU time (.github/decisions/code-cache.md).
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { Script } from 'node:vm'

interface CompiledBundle {
  /**
   * True if V8 has to compile the bundle: the code cache is missing, or another version or other flags of V8 created
   * it.
   */
  isRecompiled: boolean
  /** Runs the bundle and returns its exports. Throws what the bundle throws. */
  run: () => unknown
  /** Serializes the functions that V8 has compiled so far: the content of the file that `codeCacheFile` names. */
  createCodeCache: () => Buffer
}

/** The path of a bundle's code cache. */
export const codeCacheFile = (bundle: string): string => `${bundle}.compiled`

/**
 * Loads a CommonJS bundle, which must be pure ASCII and have no dynamic imports. Flags of V8 must be set after this
 * call: with other flags than at build time V8 rejects the code cache. Throws if the bundle cannot be read or parsed.
 */
export function loadBundle(bundle: string): CompiledBundle {
  const code = `(function (exports, require, module) {${readFileSync(bundle, 'latin1')}\n})`
  const cachedData = readIfPresent(codeCacheFile(bundle))
  // V8 writes the name into the code cache, and a slice of a text with all of that text: dist/ is to hold no path.
  const filename = Buffer.from(path.basename(bundle)).toString()
  const script = new Script(code, { filename, cachedData })
  return {
    isRecompiled: cachedData === undefined || script.cachedDataRejected === true,
    run() {
      const module = { exports: {} }
      script.runInThisContext()(module.exports, createRequire(bundle), module)
      return module.exports
    },
    createCodeCache: () => script.createCachedData()
  }
}

function readIfPresent(file: string): Buffer | undefined {
  try {
    return readFileSync(file)
  } catch {
    return undefined
  }
}

/**
 * A step of the build: loads a bundle, and writes its code cache with the functions that V8 has compiled for that. It
 * runs nothing further: what waits for timers or the network compiles in another order each time, and the bytes of the
 * code cache follow that order (.github/decisions/code-cache.md).
 */
export function writeCodeCache(file: string): void {
  const bundle = loadBundle(file)
  // Else each garbage collection, which comes at any moment, would count the age of functions in the code cache.
  setFlagsFromString('--no-flush-bytecode')
  bundle.run()
  // A start has this default: V8 rejects the code cache of other flags.
  setFlagsFromString('--flush-bytecode')
  writeFileSync(codeCacheFile(file), bundle.createCodeCache())
}
