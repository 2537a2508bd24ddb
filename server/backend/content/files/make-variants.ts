/**
 * The program that makes the variants of published pictures: a process of its own with the lowest priority, which ends
 * when it has made them, because a picture may need much memory and a fault of the native library ends the process.
 * Argument: the store's folder. Writes a JSON line for each picture; exit code 3: sharp is not installed.
 */
import { readFileSync } from 'node:fs'
import { constants, setPriority } from 'node:os'
import path from 'node:path'
import { hasRoom, readIndex, replaceFile } from './file-store.ts'
import { maxPixels } from './picture-size.ts'
import { filesWithoutVariants, sharpIsMissing, type VariantResult, variantsOf } from './picture-variants.ts'

const maxSecondsEach = 30

const [folder = ''] = process.argv.slice(2)
setPriority(constants.priority.PRIORITY_LOW)
const sharp = await import('sharp').then(
  (module) => module.default,
  () => undefined
)
if (!sharp) process.exit(sharpIsMissing)
sharp.concurrency(1)
sharp.cache(false)

for (const file of filesWithoutVariants(folder, [...readIndex(folder).values()])) {
  const result: VariantResult = { name: file.name }
  try {
    if (!hasRoom(folder, file.bytes)) throw new Error('DATA_DIR is full: free space there')
    const bytes = readFileSync(path.join(folder, file.name))
    for (const { name, width } of variantsOf(file)) {
      const picture = sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error', autoOrient: true, animated: true })
      const variant = picture.resize({ width }).webp({ quality: 80 }).timeout({ seconds: maxSecondsEach })
      replaceFile(path.join(folder, name), await variant.toBuffer())
    }
  } catch (error) {
    result.fault = error instanceof Error ? error.message : String(error)
  }
  process.stdout.write(`${JSON.stringify(result)}\n`)
}
