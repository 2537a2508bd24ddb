import { readFileSync } from 'node:fs'
import path from 'node:path'
import t from 'tap'
import { readSettings, settingNames } from '../../server/settings.ts'
import { freePort } from '../fixtures/free-port.ts'
import { admissionFaults, byKind, faultsOf, objectsIn, readOpsFile } from '../fixtures/kubernetes-objects.ts'
import { root } from '../fixtures/root.ts'
import { scrape } from '../fixtures/scraped.ts'
import { sendRequest } from '../fixtures/send-request.ts'
import { startProcess } from '../fixtures/site-process.ts'

const read = (file: string) => readFileSync(path.join(root, file), 'utf8')
const text = readOpsFile('kubernetes.yaml')
const objects = objectsIn(text)
const kinds = objects.map(({ kind }) => kind)
const {
  ConfigMap: settings,
  PersistentVolumeClaim: claim,
  Deployment: deployment,
  Service: service,
  Ingress: ingress,
  PodDisruptionBudget: budget,
  HorizontalPodAutoscaler: autoscaler,
  NetworkPolicy: network
} = byKind(objects)
const { spec } = deployment.spec.template
const site = spec.containers[0]!
const portNamed = (name: string) => site.ports.find((port) => port.name === name)?.containerPort
const volumeOf = (mountPath: string) => {
  const mount = site.volumeMounts.find((volume) => volume.mountPath === mountPath)
  return spec.volumes.find(({ name }) => name === mount?.name)
}

/** The settings with files that hold the secrets; the shared store cannot be reached. */
function environment(folder: string): Record<string, string> {
  const secrets = { PURGE_TOKEN_FILE: 'purge-token', SHARED_CACHE_URL_FILE: 'shared-cache-url' }
  return {
    ...settings.data,
    ...Object.fromEntries(Object.entries(secrets).map(([name, file]) => [name, path.join(folder, file)]))
  }
}
const secretFiles = { 'purge-token': 'sixteen-letters-x', 'shared-cache-url': 'redis://127.0.0.1:1' }

t.test('the file holds one object of each kind', async (t) => {
  t.same([...kinds].sort(), [
    'ConfigMap',
    'Deployment',
    'HorizontalPodAutoscaler',
    'Ingress',
    'NetworkPolicy',
    'PersistentVolumeClaim',
    'PodDisruptionBudget',
    'Service'
  ])
})

t.test('each object is valid by the schema of the Kubernetes API, without a field that it does not know', async (t) => {
  for (const object of objects) t.same(faultsOf(object), [], object.kind)
  const changed = (spec: object) => ({ ...objects.find(({ kind }) => kind === 'Deployment')!, spec })
  t.match(faultsOf(changed({ ...deployment.spec, replicas: 'two' })), [/replicas must be integer/])
  t.same(faultsOf(changed({ ...deployment.spec, minReadySecond: 1 })), ['Deployment.spec.minReadySecond is not known'])
})

t.test('every variable is a setting with a valid value, and a text as a ConfigMap requires', async (t) => {
  const { data, ...others } = settings
  t.same(site.envFrom, [{ configMapRef: { name: others.metadata.name } }])
  t.same(
    Object.keys(data).filter((name) => !settingNames.some((known) => known === name)),
    []
  )
  for (const [name, value] of Object.entries(data)) t.type(value, 'string', name)
  const { purgeToken, sharedCacheUrl, port, metricsPort } = readSettings(environment(t.testdir(secretFiles)))
  t.equal(purgeToken, 'sixteen-letters-x')
  t.equal(sharedCacheUrl, 'redis://127.0.0.1:1')
  t.equal(portNamed('http'), port)
  t.equal(portNamed('metrics'), metricsPort)
  t.equal(deployment.spec.template.metadata.annotations['prometheus.io/port'], String(metricsPort))
})

t.test('secrets are read from files of the secret that the first lines create', async (t) => {
  const [, created = ''] = /kubectl create secret generic (.+)$/m.exec(text) ?? []
  const [name] = created.split(' ')
  const keys = [...created.matchAll(/ --from-literal=([a-z-]+)=/g)].map(([, key]) => key)
  for (const [setting, file] of Object.entries(settings.data).filter(([setting]) => setting.endsWith('_FILE'))) {
    t.equal(volumeOf(path.dirname(file))?.secret?.secretName, name, setting)
    t.ok(keys.includes(path.basename(file)), setting)
  }
  t.equal(keys.length, 2)
})

t.test('user, folder and file system are those of the image', async (t) => {
  const image = read('Dockerfile')
  t.match(image, /^FROM node:\S+\nWORKDIR/m)
  t.match(image, /^USER 1000:0$/m, 'a number, which runAsNonRoot requires')
  t.match(image, /&& chown 1000:0 \/data && chmod g=u \/data$/m)
  t.same(admissionFaults(spec, { isOpenShift: false }), [])
  t.equal(spec.automountServiceAccountToken, false)
  const [, folder = ''] = /^ENV DATA_DIR=(\S+)$/m.exec(image) ?? []
  t.equal(volumeOf(folder)?.persistentVolumeClaim?.claimName, claim.metadata.name)
  t.same(claim.spec.accessModes, ['ReadWriteMany'])
})

t.test('on OpenShift the file without the lines that its sed removes is admitted by restricted-v2', async (t) => {
  const others = objectsIn(readOpsFile('kubernetes.yaml', { isOpenShift: true }))
  for (const object of others) t.same(faultsOf(object), [], object.kind)
  t.same(admissionFaults(byKind(others).Deployment.spec.template.spec, { isOpenShift: true }), [])
  t.same(admissionFaults(spec, { isOpenShift: true }), ['fsGroup'])
  t.equal(others.length, objects.length)
})

t.test('the ingress has the public host alone, and sends all of it to the service', async (t) => {
  const { host } = new URL(settings.data.SITE_ORIGIN!)
  t.same(
    ingress.spec.tls.map(({ hosts }) => hosts),
    [[host]]
  )
  const [rule, ...otherRules] = ingress.spec.rules
  t.same([rule?.host, otherRules], [host, []])
  const [port] = service.spec.ports
  t.same(rule?.http.paths, [
    { path: '/', pathType: 'Prefix', backend: { service: { name: service.metadata.name, port: { name: port?.name } } } }
  ])
})

t.test('the process has time to drain and to end, and traffic leaves it while it drains', async (t) => {
  const { drainS } = readSettings(environment(t.testdir(secretFiles)))
  const [, maxShutdownMs = ''] = /maxShutdownMs = ([\d_]+)/.exec(read('server/observe/process-end.ts')) ?? []
  t.match(maxShutdownMs, /^\d/)
  const shutdownS = Number(maxShutdownMs.replaceAll('_', '')) / 1000
  t.ok(spec.terminationGracePeriodSeconds > drainS + shutdownS, `${drainS} + ${shutdownS} s`)
  const { periodSeconds, failureThreshold } = site.readinessProbe
  t.ok(drainS > periodSeconds * failureThreshold)
  t.equal(deployment.spec.strategy.rollingUpdate.maxUnavailable, 0)
  t.ok(deployment.spec.minReadySeconds > periodSeconds * failureThreshold, 'a pod that fails at once ends the roll')
})

t.test('the memory is that of the README', async (t) => {
  const { cacheMaxMb } = readSettings(environment(t.testdir(secretFiles)))
  const processMb = Number(/the process itself takes up to (\d+) MiB/.exec(read('server/ops/README.md'))?.[1])
  const mebibytes = ({ memory = '' }: Record<string, string | number>) => Number(/^(\d+)Mi$/.exec(String(memory))?.[1])
  t.ok(mebibytes(site.resources.requests) >= cacheMaxMb + processMb, `${cacheMaxMb} + ${processMb} MiB`)
  t.ok(mebibytes(site.resources.limits) > mebibytes(site.resources.requests))
})

t.test('everything selects the pods of the deployment', async (t) => {
  const { labels } = deployment.spec.template.metadata
  const selectors = [
    deployment.spec.selector.matchLabels,
    service.spec.selector,
    budget.spec.selector.matchLabels,
    network.spec.podSelector.matchLabels,
    ...spec.topologySpreadConstraints.map(({ labelSelector }) => labelSelector.matchLabels)
  ]
  t.equal(selectors.length, 6)
  for (const selector of selectors) t.same(selector, labels)
  t.match(autoscaler.spec.scaleTargetRef, { kind: 'Deployment', name: deployment.metadata.name })
  t.equal(deployment.spec.replicas, 2)
  t.equal(autoscaler.spec.minReplicas, deployment.spec.replicas)
  t.equal(budget.spec.maxUnavailable, 1)
  t.same(
    service.spec.ports.map(({ targetPort }) => targetPort),
    ['http']
  )
})

t.test('the network lets in visitors and Prometheus, and out to names, the backend and the store', async (t) => {
  const portsOf = (peers: { ports: { port: string | number }[] }[]) =>
    peers.map(({ ports }) => ports.map(({ port }) => port))
  t.same(portsOf(network.spec.ingress), [['http'], ['metrics']])
  const [, storePort] = /redis:\/\/\S+:(\d+)$/m.exec(text) ?? []
  const backendPort = new URL(settings.data.API_UPSTREAM!).port
  t.same(portsOf(network.spec.egress), [[53, 53], [Number(backendPort)], [Number(storePort)]])
})

t.test('with these settings each probe is answered with 200, and the metric of the autoscaler exists', async (t) => {
  const backend = await startProcess(t, {}, { program: 'backend.js' })
  const metricsPort = await freePort()
  const { base } = await startProcess(t, {
    ...environment(t.testdir(secretFiles)),
    API_UPSTREAM: backend.base,
    METRICS_PORT: String(metricsPort),
    DRAIN_S: '0'
  })
  for (const probe of [site.startupProbe, site.readinessProbe, site.livenessProbe]) {
    t.equal(probe.httpGet.port, 'http')
    t.equal((await sendRequest(base, probe.httpGet.path)).status, 200, probe.httpGet.path)
  }
  const { text: exposed } = await scrape(metricsPort)
  t.same(
    autoscaler.spec.metrics.map(({ type }) => type),
    ['Resource', 'Pods']
  )
  for (const { pods } of autoscaler.spec.metrics) if (pods) t.match(exposed, `\n${pods.metric.name} `)
})

t.test('readiness follows the backend, liveness does not', async (t) => {
  const env = { ...environment(t.testdir(secretFiles)), API_UPSTREAM: 'http://127.0.0.1:1', DRAIN_S: '0' }
  const { base } = await startProcess(t, { ...env, METRICS_PORT: '' })
  const statusOf = async ({ httpGet }: typeof site.startupProbe) => (await sendRequest(base, httpGet.path)).status
  t.same(await Promise.all([site.startupProbe, site.readinessProbe, site.livenessProbe].map(statusOf)), [200, 503, 200])
})
