import t from 'tap'
import type { Navigation } from '../../../client/boot/navigation.ts'
import { dom } from '../../fixtures/dom.ts'

const { followLinks } = await import('../../../client/boot/navigation.ts')

const navigated: string[] = []
const prefetched: string[] = []
const navigation: Navigation = {
  navigate: (address) => navigated.push(address),
  prefetch: (address) => prefetched.push(address)
}
followLinks(navigation)
const { window } = dom
// Other files that share the process open pages as well.
t.beforeEach(() => dom.window.history.replaceState(null, '', '/news?page=2'))

/** Clicks the first link in some HTML. Returns where the navigation leads, and whether the browser follows the link. */
function click(html: string, init: MouseEventInit = {}) {
  document.body.innerHTML = html
  navigated.length = 0
  const event = new window.MouseEvent('click', { bubbles: true, cancelable: true, button: 0, ...init })
  // jsdom does not implement navigation.
  const stop = (late: Event) => {
    isNative = !late.defaultPrevented
    late.preventDefault()
  }
  let isNative = false
  window.addEventListener('click', stop, { once: true })
  document.querySelector('[data-click], a')!.dispatchEvent(event)
  return { navigated: [...navigated], isNative }
}

const followed: [string, string][] = [
  ['<a href="/contact/us">x</a>', '/contact/us'],
  ['<a href="/en/news/7">x</a>', '/en/news/7'],
  ['<a href="/news">x</a>', '/news'],
  ['<a href="?page=3">x</a>', '/news?page=3'],
  ['<a href="/visitor/guide#hotels">x</a>', '/visitor/guide#hotels'],
  ['<a href="/a"><b data-click>x</b></a>', '/a'],
  ['<a href="http://localhost/contact/us">x</a>', '/contact/us']
]
for (const [html, address] of followed) {
  t.test(`a click on ${html} goes to ${address} without a document load`, async (t) => {
    t.same(click(html), { navigated: [address], isNative: false })
  })
}

const native: [string, string, MouseEventInit?][] = [
  ['another site', '<a href="https://out.example/x">x</a>'],
  ['a link with target', '<a href="/contact/us" target="_blank">x</a>'],
  ['the other language', '<a href="/en/news" hreflang="en">x</a>'],
  ['a download', '<a href="/files/a" download>x</a>'],
  ['a file', '<a href="/assets/a.pdf">x</a>'],
  ['a feed', '<a href="/rss.xml">x</a>'],
  ['a calendar', '<a href="/en/calendar.ics">x</a>'],
  ['an API call', '<a href="/api/x">x</a>'],
  ["the API's documentation", '<a href="/api-docs">x</a>'],
  ['a mail address', '<a href="mailto:a@example.com">x</a>'],
  ['a fragment of this page', '<a href="#top">x</a>'],
  ['the same page', '<a href="/news?page=2">x</a>'],
  ['a link without address', '<a>x</a>'],
  ['a new tab by Control', '<a href="/contact/us">x</a>', { ctrlKey: true }],
  ['a new tab by Command', '<a href="/contact/us">x</a>', { metaKey: true }],
  ['a new window by Shift', '<a href="/contact/us">x</a>', { shiftKey: true }],
  ['the middle button', '<a href="/contact/us">x</a>', { button: 1 }]
]
for (const [title, html, init] of native) {
  t.test(`${title} is left to the browser`, async (t) => {
    t.same(click(html, init), { navigated: [], isNative: true })
  })
}

t.test('a click whose default is prevented is not followed', async (t) => {
  document.body.innerHTML = '<a href="/contact/us">x</a>'
  navigated.length = 0
  document.querySelector('a')!.addEventListener('click', (event) => event.preventDefault())
  document.querySelector('a')!.dispatchEvent(new window.MouseEvent('click', { bubbles: true, cancelable: true }))
  t.same(navigated, [])
})

function submit(html: string) {
  document.body.innerHTML = html
  navigated.length = 0
  const event = new window.SubmitEvent('submit', { bubbles: true, cancelable: true })
  document.querySelector('form')!.dispatchEvent(event)
  return { navigated: [...navigated], prevented: event.defaultPrevented }
}

const forms: [string, string, string[]][] = [
  [
    'a search form leads to its address with query; empty fields are left out',
    '<form action="/search"><input name="q" value="tea &amp; 茶"><input name="kind" value=""></form>',
    ['/search?q=tea+%26+%E8%8C%B6']
  ],
  [
    'an empty search form leads to its address without query',
    '<form action="/en/search"><input name="q" value=""></form>',
    ['/en/search']
  ],
  ['a POST form is left to the browser', '<form method="post" action="/search"><input name="q" value="x"></form>', []],
  [
    'a form of another site is left to the browser',
    '<form action="https://out.example/"><input name="q" value="x"></form>',
    []
  ]
]
for (const [title, html, expected] of forms) {
  t.test(title, async (t) => t.same(submit(html), { navigated: expected, prevented: expected.length > 0 }))
}

t.test('pointer, focus and touch on a link prefetch its page', async (t) => {
  document.body.innerHTML = '<a href="/contact/us">x</a><a href="https://out.example/">y</a>'
  for (const link of document.querySelectorAll('a')) {
    for (const intent of ['pointerover', 'focusin', 'touchstart']) {
      link.dispatchEvent(new window.Event(intent, { bubbles: true }))
    }
  }
  t.same(prefetched, ['/contact/us', '/contact/us', '/contact/us'])
})
