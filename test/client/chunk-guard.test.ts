import '../fixtures/dom.ts'
import t from 'tap'
import { holdsText, isChunkFailure, mayReload } from '../../client/chunk-guard.ts'

const now = 1_750_000_000_000

/** A storage of its own for each case. */
function storage(last?: string): Storage {
  const kept = new Map(last === undefined ? [] : [['chunk-reload', last]])
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value)
  } as Storage
}

const guards: [string, string | undefined, boolean][] = [
  ['never before', undefined, true],
  ['just now', String(now), false],
  ['59.999 s ago', String(now - 59_999), false],
  ['60 s ago', String(now - 60_000), true],
  ['by a clock that ran ahead', String(now + 60_000), true],
  ['at no time that is one', 'x', true]
]
for (const [title, last, may] of guards) {
  t.test(`reloaded ${title}, the page ${may ? 'may' : 'may not'} reload`, async (t) => {
    const own = storage(last)
    t.equal(
      mayReload(now, () => own),
      may
    )
    if (!may) return
    t.equal(
      mayReload(now + 59_999, () => own),
      false,
      'and not again within a minute'
    )
  })
}

t.test('a storage that cannot be had means that it does not reload', async (t) => {
  t.equal(
    mayReload(now, () => {
      throw new Error('blocked')
    }),
    false
  )
  const full = {
    getItem: () => null,
    setItem: () => {
      throw new Error('full')
    }
  } as unknown as Storage
  t.equal(
    mayReload(now, () => full),
    false
  )
})

const forms: [string, string, boolean][] = [
  ['an empty form', '<form method="post"><input name="a"><input type="hidden" value="x"></form>', false],
  ['blanks', '<form method="post"><input name="a" value="  "></form>', false],
  ['a ticked box alone', '<form method="post"><input type="checkbox" value="1" checked></form>', false],
  ['a typed name', '<form method="post"><input name="a" value="Lin"></form>', true],
  ['a typed text', '<textarea>x</textarea>', true],
  ['the words of a search', '<form method="get"><input name="q" value="tea"></form>', false]
]
for (const [title, html, holds] of forms) {
  t.test(`${title} ${holds ? 'would be lost' : 'is nothing to lose'}`, async (t) => {
    document.body.innerHTML = html
    t.equal(holdsText(document), holds)
  })
}

const reasons: [unknown, boolean][] = [
  [new TypeError('Failed to fetch dynamically imported module: https://fair.example/assets/a.js'), true],
  [new TypeError('error loading dynamically imported module'), true],
  [new TypeError('Importing a module script failed.'), true],
  [new Error('Loading chunk 7 failed.'), true],
  [new Error('a.b is not a function'), false],
  ['Loading chunk 7 failed.', false],
  [undefined, false]
]
for (const [reason, failure] of reasons) {
  t.test(`${reason} is ${failure ? 'a' : 'no'} missing script`, async (t) => t.equal(isChunkFailure(reason), failure))
}
