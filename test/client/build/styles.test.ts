/** The table of rules from which documents take the styles that they inline. */
import t from 'tap'
import { rulesOf } from '../../../client/build/styles.mjs'

t.test('rules keep their order, their texts and the at-rules around them', async (t) => {
  t.same(rulesOf('a{color:red}@media (min-width:9px){@supports (gap:1px){.b,li{gap:1px}}}'), [
    ['', [['a', [['a']]]], 'color:red'],
    [
      '@media (min-width:9px){@supports (gap:1px){',
      [
        ['.b', [['.b']]],
        ['li', [['li']]]
      ],
      'gap:1px'
    ]
  ])
})

t.test('names are those that a selector needs: of :is(), :where() and :has() one, of :not() none', async (t) => {
  const alternativesOf = (selector: string) => rulesOf(`${selector}{top:0}`)[0]![1][0]![1]
  t.same(alternativesOf('ul.a>#b [href]::before'), [['ul', '.a', '#b', '[href]']])
  t.same(alternativesOf('.a :is(.b,p) .c'), [
    ['.a', '.b', '.c'],
    ['.a', 'p', '.c']
  ])
  t.same(alternativesOf('.a:has(>.b):not(.c)'), [['.a', '.b']])
  t.same(alternativesOf('[data-state=loading]'), [['[data-state=loading]']])
  t.same(alternativesOf('[data-reading="150"]'), [['[data-reading=150]']])
  t.same(alternativesOf('[class^=fits]'), [['[class]']])
  t.same(alternativesOf('.a[open] *'), [['.a', '[open]']])
})

t.test('what is not shown at first is left out', async (t) => {
  const css =
    'a:hover,.b{top:0}a:focus-visible{top:0}.skip:not(:focus){top:0}@media print{a{top:0}}@media (forced-colors:active){a{top:0}}@page{margin:0}'
  t.same(
    rulesOf(css).map(([, selectors]) => selectors.map(([text]) => text)),
    [['.b'], ['.skip:not(:focus)']]
  )
})

t.test('keyframes are needed where the rules that name them are', async (t) => {
  const [, keyframes] = rulesOf('.a{animation:turn 1s}@keyframes turn{to{top:0}}')
  t.same(keyframes, ['', [['@keyframes turn', [['.a']]]], 'to{top:0}'])
})

t.test('an at-rule that it does not know is an error', async (t) => {
  t.throws(() => rulesOf('@layer a{b{top:0}}'), /@layer is not known/)
})
