import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import t from 'tap'
import { parse } from 'yaml'
import { shareDescriptors } from '../../server/descriptor-limit.ts'
import { readSettings } from '../../server/settings.ts'
import { ask } from '../fixtures/client.ts'
import { root } from '../fixtures/root.ts'
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

t.test('every variable is a setting, and the values are allowed', async (t) => {
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

t.test('what it names is there: secrets, the volume of the image, its port', async (t) => {
  const image = read('Dockerfile')
  const [volume, place] = fair.volumes[0]!.split(':')
  t.ok(Object.hasOwn(volumes, volume!))
  t.match(image, `\nVOLUME ${place}\n`)
  t.match(image, new RegExp(`^ENV .*\\bDATA_DIR=${place}\\b`, 'm'))
  t.same(Object.keys(secrets), fair.secrets)
  t.equal(environment.PURGE_TOKEN_FILE, `/run/secrets/${fair.secrets[0]}`)
  const { port, metricsPort } = readSettings({ ...environment, PURGE_TOKEN_FILE: undefined })
  t.same(fair.ports, [`127.0.0.1:${port}:${port}`], 'the port for metrics is not published')
  t.not(metricsPort, port)
  t.equal(fair.read_only, true)
})

t.test('the limits fit what the README states of memory, connections and the end', async (t) => {
  const { cacheMaxMb } = readSettings({ ...environment, PURGE_TOKEN_FILE: undefined })
  const besides = Number(/with the embedded backend up to (\d+)/.exec(read('README.md'))?.[1])
  t.ok(Number.parseInt(fair.mem_limit, 10) >= cacheMaxMb + besides, `${cacheMaxMb} + ${besides} MB`)
  const use = { limit: fair.ulimits.nofile, open: 32, embedded: true, metrics: true }
  t.equal(shareDescriptors(use).connections, 10_000)
  const [, mostMs = ''] = /mostMs = ([\d_]+)/.exec(read('server/serve.ts')) ?? []
  t.match(mostMs, /^\d/)
  t.ok(Number.parseInt(fair.stop_grace_period, 10) * 1000 > Number(mostMs.replaceAll('_', '')))
})

t.test('with its settings and limits the site serves, its health check says so, and it ends with 0', async (t) => {
  const secret = path.join(t.testdir({ token: 'token\n' }), 'token')
  const { METRICS_PORT: _metrics, ...env } = environment
  const site = await startProcess(t, { ...env, PURGE_TOKEN_FILE: secret }, { openFiles: fair.ulimits.nofile })
  t.equal((await ask(site.base, '/en/')).status, 200)
  const [kind, program, ...words] = fair.healthcheck.test
  t.same([kind, program], ['CMD', 'node'])
  const { port } = new URL(site.base)
  const health = async () => {
    const there = words.map((word) => word.replace('127.0.0.1:3000', `127.0.0.1:${port}`))
    const [code] = await once(spawn(process.execPath, there, { stdio: 'ignore' }), 'exit')
    return code
  }
  t.equal(await health(), 0)
  t.equal(await site.stop(), 0)
  t.equal(await health(), 1, 'and that it is gone')
})
