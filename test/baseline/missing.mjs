/** What the built files use and a browser of the baseline lacks. */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { missingInScript } from './script-features.mjs'
import { missingInStyles } from './style-features.mjs'

/**
 * The missing features of all scripts and style sheets: by name a list of the
 * browsers that lack it and the files that use it. `dist` is the folder of a build. Throws SyntaxError with the name of
 * a file whose syntax is newer than the baseline.
 */
export function missingFeatures(dist) {
  const assets = path.join(dist, 'assets')
  const read = (file) => readFileSync(path.join(assets, file), 'utf8')
  // The viewer of the API document is for backend developers, in browsers of today.
  const filesOf = (ending) =>
    readdirSync(assets).filter((name) => name.endsWith(ending) && !name.startsWith('swagger-ui-'))
  const { inlineScript } = JSON.parse(readFileSync(path.join(dist, 'manifest.json'), 'utf8'))
  const scriptTexts = [['inline script', inlineScript], ...filesOf('.js').map((file) => [file, read(file)])]
  const styleTexts = filesOf('.css').map((file) => [file, read(file)])
  return {
    scripts: collect(scriptTexts.map(([file, text]) => [file, missingInFile(file, text)])),
    styles: collect(styleTexts.map(([file, text]) => [file, missingInStyles(text)]))
  }
}

function missingInFile(file, code) {
  try {
    return missingInScript(code)
  } catch (error) {
    throw new SyntaxError(`${file}: ${error.message}`, { cause: error })
  }
}

/** Of pairs of a file and its missing features, the features with their files, as an object. */
function collect(files) {
  const found = {}
  for (const [file, missing] of files) {
    for (const [name, browsers] of missing) {
      found[name] ??= { browsers, files: [] }
      found[name].files.push(file)
    }
  }
  return found
}
