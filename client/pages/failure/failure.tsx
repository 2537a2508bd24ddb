import { Link } from 'wouter'
import {
  type FailureStatus,
  failureMessages as refusalMessages,
  requestIdLabel
} from '../../../shared/calls/failures.ts'
import type { AnyFormName } from '../../../shared/forms/forms.ts'
import { localized } from '../../../shared/locale/locale.ts'
import { href } from '../../../shared/pages/addresses.ts'
import { LazyForm } from '../../forms/lazy-form.tsx'
import { useMessages, usePageMessages } from '../../messages/messages.ts'
import { useHasSubscription } from '../../shell/footer.tsx'
import { HeadBand } from '../../shell/head-band.tsx'
import { useStore } from '../../store.ts'
import { failureMessages } from './messages.ts'

/** The error page: the form that was posted to the page, unless the footer has it, else what failed. */
export function Failure() {
  const form = useStore((state) => state.form?.form)
  const hasSubscription = useHasSubscription()
  return form && !(form === 'subscribe' && hasSubscription) ? <PostedForm name={form} /> : <Reason />
}

/** A form that its page cannot display, with what was typed into it. */
function PostedForm({ name }: { name: AnyFormName }) {
  const messages = usePageMessages(failureMessages)
  const status = useStore((state) => state.status)
  return (
    <>
      <HeadBand
        title={messages.formTitle}
        summary={status >= 500 ? messages.formOfFailed : messages.formGone}
        size="slim"
      />
      <div className="wrap parts">
        <section className="part" aria-label={messages.formTitle}>
          <LazyForm name={name} idPrefix="page" />
        </section>
      </div>
    </>
  )
}

/**
 * The page for an error without a page of its own: what failed and a link to try again. From status 500 on it says what
 * still works, below that why the request is refused; last the id of the request that met the failure, for operations.
 */
function Reason() {
  const messages = useMessages().ui
  const pageMessages = usePageMessages(failureMessages)
  const { status, locale, requestId } = useStore((state) => state)
  // Other statuses below 500 have no sentence of their own.
  const refusal = status < 500 && localized(refusalMessages[status as FailureStatus] ?? refusalMessages[400], locale)
  const failure = status >= 502 && status <= 504 ? pageMessages.failureUpstream : pageMessages.failureInternal
  return (
    <div className="wrap message">
      <p className="message-status">{status}</p>
      <h1>{pageMessages.failureTitle}</h1>
      <p>{refusal || failure}</p>
      {!refusal && <p>{pageMessages.failureStillWorks}</p>}
      {requestId && <p>{`${localized(requestIdLabel, locale)} ${requestId}`}</p>}
      <p className="actions">
        {/* biome-ignore lint/a11y/useValidAnchor: the document's address; the state has none of a file, nor each query */}
        <a className="button" href="">
          {pageMessages.tryAgain}
        </a>
        <Link className="button quiet" href={href.home()}>
          {messages.backToHome}
        </Link>
      </p>
    </div>
  )
}
