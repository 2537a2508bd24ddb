import '../../fixtures/dom.ts'
import t from 'tap'
import { hasUnsavedInput, isFixedByReload, mayReload } from '../../../client/boot/chunk-guard.ts'

const now = 1_750_000_000_000

/** A storage for one test case, with the time of the last reload. */
function storage(last?: string): Storage {
  const items = new Map(last === undefined ? [] : [['chunk-reload', last]])
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value)
  } as Storage
}

const guards: [string, string | undefined, boolean][] = [
  ['that never happened', undefined, true],
  ['just now', String(now), false],
  ['59.999 s ago', String(now - 59_999), false],
  ['60 s ago', String(now - 60_000), true],
  ['in the future, by a clock that was fast', String(now + 60_000), true],
  ['at an invalid time', 'x', true]
]
for (const [title, last, may] of guards) {
  t.test(`after a reload ${title} the page ${may ? 'may' : 'may not'} reload`, async (t) => {
    const own = storage(last)
    t.equal(
      mayReload(now, () => own),
      may
    )
    if (!may) return
    t.equal(
      mayReload(now + 59_999, () => own),
      false,
      'not again within 60 s'
    )
  })
}

t.test('the page may not reload where storage throws', async (t) => {
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
  ['a checked checkbox', '<form method="post"><input type="checkbox" value="1" checked></form>', false],
  ['a text in an input', '<form method="post"><input name="a" value="Lin"></form>', true],
  ['a text in a textarea', '<textarea>x</textarea>', true],
  ['the text of a search form', '<form method="get"><input name="q" value="tea"></form>', false]
]
for (const [title, html, isUnsaved] of forms) {
  t.test(`${title} ${isUnsaved ? 'is' : 'is not'} unsaved input`, async (t) => {
    document.body.innerHTML = html
    t.equal(hasUnsavedInput(document), isUnsaved)
  })
}

const reasons: [unknown, boolean][] = [
  [new TypeError('Failed to fetch dynamically imported module: https://fair.example/assets/a.js'), true],
  [new TypeError('error loading dynamically imported module'), true],
  [new TypeError('Importing a module script failed.'), true],
  [new Error('Loading chunk 7 failed.'), true],
  [new Error('/assets/panels-A.css did not load'), true],
  [new Error('a.b is not a function'), false],
  ['Loading chunk 7 failed.', false],
  [undefined, false]
]
for (const [reason, isFixed] of reasons) {
  t.test(`a reload ${isFixed ? 'fixes' : 'does not fix'} ${reason}`, async (t) =>
    t.equal(isFixedByReload(reason), isFixed)
  )
}
