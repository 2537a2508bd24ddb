/** The parts of a page in their order, each in the form that its type wants. */
import type { ComponentType } from 'react'
import type { Projected } from '../../shared/projection.ts'
import type { Section, SectionType } from '../../shared/records.ts'
import { Clauses } from '../layout/clauses.tsx'
import { Awards } from './awards.tsx'
import { Cards } from './cards.tsx'
import { Chart } from './chart.tsx'
import { Code } from './code.tsx'
import { Contacts } from './contacts.tsx'
import { Downloads } from './downloads.tsx'
import { Figures } from './figures.tsx'
import { FormPlace } from './form-place.tsx'
import { Gallery } from './gallery.tsx'
import { Hotels } from './hotels.tsx'
import { Parking } from './parking.tsx'
import { Partners } from './partners.tsx'
import { People } from './people.tsx'
import { Programme } from './programme.tsx'
import { Questions } from './questions.tsx'
import { Quotes } from './quotes.tsx'
import type { SectionOf } from './section-of.ts'
import { Steps } from './steps.tsx'
import { Table } from './table.tsx'
import { TextPart } from './text-part.tsx'
import { Timeline } from './timeline.tsx'
import { Transport } from './transport.tsx'
import { Tree } from './tree.tsx'
import { Venue } from './venue.tsx'

const parts: { [T in SectionType]: ComponentType<{ section: SectionOf<T> }> } = {
  text: TextPart,
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
  contacts: Contacts,
  partners: Partners,
  awards: Awards,
  form: FormPlace,
  code: Code,
  tree: Tree,
  programme: Programme
}

const known = Object.keys(parts)

/** Types that stand beside their title where the page is wide; all others stand below it. */
const beside: ReadonlySet<SectionType> = new Set([
  'text',
  'steps',
  'timeline',
  'table',
  'chart',
  'questions',
  'downloads',
  'parking',
  'code',
  'form'
])

/** Types that we do not know are left out. */
export function Sections({ list }: { list: readonly Projected<Section>[] | undefined }) {
  if (!Array.isArray(list)) return null
  return list.map((section, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: sections have no other name, and keep their order
    <OneSection key={index} section={section} place={index} />
  ))
}

function OneSection({ section, place }: { section: Projected<Section>; place: number }) {
  if (typeof section !== 'object' || section === null || !known.includes(section.type)) return null
  const Part = parts[section.type] as ComponentType<{ section: Projected<Section> }>
  const heading = section.title ? `${section.anchor ?? `part-${place + 1}`}-title` : undefined
  return (
    <section
      className={beside.has(section.type) ? 'part is-split' : 'part'}
      id={section.anchor}
      aria-labelledby={heading}
    >
      {section.title && (
        <header className="part-head">
          <h2 id={heading}>
            <Clauses text={section.title} />
          </h2>
          {section.summary && <p>{section.summary}</p>}
        </header>
      )}
      <Part section={section} />
    </section>
  )
}
