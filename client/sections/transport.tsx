/** The means of transport to the venue. The id of each is the fragment that links to it, such as `#metro`. */
import type { ComponentType } from 'react'
import type { Projected } from '../../shared/records/projection.ts'
import { listOf, type Origin, type Way } from '../../shared/records/records.ts'
import { useStore } from '../store.ts'
import type { IconProps } from '../ui/icons.tsx'
import { Clauses, Prose } from '../ui/line-breaks.tsx'
import { Bus, Car, Metro, Taxi, Train, Walk, Wheelchair } from '../ui/travel-icons.tsx'
import type { SectionProps } from './section-props.ts'

const icons: ReadonlyMap<string, ComponentType<IconProps>> = new Map([
  ['metro', Metro],
  ['maglev', Train],
  ['bus', Bus],
  ['driving', Car],
  ['taxi', Taxi],
  ['walking', Walk],
  ['step-free', Wheelchair]
])

/** The icon of the first of these ids that has one: of ways, or of where visitors come from. */
export function wayIcon(...ids: (string | undefined)[]): ComponentType<IconProps> {
  const known = ids.find((id) => id !== undefined && icons.has(id))
  return icons.get(known ?? '') ?? Walk
}

/** Where the section offers a choice of origins the ways are folded, but for those of the chosen one. */
export function Transport({ section }: SectionProps<'transport'>) {
  const { list, chosen } = useOrigins()
  const ways = listOf(section.list)
  if (list.length === 0)
    return (
      <ul className="ways">
        {ways.map((way) => (
          <li key={way.id} id={way.id} className="way">
            <WayHead way={way} />
            <WayLines way={way} />
          </li>
        ))}
      </ul>
    )
  return (
    <ul className="ways">
      {ways.map((way) => (
        <li key={way.id} id={way.id} className="way">
          {/* The key: another choice renders the ways anew, also those that the visitor has opened. */}
          <details key={chosen?.id} className="fold" open={chosen?.show.includes(way.id) === true}>
            <summary>
              <WayHead way={way} />
            </summary>
            <WayLines way={way} />
          </details>
        </li>
      ))}
    </ul>
  )
}

function WayHead({ way }: { way: Projected<Way> }) {
  const Icon = wayIcon(way.id)
  return (
    <>
      <Icon className="way-icon" />
      <h3>
        <Clauses text={way.title} />
      </h3>
      <span className="way-summary">
        <Prose text={way.summary} />
      </span>
    </>
  )
}

function WayLines({ way }: { way: Projected<Way> }) {
  return (
    <ul>
      {listOf(way.list).map((line) => (
        <li key={line}>
          <Prose text={line} />
        </li>
      ))}
    </ul>
  )
}

interface Origins {
  /** Empty where the page offers no choice. */
  list: readonly Projected<Origin>[]
  chosen: Projected<Origin> | undefined
  /**
   * How the part of the page with this anchor, or the way with this id, is rendered: `open`; `folded`; `phone`: folded
   * where the screen is narrow. Of no matter where the page offers no choice.
   */
  stateOf: (anchor: string | undefined) => 'open' | 'folded' | 'phone'
}

/**
 * Where visitors come from: the choice of the page's section of transport, and which parts of the page it folds. The
 * origins of the displayed page; the chosen one is that of the address (`?from=`).
 */
export function useOrigins(): Origins {
  const sections = useStore((state) => state.data.page?.sections)
  const from = useStore((state) => state.query.from)
  const transport = listOf(sections).find((section) => section?.type === 'transport')
  const list = transport?.type === 'transport' ? listOf(transport.origins) : []
  const fold = transport?.type === 'transport' && list.length > 0 ? listOf(transport.fold) : []
  const chosen = list.find(({ id }) => id === from)
  const stateOf: Origins['stateOf'] = (anchor) => {
    if (anchor === undefined || chosen?.show.includes(anchor)) return 'open'
    if (chosen && list.some(({ show }) => show.includes(anchor))) return 'folded'
    return fold.includes(anchor) ? 'phone' : 'open'
  }
  return { list, chosen, stateOf }
}
