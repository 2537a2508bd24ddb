/**
 * Entry point of the bundle site.cjs, which `main.ts` loads from V8's code cache: everything but the embedded backend.
 */

export { createLog } from './observe/log.ts'
export { serve } from './serve.ts'
