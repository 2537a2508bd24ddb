import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import t from 'tap'
import { shareDescriptors } from '../../server/limits/descriptor-limit.ts'
import { readSettings, settingNames } from '../../server/settings.ts'
import { type ComposeService, environmentOf, readComposeFile } from '../fixtures/compose-file.ts'
import { root } from '../fixtures/root.ts'
import { sendRequest } from '../fixtures/send-request.ts'
import { type SiteProcess, startProcess } from '../fixtures/site-process.ts'

const read = (file: string) => readFileSync(path.join(root, file), 'utf8')
const { services, volumes, secrets } = readComposeFile()
const { 'fair-1': fair, 'fair-2': second, backend, valkey, nginx } = services
const environment = environmentOf(fair)
const settingsOf = (purgeTokenFile: string | undefined) =>
  readSettings({ ...environment, PURGE_TOKEN_FILE: purgeTokenFile })

t.test('the replicas differ in their port alone, and nginx sends requests to both', async (t) => {
  t.same(Object.keys(services).sort(), ['backend', 'fair-1', 'fair-2', 'nginx', 'valkey'])
  const { build, ports, ...others } = fair as ComposeService & { build: string }
  t.same(second, { ...others, ports: ['127.0.0.1:3001:3000'] })
  const listed = [...read('server/ops/nginx.conf').matchAll(/^\s+server (127\.0\.0\.1:\d+) max_fails=0;/gm)].map(
    ([, name]) => name
  )
  t.same(
    [...ports!, ...second.ports!].map((port) => port.replace(/:\d+$/, '')), // the line above shows them
    listed
  )
  t.equal(nginx.network_mode, 'host')
  t.ok(nginx.volumes?.some((volume) => volume.startsWith('./nginx.conf:/etc/nginx/conf.d/')))
})

t.test('every variable is a known setting with a valid value', async (t) => {
  t.same(
    Object.keys(environment).filter((name) => !settingNames.some((known) => known === name)),
    []
  )
  const secret = path.join(t.testdir({ token: 'sixteen-letters-x\n' }), 'token')
  t.equal(settingsOf(secret).purgeToken, 'sixteen-letters-x')
})

t.test('the addresses of backend and store are services of the file that the sites wait for', async (t) => {
  const { apiUpstream = '', sharedCacheUrl = '' } = settingsOf(undefined)
  const [api, store] = [new URL(apiUpstream), new URL(sharedCacheUrl)]
  t.same([api.hostname, store.hostname], fair.depends_on)
  t.same([api.hostname, store.hostname], ['backend', 'valkey'])
  const [, port] = /defaultPort = '(\d+)'/.exec(read('server/backend/backend-process.ts')) ?? []
  t.equal(api.port, port)
  t.same(environmentOf(backend), {}, 'the backend has its default port')
  t.same(backend.command, ['node', 'dist/server/backend.js'])
  t.equal(valkey.command?.[0], 'valkey-server')
  t.equal(store.port, '6379')
})

t.test('secrets, volumes and port match those of the image and the settings', async (t) => {
  const image = read('Dockerfile')
  const mounts = [fair, backend].map(({ volumes = [] }) => volumes.map((volume) => volume.split(':')))
  for (const [[name = '', mountPoint] = []] of mounts) {
    t.ok(Object.hasOwn(volumes, name), name)
    t.match(image, `\nVOLUME ${mountPoint}\n`)
    t.match(image, new RegExp(`^ENV .*\\bDATA_DIR=${mountPoint}\\b`, 'm'))
  }
  t.not(mounts[0]?.[0]?.[0], mounts[1]?.[0]?.[0], 'submissions are the backend’s own')
  t.same(Object.keys(secrets), fair.secrets)
  t.equal(environment.PURGE_TOKEN_FILE, `/run/secrets/${fair.secrets?.[0]}`)
  const { port, metricsPort } = settingsOf(undefined)
  t.same(fair.ports, [`127.0.0.1:3000:${port}`], 'the metrics port is not published')
  t.not(metricsPort, port)
  for (const { read_only } of [fair, backend, valkey]) t.equal(read_only, true)
})

t.test('the limits match the memory, connections and shutdown time that the README states', async (t) => {
  const { cacheMaxMb } = settingsOf(undefined)
  const processMb = Number(/the process itself takes up to (\d+) MiB/.exec(read('server/ops/README.md'))?.[1])
  t.ok(Number.parseInt(fair.mem_limit ?? '', 10) >= cacheMaxMb + processMb, `${cacheMaxMb} + ${processMb} MB`)
  t.match(read('server/ops/README.md'), `gives each replica ${Number.parseInt(fair.mem_limit ?? '', 10)} MB`)
  const usage = { limit: fair.ulimits?.nofile ?? 0, open: 32, embedded: false, metrics: true }
  t.equal(shareDescriptors(usage).connections, 10_000)
  const drainS = Number(/^ENV DRAIN_S=(\d+)$/m.exec(read('Dockerfile'))?.[1])
  const [, maxShutdownMs = ''] = /maxShutdownMs = ([\d_]+)/.exec(read('server/observe/process-end.ts')) ?? []
  t.match(maxShutdownMs, /^\d/)
  for (const { stop_grace_period: grace = '' } of [fair, backend])
    t.ok(Number.parseInt(grace, 10) > drainS + Number(maxShutdownMs.replaceAll('_', '')) / 1000)
})

t.test('no service fills the disk with its log, or the machine with processes', async (t) => {
  for (const [name, { logging, pids_limit }] of Object.entries(services)) {
    t.same(logging, { driver: 'local', options: { 'max-size': '20m', 'max-file': '5' } }, name)
    t.equal(pids_limit, 128, name)
  }
})

/** Runs the health check of a service against its process; gives the exit code. */
async function checkHealth({ command, healthcheck }: ComposeService, { base }: SiteProcess): Promise<number> {
  const [kind, program, file = '', ...args] = healthcheck?.test ?? []
  if (kind !== 'CMD' || program !== 'node') throw new Error('the health check is not of Node')
  // In a container it finds the program of the first process.
  const role = path.basename(command?.[1] ?? 'main.js')
  const env = { PORT: new URL(base).port, HOST: '127.0.0.1' }
  const check = spawn(process.execPath, [path.join(root, file), ...args, role], { stdio: 'ignore', env })
  const [code] = await once(check, 'exit')
  return code as number // it is not killed
}

t.test(
  'with these settings and limits the site serves pages, the health checks pass, and the exit codes are 0',
  async (t) => {
    const secret = path.join(t.testdir({ token: 'sixteen-letters-x\n' }), 'token')
    const { METRICS_PORT: _metrics, ...env } = environment
    const owner = await startProcess(t, environmentOf(backend), { program: 'backend.js' })
    const own = { API_UPSTREAM: owner.base, SHARED_CACHE_URL: 'redis://127.0.0.1:1', PURGE_TOKEN_FILE: secret }
    const site = await startProcess(t, { ...env, ...own }, { shell: `ulimit -n ${fair.ulimits?.nofile ?? 0}` })
    t.equal((await sendRequest(site.base, '/en/')).status, 200)
    for (const [service, running] of [
      [fair, site],
      [backend, owner]
    ] as const) {
      t.equal(await checkHealth(service, running), 0)
      t.equal(await running.stop(), 0)
      t.equal(await checkHealth(service, running), 1, 'the health check fails after the process has ended')
    }
  }
)
