/**
 * The configuration of Decap CMS for a content folder, and the answers to its `proxy` backend: an action and its
 * parameters as JSON. What a tab of a browser has read is remembered, because Decap does not send it back.
 */
import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { LRUCache } from 'lru-cache'
import { stringify } from 'yaml'
import { contentFileName } from '../../../../shared/records/content-files.ts'
import { isNested } from '../fault-list.ts'
import { openFileStore } from '../files/file-store.ts'
import { openFolderFiles } from '../files/folder-files.ts'
import type { ContentEdits, Editor, FileEdit } from './content-edits.ts'
import { type EditWords, editWords, RefusedEdit } from './edit-words.ts'
import { kindOf, listEditable, readEditable, versionOf } from './editable-files.ts'

/** The tab that sends an action: milliseconds since the epoch at which it was opened, and something random. */
export type TabId = string

export type DecapActions = (body: unknown, tab: TabId, editor: Editor) => Promise<unknown>

/** Entries that all tabs together have open. */
const maxVersions = 20_000
/** Bytes of the pictures in one list; where a small variant is published, that is listed. */
const maxListedBytes = 8 * 1_048_576
const maxDepth = 8

/** A picture of one pixel, for those whose bytes would make a list too long. */
const onePixel = 'R0lGODlhAQABAIAAAP///wAAACH5BAEAAAAALAAAAAABAAEAAAICRAEAOw=='

type Params = Record<string, unknown>

/** The actions on a folder; `publishedFiles` is that of its published pictures, `singles` are the files with a form. */
export function decapActions(edits: ContentEdits, publishedFiles: string, singles: readonly string[]): DecapActions {
  const { folder } = edits
  const versions = tabVersions(folder)
  const isForm = (name: string) => kindOf(name) === 'text' && (/^(?:pages|news)\//.test(name) || singles.includes(name))
  const entry = (name: string, words: EditWords, label?: unknown) => {
    const bytes = isForm(name) ? readEditable(folder, name, words) : undefined
    return { data: bytes?.toString() ?? null, file: { path: name, label, id: bytes ? versionOf(bytes) : null } }
  }
  const publish = async (files: FileEdit[], tab: TabId, editor: Editor) => {
    await edits.publish(files, editor)
    for (const { name, bytes } of files) versions.set(tab, name, versionOf(bytes))
  }
  const textEdit = (file: Params, tab: TabId, words: EditWords): FileEdit => {
    const name = text(file.path)
    const isMoved = file.newPath !== undefined && file.newPath !== name
    if (!isForm(name) || isMoved) throw new RefusedEdit(403, words.notAllowed(name))
    return { name, bytes: Buffer.from(text(file.raw)), read: versions.readBy(tab, name, words) }
  }
  const remove = async (names: string[], tab: TabId, editor: Editor) => {
    const words = editWords[editor.locale]
    const files = names.map((name): FileEdit => {
      if (kindOf(name) === 'picture') return { name, bytes: undefined }
      // What the others name is always there.
      if (!/^(?:pages|news)\//.test(name)) throw new RefusedEdit(403, words.notAllowed(name))
      return { name, bytes: undefined, read: versions.readBy(tab, name, words) }
    })
    await publish(files, tab, editor)
    return { message: 'deleted' }
  }

  return async (body, tab, editor) => {
    const words = editWords[editor.locale]
    const { action, params: given } = fields(body)
    const params = fields(given)
    const list = (value: unknown) => (Array.isArray(value) ? value.map(fields) : [])
    switch (action) {
      case 'entriesByFolder': {
        const depth = Math.min(Number(params.depth) || 1, maxDepth)
        const names = listEditable(folder, text(params.folder), depth)
        return names
          .filter((name) => isForm(name) && name.endsWith(`.${params.extension}`))
          .map((name) => entry(name, words))
      }
      case 'entriesByFiles':
        return list(params.files).map((file) => entry(text(file.path), words, file.label))
      case 'getEntry': {
        const read = entry(text(params.path), words)
        versions.set(tab, read.file.path, read.file.id ?? '')
        return read
      }
      case 'persistEntry': {
        const texts = params.dataFiles === undefined ? [fields(params.entry)] : list(params.dataFiles)
        const pictures = list(params.assets).map((asset) => pictureEdit(asset, words))
        await publish([...texts.map((file) => textEdit(file, tab, words)), ...pictures], tab, editor)
        return { message: 'entry persisted' }
      }
      case 'getMedia':
        return mediaIn(folder, publishedFiles, text(params.mediaFolder), words)
      case 'getMediaFile': {
        const name = text(params.path)
        return media(name, requirePicture(folder, name, words))
      }
      case 'persistMedia': {
        const picture = pictureEdit(fields(params.asset), words)
        await publish([picture], tab, editor)
        return media(picture.name, picture.bytes)
      }
      case 'deleteFile':
        return remove([text(params.path)], tab, editor)
      case 'deleteFiles':
        return remove(Array.isArray(params.paths) ? params.paths.map(text) : [], tab, editor)
      case 'getDeployPreview':
        return null
      default:
        throw new RefusedEdit(422, words.unknown)
    }
  }
}

/** The versions of files that tabs have read. */
function tabVersions(folder: string) {
  const versions = new LRUCache<string, string>({ max: maxVersions })
  const keyOf = (tab: TabId, name: string) => `${tab} ${name}`
  return {
    set: (tab: TabId, name: string, version: string) => void versions.set(keyOf(tab, name), version),
    /** The version of a file that a tab has read. What is older than the tab it cannot have read otherwise. */
    readBy(tab: TabId, name: string, words: EditWords): string {
      const known = versions.get(keyOf(tab, name))
      if (known !== undefined) return known
      const bytes = readEditable(folder, name, words)
      const isOlder = bytes !== undefined && statSync(path.join(folder, name)).mtimeMs < Number.parseInt(tab, 10)
      return isOlder ? versionOf(bytes) : ''
    }
  }
}

/** The pictures of a folder, small ones where such variants are published: a browser is sent all of them at once. */
function mediaIn(folder: string, publishedFiles: string, below: string, words: EditWords) {
  const files = openFolderFiles(folder, openFileStore(publishedFiles))
  let total = 0
  return listEditable(folder, below, 1).flatMap((name) => {
    if (kindOf(name) !== 'picture') return []
    const picture = files.picture(name.slice('pictures/'.length))
    const [variant] = picture && 'sources' in picture ? picture.sources : []
    const small = variant && contentFileName(variant.src)
    const bytes = small ? readFileSync(path.join(publishedFiles, small)) : readEditable(folder, name, words)
    total += bytes?.length ?? 0
    return [media(name, total > maxListedBytes ? undefined : bytes)]
  })
}

function media(name: string, bytes: Uint8Array | undefined) {
  const content = bytes ? Buffer.from(bytes).toString('base64') : onePixel
  return { id: versionOf(bytes) || name, content, encoding: 'base64', path: name, name: path.posix.basename(name) }
}

function pictureEdit(asset: Params, words: EditWords): FileEdit {
  const name = text(asset.path)
  if (kindOf(name) !== 'picture') throw new RefusedEdit(403, words.notAllowed(name))
  return { name, bytes: Buffer.from(text(asset.content), 'base64') }
}

function requirePicture(folder: string, name: string, words: EditWords): Buffer {
  const bytes = kindOf(name) === 'picture' ? readEditable(folder, name, words) : undefined
  if (!bytes) throw new RefusedEdit(404, words.notAllowed(name))
  return bytes
}

const fields = (value: unknown): Params => (isNested(value) ? value : {})
const text = (value: unknown) => (typeof value === 'string' ? value : '')

/** By schema what its files are, and the fields of their form (`form-fields.mjs`). */
export type FormFields = Record<string, { label: string; description: string; fields: object[] }>

/** The files that are one record and have a form. */
export const singleFiles = (forms: FormFields) =>
  Object.keys(forms).flatMap((name) => (name === 'page' || name === 'news' ? [] : [`${name}.yaml`]))

export interface DecapOptions {
  /** Where the `proxy` backend is answered. */
  api: string
  /** Where the link to the site leads. */
  home: string
  /** As Decap names it. */
  locale: string
  labels: { pages: string; news: string; fair: string }
}

/** The folders of pages, as paths from the content folder. */
export function pageFolders(folder: string): string[] {
  const below = (name: string): string[] => [
    name,
    ...readdirSync(path.join(folder, name), { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && /^[a-z0-9][a-z0-9_-]*$/.test(entry.name))
      .flatMap((entry) => below(path.posix.join(name, entry.name)))
  ]
  try {
    return below('pages').sort()
  } catch {
    return ['pages']
  }
}

/** The configuration as YAML. */
export function decapConfig(forms: FormFields, folders: readonly string[], options: DecapOptions): string {
  const { api, home, locale, labels } = options
  const formOf = (name: string) => forms[name] ?? { label: name, description: '', fields: [] }
  const shared = { extension: 'yaml', format: 'yaml', create: true }
  const { news, page } = { news: formOf('news'), page: formOf('page') }
  const pages = folders.map((folder) => ({
    name: folder.replaceAll('/', '_'),
    label: folder === 'pages' ? labels.pages : `${labels.pages}: ${folder.slice('pages/'.length)}`,
    folder,
    ...shared,
    // Decap refuses an entry whose identifier is empty. A title may be in either language; the list is always there.
    identifier_field: 'sections',
    // The address of the page: an English title, or else page, page-1 and so on.
    slug: "{{title_en | default('page')}}",
    summary: '{{title_cn}} / {{title_en}}',
    sortable_fields: ['title_cn', 'title_en'],
    description: page.description,
    fields: page.fields
  }))
  const config = {
    backend: { name: 'proxy', proxy_url: api, branch: 'main' },
    display_url: home,
    locale,
    media_folder: 'pictures',
    public_folder: '',
    slug: { encoding: 'ascii', clean_accents: true },
    editor: { preview: false },
    collections: [
      ...pages,
      {
        name: 'news',
        label: labels.news,
        folder: 'news',
        ...shared,
        // The name of the file is the id: 9 digits at most, the first one not 0.
        identifier_field: 'date',
        slug: '1{{month}}{{day}}{{hour}}{{minute}}',
        summary: '{{date}} {{title_cn}} / {{title_en}}',
        sortable_fields: ['date', 'title_en'],
        description: news.description,
        fields: news.fields
      },
      {
        name: 'fair',
        label: labels.fair,
        files: singleFiles(forms).map((file) => {
          const name = file.replace('.yaml', '')
          return { name, file, ...formOf(name) }
        })
      }
    ]
  }
  // Fields are named once and referred to: they are one object in all collections of pages.
  return stringify(config, { lineWidth: 0, aliasDuplicateObjects: true })
}
