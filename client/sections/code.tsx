/** The code query: digits in, what the register knows out. A plain form, so that it works without script. */
import { formatDate } from '../../shared/dates.ts'
import { safeHref } from '../../shared/links.ts'
import { localePath } from '../../shared/locale.ts'
import { OutLink } from '../layout/out-link.tsx'
import { Link } from '../navigation.tsx'
import { useStore } from '../store.ts'
import { useWords } from '../words/words.ts'
import type { PartProps } from './section-of.ts'

/** Digits of a code of the national register of organic products, where a record does not say how many. */
const usualLength = 17

export function Code({ section }: PartProps<'code'>) {
  const words = useWords()
  const locale = useStore((state) => state.locale)
  const path = useStore((state) => state.path)
  const asked = useStore((state) => state.query.code) ?? ''
  const length = section.digits ?? usualLength
  const digits = asked.replace(/[\s-]/g, '')
  const wrong = asked !== '' && (digits.length !== length || /\D/.test(digits))
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
            defaultValue={asked}
            aria-invalid={wrong}
            aria-describedby={wrong ? 'code-hint code-error' : 'code-hint'}
          />
          <button className="button" type="submit">
            {words.codeCheck}
          </button>
        </div>
        {wrong && (
          <p id="code-error" className="error" role="alert">
            {words.codeWrong(length)}
          </p>
        )}
      </form>
      {asked !== '' && !wrong && <CodeAnswer asked={asked} />}
      <p className="code-register">
        {safeHref(section.registerUrl) ? (
          <OutLink href={safeHref(section.registerUrl)}>{section.register}</OutLink>
        ) : (
          section.register
        )}
      </p>
    </div>
  )
}

function CodeAnswer({ asked }: { asked: string }) {
  const words = useWords()
  const result = useStore((state) => state.data.code)
  if (!result?.found) {
    return (
      <div className="code-answer" role="status">
        <p className="code-title">{words.codeNotFound}</p>
        <p>{words.codeNotFoundText}</p>
      </div>
    )
  }
  const facts = [
    [words.codeProduct, result.name],
    [words.company, result.company],
    [words.codeCertificate, result.certificate],
    [words.codeValidUntil, result.validUntil === undefined ? undefined : formatDate(result.validUntil)]
  ] as const
  return (
    <div className="code-answer is-found" role="status">
      <p className="code-title">
        {words.codeFound} <span>{result.code || asked}</span>
      </p>
      <dl className="facts">
        {facts.map(([name, value]) => value && <FactRow key={name} name={name} value={value} />)}
      </dl>
      {result.product !== undefined && (
        <p>
          <Link className="button quiet" href={`/visitor/products/${result.product}`}>
            {words.seeProduct}
          </Link>
        </p>
      )}
    </div>
  )
}

function FactRow({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  )
}
