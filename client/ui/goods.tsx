import type { EditionName } from '../../shared/records/editions.ts'
import { goodsByCategory, goodsByWord, otherGoods } from '../assets/goods-by-category.ts'
import {
  type GoodsName,
  goodsBackdrops,
  goodsBeside,
  goodsShapes,
  slimGoods,
  turningGoods
} from '../assets/goods-shapes.ts'
import { useStore } from '../store.ts'
import { drawEmblem, EmblemShapes, seedOf } from './emblem.tsx'

interface GoodsProps {
  /** The product's id. */
  id: number | string
  /** Id of its category in the industry tree; undefined where it has none. */
  category: number | undefined
  /** The product's name. */
  title: string
}

/** Tones of the edition: of the ground, and the two of the goods. */
const palettes = ['302', '420', '213', '512', '340', '121', '430', '241', '503', '314', '130'] as const
/** Width and height of packages; devices, whose wheels stay round, are as much larger or smaller. */
const sizes = [
  [1, 1],
  [0.86, 1.07],
  [1.14, 0.86],
  [0.92, 0.94],
  [1.08, 1.04]
] as const
/** Units; a smaller mark has less than 24 px on the cards of a list, which leave its label out. */
const readableMark = 18
// A remainder is an index of the list.
const pick = <T,>(list: readonly T[], seed: number) => list[seed % list.length] as T

/**
 * The goods of a product without a picture, its emblem on their label; a sign with the emblem where no goods show what
 * its name says. The text beside them says whose they are.
 */
export function Goods({ id, category, title }: GoodsProps) {
  const edition = useStore((state) => state.edition)
  const seed = seedOf(id)
  const named = title.toLowerCase()
  const word = goodsByWord[edition].find(([words]) => words.some((each) => named.includes(each)))
  const goods = word ? word[1] : goodsOf(goodsByCategory[edition], category, seed)
  return <GoodsDrawing {...{ id, category, edition, seed, goods }} />
}

interface GoodsDrawingProps extends Omit<GoodsProps, 'title'> {
  edition: EditionName
  seed: number
  goods: GoodsName
}

function GoodsDrawing({ id, category, edition, seed, goods }: GoodsDrawingProps) {
  // Two names (`GoodsName`).
  const [name, beside] = goods.split(' ') as [keyof typeof goodsShapes, keyof typeof goodsBeside]
  const [ground, a, b] = [...pick(palettes, seed)]
  const [field = '', ...layers] = goodsShapes[name].split('|')
  const [x = 0, y = 0, width = 0, height = 0] = field.split(' ').map(Number)
  const side = seed % 2 ? -1 : 1
  const turn = turningGoods.includes(name) ? side : 1
  const isPair = slimGoods.includes(name) && seed % 3 === 2
  const middle = 60 - side * (isPair ? 13 : beside === 'none' ? 0 : 10)
  const [across, high] = pick(sizes, seed)
  const wide = slimGoods.includes(name) ? across : high
  const colours = { a, b, g: ground }
  const backdrops = goodsBackdrops[edition]
  // Within the disc as well.
  const mark = Math.floor(Math.min(width * wide, height * high) * 0.39) * 2
  const [markX, markY] = [(x + width / 2) * turn, y + height / 2]
  return (
    <svg className="emblem goods" viewBox="0 3 120 120" aria-hidden="true">
      <Layers layers={pick(backdrops, seed + Math.floor(seed / backdrops.length)).split('|')} colours={colours} />
      {isPair && (
        <g transform={`translate(${middle + side * 30} 98)scale(.82)`}>
          <Layers layers={layers} colours={{ a: b, b: a }} />
        </g>
      )}
      <g transform={`translate(${middle} 102)scale(${wide * turn} ${high})`}>
        <Layers layers={layers} colours={colours} />
      </g>
      <g
        className={mark < readableMark ? 'goods-label is-small' : 'goods-label'}
        transform={`translate(${Math.round(middle + markX * wide)} ${Math.round(102 + markY * high)})`}
      >
        <Layers
          layers={labels[seed % labels.length]!(Math.round(width * wide), Math.round(height * high))}
          colours={colours}
        />
        <svg {...{ x: -mark / 2, y: -mark / 2, width: mark, height: mark }} viewBox="-24 -24 48 48" aria-hidden="true">
          <EmblemShapes {...drawEmblem(edition, id, category)} />
        </svg>
      </g>
      {!isPair && beside !== 'none' && (
        <g transform={`translate(${60 + side * 37} 109)scale(1.15)`}>
          <Layers layers={goodsBeside[beside].split('|')} colours={colours} />
        </g>
      )}
    </svg>
  )
}

/** The goods of a category: one of its leaf, of the first leaf of its branch, or a package. */
function goodsOf(known: (typeof goodsByCategory)[EditionName], category: number | undefined, seed: number) {
  return pick(known[String(category)] ?? known[`${category}1`] ?? otherGoods, seed)
}

/** Labels around the origin: a band, a disc, a band with borders, an arch. */
const labels: readonly ((width: number, height: number) => readonly string[])[] = [
  (width, height) => [`p${bar(width, height)}`],
  (width, height) => {
    const r = Math.min(width, height) / 2 + 0.5
    return [`pM${-r} 0a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1${-2 * r} 0z`]
  },
  (width, height) => [`b${bar(width, height + 4)}`, `p${bar(width, height)}`],
  (width, height) => {
    const r = Math.min(width, height * 1.2) / 2
    return [`pM${-r} ${height / 2}v${r - height}a${r} ${r} 0 0 1 ${2 * r} 0v${height - r}z`]
  }
]
const bar = (width: number, height: number) => `M${-width / 2} ${-height / 2}h${width}v${height}h${-width}z`

/** Layers of `goods-shapes.ts`; `colours` says which tones of the edition the letters stand for. */
function Layers({ layers, colours }: { layers: readonly string[]; colours: Record<string, string | undefined> }) {
  return layers.map((layer) => {
    const letter = layer.charAt(0)
    const line = { '~': ' bold', '-': ' thin' }[layer.charAt(1)]
    const tone = colours[letter] ?? letter
    const colour = tone >= '0' && tone <= '9' ? `t${tone}` : tone
    const kind = letter === 'g' ? (line ? ' glow' : ' ground') : (line ?? '')
    return <path key={layer} className={colour + kind} d={layer.slice(line ? 2 : 1)} />
  })
}
