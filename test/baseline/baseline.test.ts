import path from 'node:path'
import { pathToFileURL } from 'node:url'
import t from 'tap'
import { dist } from '../fixtures/dist.ts'
import { root } from '../fixtures/root.ts'

type Missing = Record<string, { browsers: string[]; files: string[] }>

/** The modules are plain JavaScript; they are imported from their own path, by which they find the data. */
const moduleOf = (name: string) => import(pathToFileURL(path.join(root, 'test/baseline', `${name}.mjs`)).href)
const { missingFeatures } = (await moduleOf('missing')) as {
  missingFeatures(dist: string): { scripts: Missing; styles: Missing }
}
const { missingInScript } = (await moduleOf('script-features')) as {
  missingInScript(code: string): Map<string, string[]>
}
const { missingInStyles } = (await moduleOf('style-features')) as {
  missingInStyles(css: string): Map<string, string[]>
}
const { acceptedInScripts, acceptedInStyles } = (await moduleOf('accepted')) as Record<
  'acceptedInScripts' | 'acceptedInStyles',
  Map<string, string>
>

/** Features without an entry in the list, each with its browsers and files; entries that nothing uses. */
function differences(missing: Missing, accepted: ReadonlyMap<string, string>) {
  const unlisted = Object.entries(missing).filter(([name]) => !accepted.has(name))
  return { unlisted: Object.fromEntries(unlisted), unused: [...accepted.keys()].filter((name) => !(name in missing)) }
}

t.test('what the built files use and the baseline lacks is listed with the reason why pages stay usable', async (t) => {
  const { scripts, styles } = missingFeatures(dist)
  t.same(differences(scripts, acceptedInScripts), { unlisted: {}, unused: [] })
  t.same(differences(styles, acceptedInStyles), { unlisted: {}, unused: [] })
})

t.test('newer methods, globals, elements and regular expressions are found in a script', async (t) => {
  const namesIn = (code: string) => [...missingInScript(code).keys()]
  t.same(namesIn('list.at(-1)'), ['Array.at'])
  t.same(namesIn('list.at?.(-1); text.replaceAll("a", "b"); Object.entries(list)'), [])
  t.same(namesIn('Object.hasOwn(a, b); structuredClone(a)'), ['Object.hasOwn', 'structuredClone'])
  t.same(namesIn('f(/(?<=a)b/); new RegExp("(?<!a)b")'), ['lookbehind assertion'])
  t.same(namesIn('/(?<name>a)\\p{L}/u.exec(b)'), [])
  t.same(namesIn('jsx("search", {}); a?.b(...c)'), ['<search>', 'x?.f(...list)'])
  t.same(namesIn('dialog.showModal(); AbortSignal.timeout(1)'), ['HTMLDialogElement.showModal', 'AbortSignal.timeout'])
  for (const code of ['class A { #b = 1 }', 'await a', '/a/v', 'class A { static { a() } }'])
    t.throws(() => missingInScript(code), SyntaxError, code)
})

t.test('newer properties, values, units, selectors and queries are found in a style sheet', async (t) => {
  const namesIn = (css: string) => [...missingInStyles(css).keys()]
  t.same(namesIn('a { inset: 0; text-wrap: pretty; height: 100dvh }'), [
    'inset',
    'text-wrap',
    'text-wrap: pretty',
    'dvh'
  ])
  t.same(namesIn('a:has(b), a:not(b, c) { color: color-mix(in srgb, red, blue) }'), [
    ':has',
    ':not() with a list',
    'color-mix()'
  ])
  t.same(namesIn('@container (width > 1px) { a { & b { color: red } } }'), ['@container', '@media ranges', 'nesting'])
  t.same(namesIn('@media (scripting: none) { a { color: red } }'), ['@media (scripting)'])
  t.same(namesIn('@supports (height: 1dvh) { a { height: 1dvh } } a:hover { margin: 0; --a: 1dvh }'), [])
})
