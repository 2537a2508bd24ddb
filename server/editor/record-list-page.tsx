/** The records of one kind, with a search, page by page. */
import type { ContentState } from '../../shared/records/content-state.ts'
import type { EditorView } from './editor-document.tsx'
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
        <div className="editor-table">
          <table>
            <thead>
              <tr>
                <th scope="col">{words.name}</th>
                <th scope="col">{words.titleCn}</th>
                <th scope="col">{words.titleEn}</th>
                <th scope="col">{words.file}</th>
                <th scope="col">{words.preview}</th>
              </tr>
            </thead>
            <tbody>
              {records.map(({ name, title_cn, title_en, file, page: path }) => (
                <tr key={name}>
                  <td>{name}</td>
                  <td lang="zh-CN">{title_cn}</td>
                  <td lang="en">{title_en}</td>
                  <td>{file}</td>
                  <td>{path === undefined ? null : <a href={previewAddress(locale, path)}>{words.preview}</a>}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
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
