import t from 'tap'
import { htmlWith } from '../../fixtures/rendered.tsx'

const { Steps } = await import('../../../client/sections/steps.tsx')

const html = (list: object[]) => htmlWith({ locale: 'en' }, <Steps section={{ type: 'steps', list } as never} />)
const step = (title: string, stop?: string) => ({ title, text: `${title}.`, ...(stop && { stop }) })
const classes = (text: string) => [...text.matchAll(/<li(?: class="([^"]*)")?>/g)].map(([, name = '']) => name)

t.test('steps without a stop are numbered', async (t) => {
  const text = html([step('One'), step('Two')])
  t.match(text, '<ol class="steps">')
  t.notMatch(text, 'way-sign')
})

t.test('steps with stops are one way, whose beginnings meet at the next station', async (t) => {
  const text = html([step('Airport', 'from'), step('Station', 'from'), step('Change', 'train'), step('Booth', 'end')])
  t.match(text, '<ol class="way-line">')
  t.same(classes(text), ['is-from is-branch', 'is-from', 'is-joined', ''])
  t.equal(text.match(/class="way-sign"><svg/g)?.length, 2, 'a sign for each station, a ring for each beginning')
})

t.test('a stop that this site does not know has a ring', async (t) => {
  t.match(html([step('Boat', 'ferry'), step('Booth', 'end')]), 'class="way-sign"></span><h3>Boat')
})
