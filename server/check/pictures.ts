/** Checks that the pictures and files of a backend's data are there. */
import { existsSync } from 'node:fs'
import path from 'node:path'
import { contentFileName } from '../../shared/records/content-files.ts'
import { isBlockedPicture } from '../api/display/display-faults.ts'
import { picturesIn, textFieldsOf } from '../api/display/text-fields.ts'
import type { Answer, BackendClient } from './backend-client.ts'
import { type Found, placeOf } from './findings.ts'

export interface PictureOptions {
  mediaOrigin: string
  /** Base URL of the API. */
  base: string
  /** Folder with the built files of this site. */
  assets: string
  /** Pictures that are asked for. */
  limit: number
}

interface Picture {
  src: string
  field: string
  answer: Answer
}

/** What is wrong with the pictures of these answers, and how many were asked for, of how many. */
export async function checkPictures(
  answers: readonly Answer[],
  client: BackendClient,
  options: PictureOptions
): Promise<{ found: Found[]; asked: number; total: number }> {
  const pictures = new Map<string, Picture>()
  for (const answer of answers) {
    for (const { kind, text, field } of textFieldsOf(answer.data))
      for (const src of kind === 'media' ? [text] : kind === 'markup' ? picturesIn(text) : [])
        if (!pictures.has(src) && !isBlockedPicture(src, options.mediaOrigin)) pictures.set(src, { src, field, answer })
  }
  const chosen = [...pictures.values()].slice(0, options.limit)
  const found = await Promise.all(chosen.map((picture) => checkPicture(picture, client, options)))
  return { found: found.flatMap((each) => each ?? []), asked: chosen.length, total: pictures.size }
}

async function checkPicture(
  { src, field, answer }: Picture,
  client: BackendClient,
  { mediaOrigin, base, assets }: PictureOptions
): Promise<Found | undefined> {
  const found = (severity: Found['severity'], message: string): Found => ({
    ...placeOf(answer),
    severity,
    check: 'picture',
    field,
    message
  })
  if (src.startsWith('/assets/') && !mediaOrigin) {
    // A name that leaves the folder is none of its files.
    const file = path.join(assets, src.slice('/assets/'.length))
    const exists = file.startsWith(assets + path.sep) && existsSync(file)
    return exists ? undefined : found('error', `${src} is no file of this build`)
  }
  const isPath = !/^[a-z][a-z\d+.-]*:|^[\\/]{2}/i.test(src)
  const isOfFolder = contentFileName(src) !== undefined
  const apiPath = isOfFolder || src.startsWith('/api/') ? base + src.replace(/^\/api/, '') : undefined
  const address = (mediaOrigin ? undefined : apiPath) ?? (isPath ? `${mediaOrigin}/${src.replace(/^\/+/, '')}` : src)
  if (isPath && !mediaOrigin && !apiPath)
    return {
      ...found(
        'error',
        'is a path: set MEDIA_ORIGIN to the host that has it (here and at the site), or send a full address'
      ),
      alike: 'is a path'
    }
  if (!/^https?:\/\//i.test(address) || !URL.canParse(address)) return found('error', `${src} is no http(s) address`)
  const result = await client.probe(new URL(address))
  if (!result) return found('note', 'pictures of other hosts than the backend and MEDIA_ORIGIN were not asked for')
  if (result.status !== 200) return found('error', `${address} answers ${result.status ?? result.reason}`)
  const isFile = /\.(mp4|webm|pdf|zip|csv|txt|docx?|xlsx?|html)$/i.test(new URL(address).pathname)
  if (isFile || /^(image|video|audio)\//i.test(result.type)) return undefined
  return found('error', `${address} answers with the type ${result.type || 'none'}, not with a picture`)
}
