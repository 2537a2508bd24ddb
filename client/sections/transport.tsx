/** The means of transport to the venue. The id of each is the fragment that links to it, such as `#metro`. */

import type { ComponentType } from 'react'
import { Clauses } from '../ui/clauses.tsx'
import { Bus, Car, type IconProps, Metro, Taxi, Train, Walk } from '../ui/icons.tsx'
import { Prose } from '../ui/prose.tsx'
import { listOf, type SectionProps } from './section-props.ts'

const icons: ReadonlyMap<string, ComponentType<IconProps>> = new Map([
  ['metro', Metro],
  ['maglev', Train],
  ['bus', Bus],
  ['driving', Car],
  ['taxi', Taxi],
  ['walking', Walk]
])

export function Transport({ section }: SectionProps<'transport'>) {
  return (
    <ul className="ways">
      {listOf(section.list).map((way) => {
        const Icon = icons.get(way.id) ?? Walk
        return (
          <li key={way.id} id={way.id} className="way">
            <Icon className="way-icon" />
            <h3>
              <Clauses text={way.title} />
            </h3>
            <p>
              <Prose text={way.summary} />
            </p>
            <ul>
              {listOf(way.list).map((line) => (
                <li key={line}>
                  <Prose text={line} />
                </li>
              ))}
            </ul>
          </li>
        )
      })}
    </ul>
  )
}
