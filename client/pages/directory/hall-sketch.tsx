import { useMessages } from '../../messages/messages.ts'

interface HallSketchProps {
  /** Address of the record without language prefix: the picture is beside it. */
  of: string
  /** Of the booth or the room. */
  name: string
}

/**
 * The small picture of the hall with a booth or a room in it (`server/pages/hall-pictures.tsx`): a thin line where the
 * server cannot draw it. It is drawn for a dark ground.
 */
export function HallSketch({ of, name }: HallSketchProps) {
  const messages = useMessages().plan
  return (
    <span className="hall-sketch">
      <img src={`${of}.svg`} alt={messages.whereInHall(name)} />
    </span>
  )
}
