import { plinth, prizesByWord } from '../assets/prize-shapes.ts'
import { Emblem, EmblemShapes } from './emblem.tsx'

interface PrizeProps {
  /** The award's title. */
  title: string
  /** Its place on the page, from 0. */
  place: number
}

/** Below what a heading says: the prize on its plinth, a little smaller than an emblem. */
const prizeTransform = 'translate(0 1) scale(.82)'
const colours = 5

/** The prize of an award, by what its title names; a cup, medal, rosette or wreath by its place where it names nothing. */
export function Prize({ title, place }: PrizeProps) {
  const named = title.toLowerCase()
  const shape = prizesByWord.find(([words]) => words.some((word) => named.includes(word)))?.[1]
  if (!shape) return <Emblem kind="prize" id={place * 7 + 1} />
  return (
    <svg className={`emblem is-${place % colours}`} viewBox="-24 -24 48 48" aria-hidden="true">
      <EmblemShapes
        body={shape.body + plinth}
        over={undefined}
        cuts={shape.cuts}
        core={shape.core}
        coreTransform={undefined}
        transform={prizeTransform}
      />
    </svg>
  )
}
