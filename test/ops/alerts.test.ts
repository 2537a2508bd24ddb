import { readFileSync } from 'node:fs'
import path from 'node:path'
import t from 'tap'
import { parse } from 'yaml'
import { callDefinitions } from '../../shared/calls/table.ts'
import { exposedMetrics } from '../fixtures/exposed-metrics.ts'
import { metricsOf } from '../fixtures/promql.ts'
import { runPromtool, withoutPromtool } from '../fixtures/promtool.ts'
import { root } from '../fixtures/root.ts'

interface Rule {
  record?: string
  alert?: string
  expr: string
}

interface Case {
  name: string
  alert_rule_test: { alertname: string; exp_alerts: unknown[] }[]
}

const file = (name: string) => path.join(root, 'server/ops', name)
const { groups } = parse(readFileSync(file('alerts.yaml'), 'utf8')) as { groups: { rules: Rule[] }[] }
const rules = groups.flatMap((group) => group.rules)
const alerts = rules.flatMap(({ alert }) => alert ?? [])
const skip = withoutPromtool

t.test('promtool accepts the rules', { skip }, async (t) => {
  const { status, output } = runPromtool(['check', 'rules', file('alerts.yaml')])
  t.equal(status, 0, output)
  t.match(output, `SUCCESS: ${rules.length} rules found`)
})

t.test('each alert fires, and does not fire, in the cases of alerts.test.yaml', { skip }, async (t) => {
  const { status, output } = runPromtool(['test', 'rules', file('alerts.test.yaml')])
  t.equal(status, 0, output)
})

t.test('the cases have one for each alert in which it fires, and one in which it does not', async (t) => {
  const { tests } = parse(readFileSync(file('alerts.test.yaml'), 'utf8')) as { tests: Case[] }
  const expected = tests.flatMap((test) => test.alert_rule_test)
  const named = (fires: boolean) =>
    [...new Set(expected.filter((test) => test.exp_alerts.length > 0 === fires).map((test) => test.alertname))].sort()
  t.same(named(true), [...alerts].sort())
  t.same(named(false), [...alerts].sort())
})

t.test('rules use metrics and labels that a running site exposes', async (t) => {
  const exposed = await exposedMetrics(t)
  const recorded = new Set(rules.map(({ record }) => record))
  const used = rules.flatMap(({ expr }) => metricsOf(expr))
  t.ok(used.some(({ metric }) => metric === 'shared_cache_up'))
  for (const { metric, labels } of used.filter(({ metric }) => metric !== 'up' && !recorded.has(metric))) {
    t.ok(exposed.has(metric), metric)
    // Prometheus adds the first two itself.
    for (const label of labels)
      t.ok(['job', 'instance', ...(exposed.get(metric) ?? [])].includes(label), `${metric}: ${label}`)
  }
})

t.test('calls that are never stored are the ones without an alert about their hits', async (t) => {
  const { expr = '' } = rules.find(({ alert }) => alert === 'FairCallIsNotCached') ?? {}
  const [, excluded = ''] = /call!~"([^"]+)"/.exec(expr) ?? []
  const unstored = [...callDefinitions.values()].filter(({ cacheable }) => !cacheable)
  t.same(excluded.split('|').sort(), unstored.map(({ name }) => name).sort())
})

t.test('the README names each alert', async (t) => {
  const readme = readFileSync(path.join(root, 'server/ops/README.md'), 'utf8')
  const [, chapter = ''] = /^### What to alert on\n(.*?)^## /ms.exec(readme) ?? []
  t.same([...new Set(chapter.match(/Fair[A-Z]\w+/g))].sort(), [...alerts].sort())
})
