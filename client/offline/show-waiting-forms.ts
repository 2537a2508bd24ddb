/** Says on every page how many forms wait, and sends them: the visitor may have left the form's page. */
import type { Notices } from './notices.ts'
import { watchWaitingForms } from './waiting-forms.ts'

/** Shows the notices as long as the document lives. */
export function showWaitingForms({ messages, showLine }: Notices): void {
  watchWaitingForms(({ forms, sent }) => {
    const waiting = forms.filter(({ refused, answer }) => refused === undefined && !answer).length
    if (forms.some(({ refused }) => refused !== undefined)) showLine('forms', messages.refused)
    else if (forms.some(({ answer }) => answer)) showLine('forms', messages.answered)
    else if (waiting > 0) showLine('forms', messages.waiting(waiting))
    else showLine('forms', sent.length > 0 ? messages.sent : '')
  })
}
