/** The first page for editors: state of the folder, faults, kinds of records, what changed last. */
import {
  type ContentChange,
  type ContentState,
  changes,
  contentKinds,
  type Reload,
  type StateFault
} from '../../shared/records/content-state.ts'
import { faultMessage } from '../../shared/records/fault-message.ts'
import { formatShanghaiDate, formatTime, isoTime } from '../../shared/time/dates.ts'
import { EditorTable, type EditorView } from './editor-document.tsx'
import { fill } from './messages.ts'
import { PreviewForm } from './preview-page.tsx'

/** An entry of the menu that leads to a page that no backend has. */
export interface DeadMenuLink {
  locale: string
  path: string
  name: string
}

export interface OverviewProps {
  view: EditorView
  state: ContentState
  deadMenuLinks: readonly DeadMenuLink[]
}

export function OverviewPage({ view, state, deadMenuLinks }: OverviewProps) {
  const { words, base } = view
  return (
    <>
      <State view={view} state={state} />
      {state.isFollowed ? <Faults view={view} state={state} /> : null}
      {state.remarkCount > 0 ? <Remarks view={view} state={state} /> : null}
      {deadMenuLinks.length > 0 ? (
        <section aria-labelledby="menu-links">
          <h2 id="menu-links">{words.menuLinks}</h2>
          <ul>
            {deadMenuLinks.map(({ locale, path, name }) => (
              <li key={`${locale} ${path}`}>
                {name}: {path}
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      <section aria-labelledby="records">
        <h2 id="records">{words.records}</h2>
        <ul className="editor-counts">
          {contentKinds.map((kind) => (
            <li key={kind}>
              <a href={`${base}/records?kind=${kind}`}>
                <strong>{state.counts[kind]}</strong> {words.kinds[kind]}
              </a>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="preview">
        <h2 id="preview">{words.preview}</h2>
        <PreviewForm view={view} path="" isWrong={false} />
      </section>
      {state.isFollowed ? <Edits view={view} changes={state.changes} /> : null}
      {state.isFollowed ? <Changes view={view} state={state} /> : null}
    </>
  )
}

function State({ view: { words, base }, state }: { view: EditorView; state: ContentState }) {
  const since = <Moment at={state.loadedAt} />
  const [before = '', after = ''] = (state.faultCount > 0 ? words.servedInstead : words.inOrderSince).split('{}', 2)
  return (
    <section aria-labelledby="state">
      <h1 id="state">{words.title}</h1>
      <p>{words.lead}</p>
      <div className={state.faultCount > 0 ? 'editor-state is-faulty' : 'editor-state'}>
        {state.isFollowed ? (
          <>
            <p>
              <strong>{state.faultCount > 0 ? fill(words.hasFaults, state.faultCount) : words.inOrder}</strong>
            </p>
            <p>
              {before}
              {since}
              {after}
            </p>
          </>
        ) : (
          <p>{words.builtIn}</p>
        )}
        {state.isSample && state.isFollowed ? <p>{words.sample}</p> : null}
      </div>
      <p className="actions">
        {state.isFollowed ? (
          <a className="button" href={`${base}/forms`}>
            {words.forms}
          </a>
        ) : null}
        {state.isFollowed ? (
          <a className="button" href={`${base}/tables`}>
            {words.tables}
          </a>
        ) : null}
        <a className="button quiet" href={base}>
          {words.lookAgain}
        </a>
      </p>
    </section>
  )
}

function Faults({ view, state }: { view: EditorView; state: ContentState }) {
  const { words } = view
  const of = (subject?: string) => state.faults.filter((fault) => fault.subject === subject)
  return (
    <section aria-labelledby="faults">
      <h2 id="faults">{fill(words.hasFaults, state.faultCount)}</h2>
      {state.faults.length < state.faultCount ? <p>{fill(words.firstFaults, state.faults.length)}</p> : null}
      <h3>{words.languages}</h3>
      <FaultTable view={view} faults={of('language')} />
      <h3>{words.links}</h3>
      <FaultTable view={view} faults={of('link')} />
      <h3>{words.otherFaults}</h3>
      <FaultTable view={view} faults={of()} />
      {state.faultCount > 0 ? <p>{words.checkedLater}</p> : null}
    </section>
  )
}

/** What holds nothing back. */
function Remarks({ view, state: { remarks, remarkCount } }: { view: EditorView; state: ContentState }) {
  const { words } = view
  return (
    <section aria-labelledby="remarks">
      <h2 id="remarks">{fill(words.hasRemarks, remarkCount)}</h2>
      <p>{words.remarks}</p>
      {remarks.length < remarkCount ? <p>{fill(words.firstFaults, remarks.length)}</p> : null}
      <FaultTable view={view} faults={remarks} />
    </section>
  )
}

/** What editors have changed here, each with a button that undoes it. */
function Edits({ view: { words, base }, changes }: { view: EditorView; changes: readonly ContentChange[] }) {
  return (
    <section aria-labelledby="edits">
      <h2 id="edits">{words.edits}</h2>
      {changes.length === 0 ? (
        <p>{words.none}</p>
      ) : (
        <EditorTable
          heads={[words.at, words.editor, words.files, words.undo]}
          rows={changes.map(({ id, at, by, files }) => [
            <Moment key={id} at={at} />,
            by,
            files.join(', '),
            <form key={id} method="post" action={`${base}/undo`}>
              <input type="hidden" name="id" value={id} />
              <button className="button quiet" type="submit" aria-label={`${words.undo}: ${files.join(', ')}`}>
                {words.undo}
              </button>
            </form>
          ])}
        />
      )}
    </section>
  )
}

function Changes({ view: { words }, state: { reloads, files } }: { view: EditorView; state: ContentState }) {
  return (
    <section aria-labelledby="changes">
      <h2 id="changes">{words.changes}</h2>
      <h3>{words.reloads}</h3>
      {reloads.length === 0 ? (
        <p>{words.noReloads}</p>
      ) : (
        <EditorTable
          heads={[words.at, words.result, words.files]}
          rows={reloads.map((reload) => [
            <Moment key="at" at={reload.at} />,
            reload.faults === 0 ? words.served : fill(words.refused, reload.faults),
            <Differences key="files" words={words} reload={reload} />
          ])}
        />
      )}
      <h3>{words.lastFiles}</h3>
      <EditorTable
        heads={[words.at, words.file]}
        rows={files.map(({ file, changedAt }) => [<Moment key={file} at={changedAt} />, file])}
      />
    </section>
  )
}

function Differences({ words, reload }: { words: EditorView['words']; reload: Reload }) {
  return changes.flatMap((change) =>
    reload[change].length === 0
      ? []
      : [
          <div key={change}>
            {words[change]}: {reload[change].join(', ')}
          </div>
        ]
  )
}

/** A time in Shanghai; `at` counts milliseconds since the epoch. */
function Moment({ at }: { at: number }) {
  const seconds = at / 1000
  const date = new Date(at)
  const second = Number.isNaN(date.getTime()) ? '' : `:${String(date.getUTCSeconds()).padStart(2, '0')}`
  return (
    <time dateTime={isoTime(seconds)}>
      {formatShanghaiDate(seconds)} {formatTime(seconds)}
      {second}
    </time>
  )
}

function FaultTable({ view, faults }: { view: EditorView; faults: readonly StateFault[] }) {
  const { words } = view
  if (faults.length === 0) return <p>{words.none}</p>
  return (
    <EditorTable
      heads={[words.place, words.field, words.remedy]}
      rows={faults.map(({ file, line, column, field, message }) => [
        `${file}:${line}:${column}`,
        field,
        <Message key="message" view={view} message={message} />
      ])}
    />
  )
}

function Message({ view: { locale }, message }: { view: EditorView; message: string }) {
  const { text, isTranslated } = faultMessage(message, locale)
  return <span lang={isTranslated ? undefined : 'en'}>{text}</span>
}
