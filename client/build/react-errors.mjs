/**
 * React DOM makes errors while it is loaded that it only compares and throws to itself. Where an inspector is attached,
 * as in Lighthouse, V8 then parses the whole script again on the main thread to know the lines of their stacks.
 */
import { readFileSync } from 'node:fs'

/** An esbuild plugin that makes these errors without a stack. Throws where React DOM has none: the plugin can go then. */
export const errorsWithoutStack = {
  name: 'errors without stack',
  setup(build) {
    build.onLoad({ filter: /react-dom-client\.production\.js$/ }, ({ path: file }) => {
      const source = readFileSync(file, 'utf8')
      const contents = source.replace(
        /^(var|) (\s*\w+Exception) = Error\((formatProdErrorMessage\(\d+\))\)/gm,
        '$1 $2 = Object.create(Error.prototype, { message: { value: $3 } })'
      )
      if (contents === source) throw new Error(`${file} makes no errors while it is loaded: remove this plugin`)
      return { contents }
    })
  }
}
