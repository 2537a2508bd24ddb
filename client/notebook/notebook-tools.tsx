import { calendarName } from '../../shared/calendar-events.ts'
import { localePath } from '../../shared/locale.ts'
import { CopyBox } from '../itinerary/copy-box.tsx'
import { usePageMessages } from '../messages/page-messages.ts'
import { insideApp } from '../share/inside-app.ts'
import { saveFile } from '../share/save-file.ts'
import { useStore } from '../store.ts'
import { Download, Print } from '../ui/icons.tsx'
import { ListTools, useListTools } from '../ui/list-tools.tsx'
import { notebookMessages } from './messages.ts'
import { type NotebookContent, notebookCards, notebookCsv } from './notebook-files.ts'
import { notebookStore } from './notebook-store.ts'

/** Buttons that save, print and clear the notebook. */
export function NotebookTools({ content, isEmpty }: { content: NotebookContent; isEmpty: boolean }) {
  const messages = usePageMessages(notebookMessages)
  const { locale, edition, facts } = useStore((state) => state)
  const state = useListTools<string>()
  const addressOf = (path: string) => window.location.origin + localePath(path, locale)
  const name = `notebook-${calendarName({ edition, facts })}`

  /** Apps cannot download files: there the text is displayed. */
  const save = (ending: string, type: string, text: string) => {
    if (insideApp()) return state.showResult(text.replace(/^\uFEFF/, ''))
    saveFile(`${name}.${ending}`, `${type};charset=utf-8`, text)
    state.showResult(undefined)
  }
  const clear = () => {
    const notebook = notebookStore.read()
    notebookStore.update(() => [])
    return () => notebookStore.update(() => notebook)
  }
  const table = {
    icon: <Download />,
    name: messages.table,
    onClick: () => save('csv', 'text/csv', notebookCsv(content, messages, addressOf))
  }
  const contacts = {
    icon: <Download />,
    name: messages.contacts,
    onClick: () => save('vcf', 'text/vcard', notebookCards(content, messages, addressOf))
  }
  const print = { icon: <Print />, name: messages.print, onClick: () => window.print() }
  return (
    <ListTools
      state={state}
      messages={messages}
      tools={isEmpty ? undefined : [table, content.exhibitors.length > 0 ? contacts : undefined, print]}
      onClear={content.notebook.length > 0 ? clear : undefined}
      renderResult={(text) => <CopyBox help={messages.downloadHelp} text={text} />}
    />
  )
}
