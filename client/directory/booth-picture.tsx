/** A stand as one finds it: what is shown there, and its number above the aisle. */
import type { Projected } from '../../shared/projection.ts'
import type { Picture as PictureRecord } from '../../shared/records.ts'
import { Picture } from '../layout/picture.tsx'
import { BoothLink } from './booth-link.tsx'

interface StandProps {
  picture: Projected<PictureRecord> | undefined
  booth: string | undefined
}

export function Stand({ picture, booth }: StandProps) {
  return (
    <div className="stand">
      {picture && (
        <span className="stand-picture">
          <Picture picture={picture} eager />
        </span>
      )}
      <BoothLink booth={booth} />
    </div>
  )
}
