/** The look that `look.yaml` gives, as configuration. */
import { palettes } from 'virtual:manifest'
import type { EditionName } from '../../../../shared/editions.ts'
import { contrastFaults, contrastMessage, readColour } from '../../../../shared/look.ts'
import type { ConfigEntry } from '../../../../shared/records.ts'
import type { Values } from './record-values.ts'

/** Reads a checked `look.yaml`; `faults` are colours that are hard to read. What it leaves out is that of `skin`. */
export function ownLook({ colours = {}, faces = {}, motifs }: Values<'look'>, skin: EditionName) {
  const codes = {
    ...Object.fromEntries(Object.entries(colours).map(([name, colour]) => [`look_${name}`, colour])),
    ...Object.fromEntries(Object.entries(faces).map(([name, face]) => [`look_face_${name}`, face])),
    ...(motifs && { look_motifs: motifs })
  }
  const own = Object.fromEntries(Object.entries(colours).map(([name, colour]) => [name, readColour(colour)]))
  return {
    entries: Object.entries(codes).map(([code, content]): ConfigEntry => ({ code, type: 1, content })),
    faults: contrastFaults(own, palettes[skin]).map((fault) => ({
      field: `colours.${fault.colour}`,
      message: contrastMessage(fault)
    }))
  }
}
