import type { PictureName } from '../pack.ts'

interface PictureCells {
  picture?: string
  picture_alt_cn?: string
  picture_alt_en?: string
}

/** A row with its picture as one record; without a picture of its own it has `fallback`. */
export function withPicture<T extends PictureCells>(
  row: T,
  fallback?: PictureName
): Omit<T, keyof PictureCells> & { picture?: PictureName } {
  const { picture: name, picture_alt_cn, picture_alt_en, ...rest } = row
  const own = name === undefined ? undefined : pictureName(name, picture_alt_cn, picture_alt_en)
  const picture = own ?? fallback
  return { ...rest, ...(picture && { picture }) }
}

/** A picture by its name and texts; a text that is missing is empty, which the check of languages finds. */
export function pictureName(picture: string, alt_cn = '', alt_en = ''): PictureName {
  return { picture, alt_cn, alt_en }
}
