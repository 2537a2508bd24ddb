/**
 * Joins the chunks of a bundle that are loaded together. esbuild makes a chunk of the modules that the same entry points
 * reach: a page loads some thirty of them, most of them smaller than the request for them.
 */
import { createHash } from 'node:crypto'
import path from 'node:path'
import esbuild from 'esbuild'

/** Chunks below so many bytes, that several entry points share, are one file. */
const smallBytes = 10_240

/** The outputs of an esbuild metafile that one imports statically, with itself, without those of `known`. */
export function closureOf(outputs, file, known = new Set(), found = new Set()) {
  if (known.has(file) || found.has(file)) return found
  found.add(file)
  for (const { path: next, kind } of outputs[file].imports)
    if (kind === 'import-statement') closureOf(outputs, next, known, found)
  return found
}

/**
 * The chunks of each joined file, by its name. A joined file imports others only in one direction: a chunk that the entry
 * points of one file alone reach is imported by no other file.
 */
function groupsOf(outputs, joined) {
  const entries = Object.keys(outputs).filter((file) => outputs[file].entryPoint !== undefined)
  const fileOf = (entry) => {
    const file = entries.find((each) => outputs[each].entryPoint === entry)
    if (file === undefined) throw new Error(`${entry} is no entry point: correct the list of files to join`)
    return file
  }
  const reached = new Map(entries.map((file) => [file, closureOf(outputs, file)]))
  const isShared = (file, roots) => entries.some((entry) => !roots.includes(entry) && reached.get(entry).has(file))
  const known = new Set()
  const isSmall = (file) => outputs[file].entryPoint === undefined && outputs[file].bytes < smallBytes
  const groups = new Map()
  const add = (name, files) => {
    groups.set(name, new Set(files))
    for (const file of groups.get(name)) known.add(file)
  }
  /** All that is not known yet of what `roots` reach. */
  const open = (roots) => roots.flatMap((root) => [...closureOf(outputs, root, known)])
  for (const [name, { whole = [], own = [], shared = [], others = false }] of Object.entries(joined)) {
    const [owners, sharers] = [own.map(fileOf), shared.map(fileOf)]
    const early = open(sharers).filter((file) => isSmall(file) && isShared(file, sharers))
    add(name, [
      ...open(whole.map(fileOf)),
      ...open(early),
      ...open(owners).filter((file) => !isShared(file, owners)),
      ...(others ? Object.keys(outputs).filter((file) => !known.has(file) && open([file]).every(isSmall)) : [])
    ])
  }
  return groups
}

/** The exports that chunks outside of a chunk's group import: its file's name and theirs. */
function wantedExports(texts, groupOf) {
  const wanted = [...texts].flatMap(([importer, text]) =>
    [...text.matchAll(/import\{([^}]*)\}from"\.\/([\w-]+\.js)"/g)].flatMap(([, list, chunk]) =>
      groupOf.get(chunk) === groupOf.get(importer)
        ? []
        : list.split(',').map((item) => `${chunk} ${item.split(' ')[0]}`)
    )
  )
  return [...new Set(wanted)].sort()
}

/**
 * Joins the files of an esbuild result (`outputFiles`, `metafile`, with splitting). Gives the text of each new file by
 * its name, and `nameOf`: the name of the file that an output has become part of. `joined` says by the name of a file, in
 * the order in which visits load them, what entry points it has: `whole` with all that they import, `own` with what no
 * others reach, of `shared` the small chunks that others reach too, and with `others` all other small chunks. Throws for
 * an unknown entry point.
 */
export async function joinChunks({ outputFiles, metafile: { outputs } }, joined) {
  const texts = new Map(outputFiles.map((file) => [path.basename(file.path), file.text]))
  const byName = new Map(Object.keys(outputs).map((file) => [path.basename(file), file]))
  const groups = groupsOf(outputs, joined)
  const groupOf = new Map([...groups].flatMap(([name, files]) => [...files].map((file) => [path.basename(file), name])))
  // A file that imports another one changes with the names of all.
  const all = JSON.stringify([[...texts.keys()].sort(), [...groupOf]])
  const named = (stem, own) => {
    const hash = createHash('sha256').update(all).update(own).digest('base64url')
    return `${stem}-${hash.replace(/[-_]/g, '').slice(0, 8)}.js`
  }
  const nameOf = (chunk) => {
    const group = groupOf.get(chunk)
    if (group !== undefined) return named(group, group)
    const [, stem, own] = /^(.+)-(\w+)\.js$/.exec(chunk)
    return outputs[byName.get(chunk)].imports.length === 0 ? chunk : named(stem, own)
  }
  const wanted = wantedExports(texts, groupOf)
  /** What a chunk exports, and its name in the joined file: each chunk has the same short names. */
  const exportsOf = (chunk) => {
    const { exports, entryPoint } = outputs[byName.get(chunk)]
    if (entryPoint !== undefined) return exports.map((name) => [name, name])
    return exports.flatMap((name) => {
      const place = wanted.indexOf(`${chunk} ${name}`)
      return place < 0 ? [] : [[name, `_${place.toString(36)}`]]
    })
  }
  const reexports = (chunk, from, isInside) => {
    const list = exportsOf(chunk).map(([name, joined]) => (isInside ? `${name} as ${joined}` : `${joined} as ${name}`))
    return `export { ${list.join(', ')} } from ${JSON.stringify(`./${from}`)}\n`
  }
  const plugin = {
    name: 'joined chunks',
    setup(build) {
      build.onResolve({ filter: /.*/ }, ({ path: target, importer, kind, namespace }) => {
        if (kind === 'entry-point') return { path: target, namespace: groups.has(target) ? 'group' : 'chunk' }
        const chunk = path.posix.basename(target)
        const group = groupOf.get(chunk)
        const from = namespace === 'group' ? importer : groupOf.get(importer)
        if (namespace === 'outside' || kind === 'dynamic-import') {
          return { path: `./${namespace === 'outside' ? chunk : nameOf(chunk)}`, external: true }
        }
        if (group === undefined) return { path: `./${nameOf(chunk)}`, external: true }
        return { path: chunk, namespace: group === from ? 'chunk' : 'outside' }
      })
      build.onLoad({ filter: /.*/, namespace: 'chunk' }, ({ path: chunk }) => ({ contents: texts.get(chunk) }))
      build.onLoad({ filter: /.*/, namespace: 'outside' }, ({ path: chunk }) => ({
        contents: reexports(chunk, nameOf(chunk), false)
      }))
      build.onLoad({ filter: /.*/, namespace: 'group' }, ({ path: group }) => ({
        contents: [...groups.get(group)]
          .map((file) => reexports(path.basename(file), path.basename(file), true))
          .join('')
      }))
    }
  }
  const alone = [...texts.keys()].filter((chunk) => !groupOf.has(chunk))
  const result = await esbuild.build({
    entryPoints: [...groups.keys(), ...alone].map((name) => ({
      in: name,
      out: (groups.has(name) ? named(name, name) : nameOf(name)).replace(/\.js$/, '')
    })),
    outdir: 'joined',
    bundle: true,
    format: 'esm',
    minify: true,
    legalComments: 'none',
    write: false,
    plugins: [plugin],
    logLevel: 'error'
  })
  return { files: new Map(result.outputFiles.map((file) => [path.basename(file.path), file.text])), nameOf }
}
