/** Finds what a style sheet uses and the baseline lacks: properties, keywords, functions, units, selectors, queries. */
import { parse, walk } from 'css-tree'
import { featureAt, lackingBrowsers } from './support.mjs'

const units = {
  dv: 'viewport_percentage_units_dynamic',
  lv: 'viewport_percentage_units_large',
  sv: 'viewport_percentage_units_small',
  cq: 'container_query_length_units'
}

/**
 * Gives the missing features of a style sheet by name, each with the browsers that lack it. What stands inside
 * `@supports` is left out: browsers that lack it skip it. Vendors' own names, custom properties and cursors are left
 * out.
 */
export function missingInStyles(css) {
  const missing = new Map()
  const add = (name, feature) => {
    const browsers = lackingBrowsers(feature)
    if (browsers.length > 0) missing.set(name, browsers)
  }
  walk(parse(css), function (node) {
    if (node.type === 'Atrule' && node.name === 'supports') return walk.skip
    if (node.type === 'Atrule') add(`@${node.name}`, featureAt('css', 'at-rules', node.name))
    if (node.type === 'Feature')
      add(`@media (${node.name})`, featureAt('css', 'at-rules', 'media', node.name.replace(/^(min|max)-/, '')))
    if (node.type === 'FeatureRange') add('@media ranges', featureAt('css', 'at-rules', 'media', 'range_syntax'))
    if (/^Pseudo(Class|Element)Selector$/.test(node.type) && !node.name.startsWith('-')) {
      const feature = featureAt('css', 'selectors', node.name)
      const mark = node.type === 'PseudoElementSelector' ? '::' : ':'
      add(mark + node.name, feature)
      const isList = node.children?.first?.children?.size > 1
      if (node.name === 'not' && isList) add(':not() with a list', feature.selector_list)
    }
    if (node.type === 'NestingSelector') add('nesting', featureAt('css', 'selectors', 'nesting'))
    const property = node.type === 'Declaration' ? node.property : this.declaration?.property
    if (property === undefined || /^-|^cursor$/.test(property)) return undefined
    if (node.type === 'Declaration') add(property, featureAt('css', 'properties', property))
    if (node.type === 'Identifier')
      add(`${property}: ${node.name}`, featureAt('css', 'properties', property, node.name))
    if (node.type === 'Function') {
      for (const place of [['properties', property], ['types'], ['types', 'color']])
        add(`${node.name}()`, featureAt('css', ...place, node.name))
    }
    if (node.type === 'Dimension') {
      const key = /^(dv|lv|sv|cq)/.exec(node.unit)?.[1]
      add(node.unit, featureAt('css', 'types', 'length', units[key] ?? node.unit))
    }
    return undefined
  })
  return missing
}
