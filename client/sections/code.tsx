/** The code query: looks up a product's code in the register. A GET form that works without script. */

import { Link } from 'wouter'
import { localePath } from '../../shared/locale/locale.ts'
import { href } from '../../shared/pages/addresses.ts'
import { formatDate } from '../../shared/time/dates.ts'
import { useMessages } from '../messages/messages.ts'
import { useStore } from '../store.ts'
import { FactList } from '../ui/fact-list.tsx'
import { NewWindowLink, useNewWindowAddress } from '../ui/links.tsx'
import type { SectionProps } from './section-props.ts'

/** Number of digits of a code in China's register of organic products, for records that do not state it. */
const defaultLength = 17

export function Code({ section }: SectionProps<'code'>) {
  const messages = useMessages()
  const locale = useStore((state) => state.locale)
  const path = useStore((state) => state.path)
  const code = useStore((state) => state.query.code)?.normalize('NFKC') ?? ''
  const length = section.digits ?? defaultLength
  const digits = code.replace(/[\s-]/g, '')
  const register = useNewWindowAddress(section.registerUrl)
  const isInvalid = code !== '' && (digits.length !== length || /\D/.test(digits))
  return (
    <div className="code">
      <form method="get" action={localePath(path, locale)}>
        <label htmlFor="code">{section.label}</label>
        <p id="code-hint" className="hint">
          {section.hint}
        </p>
        <div className="field-row">
          <input
            id="code"
            name="code"
            inputMode="numeric"
            autoComplete="off"
            required
            maxLength={length + 8}
            defaultValue={code}
            aria-invalid={isInvalid}
            aria-describedby={isInvalid ? 'code-hint code-error' : 'code-hint'}
          />
          <button className="button" type="submit">
            {messages.sections.codeCheck}
          </button>
        </div>
        {isInvalid && (
          <p id="code-error" className="error" role="alert">
            {messages.sections.codeWrong(length)}
          </p>
        )}
      </form>
      {code !== '' && !isInvalid && <CodeResult code={code} />}
      <p className="code-register">
        {register ? (
          <NewWindowLink href={register}>
            <span>{section.register}</span>
          </NewWindowLink>
        ) : (
          section.register
        )}
      </p>
    </div>
  )
}

function CodeResult({ code }: { code: string }) {
  const messages = useMessages()
  const result = useStore((state) => state.data.code)
  const hasFailed = useStore((state) => state.hasFailedCalls) && !result
  if (!result?.found) {
    const { codeFailed, codeFailedText, codeNotFound, codeNotFoundText } = messages.sections
    return (
      <div className="code-answer" role="status">
        <p className="code-title">{hasFailed ? codeFailed : codeNotFound}</p>
        <p>{hasFailed ? codeFailedText : codeNotFoundText}</p>
      </div>
    )
  }
  const facts = [
    [messages.sections.codeProduct, result.name],
    [messages.ui.company, result.company],
    [messages.sections.codeCertificate, result.certificate],
    [messages.sections.codeValidUntil, result.validUntil === undefined ? undefined : formatDate(result.validUntil)]
  ] as const
  return (
    <div className="code-answer is-found" role="status">
      <p className="code-title">
        {messages.sections.codeFound} <span>{result.code || code}</span>
      </p>
      <FactList facts={facts} />
      {result.product !== undefined && (
        <p>
          <Link className="button quiet" href={href.product({ id: result.product })}>
            {messages.sections.seeProduct}
          </Link>
        </p>
      )}
    </div>
  )
}
