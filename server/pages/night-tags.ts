/** What the head of a document has for visitors whose device asks for a dark scheme (client/styles/NAME-night.css). */
import { nights } from 'virtual:manifest'
import type { EditionName } from '../../shared/records/editions.ts'

const media = '(prefers-color-scheme:dark)'

/**
 * That there is a dark scheme, and the link to the sheet that it adds to an edition's. In the head, so that nothing is
 * painted in the colours of the day; other visitors do not wait for it. `screen`: paper stays light.
 */
export const nightStyles = (edition: EditionName) =>
  `<meta name="color-scheme" content="light dark">\n<link media="screen and ${media}" rel="stylesheet" href="${nights[edition].styles}">\n`

/** The colour of the browser's own bars at night; before that of the day, because the first that matches counts. */
export const nightThemeColour = (edition: EditionName) =>
  `<meta name="theme-color" media="${media}" content="${nights[edition].palette.paper}">\n`
