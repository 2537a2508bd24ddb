import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { build } from 'esbuild'
import t from 'tap'
import { isStreamError } from '../../../server/observe/process-end.ts'
import { root } from '../../fixtures/root.ts'

/** Runs a program with `handleUncaughtErrors` installed; resolves with its exit code and its standard output. */
async function run(program: string): Promise<{ code: number | null; stdout: string }> {
  const { outputFiles } = await build({
    stdin: {
      contents: `
        import net from 'node:net'
        import { EventEmitter } from 'node:events'
        import { handleUncaughtErrors } from './server/observe/process-end.ts'
        const log = (level) => ({ err }, message) => console.log(level, err.message, '|', message)
        handleUncaughtErrors({ error: log('error'), fatal: log('fatal') }, () => {
          console.log('ends in order')
          setTimeout(() => process.exit(1), 10)
        })
        ${program}`,
      resolveDir: root,
      loader: 'ts'
    },
    bundle: true,
    platform: 'node',
    format: 'cjs',
    write: false
  })
  const child = spawn(process.execPath, ['-'], { stdio: ['pipe', 'pipe', 'inherit'] })
  child.stdin.end(outputFiles[0]!.text)
  const [stdout, code] = await Promise.all([
    text(child.stdout),
    new Promise<number | null>((resolve) => child.once('exit', resolve))
  ])
  return { code, stdout }
}

t.test('the error of a stream without a listener is logged, and the process continues', async (t) => {
  const { code, stdout } = await run(`
    new net.Socket().destroy(Object.assign(new Error('gone'), { code: 'ECONNRESET' }))
    setTimeout(() => console.log('alive'), 50)`)
  t.equal(code, 0)
  t.match(stdout, /^error gone \| .*\nalive\n$/)
})

t.test('an unhandled rejection is logged, and the process continues', async (t) => {
  const { code, stdout } = await run(`
    void Promise.reject(new Error('lost'))
    setTimeout(() => console.log('alive'), 50)`)
  t.equal(code, 0)
  t.match(stdout, /^error lost \| .*\nalive\n$/)
})

t.test('any other uncaught error shuts the process down in order, with exit code 1', async (t) => {
  const { code, stdout } = await run(`
    setTimeout(() => console.log('too late'), 1000)
    setTimeout(() => undefined.x, 0)`)
  t.equal(code, 1)
  t.match(stdout, /^fatal .*\nends in order\n$/)
})

t.test('errors with codes of the system, of streams, undici and the HTTP parser count as stream errors', async (t) => {
  for (const code of ['ECONNRESET', 'EPIPE', 'EMFILE', 'ERR_STREAM_DESTROYED', 'UND_ERR_SOCKET', 'HPE_INVALID_METHOD'])
    t.ok(isStreamError(Object.assign(new Error(), { code })), code)
  for (const error of [
    new TypeError('x'),
    new Error('x'),
    Object.assign(new Error(), { code: 'ERR_ASSERTION' }),
    null,
    'x'
  ])
    t.notOk(isStreamError(error))
})
