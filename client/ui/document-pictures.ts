/** Pictures that a document contains, so that they are painted with its first view instead of a round trip later. */
import { createContext } from 'react'

/**
 * Gives the address to display of a picture, which may come with the text of its drawing: on the server a data URI
 * where the document contains the picture, in browsers the address itself, because a page that is opened by a click has
 * no document of its own.
 */
export const DocumentPicturesContext = createContext((address: string, _drawing?: string): string => address)
