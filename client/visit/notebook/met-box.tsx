/** The tick "met" of an exhibitor, and the visitor's note on it. */
import { useId } from 'react'
import { usePageMessages } from '../../messages/messages.ts'
import { Check } from '../../ui/icons.tsx'
import { notebookMessages } from './messages.ts'
import { maxNoteLength, type NotebookEntry, type NotedExhibitor, notebookStore, withEntry } from './notebook-store.ts'

/** The note is shown once the exhibitor was met or has one. The server renders the tick as not pressed. */
export function MetBox({ exhibitor }: { exhibitor: NotedExhibitor }) {
  const messages = usePageMessages(notebookMessages)
  const id = useId()
  const entry = notebookStore.useValue().find((other) => other.id === exhibitor.id)
  const isKept = notebookStore.useIsKept()
  const change = (changed: Partial<Pick<NotebookEntry, 'isMet' | 'note'>>) =>
    notebookStore.update((notebook) => withEntry(notebook, exhibitor, changed))
  return (
    <div className="met-box">
      <button
        type="button"
        className="star-button is-wide"
        aria-pressed={entry?.isMet ?? false}
        aria-label={messages.metOf(exhibitor.company)}
        onClick={() => change({ isMet: !entry?.isMet })}
      >
        {entry?.isMet && <Check />}
        {/* In an element: a translator may have replaced the text, and React could not insert the tick before it. */}
        <span>{entry?.isMet ? messages.columns.met : messages.met}</span>
      </button>
      {entry && (
        <div className="field">
          <label htmlFor={id}>{messages.note}</label>
          <textarea
            id={id}
            aria-label={messages.noteOf(exhibitor.company)}
            rows={3}
            maxLength={maxNoteLength}
            value={entry.note}
            onChange={(event) => change({ note: event.target.value })}
          />
          <p className="note-print">{entry.note}</p>
          {!isKept && <p role="status">{messages.notKept}</p>}
        </div>
      )}
    </div>
  )
}
