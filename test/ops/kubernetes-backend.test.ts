import { spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import t from 'tap'
import { readSettings, settingNames } from '../../server/settings.ts'
import { dist } from '../fixtures/dist.ts'
import { freePort } from '../fixtures/free-port.ts'
import { admissionFaults, byKind, faultsOf, objectsIn, readOpsFile } from '../fixtures/kubernetes-objects.ts'
import { root } from '../fixtures/root.ts'
import { scrape } from '../fixtures/scraped.ts'
import { sendRequest } from '../fixtures/send-request.ts'
import { startProcess } from '../fixtures/site-process.ts'
import { storedRows } from '../fixtures/stored-rows.ts'

const text = readOpsFile('kubernetes-backend.yaml')
const {
  Service: service,
  StatefulSet: set,
  PersistentVolumeClaim: claim,
  CronJob: job,
  NetworkPolicy: network
} = byKind(objectsIn(text))
const { spec: pod, metadata } = set.spec.template
const { spec: backupPod, metadata: backupMetadata } = job.spec.jobTemplate.spec.template
const backend = pod.containers[0]!
const backup = backupPod.containers[0]!
const settings = Object.fromEntries(backend.env.map(({ name, value }) => [name, value]))
const siteText = readOpsFile('kubernetes.yaml')

t.test('the objects of the backend are valid, and admitted by "restricted" and by restricted-v2', async (t) => {
  for (const isOpenShift of [false, true]) {
    const read = readOpsFile('kubernetes-backend.yaml', { isOpenShift })
    const objects = objectsIn(read)
    const kinds = ['CronJob', 'NetworkPolicy', 'PersistentVolumeClaim', 'Service', 'StatefulSet']
    t.same(objects.map(({ kind }) => kind).sort(), kinds)
    for (const object of objects) t.same(faultsOf(object), [], object.kind)
    const { StatefulSet, CronJob } = byKind(objects)
    t.same(admissionFaults(StatefulSet.spec.template.spec, { isOpenShift }), [])
    t.same(admissionFaults(CronJob.spec.jobTemplate.spec.template.spec, { isOpenShift }), [])
  }
})

t.test('names, labels, ports and volumes belong together, and to kubernetes.yaml', async (t) => {
  for (const labels of [set.spec.selector.matchLabels, service.spec.selector]) t.same(labels, metadata.labels)
  t.equal(set.spec.replicas, 1)
  t.equal(set.spec.serviceName, service.metadata.name)
  const [data, ...others] = set.spec.volumeClaimTemplates
  t.same([data?.spec.accessModes, others], [['ReadWriteOnce'], []])
  t.same(backend.volumeMounts, [{ name: data?.metadata.name, mountPath: '/data' }])
  const [first, second] = backupPod.volumes
  t.equal(first?.persistentVolumeClaim.claimName, `${data?.metadata.name}-${set.metadata.name}-0`)
  t.equal(second?.persistentVolumeClaim.claimName, claim.metadata.name)
  t.same(
    backup.volumeMounts.map(({ name }) => name),
    [first?.name, second?.name]
  )
  t.match(backupPod.affinity.podAffinity.requiredDuringSchedulingIgnoredDuringExecution, [
    { topologyKey: 'kubernetes.io/hostname', labelSelector: { matchLabels: metadata.labels } }
  ])
  const { Deployment: site } = byKind(objectsIn(siteText))
  const images = [backend, backup, ...site.spec.template.spec.containers].map(({ image }) => image)
  t.equal(new Set(images).size, 1)
  const name = 'app.kubernetes.io/name'
  t.same(network.spec.podSelector.matchExpressions[0]?.values, [metadata.labels[name], backupMetadata.labels[name]])
  t.match(network.spec.ingress, [
    { from: [{ podSelector: { matchLabels: site.spec.template.metadata.labels } }], ports: [{ port: 'http' }] },
    { ports: [{ port: 'metrics' }] }
  ])
  t.same(network.spec.egress, [])
  t.match(siteText, `podSelector: { matchLabels: { app.kubernetes.io/name: ${metadata.labels[name]} } }`)
  t.match(siteText, `http://${service.metadata.name}:${service.spec.ports[0]?.port}.`)
})

t.test('the backend starts with these settings, answers each probe with 200 and gives its metrics', async (t) => {
  t.same(
    Object.keys(settings).filter((name) => !settingNames.some((known) => known === name)),
    []
  )
  const ports = Object.fromEntries(backend.ports.map(({ name, containerPort }) => [name, containerPort]))
  t.equal(ports.metrics, readSettings(settings).metricsPort)
  t.equal(ports.http, service.spec.ports[0]?.port)
  t.match(readFileSync(path.join(root, 'server/backend/backend-process.ts'), 'utf8'), `defaultPort = '${ports.http}'`)
  const [node, program = ''] = backend.command
  t.same([node, path.dirname(program)], ['node', 'dist/server'])
  const metricsPort = await freePort()
  const env = { ...settings, METRICS_PORT: String(metricsPort) }
  const { base } = await startProcess(t, env, { program: path.basename(program) })
  for (const { httpGet } of [backend.startupProbe, backend.readinessProbe, backend.livenessProbe]) {
    t.equal(httpGet.port, 'http')
    t.equal((await sendRequest(base, httpGet.path)).status, 200, httpGet.path)
  }
  t.match((await scrape(metricsPort)).text, '\nsubmissions_storable ')
})

t.test('it has time to drain and to end', async (t) => {
  const [, drainS] = /^ENV DRAIN_S=(\d+)$/m.exec(readFileSync(path.join(root, 'Dockerfile'), 'utf8')) ?? []
  const process = readFileSync(path.join(root, 'server/observe/process-end.ts'), 'utf8')
  const [, maxShutdownMs = ''] = /maxShutdownMs = ([\d_]+)/.exec(process) ?? []
  t.ok(pod.terminationGracePeriodSeconds > Number(drainS) + Number(maxShutdownMs.replaceAll('_', '')) / 1000)
})

t.test(
  'the job writes a backup beside the running backend, and removes those that are older than 30 days',
  async (t) => {
    const site = await startProcess(t, {}, { program: 'backend.js' })
    const work = t.testdir()
    mkdirSync(path.join(work, 'backups'))
    symlinkSync(dist, path.join(work, 'dist'))
    const run = () => {
      const [shell = '', ...args] = backup.command.map((part) =>
        part.replaceAll('/backups', path.join(work, 'backups'))
      )
      const env = { PATH: `${path.dirname(process.execPath)}:${process.env.PATH}`, DATA_DIR: site.folder }
      return spawnSync(shell, args, { cwd: work, env, encoding: 'utf8' })
    }
    const age = (name: string, days: number) => {
      const file = path.join(work, 'backups', name)
      writeFileSync(file, '')
      utimesSync(file, new Date(), new Date(Date.now() - days * 86_400_000))
    }
    age('old.sqlite', 40)
    age('young.sqlite', 20)
    t.match(run(), { status: 1, stderr: /^nothing has been stored yet/ })
    t.same(readdirSync(path.join(work, 'backups')), ['old.sqlite', 'young.sqlite'])
    await sendRequest(site.base, '/addSubscribe', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'email=visitor%40example.com'
    })
    t.match(run(), { status: 0, stdout: /^1 submissions saved\n/ })
    const [written = '', ...kept] = readdirSync(path.join(work, 'backups')).sort()
    t.match(written, /^\d{8}T\d{6}Z\.sqlite$/)
    t.same(kept, ['young.sqlite'])
    t.equal(storedRows(path.join(work, 'backups'), written).length, 1)
  }
)

t.test('the pod monitor finds the metrics of sites and backend, as the job of the alerts', async (t) => {
  const [monitor] = objectsIn(readOpsFile('kubernetes-podmonitor.yaml'))
  // All fields of PodMonitorSpec, PodMetricsEndpoint and RelabelConfig that it uses
  // (https://prometheus-operator.dev/docs/api-reference/api/).
  const { metadata: own, ...others } = monitor!
  t.equal(own.name, 'fair')
  const [job] = /(?<=job=")[^"]+/.exec(readOpsFile('alerts.yaml')) ?? []
  t.same(others, {
    apiVersion: 'monitoring.coreos.com/v1',
    kind: 'PodMonitor',
    spec: {
      selector: {
        matchExpressions: [
          { key: 'app.kubernetes.io/name', operator: 'In', values: ['fair', metadata.labels['app.kubernetes.io/name']] }
        ]
      },
      podMetricsEndpoints: [{ port: 'metrics', relabelings: [{ targetLabel: 'job', replacement: job }] }]
    }
  })
  t.match(siteText, '{ name: metrics, containerPort: 9090 }')
  t.match(text, '{ name: metrics, containerPort: 9090 }')
})
