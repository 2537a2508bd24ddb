/** The form with which editors log in, and the page that stands in while the backend does not answer. */
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
