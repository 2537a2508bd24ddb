/**
 * The program `node dist/server/health.js`: asks the process of the same environment whether it is alive. It imports
 * node:net alone, because it is started every few seconds. Exit codes: 0 alive, 1 not, with one line about why.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { connect, isIPv6 } from 'node:net'

const timeoutMs = 2500
const defaultPorts = { 'main.js': '3000', 'backend.js': '8080' } as const
type Program = keyof typeof defaultPorts

/** The program of the container's first process or, below an init, of one of its children; undefined elsewhere. */
function runningProgram(): Program | undefined {
  const find = (pid: string) => {
    try {
      const line = readFileSync(`/proc/${pid}/cmdline`, 'utf8')
      return /server\/(main|backend)\.js\0/.exec(line)?.[1]
    } catch {
      return undefined
    }
  }
  const isNumber = (name: string) => /^\d{1,3}$/.test(name)
  const found = ['1', ...readProc().filter(isNumber)].map(find).find((name) => name !== undefined)
  return found === undefined ? undefined : (`${found}.js` as Program) // the pattern allows these two names
}

function readProc(): string[] {
  try {
    return readdirSync('/proc')
  } catch {
    return []
  }
}

/** The address that a listener on `host` can be reached at from its own machine. */
function reachable(host: string): string {
  if (host === '' || host === '0.0.0.0') return '127.0.0.1'
  return isIPv6(host) && /^[0:]+$/.test(host) ? '::1' : host
}

/** Resolves to why there is no good answer; undefined where the answer is 200. */
function ask(host: string, port: number, path: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    const socket = connect({ host, port, timeout: timeoutMs })
    let text = ''
    socket.setEncoding('latin1')
    const end = (fault: string | undefined) => {
      resolve(fault)
      socket.destroy()
    }
    socket.on('connect', () => socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`))
    socket.on('data', (chunk) => {
      text += chunk
    })
    socket.on('end', () => end(text.startsWith('HTTP/1.1 200 ') ? undefined : /^[^\r]{0,200}/.exec(text)?.[0]))
    socket.on('error', (error) => end(error.message))
    setTimeout(() => end(`no answer within ${timeoutMs} ms`), timeoutMs).unref()
  })
}

// A misspelled --ready would ask whether it is alive. Docker reserves exit code 2.
if (process.argv.slice(2).some((argument) => argument !== '--ready' && !(argument in defaultPorts))) {
  process.stderr.write('usage: health.js [--ready] [main.js|backend.js]\n')
  process.exit(1)
}
const [role = ''] = process.argv.slice(2).filter((argument) => argument in defaultPorts)
const path = process.argv.includes('--ready') ? '/readyz' : '/healthz'
const { PORT = '', HOST = '' } = process.env
// The filter has left names of the table, or none.
const program = (role as Program | '') || runningProgram()
const port = PORT.trim() || defaultPorts[program || 'main.js']
const host = reachable(HOST.trim())
// Node throws at a port that is none.
const fault = await ask(host, Number(port), path).catch(({ message }: Error) => message)
if (fault !== undefined) process.stderr.write(`${host} port ${port}${path}: ${fault}\n`)
process.exit(fault === undefined ? 0 : 1)
