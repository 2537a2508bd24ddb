import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import t from 'tap'
import { parse } from 'yaml'
import { shareDescriptors } from '../../server/overload/descriptor-limit.ts'
import { readSettings } from '../../server/settings.ts'
import { root } from '../fixtures/root.ts'
import { sendRequest } from '../fixtures/send-request.ts'
import { startProcess } from '../fixtures/site-process.ts'

interface Service {
  ports: string[]
  environment: Record<string, string | number>
  secrets: string[]
  volumes: string[]
  read_only: boolean
  mem_limit: string
  ulimits: { nofile: number }
  stop_grace_period: string
  healthcheck: { test: string[] }
}

const read = (file: string) => readFileSync(path.join(root, file), 'utf8')
const { services, volumes, secrets } = parse(read('server/ops/compose.yaml')) as {
  services: { fair: Service }
  volumes: Record<string, unknown>
  secrets: Record<string, { file: string }>
}
const { fair } = services
const environment = Object.fromEntries(Object.entries(fair.environment).map(([name, value]) => [name, String(value)]))

t.test('every variable is a known setting with a valid value', async (t) => {
  const source = read('server/settings.ts')
  const known = [...source.matchAll(/\b(read|secret)\(\s*'([A-Z_]+)'/g)].flatMap(([, kind, name]) =>
    kind === 'secret' ? [name!, `${name}_FILE`] : [name!]
  )
  t.ok(known.includes('PORT') && known.includes('PURGE_TOKEN_FILE'))
  t.same(
    Object.keys(environment).filter((name) => !known.includes(name)),
    []
  )
  const secret = path.join(t.testdir({ token: 'token\n' }), 'token')
  t.equal(readSettings({ ...environment, PURGE_TOKEN_FILE: secret }).purgeToken, 'token')
})

t.test('secrets, volume and port match those of the image and the settings', async (t) => {
  const image = read('Dockerfile')
  const [volume, mountPoint] = fair.volumes[0]!.split(':')
  t.ok(Object.hasOwn(volumes, volume!))
  t.match(image, `\nVOLUME ${mountPoint}\n`)
  t.match(image, new RegExp(`^ENV .*\\bDATA_DIR=${mountPoint}\\b`, 'm'))
  t.same(Object.keys(secrets), fair.secrets)
  t.equal(environment.PURGE_TOKEN_FILE, `/run/secrets/${fair.secrets[0]}`)
  const { port, metricsPort } = readSettings({ ...environment, PURGE_TOKEN_FILE: undefined })
  t.same(fair.ports, [`127.0.0.1:${port}:${port}`], 'the metrics port is not published')
  t.not(metricsPort, port)
  t.equal(fair.read_only, true)
})

t.test('the limits match the memory, connections and shutdown time that the README states', async (t) => {
  const { cacheMaxMb } = readSettings({ ...environment, PURGE_TOKEN_FILE: undefined })
  const processMb = Number(/with the embedded backend up to (\d+)/.exec(read('README.md'))?.[1])
  t.ok(Number.parseInt(fair.mem_limit, 10) >= cacheMaxMb + processMb, `${cacheMaxMb} + ${processMb} MB`)
  const usage = { limit: fair.ulimits.nofile, open: 32, embedded: true, metrics: true }
  t.equal(shareDescriptors(usage).connections, 10_000)
  const [, maxShutdownMs = ''] = /maxShutdownMs = ([\d_]+)/.exec(read('server/serve.ts')) ?? []
  t.match(maxShutdownMs, /^\d/)
  t.ok(Number.parseInt(fair.stop_grace_period, 10) * 1000 > Number(maxShutdownMs.replaceAll('_', '')))
})

t.test(
  'with these settings and limits the site serves pages, the health check passes, and the exit code is 0',
  async (t) => {
    const secret = path.join(t.testdir({ token: 'token\n' }), 'token')
    const { METRICS_PORT: _metrics, ...env } = environment
    const site = await startProcess(t, { ...env, PURGE_TOKEN_FILE: secret }, { openFiles: fair.ulimits.nofile })
    t.equal((await sendRequest(site.base, '/en/')).status, 200)
    const [kind, program, ...args] = fair.healthcheck.test
    t.same([kind, program], ['CMD', 'node'])
    const { port } = new URL(site.base)
    const health = async () => {
      const ownArgs = args.map((argument) => argument.replace('127.0.0.1:3000', `127.0.0.1:${port}`))
      const [code] = await once(spawn(process.execPath, ownArgs, { stdio: 'ignore' }), 'exit')
      return code
    }
    t.equal(await health(), 0)
    t.equal(await site.stop(), 0)
    t.equal(await health(), 1, 'the health check fails after the site has ended')
  }
)
