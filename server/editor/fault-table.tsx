/** Faults of the content folder as a table: where each one is and what to do about it. */
import type { StateFault } from '../../shared/records/content-state.ts'
import { faultMessage } from '../../shared/records/fault-message.ts'
import type { EditorView } from './editor-document.tsx'

export function FaultTable({ view, faults }: { view: EditorView; faults: readonly StateFault[] }) {
  const { words } = view
  if (faults.length === 0) return <p>{words.none}</p>
  return (
    <div className="editor-table">
      <table>
        <thead>
          <tr>
            <th scope="col">{words.place}</th>
            <th scope="col">{words.field}</th>
            <th scope="col">{words.remedy}</th>
          </tr>
        </thead>
        <tbody>
          {faults.map(({ file, line, column, field, message }) => (
            <tr key={`${file}:${line}:${column} ${field} ${message}`}>
              <td>{`${file}:${line}:${column}`}</td>
              <td>{field}</td>
              <Message view={view} message={message} />
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Message({ view: { locale }, message }: { view: EditorView; message: string }) {
  const { text, isTranslated } = faultMessage(message, locale)
  return <td lang={isTranslated ? undefined : 'en'}>{text}</td>
}
