/** Which attributes of an SVG picture are published. */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { Parser } from 'htmlparser2'
import t from 'tap'
import { cleanSvg } from '../../../../server/backend/content/files/clean-svg.ts'
import { root } from '../../../fixtures/root.ts'

/** The attributes of all elements, references by one name, without namespaces. */
function attributesOf(svg: string): string[] {
  const found: string[] = []
  const onattribute = (name: string, value: string) => {
    if (!name.startsWith('xmlns')) found.push(`${name === 'xlink:href' ? 'href' : name}="${value}"`)
  }
  new Parser({ onattribute }, { xmlMode: true }).end(svg)
  return found.sort()
}

const clean = (inside: string) => cleanSvg(`<svg viewBox="0 0 9 9">${inside}</svg>`)?.svg ?? ''

const kept: [element: string, attributes: string[]][] = [
  ['svg', ['preserveAspectRatio="xMidYMid"', 'width="9"', 'height="9"', 'x="1"', 'version="1.1"', 'overflow="hidden"']],
  ['g', ['id="a"', 'class="b c"', 'role="img"', 'aria-label="a@example.com"', 'lang="zh"', 'xml:space="preserve"']],
  ['g', ['style="fill:url( #a );opacity:.5"', 'transform="rotate(9)"', 'transform-origin="0 0"', 'opacity=".5"']],
  ['path', ['d="M0 0h9"', 'pathLength="9"', 'fill="none"', 'fill-rule="evenodd"', 'stroke-dasharray="1 2"']],
  [
    'path',
    ['clip-path="url(#a)"', 'mask="url(\'#a\')"', 'filter="url(#a)"', 'marker-end="url(#a)"', 'paint-order="stroke"']
  ],
  ['rect', ['x="1"', 'rx="1"', 'ry="1"', 'vector-effect="non-scaling-stroke"', 'systemLanguage="zh"']],
  [
    'text',
    ['dx="1"', 'rotate="9"', 'textLength="9"', 'text-anchor="middle"', 'font-family="serif"', 'writing-mode="tb"']
  ],
  ['textPath', ['href="#a"', 'startOffset="1"', 'side="left"']],
  ['use', ['href="#a"', 'x="1"']],
  ['image', ['href="data:image/png;base64,AAAA"', 'width="9"', 'image-rendering="pixelated"']],
  ['linearGradient', ['x1="0"', 'gradientUnits="userSpaceOnUse"', 'gradientTransform="scale(2)"', 'href="#b"']],
  ['radialGradient', ['fx="0"', 'fr="1"', 'spreadMethod="pad"']],
  ['stop', ['offset="1"', 'stop-color="red"', 'stop-opacity="1"']],
  ['pattern', ['patternUnits="userSpaceOnUse"', 'patternContentUnits="userSpaceOnUse"', 'patternTransform="scale(2)"']],
  ['clipPath', ['clipPathUnits="userSpaceOnUse"']],
  ['mask', ['maskUnits="userSpaceOnUse"', 'maskContentUnits="userSpaceOnUse"', 'mask-type="alpha"']],
  ['marker', ['refX="1"', 'markerWidth="1"', 'markerUnits="strokeWidth"', 'orient="auto"']],
  ['filter', ['filterUnits="userSpaceOnUse"', 'primitiveUnits="userSpaceOnUse"']],
  ['feComposite', ['in="a"', 'in2="b"', 'result="c"', 'operator="arithmetic"', 'k1="1"']],
  ['feGaussianBlur', ['stdDeviation="2"', 'edgeMode="none"']],
  ['feColorMatrix', ['type="matrix"', 'values="1 0"']],
  ['feDropShadow', ['flood-color="red"', 'flood-opacity="1"']],
  ['style', ['type="text/css"', 'media="screen"']]
]

const dropped: [element: string, attribute: string][] = [
  ['g', 'onclick="alert(1)"'],
  ['g', 'onbegin="alert(1)"'],
  ['g', 'ONLOAD="alert(1)"'],
  ['g', 'data-name="layer"'],
  ['g', 'tabindex="0"'],
  ['g', 'autofocus="autofocus"'],
  ['g', 'nonce="a"'],
  ['g', 'name="a"'],
  ['g', 'is="a-b"'],
  ['g', 'Fill="red"'],
  ['g', 'constructor="a"'],
  ['g', 'aria-="a"'],
  ['g', 'xml:base="https://example.com/"'],
  ['g', 'inkscape:label="layer"'],
  ['g', 'xmlns:inkscape="https://example.com/"'],
  ['g', 'xmlns="http://www.w3.org/1999/xhtml"'],
  ['g', 'xlink:title="a"'],
  ['g', 'src="https://example.com/a"'],
  ['g', 'attributeName="href"'],
  ['g', 'fill="url(https://example.com/a)"'],
  ['g', 'style="fill:url(//example.com/a)"'],
  ['g', 'style="background:image-set(\'a.png\' 1x)"'],
  ['g', 'cursor="url(\'a.png\'), auto"'],
  ['linearGradient', 'href="https://example.com/a.svg#b"'],
  ['textPath', 'xlink:href="a.svg#b"'],
  ['rect', 'href="javascript:alert(1)"'],
  ['image', 'href="data:image/svg+xml;base64,AAAA"'],
  ['image', 'crossorigin="anonymous"'],
  ['style', 'title="a"']
]

t.test('attributes that draw, name or describe are kept, and all others are dropped', async (t) => {
  for (const [element, attributes] of kept)
    t.same(
      attributesOf(clean(`<${element} ${attributes.join(' ')}/>`)),
      ['viewBox="0 0 9 9"', ...attributes].sort(),
      `${element} ${attributes.join(' ')}`
    )
  for (const [element, attribute] of dropped)
    t.notOk(clean(`<${element} ${attribute}/>`).includes(attribute), `${element} ${attribute}`)
  const all = dropped.map(([, attribute]) => attribute).filter((attribute) => !attribute.includes('href'))
  for (const attribute of all) t.same(attributesOf(clean(`<g ${attribute}/>`)), ['viewBox="0 0 9 9"'], attribute)
})

t.test('the pictures of the build and of the first content folder lose no attribute', async (t) => {
  for (const folder of ['client/assets', 'server/backend/content/starter'])
    for (const name of readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })) {
      if (!name.endsWith('.svg')) continue
      const source = readFileSync(path.join(root, folder, name), 'utf8')
      t.same(attributesOf(cleanSvg(source)?.svg ?? ''), attributesOf(source), name)
    }
})
