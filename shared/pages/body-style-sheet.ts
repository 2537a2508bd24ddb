/**
 * Id of the link to the edition's style sheet. The link is in the body, behind the first
 * view; the head blocks rendering until the parser has reached it (`rel="expect"`).
 */
export const bodyStyleSheetId = 'more-styles'
