import { type ReactNode, useContext } from 'react'
import type { Projected } from '../../shared/records/projection.ts'
import type { Section } from '../../shared/records/records.ts'
import { FormView } from '../forms/form-view.tsx'
import { usePageMessages } from '../messages/messages.ts'
import { NotFound } from '../pages/not-found/not-found.tsx'
import { CardItem } from '../sections/cards.tsx'
import { Sections } from '../sections/sections.tsx'
import { HeadBand } from '../shell/head-band.tsx'
import { type ClientState, createClientStore, StoreContext } from '../store.ts'
import { EmptyList } from '../ui/empty-list.tsx'
import * as icons from '../ui/icons.tsx'
import { Clauses } from '../ui/line-breaks.tsx'
import { NewsRows } from '../ui/news-rows.tsx'
import { Paging } from '../ui/paging.tsx'
import { useShellPicture } from '../ui/picture.tsx'
import * as travelIcons from '../ui/travel-icons.tsx'
import { TimingBadge } from '../visit/itinerary/programme-now.tsx'
import { styleguideMessages } from './styleguide-messages.ts'

const colours = [
  ...['paper', 'card', 'tint', 'line', 'ink', 'soft', 'accent', 'field', 'action', 'action-dark', 'error'],
  ...['deep', 'on-deep', 'on-deep-soft', 'deep-line', 'gold']
]
const bands = ['/exhibition/about', '/exhibitor/why', '/visitor/guide', '/event/activities', '/news', '/contact/us']
const focus = { outline: '3px solid var(--focus)', outlineOffset: '2px' }

/**
 * All parts of the design system on one page, rendered by the site's own components. `others` are links to other
 * editions and languages; `sections` is a sample of each type.
 */
export function Styleguide({ others, sections }: { others: ReactNode; sections: readonly Projected<Section>[] }) {
  const messages = usePageMessages(styleguideMessages)
  return (
    <main id="content">
      <HeadBand title={messages.title} summary={messages.summary}>
        {others}
      </HeadBand>
      <div className="wrap parts">
        <Group title={messages.colours}>
          <ul className="cards">
            {colours.map((name) => (
              <li key={name} className="card">
                <span style={{ height: 56, background: `var(--${name})` }} />
                <code className="card-text">{name}</code>
              </li>
            ))}
          </ul>
        </Group>
        <Type />
        <Controls />
        <Group title={messages.cards}>
          <Cards />
        </Group>
        <Group title={messages.lists}>
          <List />
        </Group>
        <Sections list={sections} />
        <Forms />
        <Group title={messages.states}>
          <EmptyList />
          <NotFound />
        </Group>
        <Group title={messages.icons}>
          <p className="actions">
            {Object.entries({ ...icons, ...travelIcons }).map(([name, Icon]) => (
              <Icon key={name} />
            ))}
          </p>
        </Group>
      </div>
      <h2 className="wrap">{messages.bands}</h2>
      {bands.map((path) => (
        <WithState key={path} state={{ path }}>
          <HeadBand title={path} summary={messages.summary} />
        </WithState>
      ))}
    </main>
  )
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="part">
      <header className="part-head">
        <h2>{title}</h2>
      </header>
      {children}
    </section>
  )
}

/** Renders its children with another state. */
function WithState({ state, children }: { state: Partial<ClientState>; children: ReactNode }) {
  const outer = useContext(StoreContext)
  if (!outer) return null
  return (
    <StoreContext.Provider value={createClientStore({ ...outer.getState(), ...state })}>
      {children}
    </StoreContext.Provider>
  )
}

function Type() {
  const messages = usePageMessages(styleguideMessages)
  const [before, link, after] = messages.text
  return (
    <Group title={messages.type}>
      <div className="rich-text">
        {(['h1', 'h2', 'h3'] as const).map((Level) => (
          <Level key={Level}>
            <Clauses text={messages.heading} />
          </Level>
        ))}
        <p>
          {before}
          <a href="#content">{link}</a>
          {after}
        </p>
        <p className="hint">{before}</p>
        <p lang="de">Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft</p>
      </div>
    </Group>
  )
}

function Controls() {
  const messages = usePageMessages(styleguideMessages)
  return (
    <>
      <Group title={messages.buttons}>
        <p className="actions">
          <a className="button" href="#content">
            {messages.button}
          </a>
          <a className="button quiet" href="#content">
            {messages.quiet}
          </a>
          <a className="button" href="#content" style={focus}>
            {messages.focused}
          </a>
          <button className="button" type="button" aria-disabled="true">
            {messages.loading}
          </button>
        </p>
      </Group>
      <Group title={messages.links}>
        <p className="actions">
          <a className="arrow-link" href="#content">
            {messages.button}
            <icons.ArrowRight />
          </a>
          <a className="icon-link" href="#content" style={focus}>
            <icons.Calendar />
            {messages.focused}
          </a>
        </p>
      </Group>
      <Group title={messages.chips}>
        <p className="chips">
          {[1, 2, 3].map((n) => (
            <a key={n} href="#content" aria-current={n === 1 ? 'true' : undefined}>
              {messages.chip(n)}
            </a>
          ))}
        </p>
      </Group>
      <Group title={messages.badges}>
        <p className="actions">
          <span className="badge">
            <icons.Check />
            {messages.badge}
          </span>
          <TimingBadge timing="now" />
          <TimingBadge timing="next" />
        </p>
      </Group>
    </>
  )
}

function Cards() {
  const messages = usePageMessages(styleguideMessages)
  const picture = useShellPicture('default')
  const card = { href: '/visitor/guide', title: messages.news, text: messages.summary }
  return (
    <ul className="cards">
      <CardItem card={card} />
      {picture && <CardItem card={{ ...card, picture: { ...picture, alt: '' } }} />}
    </ul>
  )
}

function List() {
  const messages = usePageMessages(styleguideMessages)
  const news = { kind: 'industry_news' as const, title: messages.news, summary: messages.summary, date: 1749600000 }
  return (
    <>
      <NewsRows list={[1, 2].map((id) => ({ ...news, id, company: messages.company }))} level={3} />
      <Paging page={2} pages={5} />
    </>
  )
}

function Forms() {
  const messages = usePageMessages(styleguideMessages)
  const form = { form: 'subscribe' as const, accepted: false, values: { email: 'a@b' }, errors: {}, message: '' }
  const states: [string, Partial<ClientState>][] = [
    [messages.forms, {}],
    [messages.wrong, { form: { ...form, errors: { email: 'emailInvalid', consent: 'consentRequired' } } }],
    [messages.failed, { form }],
    [messages.done, { query: { done: 'subscribe' } }]
  ]
  return states.map(([title, state], index) => (
    <Group key={title} title={title}>
      <WithState state={{ ...state, phase: 'before' }}>
        <FormView name="subscribe" idPrefix={`state-${index}`} />
      </WithState>
    </Group>
  ))
}
