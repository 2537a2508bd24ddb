/** What visitors come for, on a phone: each task in at most so many taps. Typing and scrolling are no taps. */
import { readFileSync } from 'node:fs'
import type { Locator, Page } from 'playwright-core'
import t, { type Test } from 'tap'
import { becomes, skip, startBrowser, untilScreenIsLive, visit } from '../fixtures/browser.ts'
import { goodMeeting, goodValues } from '../fixtures/form-values.ts'
import { startProcess } from '../fixtures/site-process.ts'
import { storedRows } from '../fixtures/stored-rows.ts'

interface Words {
  prefix: string
  visit: string
  codeQuery: string
  day: string
  lastForum: string
  noPrices: string
  firm: string
  query: string
  stepFree: string
  inPlan: string
  largeText: string
  otherLanguage: string
  askMeeting: string
  met: string
  note: string
  saveTable: string
}

const words: Record<'cn' | 'en', Words> = {
  cn: {
    prefix: '',
    visit: '参观',
    codeQuery: '有机码查询',
    day: '第二天',
    lastForum: '有机力量奖颁奖',
    noPrices: '房价请打电话问酒店',
    firm: '雾泽制茶',
    query: '日本 茶',
    stepFree: '从浦东机场',
    inPlan: '已在参观计划',
    largeText: '长辈版',
    otherLanguage: 'English',
    askMeeting: '约见',
    met: '标记已见过',
    note: '我的笔记',
    saveTable: '存成表格（CSV）'
  },
  en: {
    prefix: '/en',
    visit: 'Visit',
    codeQuery: 'Organic code query',
    day: 'Day 2',
    lastForum: 'Organic Power Award',
    noPrices: 'We do not have the prices',
    firm: 'Kirisawa Seicha',
    query: 'japan tea',
    stepFree: 'From Pudong Airport',
    inPlan: 'In my plan',
    largeText: 'Large text',
    otherLanguage: '中文',
    askMeeting: 'Ask for a meeting',
    met: 'Mark as met',
    note: 'My note',
    saveTable: 'Save as a table (CSV)'
  }
}

t.test('fifteen tasks on a phone', { skip }, async (t) => {
  const { base, folder } = await startProcess(t, { PREVIEW_DATE: '2025-06-10' })
  // While booths can be applied for.
  const earlier = await startProcess(t, { PREVIEW_DATE: '2025-03-01' })
  const browser = await startBrowser(t)

  for (const language of ['cn', 'en'] as const) {
    const text = words[language]
    const task = (
      title: string,
      most: number,
      act: (t: Test, page: Page, tap: (target: Pick<Locator, 'tap'>) => Promise<void>) => Promise<void>
    ) =>
      t.test(`${language}: ${title} in ${most} taps`, async (t) => {
        const { page, faults } = await visit(t, browser, base, { width: 390, height: 844, touch: true, language })
        let taps = 0
        await page.goto(`${text.prefix}/`)
        await act(t, page, async (target) => {
          taps += 1
          await target.tap()
        })
        t.comment(`${taps} taps`)
        t.ok(taps <= most, `${taps} taps`)
        t.same(faults, [])
      })
    /** From the home page through the menu. */
    const open = async (
      page: Page,
      tap: (target: Pick<Locator, 'tap'>) => Promise<void>,
      section: string,
      entry: string
    ) => {
      await tap(page.locator('.hamburger summary'))
      await tap(page.locator('.menu-list > li > details > summary', { hasText: section }))
      await tap(page.locator('.menu-list details[open] a', { hasText: entry }).last())
    }

    task('find a Japanese tea firm and star it', 4, async (t, page, tap) => {
      await tap(page.locator('.bar-tools a[href$="/search"]'))
      await tap(page.locator('main input[name=q]'))
      await page.keyboard.type(text.query)
      await page.keyboard.press('Enter')
      await tap(page.locator('main a', { hasText: text.firm }).first())
      await page.waitForURL('**/exhibitor/featured/*')
      await tap(page.locator('main .star-button').first())
      await becomes(t, async () => (await page.locator('.star-toast').textContent())?.includes(text.inPlan), true)
      await becomes(t, () => page.locator('.plan-count').textContent(), '1')
    })

    task('put what is on at 14:00 on 12 June into the calendar', 3, async (t, page, tap) => {
      await tap(page.locator('.active-box .arrow-link'))
      await tap(page.locator('.day-links a', { hasText: text.day }))
      const entry = page.locator('.talk', { has: page.locator('time[datetime="2025-06-12T14:00+08:00"]') }).first()
      const download = page.waitForEvent('download')
      await tap(entry.locator('a[href$=".ics"]'))
      t.match(readFileSync((await (await download).path())!, 'utf8'), 'DTSTART;TZID=Asia/Shanghai:20250612T140000')
    })

    task('see the step-free way from Pudong airport, and draw it on the plan', 3, async (t, page, tap) => {
      await tap(page.locator('.visit-box .arrow-link'))
      await tap(page.locator('#from a[href*="from=pudong"]'))
      await becomes(t, () => page.getByRole('heading', { name: text.stepFree }).isVisible(), true)
      await tap(page.locator('a[href$="#step-free"][href*="view=plan"]'))
      await becomes(t, () => page.locator('#step-free').getAttribute('aria-pressed'), 'true')
    })

    task('ask for a booth of 36 square metres, whose price is on the way', 5, async (t, page, tap) => {
      await page.goto(`${earlier.base}${text.prefix}/`)
      const opened = page.waitForEvent('popup')
      await tap(page.locator('.hero a[href$="/exhibitor/booth"]'))
      const popup = await opened
      await untilScreenIsLive(popup)
      t.match(await popup.locator('#packages').innerText(), '56,160')
      const form = popup.locator('.form-booth')
      const { company, product_type, contact, phone, email } = goodValues.booth
      for (const [field, value] of Object.entries({ company, product_type, contact, phone, email, booth_area: '36' }))
        await form.locator(`[name=${field}]`).fill(value!)
      const type = form.locator('[name=booth_type]')
      await tap(type)
      await tap({ tap: async () => void (await type.selectOption('bare')) })
      await tap(form.locator('[name=consent]'))
      await tap(form.locator('button[type=submit]'))
      await becomes(t, async () => /36/.test((await form.locator('.form-receipt').textContent()) ?? ''), true)
    })

    task('find the cheapest hotel, of which the page says that it knows no prices', 1, async (t, page, tap) => {
      await tap(page.locator('.visit-ways a[href$="#hotels"]'))
      await becomes(t, () => page.locator('#hotels', { hasText: text.noPrices }).isVisible(), true)
      await becomes(t, () => page.locator('#hotels .hotel').first().isVisible(), true)
    })

    task('find what comes last on the second day', 2, async (t, page, tap) => {
      await tap(page.locator('.active-box .arrow-link'))
      await tap(page.locator('.day-links a', { hasText: text.day }))
      await page.waitForURL('**day=2*')
      t.match(await page.locator('.talk:visible').last().innerText(), text.lastForum)
    })

    task('check an organic code', 4, async (t, page, tap) => {
      await open(page, tap, text.visit, text.codeQuery)
      await tap(page.locator('#code'))
      await page.keyboard.type('00002101100148213')
      await page.keyboard.press('Enter')
      await becomes(t, () => page.locator('.code-answer.is-found').count(), 1)
    })

    task('subscribe with a wrong address first', 2, async (t, page, tap) => {
      const form = page.locator('.footer .form-subscribe')
      await form.scrollIntoViewIfNeeded()
      await form.locator('[name=email]').fill('li')
      // Until it is hydrated it is sent as a document, whose status says what is wrong.
      await form.locator('[name=email]').evaluate(async (input) => {
        while (!Object.keys(input).some((key) => key.startsWith('__reactProps')))
          await new Promise((resolve) => requestAnimationFrame(resolve))
      })
      await tap(form.locator('[name=consent]'))
      await tap(form.locator('button[type=submit]'))
      await becomes(t, () => form.locator('[aria-invalid=true]').count(), 1)
      await form.locator('[name=email]').fill('li@example.com')
      await form.locator('[name=email]').press('Enter')
      await form.locator('.form-receipt').waitFor()
    })

    task('ask an exhibitor for a meeting', 6, async (t, page, tap) => {
      await tap(page.locator('.booth a').first())
      await page.waitForURL('**/exhibitor/featured/*')
      await tap(page.locator('.meeting summary', { hasText: text.askMeeting }))
      const form = page.locator('.form-meeting')
      const time = form.locator('[name=time]')
      await tap(time)
      await tap({ tap: async () => void (await time.selectOption('2025-06-12T14:00')) })
      const { topic, name, company, phone, email } = goodMeeting
      for (const [field, value] of Object.entries({ topic, name, company, phone, email }))
        await form.locator(`[name=${field}]`).fill(value!)
      await tap(form.locator('[name=consent]'))
      await tap(form.locator('button[type=submit]'))
      await becomes(
        t,
        async () =>
          /M-[2-9A-Z]{6}.*12\.06\.2025 14:00–14:30/s.test((await form.locator('.form-done').textContent()) ?? ''),
        true,
        'number and time'
      )
      const [row] = storedRows(folder).filter((each) => each.form === 'meeting' && each.consent_lang === language)
      t.match(row?.fields, { topic, time: '2025-06-12T14:00', exhibitor: /^\d+$/ })
    })

    task('tick an exhibitor as met, write a note and take the notebook along', 4, async (t, page, tap) => {
      await page.goto(`${text.prefix}/exhibitor/featured/103`)
      await tap(page.locator('.met-box').getByText(text.met, { exact: true }))
      await tap(page.getByRole('textbox', { name: text.note }))
      await page.keyboard.type('=春茶 spring')
      await tap(page.locator('.top-bar a[href$="/plan"]'))
      const download = page.waitForEvent('download')
      await tap(page.locator('.notebook').getByRole('button', { name: text.saveTable }))
      const [, row = ''] = readFileSync((await (await download).path())!, 'utf8').split('\r\n')
      t.match(row, "'=春茶 spring")
      t.match(row, `${text.prefix}/exhibitor/featured/103`)
    })

    task('share an exhibitor’s page', 1, async (t, page, tap) => {
      await page.goto(`${text.prefix}/exhibitor/featured/101`)
      await tap(page.locator('.share-button'))
      await becomes(t, () => page.locator('.share-panel[open] .qr-code').count(), 1)
      t.match(await page.locator('.share-address').textContent(), `${text.prefix}/exhibitor/featured/101`)
    })

    task('switch to large text', 2, async (t, page, tap) => {
      await tap(page.locator('.hamburger summary'))
      await tap(page.getByRole('button', { name: text.largeText }))
      await becomes(t, () => page.evaluate(() => document.documentElement.dataset.reading), '150')
    })

    task('change the language of a page and back', 2, async (t, page, tap) => {
      const address = `${text.prefix}/visitor/guide`
      await page.goto(address)
      await tap(page.locator('.bar-tools a[hreflang]').first())
      await page.waitForURL((url) => url.pathname !== address && url.pathname.endsWith('/visitor/guide'))
      await tap(page.locator('.bar-tools a[hreflang]').first())
      await becomes(t, async () => new URL(page.url()).pathname, address)
    })

    task('register with two mistakes and hold the pass', 7, async (t, page, tap) => {
      const opened = page.waitForEvent('popup')
      await tap(page.locator('.hero a[href$="/visitor/register"]'))
      const popup = await opened
      await untilScreenIsLive(popup)
      const form = popup.locator('main form', { has: popup.locator('[name=purchasing_role]') })
      /** Opens the list and takes an entry. */
      const choose = async (name: string, value: string) => {
        const select = form.locator(`select[name=${name}]`)
        await tap(select)
        await tap({ tap: async () => void (await select.selectOption(value)) })
      }
      for (const [name, value] of Object.entries({
        name: '李华',
        company: '示例公司',
        position: '采购',
        phone: '138',
        email: 'li'
      }))
        await form.locator(`[name=${name}]`).fill(value)
      await choose('purchasing_role', 'decide')
      await choose('exhibit_range', 'organic_food')
      await tap(form.locator('[name=consent]'))
      await tap(form.locator('button[type=submit]'))
      await becomes(t, () => form.locator('[aria-invalid=true]').count(), 2)
      await form.locator('[name=phone]').fill('13800138000')
      await form.locator('[name=email]').fill('li@example.com')
      await form.locator('[name=email]').press('Enter')
      await popup.locator('.pass-code svg, .pass-code img').first().waitFor()
    })
  }
})
