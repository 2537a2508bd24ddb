/** The look that `look.yaml` gives, as configuration. */
import { palettes } from 'virtual:manifest'
import type { EditionName } from '../../../../shared/records/editions.ts'
import { contrastFaults, contrastMessage, readColour } from '../../../../shared/records/look.ts'
import type { ConfigEntry } from '../../../../shared/records/records.ts'
import { type FaultList, recordLocation } from '../fault-list.ts'
import type { Values } from './record-values.ts'

/**
 * The entries of a checked `look.yaml`; adds a fault for each colour that is hard to read. What it leaves out is that
 * of `skin`.
 */
export function ownLook(
  { colours = {}, faces = {}, motifs }: Values<'look'> = {},
  skin: EditionName,
  faults: FaultList
): ConfigEntry[] {
  const own = Object.fromEntries(Object.entries(colours).map(([name, colour]) => [name, readColour(colour)]))
  for (const fault of contrastFaults(own, palettes[skin]))
    faults.add(recordLocation('look', '', 'colours', fault.colour), contrastMessage(fault))
  const codes = [
    ...Object.entries(colours).map(([name, colour]) => [`look_${name}`, colour] as const),
    ...Object.entries(faces).map(([name, face]) => [`look_face_${name}`, face] as const),
    ...(motifs ? [['look_motifs', motifs] as const] : [])
  ]
  return codes.map(([code, content]) => ({ code, type: 1, content }))
}
