import '../../../fixtures/dom.ts'
import t from 'tap'
import {
  type Notebook,
  notebookStore,
  readNotebook,
  withEntry
} from '../../../../client/visit/notebook/notebook-store.ts'

const tea = { id: 102, company: 'Qingling Tea House', booth: 'N5A05', website: 'https://qingling.example.com/' }

t.test('an entry stays while it is ticked or has a note', async (t) => {
  const met = withEntry([], tea, { isMet: true })
  t.same(met, [{ ...tea, isMet: true, note: '' }])
  const noted = withEntry(met, { ...tea, website: '' }, { note: 'Call' })
  t.same(noted, [{ ...tea, isMet: true, note: 'Call' }], 'a known website is kept')
  const unticked = withEntry(noted, tea, { isMet: false })
  t.same(unticked, [{ ...tea, isMet: false, note: 'Call' }])
  t.same(withEntry(unticked, tea, { note: '' }), [])
})

t.test('notes and the notebook have bounds; a full notebook keeps what it has', async (t) => {
  t.equal(withEntry([], tea, { note: '记'.repeat(2000) })[0]?.note.length, 1000)
  let full: Notebook = []
  for (let id = 1; id <= 301; id += 1) full = withEntry(full, { ...tea, id }, { isMet: true })
  t.equal(full.length, 300)
  t.equal(full[0]?.id, 1)
  t.equal(withEntry(full, { ...tea, id: 300 }, { note: 'x' })[299]?.note, 'x')
})

t.test('what is stored is read as untrusted', async (t) => {
  const list = (list: unknown) => readNotebook({ list })
  t.same(list([{ ...tea, isMet: true, note: 'x' }]), [{ ...tea, isMet: true, note: 'x' }])
  t.same(list([null, 7, { id: 'x' }, { id: -1 }, { id: 1.5 }]), [])
  t.same(list([{ id: 7, note: {}, isMet: 'yes' }]), [
    { id: 7, company: '', booth: '', website: '', isMet: false, note: '' }
  ])
  t.same(list({}), [])
})

t.test('what is no JSON, has another version or is too long counts as nothing', async (t) => {
  const entry = { ...tea, isMet: true, note: '' }
  const text = (version: number, note: string) => JSON.stringify({ version, list: [{ ...entry, note }] })
  const kept = () => {
    notebookStore.update((list) => list)
    return notebookStore.read()
  }
  for (const stored of ['', '{', 'null', '7', '[]', '{}', text(2, ''), text(1, 'x'.repeat(4_000_000))]) {
    window.localStorage.setItem('notebook', stored)
    t.same(kept(), [], stored.slice(0, 40))
  }
  window.localStorage.removeItem('notebook')
  t.same(kept(), [])
  window.localStorage.setItem('notebook', text(1, ''))
  t.same(kept(), [entry])
})

t.test('a change is applied to what another tab has stored', async (t) => {
  notebookStore.update((list) => withEntry(list, tea, { isMet: true }))
  const other = { ...tea, id: 103, isMet: true, note: '' }
  window.localStorage.setItem('notebook', JSON.stringify({ version: 1, list: [other] }))
  notebookStore.update((list) => withEntry(list, tea, { note: 'Call' }))
  t.same(
    notebookStore.read().map(({ id }) => id),
    [103, 102]
  )
})

t.test('where storage is full, changes are kept in memory', async (t) => {
  window.localStorage.clear()
  const { setItem } = Object.getPrototypeOf(window.localStorage)
  const storage = Object.getPrototypeOf(window.localStorage)
  storage.setItem = () => {
    throw new Error('full')
  }
  t.teardown(() => {
    storage.setItem = setItem
  })
  notebookStore.update(() => withEntry([], tea, { isMet: true }))
  notebookStore.update((list) => withEntry(list, { ...tea, id: 103 }, { isMet: true }))
  t.same(
    notebookStore.read().map(({ id }) => id),
    [102, 103]
  )
})
