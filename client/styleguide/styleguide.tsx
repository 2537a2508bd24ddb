/** The parts of the design system on one page, each drawn by the component that the site uses. */
import { type ReactNode, useContext } from 'react'
import { project } from '../../shared/projection.ts'
import { NewsRows } from '../blocks/news-rows.tsx'
import { FormView } from '../forms/form-view.tsx'
import { Clauses } from '../layout/clauses.tsx'
import { Empty } from '../layout/empty.tsx'
import { HeadBand } from '../layout/head-band.tsx'
import { Paging } from '../layout/paging.tsx'
import { useShellPicture } from '../layout/shell-picture.ts'
import * as icons from '../pictures/icons.tsx'
import { NearBadge } from '../plan/near-badge.tsx'
import { NotFound } from '../screens/not-found.tsx'
import { CardItem } from '../sections/cards.tsx'
import { Sections } from '../sections/sections.tsx'
import { type ClientState, createClientStore, StoreContext, useStore } from '../store.ts'
import { partsWords } from './parts-words.ts'
import { sampleSections } from './sample-sections.ts'

const colours = [
  ...['paper', 'card', 'tint', 'line', 'ink', 'soft', 'accent', 'field', 'action', 'action-dark', 'error'],
  ...['deep', 'on-deep', 'on-deep-soft', 'deep-line', 'gold']
]
const bands = ['/exhibition/about', '/exhibitor/why', '/visitor/guide', '/event/activities', '/news', '/contact/us']
const focus = { outline: '3px solid var(--focus)', outlineOffset: '2px' }

export function Parts({ others }: { others: ReactNode }) {
  const locale = useStore((state) => state.locale)
  const words = partsWords[locale]
  return (
    <main id="content">
      <HeadBand title={words.title} summary={words.summary}>
        {others}
      </HeadBand>
      <div className="wrap parts">
        <Group title={words.colours}>
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
        <Group title={words.cards}>
          <Cards />
        </Group>
        <Group title={words.lists}>
          <List />
        </Group>
        <Sections list={project(sampleSections, locale)} />
        <Forms />
        <Group title={words.states}>
          <Empty />
          <NotFound />
        </Group>
        <Group title={words.icons}>
          <p className="actions">
            {Object.entries(icons).map(([name, Icon]) => (
              <Icon key={name} />
            ))}
          </p>
        </Group>
      </div>
      <h2 className="wrap">{words.bands}</h2>
      {bands.map((path) => (
        <In key={path} state={{ path }}>
          <HeadBand title={path} summary={words.summary} />
        </In>
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

/** The same page in another state. */
function In({ state, children }: { state: Partial<ClientState>; children: ReactNode }) {
  const outer = useContext(StoreContext)
  if (!outer) return null
  return <StoreContext value={createClientStore({ ...outer.getState(), ...state })}>{children}</StoreContext>
}

function Type() {
  const words = partsWords[useStore((state) => state.locale)]
  const [before, link, after] = words.text
  return (
    <Group title={words.type}>
      <div className="rich-text">
        {(['h1', 'h2', 'h3'] as const).map((Level) => (
          <Level key={Level}>
            <Clauses text={words.heading} />
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
  const words = partsWords[useStore((state) => state.locale)]
  return (
    <>
      <Group title={words.buttons}>
        <p className="actions">
          <a className="button" href="#content">
            {words.button}
          </a>
          <a className="button quiet" href="#content">
            {words.quiet}
          </a>
          <a className="button" href="#content" style={focus}>
            {words.focused}
          </a>
          <button className="button" type="button" disabled>
            {words.disabled}
          </button>
          <button className="button" type="button" disabled aria-disabled="true">
            {words.loading}
          </button>
        </p>
      </Group>
      <Group title={words.links}>
        <p className="actions">
          <a className="arrow-link" href="#content">
            {words.button}
            <icons.ArrowRight />
          </a>
          <a className="icon-link" href="#content" style={focus}>
            <icons.Calendar />
            {words.focused}
          </a>
        </p>
      </Group>
      <Group title={words.chips}>
        <p className="chips">
          {[1, 2, 3].map((n) => (
            <a key={n} href="#content" aria-current={n === 1 ? 'true' : undefined}>
              {words.chip(n)}
            </a>
          ))}
        </p>
      </Group>
      <Group title={words.badges}>
        <p className="actions">
          <span className="badge">
            <icons.Check />
            {words.badge}
          </span>
          <NearBadge near="now" />
          <NearBadge near="next" />
        </p>
      </Group>
    </>
  )
}

function Cards() {
  const words = partsWords[useStore((state) => state.locale)]
  const picture = useShellPicture('default')
  const card = { href: '/visitor/guide', title: words.news, text: words.summary }
  return (
    <ul className="cards">
      <CardItem card={card} />
      {picture && <CardItem card={{ ...card, picture: { ...picture, alt: '' } }} />}
    </ul>
  )
}

function List() {
  const words = partsWords[useStore((state) => state.locale)]
  const news = { kind: 'industry_news' as const, title: words.news, summary: words.summary, date: 1749600000 }
  return (
    <>
      <NewsRows list={[1, 2].map((id) => ({ ...news, id, company: words.company }))} level={3} />
      <Paging page={2} pages={5} />
    </>
  )
}

function Forms() {
  const words = partsWords[useStore((state) => state.locale)]
  const form = { form: 'subscribe' as const, done: false, values: { email: 'a@b' }, errors: {}, message: '' }
  const states: [string, Partial<ClientState>][] = [
    [words.forms, {}],
    [words.wrong, { form: { ...form, errors: { email: 'emailInvalid', consent: 'consentRequired' } } }],
    [words.failed, { form }],
    [words.done, { query: { done: 'subscribe' } }]
  ]
  return states.map(([title, state], index) => (
    <Group key={title} title={title}>
      <In state={{ ...state, phase: 'before' }}>
        <FormView name="subscribe" place={`state-${index}`} />
      </In>
    </Group>
  ))
}
