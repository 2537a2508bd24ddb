/** Says on every page how many forms wait, and sends them: the visitor may have left the form's page. */
import { readPass } from '../../shared/pass.ts'
import type { Action, Notices } from './notices.ts'
import { type WaitingForm, watchWaitingForms } from './waiting-forms.ts'

/** Shows the notices until the document is left. */
export function showWaitingForms({ messages, showLine }: Notices): void {
  watchWaitingForms(({ forms, sent }) => {
    const waiting = forms.filter(({ refused, answer }) => refused === undefined && !answer).length
    const refused = forms.find((form) => form.refused !== undefined)
    const answered = forms.find(({ answer }) => answer)
    const hasPass = readPass(answered?.answer?.data) !== undefined
    if (refused) showLine('forms', messages.refused, linkTo(refused, messages.openForm))
    else if (answered && hasPass) showLine('forms', messages.registered, linkTo(answered, messages.showPass))
    else if (answered) showLine('forms', messages.answered, linkTo(answered, messages.openForm))
    else if (waiting > 0) showLine('forms', messages.waiting(waiting))
    else showLine('forms', sent.length > 0 ? messages.sent : '')
  })
}

/** The page of a form shows what the backend has answered. */
function linkTo({ page }: WaitingForm, label: string): Action | undefined {
  return page === undefined ? undefined : { label, href: page }
}
