/** Which features the browsers of the baseline lack, by MDN's browser compatibility data. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { baseline } from '../../client/build/baseline.mjs'

const file = createRequire(import.meta.url).resolve('@mdn/browser-compat-data')
/** The data: a tree of features, each with `__compat`. */
export const features = JSON.parse(readFileSync(file, 'utf8'))

/** Browsers of the data by those of the baseline. */
const browsersOf = {
  chrome: ['chrome', 'webview_android'],
  safari: ['safari', 'safari_ios'],
  firefox: ['firefox']
}
const versions = Object.entries(baseline).flatMap(([name, version]) =>
  browsersOf[name].map((browser) => [browser, version])
)

const numbersOf = (version) => version.replace(/^≤/, '').split('.').map(Number)

/** Whether version `a` is `b` or older; in the data 'preview' and false are no version. */
function isAtMost(a, b) {
  if (typeof a !== 'string' || !/^≤?\d/.test(a)) return false
  const [left, right] = [numbersOf(a), numbersOf(b)]
  for (let i = 0; i < left.length; i += 1) {
    if (left[i] !== (right[i] ?? 0)) return left[i] < (right[i] ?? 0)
  }
  return true
}

/** The feature at a path of names; undefined where the data has none. */
export function featureAt(...names) {
  return names.reduce(
    (feature, name) => (feature && Object.hasOwn(feature, name) ? feature[name] : undefined),
    features
  )
}

const lacking = new WeakMap()

/**
 * Browsers of the baseline that lack a feature, with the version that has it. Empty for a feature that the data does
 * not know. A partial implementation counts as one.
 */
export function lackingBrowsers(feature) {
  if (feature === undefined) return []
  if (!lacking.has(feature)) lacking.set(feature, findLacking(feature))
  return lacking.get(feature)
}

function findLacking(feature) {
  const support = feature.__compat?.support
  if (!support) return []
  return versions.flatMap(([browser, version]) => {
    const statements = [support[browser] ?? []].flat()
    const usable = statements.filter(({ flags, prefix, alternative_name }) => !flags && !prefix && !alternative_name)
    if (
      statements.length === 0 ||
      usable.some(
        ({ version_added, version_removed }) => isAtMost(version_added, version) && !isAtMost(version_removed, version)
      )
    )
      return []
    return `${browser} ${usable[0]?.version_added || 'never'}`
  })
}
