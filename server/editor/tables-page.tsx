/** The page on which editors download and upload tables, and the one that shows what an upload would change. */
import { Fragment } from 'react'
import {
  type Change,
  type ComparedUpload,
  changes,
  contentTables,
  type TableDifference
} from '../../shared/records/content-state.ts'
import { EditorTable, type EditorView } from './editor-document.tsx'
import { fill } from './messages.ts'

export function TablesPage({ view: { words, base } }: { view: EditorView }) {
  return (
    <>
      <section aria-labelledby="upload">
        <h1 id="upload">{words.tables}</h1>
        <p>{words.tablesLead}</p>
        <form className="form" method="post" action={`${base}/tables`} encType="multipart/form-data">
          <div className="field">
            <label htmlFor="table">{words.table}</label>
            <select id="table" name="table">
              {contentTables.map((table) => (
                <option key={table} value={table}>
                  {words.tableNames[table]} ({table}.csv)
                </option>
              ))}
            </select>
          </div>
          <div className="field">
            <label htmlFor="file">{words.tableFile}</label>
            <input id="file" name="file" type="file" required accept=".xlsx,.csv,.txt,.json" />
          </div>
          <div className="field">
            <label htmlFor="whole">{words.missingRows}</label>
            <select id="whole" name="whole">
              <option value="no">{words.keepRows}</option>
              <option value="yes">{words.removeRows}</option>
            </select>
          </div>
          <button className="button" type="submit">
            {words.compare}
          </button>
        </form>
      </section>
      <section aria-labelledby="download">
        <h2 id="download">{words.downloads}</h2>
        <ul className="editor-downloads">
          {contentTables.map((table) => (
            <li key={table}>
              <span>{words.tableNames[table]}</span>
              {['xlsx', 'csv'].map((format) => (
                <a key={format} href={`${base}/tables/download?table=${table}&format=${format}`}>
                  {table}.{format}
                </a>
              ))}
            </li>
          ))}
        </ul>
      </section>
    </>
  )
}

export function DifferencePage({ view, upload }: { view: EditorView; upload: ComparedUpload }) {
  const { words, base } = view
  const { id, tables, leftOut, faults, remarks } = upload
  const isSame = leftOut.length === 0 && tables.every(({ rows }) => rows.length === 0)
  return (
    <>
      <section aria-labelledby="difference">
        <h1 id="difference">{words.difference}</h1>
        <p role="status">
          <strong>{id !== undefined ? words.notYet : isSame ? words.noDifference : words.faultyUpload}</strong>
        </p>
        <Lines title={words.uploadFaults} lines={faults} />
        <Lines title={words.leftOut} lines={leftOut} />
        <Lines title={words.uploadRemarks} lines={remarks} />
        {id === undefined ? null : (
          <form method="post" action={`${base}/tables/publish`}>
            <input type="hidden" name="id" value={id} />
            <button className="button" type="submit">
              {words.publish}
            </button>
          </form>
        )}
        <p className="actions">
          <a className="button quiet" href={`${base}/tables`}>
            {words.otherUpload}
          </a>
        </p>
      </section>
      {tables.map((table) => (
        <Difference key={table.table} view={view} difference={table} />
      ))}
    </>
  )
}

function Lines({ title, lines }: { title: string; lines: readonly string[] }) {
  if (lines.length === 0) return null
  return (
    <>
      <h2>{title}</h2>
      <ul className="editor-lines">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </>
  )
}

function Difference({ view: { words }, difference }: { view: EditorView; difference: TableDifference }) {
  const { table, counts, kept, rows } = difference
  const shown = (change: Change) => rows.filter((row) => row.change === change)
  return (
    <section aria-labelledby={table}>
      <h2 id={table}>
        {words.tableNames[table]} ({table}.csv)
      </h2>
      <p>
        {changes.map((change) => `${words[change]}: ${counts[change]}`).join(' · ')} · {words.keptRows}: {kept}
      </p>
      {changes
        .filter((change) => counts[change] > 0)
        .map((change) => (
          <Fragment key={change}>
            <h3>
              {words[change]} ({counts[change]})
            </h3>
            {shown(change).length < counts[change] ? <p>{fill(words.firstRows, shown(change).length)}</p> : null}
            <EditorTable
              heads={[words.name, words.columns]}
              hasRowHeads
              rows={shown(change).map(({ key, cells }) => [
                key,
                <dl key="cells" className="editor-cells">
                  {cells.map(({ column, before, after }) => (
                    <div key={column}>
                      <dt>{column}</dt>
                      <dd>
                        {before === '' ? null : <del>{before}</del>} {after === '' ? null : <ins>{after}</ins>}
                      </dd>
                    </div>
                  ))}
                </dl>
              ])}
            />
          </Fragment>
        ))}
    </section>
  )
}
