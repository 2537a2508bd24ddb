/**
 * The booths of a drawing of the plan: shapes that carry their numbers as `data-booth`, or as the names that drawing
 * programs write (Inkscape's label, Illustrator's `data-name`, ids). Where the booths of exhibitors stand: there, else
 * as booths.csv says.
 */
import svgpath from 'svgpath'
import { href } from '../../../../shared/pages/addresses.ts'
import type { HallDrawing } from '../../../../shared/records/records.ts'
import { type FaultList, recordLocation } from '../fault-list.ts'
import { frameOf, hrefOf, parseSvg, type SvgElement, visit } from '../files/clean-svg.ts'
import type { PackSection } from '../pack.ts'
import type { ContentFault } from './content-fault.ts'
import { planHall } from './file-names.ts'
import { fileFault, type SourceFile } from './read-folder.ts'
import type { Values } from './record-values.ts'
import type { Source } from './source.ts'

/** A booth of a drawing, in metres from its top left corner; `outline` is SVG path data, left out for a rectangle. */
export interface DrawnBooth {
  x: number
  y: number
  width: number
  height: number
  outline?: string
}

export interface PlanDrawing {
  /** In metres. */
  width: number
  height: number
  /** By the number of the booth. */
  booths: ReadonlyMap<string, DrawnBooth>
}

/** What a drawing holds beyond shapes, which is never published. */
const removed =
  /<(script|foreignObject|iframe|object|embed|audio|video|animate\w*|set)\b|\s(on[a-z]+)\s*=|<!(ENTITY)\b/gi

/** Checks a drawing; adds a fault where it is none, and a remark for the first of each thing that is taken out. */
export function parsePlan({ name, text }: SourceFile, faults: ContentFault[]): Source | undefined {
  const root = parseSvg(text)
  if (!root || !frameOf(root)) {
    faults.push(
      fileFault(name, 'is no SVG picture with a size, or has too many shapes: save it as plain SVG with a viewBox')
    )
    return undefined
  }
  const told = new Set<string>()
  for (const { 0: match, 1: element, 2: event, 3: entity, index } of text.matchAll(removed)) {
    const what = element ?? event ?? entity ?? ''
    if (told.has(what)) continue
    told.add(what)
    const lines = text.slice(0, index + match.length - match.trimStart().length).split('\n')
    const position = { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 }
    faults.push({ ...fileFault(name, `has ${what}, which is left out of the plan`), ...position, isRemark: true })
  }
  return { name, value: text, locate: () => ({ line: 1, column: 1 }) }
}

type Point = readonly [x: number, y: number]

/** Shapes of one drawing that are looked at: copies of copies may multiply. */
const maxShapes = 20_000
/** Characters of an outline; a longer one is drawn as its rectangle. */
const maxOutline = 2000
/** The middle one of the booths' shorter sides is taken for so many metres: a drawing does not say its scale. */
const usualSide = 3
/** Of the plan: see `isPlaced` in client/hall/geometry.ts. */
const maxMetres = 2000

/**
 * The booths of a drawing whose numbers are among `numbers`, also without the name of their hall before them. Several
 * shapes of one number are one booth. Shapes outside of the frame, and hidden ones, are left out.
 */
function readPlan(text: string, hall: string, numbers: ReadonlySet<string>): PlanDrawing | undefined {
  const root = parseSvg(text)
  const frame = root && frameOf(root)
  if (!frame) return undefined
  const shapes = shapesOf(root, (name) => [name, hall + name].find((number) => numbers.has(number)))
  const boxes = [...shapes].map(([booth, rings]) => ({ booth, rings, box: boxOf(rings) }))
  const drawn = boxes.filter(
    ({ box: { x, y, width, height } }) =>
      width > 0 &&
      height > 0 &&
      x >= frame.x - width / 2 &&
      y >= frame.y - height / 2 &&
      x + width / 2 <= frame.x + frame.width &&
      y + height / 2 <= frame.y + frame.height
  )
  const sides = drawn.map(({ box }) => Math.min(box.width, box.height)).sort((a, b) => a - b)
  const middle = sides[Math.floor(sides.length / 2)] ?? frame.width
  const scale = Math.min(usualSide / middle, maxMetres / Math.max(frame.width, frame.height))
  const metres = (length: number) => Math.max(0, Math.round(length * scale * 100) / 100)
  const booths = drawn.map(({ booth, rings, box }): [string, DrawnBooth] => {
    const outline = isRectangle(rings, box)
      ? ''
      : rings
          .map((ring) => `M${ring.map(([x, y]) => `${metres(x - frame.x)} ${metres(y - frame.y)}`).join('L')}Z`)
          .join('')
    const rectangle = {
      x: metres(box.x - frame.x),
      y: metres(box.y - frame.y),
      width: Math.max(0.01, metres(box.width)),
      height: Math.max(0.01, metres(box.height))
    }
    return [booth, { ...rectangle, ...(outline !== '' && outline.length <= maxOutline && { outline }) }]
  })
  return { width: metres(frame.width), height: metres(frame.height), booths: new Map(booths) }
}

/** The rings of points of each booth, in the coordinates of the drawing. */
function shapesOf(root: SvgElement, boothOf: (name: string) => string | undefined): Map<string, Point[][]> {
  const byId = new Map<string, SvgElement>()
  visit(root, (element) => {
    const { id } = element.attributes
    if (id !== undefined && !byId.has(id)) byId.set(id, element)
  })
  const found = new Map<string, Point[][]>()
  let count = 0
  const walk = (element: SvgElement, outer: readonly string[], around: string | undefined, isCopy: boolean): void => {
    const { name, attributes } = element
    if (isHidden(element) || count > maxShapes) return
    const booth = namesOf(attributes).map(boothOf).find(Boolean) ?? around
    const transforms = attributes.transform ? [attributes.transform, ...outer] : outer
    const data = booth === undefined ? undefined : pathData(element)
    if (booth !== undefined && data) {
      count += 1
      found.set(booth, [...(found.get(booth) ?? []), ...ringsOf(data, transforms)])
    }
    const target = name === 'use' && booth !== undefined && !isCopy ? byId.get(hrefOf(attributes).slice(1)) : undefined
    const move = `translate(${numberOf(attributes.x)} ${numberOf(attributes.y)})`
    const inner = target ? [move, ...transforms] : transforms
    const children = target?.name === 'symbol' ? target.children : target ? [target] : element.children
    for (const child of children)
      if (typeof child !== 'string') walk(child, inner, booth, isCopy || target !== undefined)
  }
  for (const child of root.children) if (typeof child !== 'string') walk(child, [], undefined, false)
  return found
}

const definitions = new Set(['defs', 'symbol', 'clipPath', 'mask', 'pattern', 'marker', 'filter', 'text'])

const isHidden = ({ name, attributes: { display, style = '' } }: SvgElement) =>
  definitions.has(name) || display === 'none' || /(?:^|[;\s])display\s*:\s*none/.test(style)

/** What an element may be called; an id as Illustrator writes it (`_x37_44`) is also read. */
function namesOf(attributes: Record<string, string>): string[] {
  const { id = '' } = attributes
  const decoded = id.replace(/_x([\da-f]{2,4})_/gi, (_all, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16))
  )
  const names = [attributes['data-booth'], attributes['inkscape:label'], attributes['data-name'], id, decoded]
  return names.flatMap((name) => name?.trim() || [])
}

const numberOf = (text: string | undefined) => Number.parseFloat(text ?? '') || 0

/** A shape as SVG path data; undefined for elements that are none. */
function pathData({ name, attributes }: SvgElement): string | undefined {
  const at = (key: string) => numberOf(attributes[key])
  if (name === 'path') return attributes.d
  if (name === 'polygon' || name === 'polyline') return attributes.points && `M${attributes.points}Z`
  if (name === 'rect') return `M${at('x')} ${at('y')}h${at('width')}v${at('height')}h${-at('width')}z`
  if (name !== 'circle' && name !== 'ellipse') return undefined
  const [rx, ry] = [at(name === 'circle' ? 'r' : 'rx'), at(name === 'circle' ? 'r' : 'ry')]
  return `M${at('cx') - rx} ${at('cy')}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0z`
}

/** Points of a curve between its ends. */
const steps = [0.125, 0.25, 0.375, 0.5, 0.625, 0.75, 0.875, 1]

/** The corners of path data after its transforms, the innermost first; a curve becomes a chain of points. */
function ringsOf(data: string, transforms: readonly string[]): Point[][] {
  const rings: Point[][] = []
  const path = transforms.reduce((shape, transform) => shape.transform(transform), svgpath(data))
  path
    .abs()
    .unshort()
    .unarc()
    .iterate(([command, ...values], _index, x, y) => {
      const numbers = values as number[] // a command is followed by numbers
      if (command === 'M') rings.push([])
      const ring = rings.at(-1)
      if (command === 'H') ring?.push([numbers[0] ?? x, y])
      else if (command === 'V') ring?.push([x, numbers[0] ?? y])
      else if (command !== 'Z' && command !== 'z') {
        const points: Point[] = [[x, y]]
        for (let index = 0; index < numbers.length; index += 2)
          points.push([numbers[index] ?? x, numbers[index + 1] ?? y])
        if (points.length === 2) ring?.push(...points.slice(1))
        else ring?.push(...steps.map((part) => onCurve(points, part)))
      }
    })
  return rings
    .map((ring) => ring.filter(([x, y]) => Number.isFinite(x) && Number.isFinite(y)))
    .filter((ring) => ring.length > 1)
}

/** A point of a Bézier curve (de Casteljau). */
function onCurve(points: readonly Point[], part: number): Point {
  const [first = [0, 0]] = points
  if (points.length === 1) return first
  const between = points
    .slice(1)
    .map(
      ([x, y], index): Point => [
        (points[index]?.[0] ?? x) * (1 - part) + x * part,
        (points[index]?.[1] ?? y) * (1 - part) + y * part
      ]
    )
  return onCurve(between, part)
}

function boxOf(rings: readonly Point[][]) {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const [x, y] of rings.flat()) {
    left = Math.min(left, x)
    top = Math.min(top, y)
    right = Math.max(right, x)
    bottom = Math.max(bottom, y)
  }
  return { x: left, y: top, width: right - left, height: bottom - top }
}

/** Whether one ring of lines encloses its whole box: their areas are the same (shoelace formula). */
function isRectangle([ring = [], ...others]: readonly Point[][], { width, height }: { width: number; height: number }) {
  const area = ring.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = ring[(index + 1) % ring.length] ?? [x, y]
    return sum + (x * nextY - nextX * y) / 2
  }, 0)
  return others.length === 0 && Math.abs(area) > 0.99 * width * height
}

interface Exhibitor {
  id: number
  booth: string
  hall?: string
}
interface Position {
  hall?: string
  at?: DrawnBooth | null
}

/**
 * Gives the position of an exhibitor's booth, and the drawings of halls. Of the same number in several halls it is that
 * of the exhibitor's hall. Adds a remark for a booth without a place and for a drawing without booths.
 */
export function boothPositions(
  rows: readonly Values<'booths'>[],
  plans: readonly { name: string; value: string }[],
  exhibitors: readonly Exhibitor[],
  faults: FaultList
): { positionOf: (exhibitor: Exhibitor) => Position; drawings: HallDrawing[] } {
  const numbers = new Set(exhibitors.map(({ booth }) => booth).filter(Boolean))
  const drawn = plans.flatMap(({ name, value }) => {
    const hall = planHall(name) ?? ''
    const plan = readPlan(value, hall, numbers)
    if (plan?.booths.size === 0)
      faults.remark(recordLocation('plan', name), 'has no shape with a booth of exhibitors.csv: give shapes data-booth')
    return plan ? [{ name, hall, plan }] : []
  })
  const byNumber = new Map<string, { hall: string; at: DrawnBooth }[]>()
  const add = (booth: string, hall: string, at: DrawnBooth) =>
    byNumber.set(booth, [...(byNumber.get(booth) ?? []), { hall, at }])
  for (const { hall, plan } of drawn) for (const [booth, at] of plan.booths) add(booth, hall, at)
  const drawnHalls = new Set(drawn.map(({ hall }) => hall))
  // A hall has one frame: that of its drawing.
  for (const { hall = '', booth, x, y, width, height } of rows)
    if (!drawnHalls.has(hall)) add(booth, hall, { x, y, width, height })
  const isPositioned = rows.length > 0 || drawn.length > 0
  return {
    positionOf({ id, booth, hall }) {
      if (!isPositioned) return {}
      const found = (byNumber.get(booth) ?? []).filter((one) => !hall || !one.hall || one.hall === hall)
      const [only] = found
      if (only && found.length === 1) return { at: only.at, ...(only.hall && { hall: only.hall }) }
      if (booth)
        faults.remark(recordLocation('exhibitors', id, 'booth'), 'has no place on the plan: it is listed below it')
      return { at: null }
    },
    drawings: drawn.map(({ name, hall, plan: { width, height } }) => ({ hall, src: `/${name}`, width, height }))
  }
}

/** The sections of a page; that of the directory gets the drawings beside what stands along the walls of the hall. */
export function withDrawings(path: string, sections: PackSection[], drawings: HallDrawing[]): PackSection[] {
  if (path !== href.exhibitors() || drawings.length === 0) return sections
  const isHall = ({ type }: PackSection) => type === 'hall'
  const all = sections.some(isHall) ? sections : [...sections, { type: 'hall' as const, list: [] }]
  return all.map((section) => (section.type === 'hall' ? { ...section, drawings } : section))
}
