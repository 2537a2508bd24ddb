import { readFileSync } from 'node:fs'
import path from 'node:path'
import t from 'tap'
import { stringify } from 'yaml'
import { exposedMetrics } from '../fixtures/exposed-metrics.ts'
import { metricsOf } from '../fixtures/promql.ts'
import { runPromtool, withoutPromtool } from '../fixtures/promtool.ts'
import { root } from '../fixtures/root.ts'

interface Panel {
  id: number
  type: string
  title: string
  gridPos: { x: number; y: number; w: number; h: number }
  datasource?: { type: string; uid: string }
  targets?: { refId: string; expr: string }[]
}

interface Dashboard {
  templating: { list: { name: string; type: string; definition?: string }[] }
  panels: Panel[]
}

const dashboard = JSON.parse(readFileSync(path.join(root, 'server/ops/dashboard.json'), 'utf8')) as Dashboard
const { panels, templating } = dashboard
const targets = panels.flatMap((panel) => panel.targets ?? [])

/** Grafana's variables as it would replace them. */
const replaced = (expression: string) =>
  expression.replaceAll('$__rate_interval', '5m').replaceAll('$job', 'fair').replaceAll('$instance', '.*')

t.test('each panel has an id of its own and a place that no other one takes', async (t) => {
  t.equal(new Set(panels.map(({ id }) => id)).size, panels.length)
  t.equal(new Set(panels.map(({ title }) => title)).size, panels.length)
  const isApart = (a: Panel['gridPos'], b: Panel['gridPos']) =>
    a.x + a.w <= b.x || b.x + b.w <= a.x || a.y + a.h <= b.y || b.y + b.h <= a.y
  for (const [index, { title, gridPos }] of panels.entries()) {
    t.ok(gridPos.x >= 0 && gridPos.x + gridPos.w <= 24, title)
    const below = panels.slice(index + 1).filter((other) => !isApart(gridPos, other.gridPos))
    t.same(
      below.map((other) => other.title),
      [],
      title
    )
  }
})

t.test('the data source and everything else that begins with $ is a variable', async (t) => {
  t.equal(templating.list.find(({ type }) => type === 'datasource')?.name, 'datasource')
  const shown = panels.filter(({ type }) => type !== 'row')
  for (const { title, datasource } of shown) t.same(datasource, { type: 'prometheus', uid: `\${datasource}` }, title)
  const known = [...templating.list.map(({ name }) => name), '__rate_interval']
  const names = targets.flatMap(({ expr }) => [...expr.matchAll(/\$(\w+)/g)].map(([, name]) => name!)) // the group always matches
  t.same(
    names.filter((name) => !known.includes(name)),
    []
  )
})

t.test('promtool accepts every expression', { skip: withoutPromtool }, async (t) => {
  const rules = targets.map(({ expr }, index) => ({ record: `panel:${index}`, expr: replaced(expr) }))
  const folder = t.testdir({ 'panels.yaml': stringify({ groups: [{ name: 'panels', rules }] }) })
  const { status, output } = runPromtool(['check', 'rules', path.join(folder, 'panels.yaml')])
  t.equal(status, 0, output)
  t.match(output, `SUCCESS: ${targets.length} rules found`)
})

t.test('panels and variables use metrics and labels that a running site exposes', async (t) => {
  const exposed = await exposedMetrics(t)
  const queries = templating.list.flatMap(
    ({ definition }) => /^label_values\((.*), \w+\)$/.exec(definition ?? '')?.[1] ?? []
  )
  const used = [...targets.map(({ expr }) => expr), ...queries].flatMap((expr) => metricsOf(replaced(expr)))
  t.ok(queries.length === 2 && used.length >= targets.length)
  for (const { metric, labels } of used.filter(({ metric }) => metric !== 'up')) {
    t.ok(exposed.has(metric), metric)
    for (const label of labels)
      t.ok(['job', 'instance', ...(exposed.get(metric) ?? [])].includes(label), `${metric}: ${label}`)
  }
})
