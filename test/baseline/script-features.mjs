/** Finds what a script uses and the baseline lacks: syntax, regular expressions, interfaces, methods, elements. */
import { parse } from 'acorn'
import { featureAt, features, lackingBrowsers } from './support.mjs'

/** The newest edition whose syntax, except for lookbehind assertions, all browsers of the baseline know. */
const ecmaVersion = 2021
const interfaces = { ...features.javascript.builtins, ...features.api }
/** Objects whose interface has another name. */
const interfaceOf = {
  navigator: 'Navigator',
  document: 'Document',
  window: 'Window',
  history: 'History',
  crypto: 'Crypto'
}

/** Web interfaces whose methods scripts call on values of their own; other names of methods are too common. */
const commonInterface =
  /^(Element|Node|Document|Event|Event[A-Z]\w+|HTML(?!FencedFrame)\w*Element|URL\w*|Headers|Response|Request|FormData|Blob)$/

/** All members of interfaces by their name: `at` of arrays, strings and typed arrays. */
const members = new Map()
for (const [owner, own] of Object.entries(interfaces)) {
  const isBuiltin = Object.hasOwn(features.javascript.builtins, owner)
  const isKnown = isBuiltin
    ? lackingBrowsers(own).length === 0
    : commonInterface.test(owner) && !own.__compat.status.experimental
  for (const [key, feature] of Object.entries(own)) {
    if (key === '__compat' || /_(static|event)$/.test(key)) continue
    members.set(key, [...(members.get(key) ?? []), { name: `${owner}.${key}`, feature, isKnown }])
  }
}

/**
 * Gives the missing features of a script by name, each with the browsers that lack it: what throws where it is missing,
 * so names of globals and calls of methods, but not `x.y?.()`. A method counts where its object is a known interface
 * (`Object.hasOwn`), else where no interface that has it is known to the baseline (`x.at()`). Throws SyntaxError for
 * syntax that is newer than the baseline.
 */
export function missingInScript(code) {
  const missing = new Map()
  const add = (name, feature) => {
    const browsers = lackingBrowsers(feature)
    if (browsers.length > 0) missing.set(name, browsers)
  }
  const addMember = (name, owner) => {
    const known = interfaceOf[owner] ?? owner
    if (known !== undefined && Object.hasOwn(interfaces, known)) {
      add(`${known}.${name}`, interfaces[known][name] ?? interfaces[known][`${name}_static`])
      return
    }
    const candidates = members.get(name) ?? []
    if (candidates.some(({ feature }) => lackingBrowsers(feature).length === 0)) return
    const common = candidates.find(({ isKnown }) => isKnown)
    if (common) add(common.name, common.feature)
  }
  const addPattern = (pattern) => {
    if (/\(\?<[=!]/.test(pattern))
      add('lookbehind assertion', features.javascript.regular_expressions.lookbehind_assertion)
  }
  visit(parse(code, { ecmaVersion, sourceType: 'module' }), (node) => {
    if (node.type === 'Literal' && node.regex) addPattern(node.regex.pattern)
    if (node.type === 'Identifier' && !node.isName)
      add(node.name, featureAt('javascript', 'builtins', node.name) ?? featureAt('api', node.name))
    if (node.type !== 'CallExpression' && node.type !== 'NewExpression') return
    const { callee, optional } = node
    if (callee.type === 'MemberExpression' && !callee.computed && !optional)
      addMember(callee.property.name, callee.object.name)
    if (node.isInChain && node.arguments.some(({ type }) => type === 'SpreadElement')) {
      missing.set('x?.f(...list)', ['chrome 91', 'webview_android 91'])
    }
    const [first, second] = node.arguments
    if (typeof first?.value !== 'string') return
    if (callee.name === 'RegExp') addPattern(first.value)
    if (second?.type === 'ObjectExpression') add(`<${first.value}>`, featureAt('html', 'elements', first.value))
  })
  return missing
}

/**
 * Calls `see` for each node; names of members are marked with `isName`, parts of an optional chain with `isInChain`.
 */
function visit(node, see) {
  const { type } = node
  if (type === 'ChainExpression') node.expression.isInChain = true
  if (node.isInChain && (type === 'CallExpression' || type === 'MemberExpression'))
    (node.callee ?? node.object).isInChain = true
  if (node.type === 'MemberExpression' && !node.computed) node.property.isName = true
  if ((node.type === 'Property' || node.type === 'MethodDefinition') && !node.computed) node.key.isName = true
  see(node)
  for (const value of Object.values(node)) {
    for (const child of [value].flat()) if (child && typeof child.type === 'string') visit(child, see)
  }
}
