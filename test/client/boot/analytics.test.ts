import '../../fixtures/dom.ts'
import t from 'tap'
import { startAnalytics } from '../../../client/boot/analytics.ts'

const src = 'https://statistics.example/script.js'
const scripts = () => document.querySelectorAll(`script[src="${src}"]`).length

t.afterEach(() => {
  for (const script of document.querySelectorAll('script')) script.remove()
  window.history.replaceState(null, '', '/')
})

for (const [address, count] of [
  ['/plan', 1],
  ['/plan#p=1-e101', 1],
  ['/plan#pass=eyJ9', 0]
] as const) {
  t.test(`at ${address} ${count === 0 ? 'no' : 'the'} statistics script is loaded`, async (t) => {
    window.history.replaceState(null, '', address)
    startAnalytics(src, {})
    if (document.readyState !== 'complete') window.dispatchEvent(new Event('load'))
    t.equal(scripts(), count)
  })
}
