/**
 * Carries an accepted form from its post to the page that confirms it, for browsers without script: the pass that the
 * backend gave, and whom it is for. A cookie, because an address is logged and shared; sealed, so that nobody else
 * reads or makes it; for ten minutes and not for one request, because a page that breaks off has to load again.
 */
import { randomBytes, scryptSync } from 'node:crypto'
import type { AnyFormName } from '../../shared/forms/forms.ts'
import type { FormState } from '../../shared/pages/state.ts'
import { type Pass, readPass } from '../../shared/records/pass.ts'
import { openText, sealText } from '../api/forms/sealed-text.ts'

export const doneCookieName = 'form_done'
const lifetimeS = 600
/** Browsers accept 4096 bytes for name, value and attributes (RFC 6265, section 6.1). */
const maxLength = 3900
/** What the confirmation shows of a form. */
const shownFields = ['name', 'company', 'position']

export interface AcceptedForm {
  form: AnyFormName
  values: Readonly<Record<string, string>>
  pass: Pass
}

export interface DoneCookie {
  /** The value of Set-Cookie for the page at `path`; undefined where it would be too long. */
  write(accepted: AcceptedForm, path: string, isSecure: boolean): string | undefined
  /** The accepted form of this name in the value of the cookie; undefined where it is none, or too old. */
  read(value: string | undefined, form: string): FormState | undefined
}

/**
 * `secret` is what all processes of the site know; undefined: they know nothing in common, and each has its own key.
 */
export function createDoneCookie(secret: string | undefined, now: () => number = Date.now): DoneCookie {
  let key: Buffer | undefined
  // A visitor who guesses the secret could check each guess at the own cookie: scrypt (RFC 7914) makes guesses slow.
  const keyOf = () => (key ??= secret === undefined ? randomBytes(32) : scryptSync(secret, doneCookieName, 32))
  return {
    write({ form, values, pass }, path, isSecure) {
      const shown = Object.fromEntries(shownFields.map((name) => [name, values[name]?.trim() ?? '']))
      const text = JSON.stringify({ form, values: shown, pass, until: now() + lifetimeS * 1000 })
      const attributes = `Max-Age=${lifetimeS}; Path=${path}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`
      const cookie = `${doneCookieName}=${sealText(text, keyOf(), 'base64url')}; ${attributes}`
      return cookie.length > maxLength ? undefined : cookie
    },
    read(value, form) {
      const text = value && openText(value, keyOf())
      if (!text) return undefined
      // `write` has made it: the seal proves that.
      const accepted = JSON.parse(text) as AcceptedForm & { until: number }
      const pass = readPass(accepted)
      if (accepted.form !== form || now() > accepted.until || !pass) return undefined
      return { form: accepted.form, accepted: true, values: { ...accepted.values }, errors: {}, message: '', pass }
    }
  }
}
