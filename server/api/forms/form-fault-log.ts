/** The warnings about responses to forms that are no mistake of their visitors. */
import { type AnyFormName, findForm } from '../../../shared/forms/forms.ts'
import type { FormFault } from '../../observe/form-result.ts'
import type { ThrottledLog } from '../../observe/throttled-log.ts'

/** Called for each such response. */
export type OnFormFault = (form: AnyFormName, status: number, fault: FormFault) => void

/** What may be the reason of such a response. */
export const formFaultRemedies: Record<FormFault['reason'], string> = {
  redirect:
    'a form was answered with a redirect, which is not followed: the call must answer itself (a slash? a login?)',
  'no-json':
    'a form was answered with a text that is no JSON: is it protection against CSRF, which these calls must do without, or a failure page?',
  'no-envelope': 'a form was answered without a number as `code`: see /api-docs',
  code: 'a form was answered with a success that is none of its call: see `code` in /api-docs. It may have been stored',
  status: 'the backend did not take a form, by no mistake of its visitor: see its own log'
}

/** Creates the function that logs them, each reason of a form once in ten seconds. */
export function logFormFaults(log: Pick<ThrottledLog, 'warn'>): OnFormFault {
  return (form, status, { reason }) =>
    log.warn(
      `form ${form} ${reason} ${status}`,
      { form, path: findForm(form)?.call.path, status, reason },
      formFaultRemedies[reason]
    )
}
