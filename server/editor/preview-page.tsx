/** One page in both languages, as a phone and a desk show it: frames of the real pages, in which no script runs. */
import { type Locale, languageTag, localePath, locales } from '../../shared/locale/locale.ts'
import { editorPath } from './editor-access.ts'
import { type EditorView, editorBase } from './editor-document.tsx'
import { fill } from './messages.ts'

/** The path of a page that editors asked for, without language prefix; undefined for one that is none of this site. */
export function previewPath(text: string): string | undefined {
  const isPath = /^\/(?![/\\])[^\s\\?#]{0,500}$/.test(text) && !/^\/(_|api(\/|$)|assets\/)/.test(text)
  return isPath && locales.every((locale) => text !== `/${locale}` && !text.startsWith(`/${locale}/`))
    ? text
    : undefined
}

/** The address of a page in a frame. */
function frameAddress(path: string, locale: Locale): string {
  return `${editorPath}/page?${new URLSearchParams({ language: locale, path })}`
}

export interface PreviewProps {
  view: EditorView
  /** Undefined where an address was entered that is none. */
  path: string | undefined
  entered: string
}

export function PreviewPage({ view, path, entered }: PreviewProps) {
  const { words } = view
  return (
    <>
      <section>
        <h1>{words.preview}</h1>
        <p>{words.previewLead}</p>
        <PreviewForm view={view} path={entered} isWrong={path === undefined} />
      </section>
      {path === undefined ? null : locales.map((locale) => <Frames key={locale} view={view} path={path} of={locale} />)}
    </>
  )
}

/** The form in which an address is entered. */
export function PreviewForm({ view, path, isWrong }: { view: EditorView; path: string; isWrong: boolean }) {
  const { words, base } = view
  return (
    <form className="editor-find" action={`${base}/preview`}>
      <div className="field">
        <label htmlFor="path">{words.previewPath}</label>
        <input
          id="path"
          name="path"
          defaultValue={path}
          required
          autoComplete="off"
          aria-invalid={isWrong || undefined}
          aria-describedby={isWrong ? 'path-error' : undefined}
        />
        {isWrong ? (
          <p className="error" id="path-error">
            {words.badPath}
          </p>
        ) : null}
      </div>
      <button className="button" type="submit">
        {words.preview}
      </button>
    </form>
  )
}

function Frames({ view, path, of }: { view: EditorView; path: string; of: Locale }) {
  const { words } = view
  const language = words.languageNames[of] ?? languageTag[of]
  return (
    <section aria-labelledby={`in-${of}`}>
      <h2 id={`in-${of}`}>{language}</h2>
      <p>
        <a href={localePath(path, of)}>
          {words.open}: {localePath(path, of)}
        </a>
      </p>
      <div className="editor-frames">
        {(['phone', 'desk'] as const).map((width) => (
          <div key={width} className={`editor-frame is-${width}`}>
            <h3>{words[width]}</h3>
            <div>
              <iframe
                title={fill(words.frame, language, words[width])}
                src={frameAddress(path, of)}
                sandbox="allow-same-origin"
                loading="lazy"
              />
            </div>
          </div>
        ))}
      </div>
    </section>
  )
}

/** Links to the preview of a page. */
export function previewAddress(locale: Locale, path: string): string {
  return `${editorBase(locale)}/preview?${new URLSearchParams({ path })}`
}
