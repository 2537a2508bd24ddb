/** The ways to the venue; each can be linked to by its own name. */
import type { ComponentType } from 'react'
import { Bus, Car, type IconProps, Metro, Taxi, Train, Walk } from '../pictures/icons.tsx'
import { listOf, type PartProps } from './section-of.ts'

const icons: ReadonlyMap<string, ComponentType<IconProps>> = new Map([
  ['metro', Metro],
  ['maglev', Train],
  ['bus', Bus],
  ['driving', Car],
  ['taxi', Taxi],
  ['walking', Walk]
])

export function Transport({ section }: PartProps<'transport'>) {
  return (
    <ul className="ways">
      {listOf(section.list).map((way) => {
        const Icon = icons.get(way.id) ?? Walk
        return (
          <li key={way.id} id={way.id} className="way">
            <Icon className="way-icon" />
            <h3>{way.title}</h3>
            <p>{way.summary}</p>
            <ul>
              {listOf(way.list).map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </li>
        )
      })}
    </ul>
  )
}
