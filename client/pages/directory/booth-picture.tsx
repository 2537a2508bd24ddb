import type { Projected } from '../../../shared/records/projection.ts'
import type { Picture as PictureRecord } from '../../../shared/records/records.ts'
import { Picture } from '../../ui/picture.tsx'
import { BoothLink } from './booth-link.tsx'

interface BoothPictureProps {
  picture: Projected<PictureRecord> | undefined
  booth: string | undefined
}

/** The picture of a record and the link to its booth. */
export function BoothPicture({ picture, booth }: BoothPictureProps) {
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
