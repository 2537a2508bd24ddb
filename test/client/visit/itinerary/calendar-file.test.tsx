import t from 'tap'
import { CalendarFile } from '../../../../client/visit/itinerary/calendar-file.tsx'
import { cleanup, htmlWith, renderWith, screen } from '../../../fixtures/rendered.tsx'
import { userAgents } from '../../../fixtures/wechat.ts'

const browserAgent = window.navigator.userAgent
const setAgent = (value: string) => Object.defineProperty(window.navigator, 'userAgent', { value, configurable: true })
const file = <CalendarFile path="/calendar.ics" lines={['The fair', 'Jun 11', undefined, 'Hall N5']} />

t.afterEach(() => {
  cleanup()
  setAgent(browserAgent)
})

t.test('the file is a link, on the server and in a browser', async (t) => {
  t.match(htmlWith({ locale: 'en' }, file), 'href="/en/calendar.ics"')
  renderWith({ locale: 'en' }, file)
  t.equal(screen.getByRole('link').getAttribute('href'), '/en/calendar.ics')
})

for (const [system, agent] of Object.entries(userAgents)) {
  t.test(
    `inside WeChat on ${system}, which cannot download files, help and a text to copy replace the link`,
    async (t) => {
      setAgent(agent)
      renderWith({ locale: 'en' }, file)
      t.notOk(screen.queryByRole('link'))
      t.ok(screen.getByText(/open in browser/))
      t.equal((screen.getByRole('textbox', { hidden: true }) as HTMLTextAreaElement).value, 'The fair\nJun 11\nHall N5')
    }
  )
}
