/** The visitor's notebook: exhibitors that were met, each with a note. It stays on the device. */
import { cutText } from '../../../shared/locale/cut-text.ts'
import { createDeviceStore } from '../../ui/device-store.ts'

/** What is kept of an exhibitor, so that the notebook is complete without a network. */
export interface NotedExhibitor {
  id: number
  company: string
  booth: string
  website: string
}

export interface NotebookEntry extends NotedExhibitor {
  isMet: boolean
  note: string
}
export type Notebook = readonly NotebookEntry[]

const maxEntries = 300
/** Characters of a note. */
export const maxNoteLength = 1000
const maxLengths = { company: 200, booth: 40, website: 500, note: maxNoteLength } as const

/** Reads what is stored; what is not an entry is left out. */
export function readNotebook({ list }: Readonly<Record<string, unknown>>): Notebook {
  return Array.isArray(list) ? list.map(Object).flatMap(readEntry).slice(0, maxEntries) : []
}

function readEntry(stored: Record<keyof NotebookEntry, unknown>): NotebookEntry[] {
  const { id, isMet } = stored
  if (typeof id !== 'number' || !Number.isInteger(id) || id < 1) return []
  const text = (key: keyof typeof maxLengths) => {
    const value = stored[key]
    return typeof value === 'string' ? cutText(value, maxLengths[key]) : ''
  }
  const [company, booth, website, note] = [text('company'), text('booth'), text('website'), text('note')]
  return [{ id, company, booth, website, isMet: isMet === true, note }]
}

export const notebookStore = createDeviceStore<Notebook>({
  key: 'notebook',
  empty: [],
  read: readNotebook,
  write: (list) => ({ list })
})

/**
 * The notebook with a change to an exhibitor's entry. An entry that is neither ticked nor has a note is removed. A full
 * notebook takes no further exhibitor.
 */
export function withEntry(
  notebook: Notebook,
  exhibitor: NotedExhibitor,
  change: Partial<Pick<NotebookEntry, 'isMet' | 'note'>>
): Notebook {
  const former = notebook.find(({ id }) => id === exhibitor.id)
  const [entry] = readEntry({
    isMet: false,
    note: '',
    ...former,
    ...exhibitor,
    website: exhibitor.website || former?.website || '',
    ...change
  })
  const others = notebook.filter(({ id }) => id !== exhibitor.id)
  if (!entry || (!entry.isMet && entry.note === '')) return others
  if (former) return notebook.map((other) => (other === former ? entry : other))
  return notebook.length < maxEntries ? [...notebook, entry] : notebook
}
