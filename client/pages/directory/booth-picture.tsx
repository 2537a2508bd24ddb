import type { ReactNode } from 'react'
import { BoothLink } from './booth-link.tsx'

interface BoothPictureProps {
  picture: ReactNode
  booth: string | undefined
}

/** The picture of a record and the link to its booth. */
export function BoothPicture({ picture, booth }: BoothPictureProps) {
  return (
    <div className="stand">
      <span className="stand-picture">{picture}</span>
      <BoothLink booth={booth} />
    </div>
  )
}
