/** The form with which editors log in, and what is shown while the backend does not answer or refuses an edit. */
import type { EditorView } from './editor-document.tsx'

export function LoginPage({ view, error }: { view: EditorView; error: 'wrongToken' | 'tooMany' | undefined }) {
  const { words, base } = view
  return (
    <section className="editor-login">
      <h1>{words.logIn}</h1>
      <p>{words.logInLead}</p>
      <form className="form" method="post" action={`${base}/login`}>
        <div className="field">
          <label htmlFor="token">{words.token}</label>
          <input
            id="token"
            name="token"
            type="password"
            required
            autoComplete="current-password"
            aria-invalid={error === undefined ? undefined : true}
            aria-describedby={error === undefined ? undefined : 'token-error'}
          />
          {error === undefined ? null : (
            <p className="error" id="token-error" role="alert">
              {words[error]}
            </p>
          )}
        </div>
        <button className="button" type="submit">
          {words.logIn}
        </button>
      </form>
    </section>
  )
}

export function NoStatePage({ view: { words, base } }: { view: EditorView }) {
  return (
    <section>
      <h1>{words.title}</h1>
      <p role="alert">{words.noState}</p>
      <p className="actions">
        <a className="button" href={base}>
          {words.lookAgain}
        </a>
      </p>
    </section>
  )
}

/** Why an edit was refused, with a way back. */
export function RefusedPage({ view: { words, base }, message }: { view: EditorView; message: string }) {
  return (
    <section>
      <h1>{words.notPublished}</h1>
      {message.split('\n').map((line) => (
        <p key={line} role="alert">
          {line}
        </p>
      ))}
      <p className="actions">
        <a className="button" href={base}>
          {words.overview}
        </a>
      </p>
    </section>
  )
}
