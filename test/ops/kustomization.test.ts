import { spawnSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import path from 'node:path'
import t from 'tap'
import { parse } from 'yaml'
import { copyBuildWith } from '../fixtures/copied-build.ts'
import {
  admissionFaults,
  byKind,
  faultsOf,
  type KubernetesObject,
  objectsIn,
  readOpsFile
} from '../fixtures/kubernetes-objects.ts'
import { sendRequest } from '../fixtures/send-request.ts'
import { startProcess } from '../fixtures/site-process.ts'

interface Kustomization {
  resources: string[]
  patches: { patch: string }[]
}

/**
 * A strategic merge patch: objects are merged, `null` removes a field, lists of what has a name are merged by name, and
 * all other lists are replaced.
 */
function merged(value: unknown, patch: unknown): unknown {
  if (Array.isArray(patch)) {
    const isNamed = patch.every((item) => typeof item === 'object' && 'name' in item)
    if (!isNamed || !Array.isArray(value)) return patch
    const patched = value.map((item) => merged(item, patch.find(({ name }) => name === item.name) ?? {}))
    return [...patched, ...patch.filter(({ name }) => !value.some((item) => item.name === name))]
  }
  if (typeof patch !== 'object' || patch === null) return patch
  const result: Record<string, unknown> = { ...(value as object) }
  for (const [key, inner] of Object.entries(patch)) {
    if (inner === null) delete result[key]
    else result[key] = merged(result[key], inner)
  }
  return result
}

/** The objects of `kubectl kustomize server/ops`. */
function build(): KubernetesObject[] {
  const { resources, patches } = parse(readOpsFile('kustomization.yaml')) as Kustomization // the test shows it
  let objects = resources.flatMap((name) => objectsIn(readOpsFile(name)))
  for (const { patch } of patches) {
    const { $patch, ...change } = parse(patch) as KubernetesObject & { $patch?: string }
    const isTarget = ({ kind, metadata }: KubernetesObject) =>
      kind === change.kind && metadata.name === change.metadata.name
    if (objects.filter(isTarget).length !== 1) throw new Error(`${change.kind} ${change.metadata.name} is not there`)
    objects =
      $patch === 'delete'
        ? objects.filter((object) => !isTarget(object))
        : objects.map((object) => (isTarget(object) ? (merged(object, change) as KubernetesObject) : object))
  }
  return objects
}

const objects = build()
const { spec } = byKind(objects).Deployment.spec.template

t.test('without a volume for several pods all else is as in kubernetes.yaml', async (t) => {
  const before = objectsIn(readOpsFile('kubernetes.yaml'))
  const others = (all: KubernetesObject[]) =>
    all.filter(({ kind }) => !['Deployment', 'PersistentVolumeClaim'].includes(kind))
  t.same(others(objects), others(before))
  t.equal(objects.length, before.length - 1)
  for (const object of objects) t.same(faultsOf(object), [], object.kind)
  t.same(admissionFaults(spec, { isOpenShift: false }), [])
  t.match(spec.volumes, [{ name: 'data', emptyDir: {} }, { name: 'secrets' }])
  const { Deployment: earlier } = byKind(before)
  t.same(
    { ...spec, initContainers: [], volumes: [] },
    { ...earlier.spec.template.spec, initContainers: [], volumes: [] }
  )
})

t.test('a pod whose folder has the files of the version before serves these too', async (t) => {
  const [oldFile, newFile] = ['chunk-old00000.js', 'chunk-new00000.js']
  const dataDir = path.join(t.testdir(), 'data')
  mkdirSync(dataDir)
  const [program = '', ...args] = spec.initContainers[0]!.command
  const earlier = copyBuildWith(t, oldFile)
  const { status } = spawnSync(
    program,
    args.map((argument) => argument.replace('/data/', `${dataDir}/`).replace('dist/', `${earlier}/`))
  )
  t.equal(status, 0)
  const site = await startProcess(t, { DATA_DIR: dataDir }, { dist: copyBuildWith(t, newFile) })
  for (const name of [oldFile, newFile]) t.equal((await sendRequest(site.base, `/assets/${name}`)).status, 200, name)
})
