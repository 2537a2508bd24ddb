/** The licences and notices of the packages that a build contains, as one text. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** Files that a package must be passed on with: its licence, and a notice as the Apache licence has it. */
const isNotice = /^(licen[cs]e|notice|copying)(-[\w-]+)?(\.(md|txt))?$/i

/** Inputs of esbuild that are in an output with at least one byte, as paths from the root. */
export const bundledInputs = ({ outputs }) =>
  Object.values(outputs).flatMap(({ inputs }) => Object.keys(inputs).filter((name) => inputs[name].bytesInOutput > 0))

/** A file of a package: the package's folder from the root, `node_modules/a/node_modules/@b/c`, and the path in it. */
const inPackage = /^((?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+)\/(.+)$/

/**
 * The text for the packages of `files`, which are paths from the root: those of no package are ignored. Packages are
 * sorted by name and version. Throws for a package that names no licence.
 */
export function packageNotices(root, files) {
  const filesOf = new Map()
  for (const file of files) {
    const [, folder, name] = inPackage.exec(file) ?? []
    if (folder !== undefined) filesOf.set(folder, (filesOf.get(folder) ?? new Set()).add(name))
  }
  const packages = new Map([...filesOf].map(([folder, names]) => noticeOf(root, folder, [...names])))
  const texts = [...packages].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, text]) => text)
  return `${['The packages that this software contains, and their licences.', ...texts].join(`\n\n${'='.repeat(80)}\n`)}\n`
}

/** Name and version of a package of which these files are used, and its part of the text. */
function noticeOf(root, folder, names) {
  const from = path.join(root, folder)
  const { name, version, license, author } = JSON.parse(readFileSync(path.join(from, 'package.json'), 'utf8'))
  if (typeof license !== 'string') throw new Error(`${folder}/package.json names no licence`)
  const read = (file) => readFileSync(path.join(from, file), 'utf8').replaceAll('\r\n', '\n').trim()
  // webpack writes what the packages inside a bundle demand beside the bundle.
  const inside = names.map((file) => `${file}.LICENSE.txt`).filter((file) => existsSync(path.join(from, file)))
  const texts = [...readdirSync(from).filter((file) => isNotice.test(file)), ...inside].sort().map(read)
  return [
    `${name} ${version}`,
    [`${name} ${version} (${license})`, ...(texts.length > 0 ? texts : declared())].join('\n\n')
  ]

  /** What there is of a package without these files: the part of its README, or its author. */
  function declared() {
    const readme = existsSync(path.join(from, 'README.md')) ? read('README.md') : ''
    const part = readme.split(/^#+ /m).find((text) => /^licen[cs](e|ing)\n/i.test(text))
    const by = typeof author === 'string' ? author : author?.name
    return [part?.trim() ?? `The package has no text of its licence${by ? `, and is by ${by}` : ''}.`]
  }
}
