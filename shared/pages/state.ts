/**
 * The state of a page in one language. The server embeds it in the document and answers it at `/_data/`; the client's
 * store starts with it.
 */

import type { AnyFormName } from '../forms/forms.ts'
import type { OwnForms } from '../forms/own-forms.ts'
import type { Country } from '../locale/countries.ts'
import type { Locale } from '../locale/locale.ts'
import type { EditionName } from '../records/editions.ts'
import type { Facts, Place } from '../records/facts.ts'
import type { Look } from '../records/look.ts'
import type { Pass } from '../records/pass.ts'
import type * as records from '../records/records.ts'
import type { Branch, SiteConfig } from '../records/shell-records.ts'
import type { Phase } from '../time/dates.ts'
import type { PageView, ViewData } from './define-page.ts'
import { type PageName, viewOf } from './pages.ts'

export type { SiteConfig, ViewData }

/** Title and descriptions for the document's head. */
export interface PageHead {
  title: string
  description: string
  /** Separated by commas. */
  keywords: string
}

/** The result of a form that was posted without JavaScript. */
export interface FormState {
  form: AnyFormName
  /** True if the form was accepted. */
  accepted: boolean
  /** The posted values by field name, to fill the fields again. */
  values: Record<string, string>
  /** Keys of `FormMessages.fieldErrors` by field name. */
  errors: Record<string, string>
  /** The message of the whole form. */
  message: string
  /** The pass that the backend gave for it. */
  pass?: Pass
}

export interface PageState {
  locale: Locale
  edition: EditionName
  facts: Facts
  place: Place
  /** Undefined: that of the edition. */
  look?: Look
  /** Public origin, for absolute addresses. */
  origin: string
  /** Without language prefix. */
  path: string
  /** The query's declared parameters, in the order of the route table. */
  query: Record<string, string>
  /** Parameters of the path. */
  params: Record<string, string>
  /** The kind of page that is displayed. */
  screen: PageName
  /** HTTP status of the page. */
  status: number
  head: PageHead
  /** Hash of the API answers from which the page was rendered. */
  version: string
  /**
   * False in a document whose embedded state omits `data`, `industryTree` and `place`, because its HTML shows them.
   * The client fetches the complete state from `/_data/` when it hydrates such a screen.
   */
  isComplete: boolean
  /**
   * Calls of the page that had not answered when it was rendered, below the API's base URL: it shows what came, and the
   * client the rest when they have.
   */
  late?: readonly string[] | undefined
  /** True where a call of the page has failed or is late: what is empty then may have content. */
  hasFailedCalls: boolean
  data: ViewData
  /** Null if the call failed; likewise `config`, `categories` and `industryTree`. */
  menu: records.MenuItem[] | null
  /**
   * The paths to which the site itself may link, where the backend has no data for any call of the page; null: all.
   */
  onlyPaths: readonly string[] | null
  config: SiteConfig | null
  categories: records.Category[] | null
  /** Also null on pages that do not display the tree. */
  industryTree: Branch[] | null
  /** Texts that are in another language than the page, because the backend lacks them in its. */
  otherTexts: readonly string[]
  /** BCP 47 tag of their language; only where there are any. */
  otherTag?: string
  /** The current day in Shanghai as midnight UTC, unix seconds. */
  today: number
  /** The time at which the fair's clock stands, in unix seconds; only where one is previewed. */
  clock?: number
  /** Whether `today` is before, during or after the fair. */
  phase: Phase
  /** True if the content comes from the embedded backend. */
  isSampleContent: boolean
  /** Base of the API's addresses in the browser; usually `/api/`. */
  apiBase: string
  /** Address of the configured statistics script; empty if there is none or its host is not allowed. */
  analytics: string
  /** Tile address of the live map; empty: the drawn plan is displayed. */
  tiles: string
  form: FormState | null
  /** On an error page alone: the id of the request that met the failure, which the log has too. */
  requestId?: string
  /** Own words and options of forms, on pages that need them. */
  forms?: OwnForms
  /** Needs of the document's HTML that its hydration depends on; only in a document. */
  needs?: readonly RenderingNeed[]
  /** The options of a country field, on pages whose form has one. */
  countries: readonly Country[] | null
}

/** Members that most pages have with these values: a document leaves them out of its state. */
const usualMembers = {
  place: {},
  query: {},
  params: {},
  status: 200,
  isComplete: true,
  hasFailedCalls: false,
  data: {},
  onlyPaths: null,
  industryTree: null,
  otherTexts: [],
  apiBase: '/api/',
  analytics: '',
  tiles: '',
  form: null,
  countries: null
} satisfies Partial<PageState>

const isEmpty = (value: unknown) => value instanceof Object && Object.keys(value).length === 0

/** The state without the members that `embeddedState` adds again. */
export function withoutUsual(state: PageState): Partial<PageState> {
  const usual = new Map<string, unknown>(Object.entries(usualMembers))
  const isUsual = (name: string, value: unknown) =>
    usual.has(name) && (usual.get(name) === value || (isEmpty(usual.get(name)) && isEmpty(value)))
  return Object.fromEntries(Object.entries(state).filter(([name, value]) => !isUsual(name, value)))
}

/** The state of a document, from the JSON that it embeds. */
export function embeddedState(json: string): PageState {
  // The server wrote it with this type, but for these members.
  return { ...usualMembers, ...(JSON.parse(json) as Omit<PageState, keyof typeof usualMembers>) }
}

/** What the HTML of a page needs, as its components say while the server renders them. */
export type RenderingNeed =
  /** The head inlines the styles of the first view alone: the HTML itself links the style sheet behind it. */
  | 'bodyStyleSheet'
  /** Hydration when the browser is idle, whatever the kind of page. */
  | 'earlyHydration'
  /** The same inside apps alone. */
  | 'earlyHydrationInApps'

/** When the page's screen is hydrated: as its kind says, or when the browser is idle, where it needs that. */
export function hydrationOf({ screen, needs = [], late }: PageState): PageView['hydration'] {
  return late !== undefined || needs.includes('earlyHydration') ? 'idle' : viewOf(screen).hydration
}

/** Whether the server could not load the industry tree that the page displays. */
export function lacksTree({ industryTree, screen, isComplete }: PageState): boolean {
  return isComplete && industryTree === null && viewOf(screen).showsTree === true
}

/** Whether the server could not load a part of the state that the page displays. */
export function hasMissingData(state: PageState): boolean {
  return lacksTree(state) || [state.menu, state.config, state.categories].includes(null)
}

/**
 * Id of the element that ends a page's first view: the summary of its head, else the title, or the link to the style
 * sheet. The document's head blocks rendering until the parser has read its start tag (`rel="expect"`).
 */
export const firstViewId = 'first-view'
