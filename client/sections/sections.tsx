/** The sections of a page, each rendered by the component of its type. */
import { type ComponentType, type ReactNode, useEffect } from 'react'
import type { Projected } from '../../shared/records/projection.ts'
import type { FormName, Section, SectionType } from '../../shared/records/records.ts'
import { openTarget } from '../boot/open-target.ts'
import { LazyForm } from '../forms/lazy-form.tsx'
import { useMessages } from '../messages/messages.ts'
import { Clauses, Prose } from '../ui/line-breaks.tsx'
import { Cards, Figures, FirstSectionContext } from './cards.tsx'
import { Chart } from './chart.tsx'
import { Code } from './code.tsx'
import { FormHelp } from './form-help.tsx'
import { Gallery } from './gallery.tsx'
import { Hotels } from './hotels.tsx'
import { Awards, Contacts, Downloads, HallPlaces, Partners, Questions, Quotes } from './lists.tsx'
import { Parking } from './parking.tsx'
import { People } from './people.tsx'
import { Programme } from './programme.tsx'
import { RichText } from './rich-text.tsx'
import type { SectionOf, SectionProps } from './section-props.ts'
import { Steps } from './steps.tsx'
import { Table } from './table.tsx'
import { Timeline } from './timeline.tsx'
import { Transport, useOrigins } from './transport.tsx'
import { Tree } from './tree.tsx'
import { Venue } from './venue.tsx'

const components: { [T in SectionType]: ComponentType<{ section: SectionOf<T> }> } = {
  text: Text,
  figures: Figures,
  steps: Steps,
  table: Table,
  timeline: Timeline,
  chart: Chart,
  people: People,
  hotels: Hotels,
  gallery: Gallery,
  downloads: Downloads,
  quotes: Quotes,
  cards: Cards,
  questions: Questions,
  venue: Venue,
  transport: Transport,
  parking: Parking,
  hall: HallPlaces,
  contacts: Contacts,
  partners: Partners,
  awards: Awards,
  form: FormSection,
  code: Code,
  tree: Tree,
  programme: Programme
}

const knownTypes = Object.keys(components)

/** Types that display something of the site's own. */
const ownTypes: ReadonlySet<SectionType> = new Set(['venue', 'parking', 'form', 'code', 'tree', 'programme'])

/** The fields of a section's content; of all other types it is `list`. */
const contentFields: Partial<Record<SectionType, readonly string[]>> = {
  text: ['html'],
  table: ['data'],
  gallery: ['photos', 'videos']
}

function isEmpty(section: Projected<Section>): boolean {
  const fields = contentFields[section.type] ?? ['list']
  const hasContent = ([field, value]: [string, unknown]) =>
    fields.includes(field) && (typeof value === 'string' || Array.isArray(value)) && value.length > 0
  return !ownTypes.has(section.type) && !Object.entries(section).some(hasContent)
}

/** Types whose content is beside the title on wide screens; that of all others is below it. */
const splitTypes: ReadonlySet<SectionType> = new Set(['text', 'parking', 'hall', 'code', 'partners'])

/** Types that stand beside a form when they follow it. */
const besideForms: ReadonlySet<SectionType> = new Set(['steps', 'timeline', 'questions'])

/** Sections of an unknown type, and values that are no sections, are left out. */
export function Sections({ list }: { list: readonly Projected<Section>[] | undefined }) {
  useOpenDetails()
  if (!Array.isArray(list)) return null
  return list.map((section, index) => {
    if (introOf(list, index + 1) || isAfterForm(list, index)) return null
    const next = list[index + 1]
    const after = next && isAfterForm(list, index + 1) && <PageSection section={next} index={index + 1} />
    // biome-ignore lint/suspicious/noArrayIndexKey: sections have no id and keep their order
    return <PageSection key={index} section={section} index={index} intro={introOf(list, index)} after={after} />
  })
}

/** What follows when a form was sent, its dates, or what people ask: it stands beside the form. */
function isAfterForm(list: readonly Projected<Section>[], index: number): boolean {
  const [form, section] = [list[index - 1], list[index]]
  return hasHelp(form) && section !== undefined && besideForms.has(section.type)
}

/** True for the forms that register for the fair. */
function hasHelp(section: Projected<Section> | undefined): section is SectionOf<'form'> {
  return section?.type === 'form' && section.form !== 'subscribe'
}

/** The text without a title before a form that has one: it stands below this title. */
function introOf(list: readonly Projected<Section>[], index: number): SectionOf<'text'> | undefined {
  const [text, form] = [list[index - 1], list[index]]
  return text?.type === 'text' && text.html && !text.title && !text.anchor && form?.type === 'form' && form.title
    ? text
    : undefined
}

/** The id of a section's heading. */
export function headingId({ anchor }: Projected<Section>, index: number): string {
  return `${anchor ?? `part-${index + 1}`}-title`
}

interface PageSectionProps {
  section: Projected<Section>
  index: number
  intro?: SectionOf<'text'> | undefined
  /** Beside the form. */
  after?: ReactNode
}

function PageSection({ section, index, intro, after }: PageSectionProps) {
  const { chosen, stateOf } = useOrigins()
  const messages = useMessages().ui
  if (typeof section !== 'object' || section === null || !knownTypes.includes(section.type)) return null
  const hasNothing = isEmpty(section)
  // A hall without a list has drawings of the plan alone.
  if (hasNothing && (!section.title || section.type === 'hall')) return null
  // `components` maps each type to the component for its record, which TypeScript cannot follow for a union of types.
  const Content = components[section.type] as ComponentType<{ section: Projected<Section> }>
  const content =
    hasNothing && section.type !== 'text' ? (
      <p className="empty-title">{messages.emptyList}</p>
    ) : (
      <Content section={section} />
    )
  const heading = section.title ? headingId(section, index) : undefined
  const state = section.title ? stateOf(section.anchor) : 'open'
  const isSplit = splitTypes.has(section.type) || (section.type === 'form' && !hasHelp(section))
  return (
    <section
      className={`part${isSplit ? ' is-split' : ''}${hasHelp(section) ? ' has-help' : ''}${state === 'open' ? '' : ' has-fold'}`}
      id={section.anchor}
      aria-labelledby={heading}
    >
      {section.title && (
        <header className="part-head">
          <h2 id={heading}>
            <Clauses text={section.title} />
          </h2>
          {section.summary && (
            <p>
              <Prose text={section.summary} />
            </p>
          )}
        </header>
      )}
      {intro && (
        <div className="form-intro">
          <RichText html={intro.html} />
        </div>
      )}
      <FirstSectionContext.Provider value={index === 0}>
        {section.title && state !== 'open' ? (
          <Fold key={chosen?.id} title={section.title} isForPhones={state === 'phone'}>
            {content}
          </Fold>
        ) : (
          content
        )}
      </FirstSectionContext.Provider>
      {hasHelp(section) && <FormHelp name={section.form}>{after}</FormHelp>}
    </section>
  )
}

interface FoldProps {
  /** Of the part: the name of the button. */
  title: string
  /** True: folded on narrow screens alone. */
  isForPhones: boolean
  children: ReactNode
}

/**
 * A part of a page that opens on a press; in print and, where it is folded for phones alone, on wide screens it is
 * open.
 */
function Fold({ title, isForPhones, children }: FoldProps) {
  const messages = useMessages().sections
  return (
    <details className={isForPhones ? 'fold is-for-phones' : 'fold'}>
      <summary>
        <span className="button quiet">
          <span className="fold-show">{messages.foldShow}</span>
          <span className="fold-hide">{messages.foldHide}</span>
          <span className="hidden">{messages.foldOf(title)}</span>
        </span>
      </summary>
      {children}
    </details>
  )
}

/** Opens what the address's fragment leads to, and all `<details>` while the page is printed. */
function useOpenDetails(): void {
  useEffect(() => {
    let opened: HTMLDetailsElement[] = []
    const openAll = () => {
      opened = [...document.querySelectorAll<HTMLDetailsElement>('main details:not([open])')]
      for (const details of opened) details.open = true
    }
    const closeAll = () => {
      for (const details of opened) details.open = false
      opened = []
    }
    openOnWideScreen()
    openTarget()
    window.addEventListener('beforeprint', openAll)
    window.addEventListener('afterprint', closeAll)
    return () => {
      window.removeEventListener('beforeprint', openAll)
      window.removeEventListener('afterprint', closeAll)
    }
  }, [])
}

/**
 * On wide screens the style sheet shows what is folded for phones alone, where the browser can do that. Opened, it can
 * be closed like other details, and is said to be open.
 */
function openOnWideScreen(): void {
  const isWide = window.matchMedia?.('(min-width: 50em)').matches && CSS.supports('selector(::details-content)')
  if (!isWide) return
  for (const details of document.querySelectorAll<HTMLDetailsElement>('.fold.is-for-phones:not(.is-opened)')) {
    details.open = true
    details.classList.add('is-opened')
  }
}

/** A section of rich text. */
function Text({ section }: SectionProps<'text'>) {
  return <RichText html={section.html} />
}

/**
 * Forms that a record may name: all of its type, without the definitions that `formNames` would load. The unsubscribe
 * form has a screen of its own.
 */
const allowedForms: Record<FormName, true> = { subscribe: true, booth: true, exhibitor: true, visitor: true }

/** A form of the site as a section of a page. Renders nothing for the name of another form. */
function FormSection({ section }: SectionProps<'form'>) {
  return Object.keys(allowedForms).includes(section.form) ? (
    <LazyForm key={section.form} name={section.form} idPrefix="page" />
  ) : null
}
