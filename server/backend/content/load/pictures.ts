import type { PictureName } from '../pack.ts'

interface PictureCells {
  picture?: string
  picture_alt_cn?: string
  picture_alt_en?: string
}

/** A row with its picture as one record. */
export function withPicture<T extends PictureCells>(row: T): Omit<T, keyof PictureCells> & { picture?: PictureName } {
  const { picture, picture_alt_cn, picture_alt_en, ...rest } = row
  return { ...rest, ...(picture !== undefined && { picture: pictureName(picture, picture_alt_cn, picture_alt_en) }) }
}

/** A picture by its name and texts; a text that is missing is empty, which the check of languages finds. */
export function pictureName(picture: string, alt_cn = '', alt_en = ''): PictureName {
  return { picture, alt_cn, alt_en }
}
