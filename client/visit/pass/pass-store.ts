import { createDeviceStore } from '../../ui/device-store.ts'
import { parsePasses, type StoredPass, serializePasses } from './stored-pass.ts'

/** The passes of this device, the latest first. `pages/plan/plan.tsx` knows the key too. */
export const passStore = createDeviceStore<readonly StoredPass[]>({
  key: 'passes',
  empty: [],
  parse: parsePasses,
  serialize: serializePasses
})
