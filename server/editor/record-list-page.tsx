/** The records of one kind, with a search, page by page. */
import type { ContentState } from '../../shared/records/content-state.ts'
import { EditorTable, type EditorView } from './editor-document.tsx'
import { fill } from './messages.ts'
import { previewAddress } from './preview-page.tsx'

export interface RecordListProps {
  view: EditorView
  list: NonNullable<ContentState['list']>
  q: string
}

export function RecordListPage({ view, list, q }: RecordListProps) {
  const { words, base, locale } = view
  const { kind, total, page, pages, records } = list
  const addressOf = (other: number) => `${base}/records?${new URLSearchParams({ kind, q, page: String(other) })}`
  return (
    <section>
      <h1>{words.kinds[kind]}</h1>
      <form className="editor-find" action={`${base}/records`}>
        <input type="hidden" name="kind" value={kind} />
        <div className="field">
          <label htmlFor="q">{words.findLabel}</label>
          <input id="q" name="q" defaultValue={q} type="search" />
        </div>
        <button className="button" type="submit">
          {words.find}
        </button>
      </form>
      <p role="status">{total === 0 ? words.nothingFound : fill(words.found, total)}</p>
      {records.length > 0 ? (
        <EditorTable
          heads={[words.name, words.titleCn, words.titleEn, words.file, words.preview]}
          rows={records.map(({ name, title_cn, title_en, file, page: path }) => [
            name,
            <span key="cn" lang="zh-CN">
              {title_cn}
            </span>,
            <span key="en" lang="en">
              {title_en}
            </span>,
            file,
            path === undefined ? null : (
              <a key="page" href={previewAddress(locale, path)}>
                {words.preview}
              </a>
            )
          ])}
        />
      ) : null}
      {pages > 1 ? (
        <nav className="paging" aria-label={fill(words.pageOf, page, pages)}>
          {page > 1 ? <a href={addressOf(page - 1)}>{words.previous}</a> : null}
          <span>{fill(words.pageOf, page, pages)}</span>
          {page < pages ? <a href={addressOf(page + 1)}>{words.next}</a> : null}
        </nav>
      ) : null}
    </section>
  )
}
