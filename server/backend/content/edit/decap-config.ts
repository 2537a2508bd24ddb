/** The configuration of Decap CMS for a content folder. */
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { stringify } from 'yaml'

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
