import { type ReactNode, useState } from 'react'
import { calendarName } from '../../shared/calendar-events.ts'
import { localePath } from '../../shared/locale.ts'
import { CopyBox } from '../itinerary/copy-box.tsx'
import { usePageMessages } from '../messages/page-messages.ts'
import { insideApp } from '../share/inside-app.ts'
import { saveFile } from '../share/save-file.ts'
import { useStore } from '../store.ts'
import { Close, Download, Print } from '../ui/icons.tsx'
import { notebookMessages } from './messages.ts'
import { type NotebookContent, notebookCards, notebookCsv } from './notebook-files.ts'
import { type Notebook, notebookStore } from './notebook-store.ts'

type Feedback =
  | { kind: 'none' | 'confirmClear' }
  | { kind: 'cleared'; notebook: Notebook }
  | { kind: 'text'; text: string }

/** Buttons that save, print and clear the notebook; the result is announced below them. */
export function NotebookTools({ content, isEmpty }: { content: NotebookContent; isEmpty: boolean }) {
  const messages = usePageMessages(notebookMessages)
  const { locale, edition, facts } = useStore((state) => state)
  const [feedback, setFeedback] = useState<Feedback>({ kind: 'none' })
  const addressOf = (path: string) => window.location.origin + localePath(path, locale)
  const name = `notebook-${calendarName({ edition, facts })}`

  /** Apps cannot download files: there the text is displayed. */
  const save = (ending: string, type: string, text: string) => {
    if (insideApp()) return setFeedback({ kind: 'text', text: text.replace(/^\uFEFF/, '') })
    saveFile(`${name}.${ending}`, `${type};charset=utf-8`, text)
    setFeedback({ kind: 'none' })
  }
  const clear = () => {
    if (feedback.kind !== 'confirmClear') return setFeedback({ kind: 'confirmClear' })
    setFeedback({ kind: 'cleared', notebook: notebookStore.read() })
    notebookStore.update(() => [])
    // The button that had the focus is removed.
    document.getElementById('content')?.focus({ preventScroll: true })
  }
  const undo = (notebook: Notebook) => {
    notebookStore.update(() => notebook)
    setFeedback({ kind: 'none' })
  }
  return (
    <div className="plan-tools">
      {!isEmpty && (
        // biome-ignore lint/a11y/useSemanticElements: the buttons are not form fields
        <div className="actions" role="group" aria-label={messages.tools}>
          <Tool
            icon={<Download />}
            name={messages.table}
            onClick={() => save('csv', 'text/csv', notebookCsv(content, messages, addressOf))}
          />
          {content.exhibitors.length > 0 && (
            <Tool
              icon={<Download />}
              name={messages.contacts}
              onClick={() => save('vcf', 'text/vcard', notebookCards(content, messages, addressOf))}
            />
          )}
          <Tool icon={<Print />} name={messages.print} onClick={() => window.print()} />
          {content.notebook.length > 0 && (
            <Tool
              icon={<Close />}
              name={feedback.kind === 'confirmClear' ? messages.confirmClear : messages.clear}
              onClick={clear}
            />
          )}
        </div>
      )}
      <div role="status">
        {feedback.kind === 'cleared' && (
          <p>
            {messages.cleared}{' '}
            <button type="button" className="link-button" onClick={() => undo(feedback.notebook)}>
              {messages.undo}
            </button>
          </p>
        )}
        {feedback.kind === 'text' && <CopyBox help={messages.downloadHelp} text={feedback.text} />}
      </div>
    </div>
  )
}

function Tool({ icon, name, onClick }: { icon: ReactNode; name: string; onClick: () => void }) {
  return (
    <button type="button" className="button quiet" onClick={onClick}>
      {icon}
      {name}
    </button>
  )
}
