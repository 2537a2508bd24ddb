import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import t from 'tap'
import ts from 'typescript'
import { parse } from 'yaml'
import { generateTypes } from '../../../shared/calls/generate-types.mjs'
import { root } from '../../fixtures/root.ts'

const source = (file: string) => readFileSync(path.join(root, file), 'utf8')
const { config } = ts.parseConfigFileTextToJson('tsconfig.json', source('tsconfig.json'))
const { options } = ts.parseJsonConfigFileContent(config, ts.sys, root)

/** The contract's types, with two more fields of a news item: the text `body`, and `essay`, which is HTML. */
async function extendedContract(): Promise<string> {
  const document = parse(source('shared/openapi.yaml'))
  const { properties } = document.components.schemas.News.allOf.at(-1)
  const html = { type: 'string', format: 'html' }
  Object.assign(properties, {
    body_cn: { type: 'string' },
    body_en: { type: 'string' },
    essay_cn: html,
    essay_en: html
  })
  return generateTypes(JSON.stringify(document))
}

/** What the compiler says of components that each render one expression as rich text. */
async function faultsOf(expressions: readonly string[]): Promise<string[][]> {
  const components = expressions.map((html, index) => ({
    name: path.join(root, `client/sections/component-${index}.tsx`),
    text: `import type { Localized, Projected } from '../../shared/records/projection.ts'
      import type { News } from '../../shared/records/records.ts'
      import { RichText } from './rich-text.tsx'
      interface Props { news: Projected<News>; localized: Localized<News>; record: News }
      export const Component = (props: Props) => <RichText html={props.${html}} />`
  }))
  const files = new Map(components.map(({ name, text }) => [name, text]))
  files.set(path.join(root, 'shared/openapi.d.ts'), await extendedContract())
  const host = ts.createCompilerHost(options)
  const { readFile, fileExists } = host
  host.readFile = (name) => files.get(path.resolve(name)) ?? readFile(name)
  host.fileExists = (name) => files.has(path.resolve(name)) || fileExists(name)
  const names = components.map(({ name }) => name)
  const program = ts.createProgram(names, options, host)
  return names.map((name) =>
    program
      .getSemanticDiagnostics(program.getSourceFile(name))
      .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '))
  )
}

t.test('a field is rendered as rich text only where its type in the contract is HTML, and only cleaned', async (t) => {
  const cases: [string, string, boolean][] = [
    ['news.html', 'cleaned HTML', true],
    ['news.essay', 'a new field of HTML', true],
    ['news.body', 'a new field of text', false],
    ['news.title', 'a text', false],
    ['news.html.trim()', 'a part of cleaned HTML', false],
    ['localized.html', 'HTML in one language that has not been cleaned', false],
    ['record.html_cn', 'HTML of a record', false]
  ]
  const faults = await faultsOf(cases.map(([expression]) => expression))
  for (const [index, [, name, compiles]] of cases.entries()) {
    if (compiles) t.same(faults[index], [], name)
    else t.match(faults[index], [/^Type '[^']*' is not assignable to type 'SafeHtml/], name)
  }
})

const sources = ['client', 'server', 'shared'].flatMap((folder) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /(?<!\.d)\.tsx?$/.test(name))
    .map((name) => path.posix.join(folder, name.split(path.sep).join('/')))
)
const filesWith = (pattern: RegExp) => sources.filter((file) => pattern.test(source(file))).sort()

t.test('only the cleaner makes SafeHtml, and one function cuts it between two elements', async (t) => {
  t.same(filesWith(/\b(as|satisfies) SafeHtml\b|<SafeHtml>/), ['server/pages/rich-text.ts', 'shared/pages/html.ts'])
})

t.test(
  'HTML is inserted in five places: one gets HTML of a record, two what the document displays already',
  async (t) => {
    t.same(filesWith(/dangerouslySetInnerHTML|\.(inner|outer)HTML\s*=|insertAdjacentHTML|document\.write/), [
      // What the document displays.
      'client/boot/error-boundary.tsx',
      'client/boot/lazy-screen.tsx',
      // An empty text: React leaves the server's HTML as it is.
      'client/boot/use-lazy-hydration.ts',
      // SafeHtml.
      'client/sections/rich-text.tsx',
      // What React has rendered from the same children.
      'client/shell/shell-part.tsx'
    ])
  }
)
