/** The means of transport to the venue. The id of each is the fragment that links to it, such as `#metro`. */

import type { ComponentType } from 'react'
import type { Projected } from '../../shared/records/projection.ts'
import type { Way } from '../../shared/records/records.ts'
import { Clauses } from '../ui/clauses.tsx'
import type { IconProps } from '../ui/draw-icon.tsx'
import { Prose } from '../ui/prose.tsx'
import { Bus, Car, Metro, Taxi, Train, Walk } from '../ui/travel-icons.tsx'
import { useOrigins } from './origins.ts'
import { listOf, type SectionProps } from './section-props.ts'

const icons: ReadonlyMap<string, ComponentType<IconProps>> = new Map([
  ['metro', Metro],
  ['maglev', Train],
  ['bus', Bus],
  ['driving', Car],
  ['taxi', Taxi],
  ['walking', Walk]
])

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
          <details
            key={chosen?.id}
            className={chosen ? 'fold' : 'fold is-for-phones'}
            open={chosen?.show.includes(way.id) === true}
          >
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
  const Icon = icons.get(way.id) ?? Walk
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
