/**
 * Code that V8 need not compile again: beside a bundle stands what V8 made of it at build time, without which a start
 * would take a third longer.
 */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { Script } from 'node:vm'

export interface Compiled {
  /** True where the compiled code was missing or another version of V8, or the same one under other flags, made it. */
  anew: boolean
  /** Runs the bundle and gives what it exports. Throws what the bundle throws. */
  run: () => unknown
  /** What V8 has compiled up to now: what the file that `compiledFile` names is to hold. */
  compiled: () => Buffer
}

/** Where the compiled code of a bundle stands. */
export const compiledFile = (bundle: string): string => `${bundle}.compiled`

/**
 * Reads a CommonJS bundle of ASCII characters, which cannot import anything later on. Flags of V8 are to be set
 * afterwards, or it compiles anew.
 */
export function readCompiled(bundle: string): Compiled {
  const code = `(function (exports, require, module) {${readFileSync(bundle, 'latin1')}\n})`
  const cachedData = readIfThere(compiledFile(bundle))
  const script = new Script(code, { filename: bundle, cachedData })
  return {
    anew: cachedData === undefined || script.cachedDataRejected === true,
    run() {
      const module = { exports: {} }
      script.runInThisContext()(module.exports, createRequire(bundle), module)
      return module.exports
    },
    compiled: () => script.createCachedData()
  }
}

function readIfThere(file: string): Buffer | undefined {
  try {
    return readFileSync(file)
  } catch {
    return undefined
  }
}
