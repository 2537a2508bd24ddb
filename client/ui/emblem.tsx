import { useStore } from '../store.ts'
import { drawEmblem } from './emblem-drawing.ts'

interface EmblemProps {
  /** The record's id. */
  id: number | string
  /** Id of its category in the industry tree; undefined where it has none. */
  category: number | undefined
  /** On the colour of paper instead of a ground of its own: of products and persons. */
  isPrint?: boolean
}

/** The emblem of a record that has no picture of its own; the text beside it says whose it is. */
export function Emblem({ id, category, isPrint = false }: EmblemProps) {
  const { palette, ...shapes } = drawEmblem(
    useStore((state) => state.edition),
    id,
    category
  )
  return (
    <svg className={`emblem is-${palette}${isPrint ? ' is-print' : ''}`} viewBox="-24 -24 48 48" aria-hidden="true">
      <EmblemShapes {...shapes} />
    </svg>
  )
}

/** The shapes alone, for a drawing that has its own ground. */
export function EmblemShapes({
  body,
  cuts,
  core,
  coreTransform,
  transform
}: Omit<ReturnType<typeof drawEmblem>, 'palette'>) {
  return (
    <g transform={transform}>
      <path d={body} />
      {cuts && <path className="emblem-cut" d={cuts} />}
      <path className="emblem-core" transform={coreTransform} d={core} />
    </g>
  )
}
