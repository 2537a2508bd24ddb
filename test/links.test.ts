import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import t from 'tap'
import { root } from './fixtures/root.ts'

/** What is no source: installed, built, stored, or git's own. */
const ignored = /^(?:node_modules|dist|data|\.git|\.test|\.tap)$/

/** The files of the project, by their path from the root. */
function filesOf(folder: string): string[] {
  return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const name = path.posix.join(folder, entry.name)
    if (folder === '' && ignored.test(entry.name)) return []
    return entry.isDirectory() ? filesOf(name) : [name]
  })
}

const files = filesOf('')
const textOf = (file: string) => readFileSync(path.join(root, file), 'utf8')

/** The anchors of a Markdown file's headings, spelled as GitHub spells them. */
function anchorsOf(markdown: string): Set<string> {
  const withoutCode = markdown.replace(/^```[\s\S]*?^```/gm, '')
  const anchors = [...withoutCode.matchAll(/^#{1,6} (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-')
  )
  return new Set(anchors)
}

/** Why a link of a file leads nowhere; undefined where it leads to a file, and to a heading where it names one. */
function faultOf(file: string, link: string): string | undefined {
  const [target = '', anchor] = link.split('#')
  const to = target === '' ? file : path.posix.join(path.posix.dirname(file), target)
  const place = path.join(root, to)
  if (!existsSync(place)) return `${file}: ${link}`
  if (anchor === undefined || statSync(place).isDirectory()) return undefined
  return anchorsOf(readFileSync(place, 'utf8')).has(anchor) ? undefined : `${file}: ${link}`
}

t.test('every relative link of a Markdown file leads to a file and a heading', async (t) => {
  const links = files
    .filter((file) => file.endsWith('.md'))
    .flatMap((file) =>
      [...textOf(file).matchAll(/\]\(([^)\s]+)\)|(?:src|href)="([^"]+)"/g)]
        .map(([, inline, attribute]) => inline ?? attribute ?? '')
        .filter((link) => !/^[a-z]+:/.test(link))
        .map((link) => ({ file, link }))
    )
  t.ok(links.length > 100, `${links.length} links`)
  t.same(
    links.flatMap(({ file, link }) => faultOf(file, link) ?? []),
    []
  )
})

t.test('every heading that a comment names exists', async (t) => {
  const cited = files
    .filter((file) => /\.(ts|tsx|mjs|css|yaml)$/.test(file))
    .flatMap((file) =>
      [...textOf(file).matchAll(/\b((?:[\w.-]+\/)*[\w.-]+\.md)#([\w-]+)/g)].map(([whole]) => ({ file, link: whole }))
    )
  t.ok(cited.length > 20, `${cited.length} citations`)
  // Comments write paths from the root.
  t.same(
    cited.flatMap(({ file, link }) => (faultOf('README.md', link) ? [`${file}: ${link}`] : [])),
    []
  )
})

t.test('a link that leads nowhere would be seen', async (t) => {
  t.match(faultOf('README.md', 'server/none.ts'), /none/)
  t.match(faultOf('README.md', `shared/README.md${'#'}no-such-heading`), /no-such-heading/)
  t.equal(faultOf('README.md', 'shared/README.md#the-api'), undefined)
})
