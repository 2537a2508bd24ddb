import t from 'tap'
import { menuEntries, panelEntries, sectionEntry } from '../../../client/shell/menu-entries.ts'
import type { MenuItem } from '../../../shared/records/records.ts'

const item = (fields: Partial<MenuItem>): MenuItem => ({ name: 'x', path: '/a/b', is_nav: 1, ...fields })

t.test('items flagged is_nav are entries, whether the flag is a number, a boolean or a string', async (t) => {
  for (const [flag, expected] of [
    [1, true],
    [true, true],
    ['1', true],
    [0, false],
    [false, false],
    ['0', false],
    [undefined, false]
  ] as const) {
    t.equal(menuEntries([item({ is_nav: flag as never })]).length, expected ? 1 : 0, String(flag))
  }
})

t.test('hidden items are left out, whether the flag is a number, a boolean or a string', async (t) => {
  for (const flag of [1, true, '1']) {
    t.same(
      menuEntries([item({ hidden: flag as never }), item({ name: 'visible', hidden: 0 })]).map(({ name }) => name),
      ['visible']
    )
  }
})

t.test('hidden children are left out', async (t) => {
  const [entry] = menuEntries([
    item({ childlist: [item({ name: 'visible', hidden: 0 }), item({ name: 'hidden', hidden: 1 })] })
  ])
  t.same(
    entry?.children.map((child) => child.name),
    ['visible']
  )
})

t.test('an out_link keeps its address and target; a path of this site stays in the window', async (t) => {
  const entryOf = (fields: Partial<MenuItem>) => {
    const [{ href, isOwnPage, newWindow } = {}] = menuEntries([item(fields)])
    return { href, isOwnPage, newWindow }
  }
  t.same(entryOf({}), { href: '/a/b', isOwnPage: true, newWindow: false })
  t.same(entryOf({ target: '_self' }), { href: '/a/b', isOwnPage: true, newWindow: false })
  t.same(entryOf({ target: '_blank' }), { href: '/a/b', isOwnPage: false, newWindow: true })
  t.same(entryOf({ out_link: 'https://example.com/', target: '_blank' }), {
    href: 'https://example.com/',
    isOwnPage: false,
    newWindow: true
  })
  t.same(entryOf({ out_link: 'https://example.com/', target: '_self' }), {
    href: 'https://example.com/',
    isOwnPage: false,
    newWindow: false
  })
})

t.test('a path without its leading slash is a page of this site', async (t) => {
  const menu = [
    { name: 'A', path: 'exhibition/about', target: '_self', is_nav: 1, childlist: [{ name: 'B', path: 'media' }] },
    { name: 'C', path: 'javascript:alert(1)', is_nav: 1 },
    { name: 'D', path: 'evil.example/x', is_nav: 1 }
  ]
  const [entry, ...others] = menuEntries(menu as MenuItem[])
  t.match(entry, { href: '/exhibition/about', isOwnPage: true, children: [{ href: '/media', isOwnPage: true }] })
  t.same(
    others.map(({ href }) => href),
    [undefined, undefined]
  )
})

t.test('a hostile menu has no unsafe links and causes no error', async (t) => {
  const entries = menuEntries([
    item({ name: 'script', out_link: 'javascript:alert(1)', childlist: [item({ path: '//evil.example' })] }),
    item({ path: 'data:text/html,x' }),
    item({ childlist: 'no list' as never }),
    null as never,
    item({ name: undefined as never })
  ])
  t.same(
    entries.map(({ name, href, children }) => [name, href, children.length]),
    [
      ['script', undefined, 0],
      ['x', undefined, 0],
      ['x', '/a/b', 0]
    ]
  )
  t.same(menuEntries(null), [])
  t.same(menuEntries({} as never), [])
})

t.test('the section of a page is the entry that leads to it', async (t) => {
  const entries = menuEntries([
    item({ name: 'fair', path: '/exhibition/about', childlist: [item({ path: '/exhibition/range' })] }),
    item({ name: 'exhibit', path: '/exhibitor/why', childlist: [item({ path: '/exhibitor/featured' })] }),
    item({ name: 'visit', path: '/visitor/match', childlist: [item({ path: '/exhibitor/featured' })] }),
    item({ name: 'media', path: '/media/industry_news' })
  ])
  t.equal(sectionEntry(entries, '/exhibitor/featured')?.name, 'visit', 'the last of those that list it')
  t.equal(sectionEntry(entries, '/exhibitor/featured/103')?.name, 'visit', 'so does its record')
  t.equal(sectionEntry(entries, '/exhibitor/booth')?.name, 'exhibit')
  t.equal(sectionEntry(entries, '/exhibition/range')?.name, 'fair')
  t.equal(sectionEntry(entries, '/exhibition/unlisted')?.name, 'fair')
  t.equal(sectionEntry(entries, '/news/301')?.name, 'media', 'news belong to the media')
  t.equal(sectionEntry(entries, '/privacy'), undefined)
  t.equal(sectionEntry(entries, '/'), undefined)
})

t.test('the panel of an entry with an address has a link to it', async (t) => {
  const child = { name: 'Child', path: '/a/b', is_nav: 1, hidden: 0, childlist: [] }
  const table: [Partial<MenuItem>, (string | undefined)[]][] = [
    [{ out_link: 'https://out.example/', childlist: [child] }, ['https://out.example/', '/a/b']],
    [{ path: '/a/c', childlist: [child] }, ['/a/c', '/a/b']],
    [{ path: '/a/b', childlist: [child] }, ['/a/b']],
    [{ path: '', childlist: [child] }, ['/a/b']],
    [{ path: '/a/c', childlist: [] }, ['/a/c']],
    [{ path: 'javascript:alert(1)', childlist: [] }, [undefined]]
  ]
  for (const [item, expected] of table) {
    const [entry] = menuEntries([{ name: 'Entry', is_nav: 1, hidden: 0, ...item } as MenuItem])
    t.same(
      panelEntries(entry!).map(({ href }) => href),
      expected
    )
  }
})
