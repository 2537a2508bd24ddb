/** A picture or download as it lies in the store. */
export interface PublishedFile {
  name: string
  /** Size of the file. */
  bytes: number
  /** Of a picture, in CSS pixels. */
  width: number
  height: number
}
