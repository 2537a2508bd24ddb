/** All that the process runs beside the thread of the embedded backend: one bundle, which `main.ts` runs compiled. */
export { createLog } from './log.ts'
export { serve } from './serve.ts'
