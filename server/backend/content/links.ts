/** Checks that every link of a pack has a target, and that rich text is well-formed and has only allowed elements. */
import { childLocation, type FaultList, type FaultLocation, type FieldCheck } from './fault-list.ts'
import type { Pack, PackSection } from './pack.ts'
import type { KnownFiles } from './resolve-files.ts'
import { createPathCheck } from './slugs.ts'

const linkFields = new Set(['href', 'registerUrl', 'website', 'out_link'])
const allowedTags = new Set('p h3 h4 ul ol li strong em a br blockquote table thead tbody tr th td caption'.split(' '))
const tag = /<(\/?)([a-z][a-z\d]*)(\s[^<>]*)?>/gi
/** The HTML of most texts in tables. */
const plainParagraph = /^<p>[^<>&]*<\/p>$/
const attribute = /\s([\w-]+)="([^"]*)"/g

/** Checks that a field that is a link has a target, and that rich text is valid. */
export function linkCheck(
  pack: Pack,
  { areProductsUnknown }: KnownFiles,
  anchors: PageAnchors,
  faults: FaultList
): FieldCheck {
  const isKnown = createPathCheck(pack, areProductsUnknown)
  const checkLink = (link: string, at: FaultLocation) => {
    const fault = linkFault(link, isKnown, anchors)
    const [path = ''] = link.split(/[?#]/)
    // The entry of a menu is left out.
    if (fault === nowhere && at.record.startsWith('menu ')) faults.remark(at, `${fault}: ${link}`, 'link')
    else if (fault === nowhere || fault === noAnchor) faults.dangling(at, `${fault}: ${link}`, path, 'link')
    else if (fault) faults.add(at, `${fault}: ${link}`, 'link')
  }
  return (_object, key, text, at) => {
    if (typeof text !== 'string') return
    const isMenuPath = key === 'path' && at.record.startsWith('menu ')
    const isLink = linkFields.has(key) && !(key === 'out_link' && text === '')
    if (isMenuPath ? text !== '' : isLink) checkLink(text, childLocation(at, key))
    // Without one of these there is nothing to check, and a large table has some hundred thousand texts.
    if (!text.includes('<') && !text.includes('&')) return
    if (/^(html|answer)_(cn|en)$/.test(key)) {
      if (plainParagraph.test(text)) return
      const field = childLocation(at, key)
      checkRichText(
        text,
        (message) => faults.add(field, message),
        (link) => checkLink(link, field)
      )
    } else if (/_(cn|en)$/.test(key) && /<\/?[a-z][^<>]*>/.test(text))
      faults.add(childLocation(at, key), 'has markup in a plain text')
  }
}

const nowhere = 'leads nowhere'
const noAnchor = 'names no anchor of that page'

function linkFault(link: string, isKnown: (path: string) => boolean, anchors: PageAnchors): string | undefined {
  if (/^(https:\/\/|mailto:|tel:)/.test(link)) return URL.canParse(link) ? undefined : 'is no address'
  if (!link.startsWith('/') || link.startsWith('//')) return 'is neither an internal path nor an https address'
  if (/^\/en(\/|$)/.test(link)) return 'carries a language prefix'
  const [, path = '', , anchor] = /^([^?#]*)(\?[^#]*)?(?:#(.*))?$/.exec(link) ?? []
  if (!isKnown(path)) return nowhere
  if (anchor !== undefined && anchors.get(path)?.has(anchor) !== true) return noAnchor
  return undefined
}

/** Anchors by the path of their page. */
export type PageAnchors = ReadonlyMap<string, ReadonlySet<string>>

/** The anchors of each page: those of its sections, of the ways to the venue, of questions, and of the hall plan. */
export function pageAnchors(pack: Pack): PageAnchors {
  const anchorsOf = (section: PackSection): string[] => [
    ...(section.anchor === undefined ? [] : [section.anchor]),
    ...(section.type === 'hall' ? ['step-free'] : []),
    ...(section.type === 'transport' ? section.list.map((way) => way.id) : []),
    ...(section.type === 'questions' ? section.list.flatMap(({ anchor }) => anchor ?? []) : [])
  ]
  return new Map(pack.pages.map(({ path, sections }) => [path, new Set(sections.flatMap(anchorsOf))]))
}

function checkRichText(html: string, add: (message: string) => void, checkLink: (link: string) => void): void {
  const open: string[] = []
  for (const [, closing, rawName = '', attributes = ''] of html.matchAll(tag)) {
    const name = rawName.toLowerCase()
    if (!allowedTags.has(name)) add(`uses <${name}>`)
    if (closing) {
      if (open.pop() !== name) add(`closes <${name}> where it is not open`)
      continue
    }
    if (name !== 'br') open.push(name)
    for (const [, key = '', value = ''] of attributes.matchAll(attribute)) {
      if (key === 'href') checkLink(value.replaceAll('&amp;', '&'))
      else if (key === 'start')
        add(`has a numbered list that begins with ${value}: begin it with 1, or write ${value}\\.`)
      else if (!['scope', 'colspan', 'rowspan'].includes(key)) add(`uses the attribute ${key}`)
    }
  }
  if (open.length > 0) add(`leaves <${open.join('>, <')}> open`)
  if (/<(?![a-zA-Z/])|&(?![a-z]+;|#\d+;)/.test(html.replaceAll(tag, ''))) add('has a bare < or &')
}
