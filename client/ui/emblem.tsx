import { useStore } from '../store.ts'
import { drawEmblem } from './emblem-drawing.ts'

interface EmblemProps {
  /** The record's id. */
  id: number | string
  /** Id of its category in the industry tree; undefined where it has none. */
  category: number | undefined
  /** An exhibitor has a ground of its own; products and persons are printed on paper, persons in one colour. */
  kind: 'exhibitor' | 'product' | 'person'
}

/** The emblem of a record that has no picture of its own; the text beside it says whose it is. */
export function Emblem({ id, category, kind }: EmblemProps) {
  const { palette, ...shapes } = drawEmblem(
    useStore((state) => state.edition),
    id,
    category
  )
  return (
    <svg
      className={`emblem${kind === 'person' ? '' : ` is-${palette}`}${kind === 'exhibitor' ? '' : ' is-print'}`}
      viewBox={kind === 'exhibitor' ? '-24 -24 48 48' : '-30 -30 60 60'}
      aria-hidden="true"
    >
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
