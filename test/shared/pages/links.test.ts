import t from 'tap'
import { isInternal, safeHref } from '../../../shared/pages/links.ts'

t.test('safeHref accepts http(s) addresses and paths of this site only', async (t) => {
  for (const [value, expected] of [
    ['/visitor/guide', '/visitor/guide'],
    ['/', '/'],
    [' /visitor/guide#metro ', '/visitor/guide#metro'],
    ['https://example.com/a?b=c', 'https://example.com/a?b=c'],
    ['HTTP://example.com', 'HTTP://example.com'],
    ['javascript:alert(1)', undefined],
    ['JaVaScRiPt:alert(1)', undefined],
    ['java\nscript:alert(1)', undefined],
    ['data:text/html,<script>', undefined],
    ['vbscript:x', undefined],
    ['//evil.example', undefined],
    ['/\\evil.example', undefined],
    ['/\t/evil.example', undefined],
    ['/a\\b', undefined],
    ['\\\\evil.example', undefined],
    ['https:evil.example', undefined],
    ['https:///evil.example', undefined],
    ['https://\\evil.example', undefined],
    ['visitor/guide', undefined],
    ['mailto:a@example.com', undefined],
    ['tel:+862100000000', undefined],
    ['', undefined],
    [null, undefined],
    [{ toString: () => '/x' }, undefined]
  ] as const) {
    t.equal(safeHref(value), expected, JSON.stringify(value))
  }
})

t.test('an internal path has one leading slash', async (t) => {
  t.ok(isInternal('/a/b'))
  t.notOk(isInternal('//a/b'))
  t.notOk(isInternal('https://example.com/'))
})
