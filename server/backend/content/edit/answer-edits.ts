/** Answers the site's requests on behalf of editors: forms of Decap CMS, their configuration, undoing a change. */
import { readFileSync } from 'node:fs'
import { isApiLocale } from '../../../../shared/locale/bilingual.ts'
import type { ApiLocale } from '../../../../shared/locale/locale.ts'
import type { ContentChange } from '../../../../shared/records/content-state.ts'
import { lazy } from '../../lazy.ts'
import type { BackendLog } from '../../worker-messages.ts'
import { isNested } from '../fault-list.ts'
import type { FolderSource } from '../load/loader-messages.ts'
import { openEdits, type TryEdit } from './content-edits.ts'
import {
  type DecapOptions,
  decapActions,
  decapConfig,
  type FormFields,
  pageFolders,
  singleFiles
} from './decap-actions.ts'
import { editWords, RefusedEdit } from './edit-words.ts'
import { tableEdits } from './table-edits.ts'

/** A response: its status and its body as JSON. */
export interface EditAnswer {
  status: number
  body: unknown
}

export interface EditAnswers {
  /** `query` has the kind of request, the editor's name and language, and for forms the tab. Never rejects. */
  answer: (query: URLSearchParams, body: Buffer) => Promise<EditAnswer>
  changes: () => ContentChange[]
}

/** The answers for content that is in no folder. */
export const noEdits: EditAnswers = {
  answer: async (query) => ({ status: 503, body: { error: editWords[localeOf(query)].noFolder } }),
  changes: () => []
}

/** The answers for a folder; `tryEdit` gives what an edit would bring. */
export function answerEdits(source: FolderSource, tryEdit: TryEdit, log: BackendLog): EditAnswers {
  const { folder, changes, publishedFiles, formFields } = source
  const edits = openEdits({ folder, changesFolder: changes, tryEdit, log })
  // Written by the build.
  const forms = lazy((): Record<ApiLocale, FormFields> => JSON.parse(readFileSync(formFields, 'utf8')))
  const tables = tableEdits(edits, source, tryEdit)
  const decap = lazy(() => decapActions(edits, publishedFiles, singleFiles(forms().en)))
  const run = async (query: URLSearchParams, body: Buffer): Promise<unknown> => {
    const editor = { name: query.get('by') ?? '', locale: localeOf(query) }
    if (query.get('kind') === 'compare') return tables.compare(query.get('type') ?? '', body, editor)
    const value: unknown = JSON.parse(body.toString())
    const text = (name: string) => (isNested(value) ? String(value[name]) : '')
    switch (query.get('kind')) {
      case 'forms':
        return decap()(value, query.get('tab') ?? '', editor)
      case 'config':
        // The site has written it.
        return decapConfig(forms()[editor.locale], pageFolders(folder), value as DecapOptions)
      case 'undo':
        await edits.undo(text('id'), editor)
        return {}
      case 'publish':
        await tables.publish(text('id'), editor)
        return {}
      case 'download':
        return tables.download(text('table'), text('format'), editor)
      default:
        throw new RefusedEdit(422, editWords[editor.locale].unknown)
    }
  }
  return {
    async answer(query, body) {
      try {
        return { status: 200, body: await run(query, body) }
      } catch (error) {
        if (error instanceof RefusedEdit) return { status: error.status, body: { error: error.message } }
        log('error', 'an edit failed', { kind: query.get('kind'), reason: String(error) })
        return { status: 500, body: { error: String(error) } }
      }
    },
    changes: edits.changes
  }
}

function localeOf(query: URLSearchParams) {
  const locale = query.get('locale')
  return isApiLocale(locale) ? locale : 'cn'
}
