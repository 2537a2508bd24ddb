/**
 * A short message after a star has been set: that the record is in the plan, and which other entries of the plan are at
 * the same time. Loaded by the first press.
 */
import { createRoot, type Root } from 'react-dom/client'
import { talkList } from '../../../shared/calls/rows.ts'
import { inEitherLanguage } from '../../../shared/locale/bilingual.ts'
import { apiLocaleOf, localePath } from '../../../shared/locale/locale.ts'
import { href } from '../../../shared/pages/addresses.ts'
import { readNumber, readTime } from '../../../shared/records/read-record.ts'
import { recordsOf } from '../../../shared/records/records.ts'
import { createApi } from '../../boot/api.ts'
import { textOf } from '../../boot/text-of.ts'
import type { Messages } from '../../messages/messages.ts'
import type { ClientState } from '../../store.ts'
import { Check, Close } from '../../ui/icons.tsx'
import { overlapping } from './programme-now.tsx'
import { isStarred, itineraryStore, type StarKind } from './stars.ts'

interface Starred {
  kind: StarKind
  id: number
  name: string
}

const shownMs = 8000
let region: HTMLElement | undefined
let root: Root | undefined
let timer: number | undefined
/** The record that the message is about; undefined while none is shown. */
let current: Starred | undefined

/**
 * Shows the message for a record, away from the button that was pressed; it hides after eight seconds. Never rejects.
 */
export function showStarToast(starred: Starred, pressed: DOMRect, state: ClientState, messages: Messages): void {
  current = starred
  if (!region) {
    region = document.createElement('div')
    region.setAttribute('role', 'status')
    document.body.append(region)
    root = createRoot(region)
  }
  region.className = pressed.bottom > window.innerHeight * 0.6 ? 'star-toast is-high' : 'star-toast'
  render(starred, [], state, messages)
  hideLater()
  if (starred.kind !== 'talk') return
  conflictsOf(starred.id, state).then(
    (titles) => {
      if (current !== starred || titles.length === 0) return
      render(starred, titles, state, messages)
      hideLater()
    },
    // The plan itself tells conflicts.
    () => undefined
  )
}

/** Hides the message, for instance when the star has been removed. */
export function hideStarToast(): void {
  current = undefined
  window.clearTimeout(timer)
  root?.render(null)
}

function hideLater(): void {
  window.clearTimeout(timer)
  // Not while it is read with the pointer or has the focus.
  timer = window.setTimeout(() => (region?.matches(':hover, :focus-within') ? hideLater() : hideStarToast()), shownMs)
}

/** Titles of the other talks of the plan at the same time. */
async function conflictsOf(id: number, { data, apiBase, locale }: ClientState): Promise<string[]> {
  const listed = recordsOf(data.talkList)
  const talks = listed.some((talk) => talk.id === id)
    ? listed
    : recordsOf(await createApi(apiBase, locale).get(talkList)).map((talk) => ({
        id: readNumber(talk.id) ?? 0,
        title: textOf(inEitherLanguage(talk, 'title', apiLocaleOf(locale))),
        start: readTime(talk.start) ?? 0,
        end: readTime(talk.end)
      }))
  const talk = talks.find((other) => other.id === id)
  const itinerary = itineraryStore.read()
  const own = talks.filter((other) => isStarred(itinerary, 'talk', other.id))
  return talk ? overlapping(talk, own).map(({ title }) => String(title)) : []
}

function render(starred: Starred, conflicts: string[], { locale }: ClientState, { plan, ui }: Messages): void {
  root?.render(
    <>
      <Check />
      <p>
        <strong>{plan.inPlan}</strong> <span>{starred.name}</span>
        {conflicts.length > 0 && <em>{plan.overlap(conflicts.join(ui.listSemicolon))}</em>}
        <a href={localePath(href.plan(), locale)}>{plan.openItinerary}</a>
      </p>
      <button type="button" className="icon-button" aria-label={ui.close} onClick={hideStarToast}>
        <Close />
      </button>
    </>
  )
}
