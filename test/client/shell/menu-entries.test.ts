import t from 'tap'
import { menuEntries, panelEntries, sectionEntry } from '../../../client/layout/menu-entries.ts'
import type { MenuItem } from '../../../shared/records.ts'

const item = (given: Partial<MenuItem>): MenuItem => ({ name: 'x', path: '/a/b', is_nav: 1, ...given })

t.test('items flagged is_nav are shown, whatever the flag is written as', async (t) => {
  for (const [flag, shown] of [
    [1, true],
    [true, true],
    ['1', true],
    [0, false],
    [false, false],
    ['0', false],
    [undefined, false]
  ] as const) {
    t.equal(menuEntries([item({ is_nav: flag as never })]).length, shown ? 1 : 0, String(flag))
  }
})

t.test('hidden children are skipped', async (t) => {
  const [entry] = menuEntries([
    item({ childlist: [item({ name: 'seen', hidden: 0 }), item({ name: 'hidden', hidden: 1 })] })
  ])
  t.same(
    entry?.children.map((child) => child.name),
    ['seen']
  )
})

t.test('an out_link goes where it says, with its target; a path of ours stays in the window', async (t) => {
  const read = (given: Partial<MenuItem>) => {
    const [{ href, own, newWindow } = {}] = menuEntries([item(given)])
    return { href, own, newWindow }
  }
  t.same(read({}), { href: '/a/b', own: true, newWindow: false })
  t.same(read({ target: '_self' }), { href: '/a/b', own: true, newWindow: false })
  t.same(read({ target: '_blank' }), { href: '/a/b', own: false, newWindow: true })
  t.same(read({ out_link: 'https://example.com/', target: '_blank' }), {
    href: 'https://example.com/',
    own: false,
    newWindow: true
  })
  t.same(read({ out_link: 'https://example.com/', target: '_self' }), {
    href: 'https://example.com/',
    own: false,
    newWindow: false
  })
})

t.test('a path without the slash that it begins with is a page of ours all the same', async (t) => {
  const menu = [
    { name: 'A', path: 'exhibition/about', target: '_self', is_nav: 1, childlist: [{ name: 'B', path: 'media' }] },
    { name: 'C', path: 'javascript:alert(1)', is_nav: 1 },
    { name: 'D', path: 'evil.example/x', is_nav: 1 }
  ]
  const [entry, ...others] = menuEntries(menu as MenuItem[])
  t.match(entry, { href: '/exhibition/about', own: true, children: [{ href: '/media', own: true }] })
  t.same(
    others.map(({ href }) => href),
    [undefined, undefined]
  )
})

t.test('a hostile menu gives no link out of the site and no error', async (t) => {
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

t.test('the section of a page is the entry that holds it', async (t) => {
  const entries = menuEntries([
    item({ name: 'fair', path: '/exhibition/about', childlist: [item({ path: '/exhibition/range' })] }),
    item({ name: 'media', path: '/media/industry_news' })
  ])
  t.equal(sectionEntry(entries, '/exhibition/range')?.name, 'fair')
  t.equal(sectionEntry(entries, '/exhibition/unlisted')?.name, 'fair')
  t.equal(sectionEntry(entries, '/news/301')?.name, 'media', 'news belong to the media')
  t.equal(sectionEntry(entries, '/privacy'), undefined)
  t.equal(sectionEntry(entries, '/'), undefined)
})

t.test('an entry that leads somewhere can be gone to, whatever else its panel holds', async (t) => {
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
