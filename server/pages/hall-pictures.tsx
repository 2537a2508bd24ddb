/**
 * `/exhibitor/featured/{id}.svg` and `/event/{forum}/{id}.svg`: where a booth or the room of a talk is in the hall.
 * `/hall.svg` and `/hall-tall.svg`: the exhibitors over the picture of the home page.
 */
import { drawings, palettes } from 'virtual:manifest'
import { renderToStaticMarkup } from 'react-dom/server'
import { awardedExhibitors, HallLayer, hallLayerStyles } from '../../client/hall/hall-layer.tsx'
import { hallSketch, type SketchedHall } from '../../client/hall/sketch.ts'
import { pictureAddress } from '../../client/ui/picture.tsx'
import type { ApiLocale } from '../../shared/locale/languages.ts'
import { apiLocaleOf, defaultLocale } from '../../shared/locale/locale.ts'
import { href } from '../../shared/pages/addresses.ts'
import { type Projected, project } from '../../shared/records/projection.ts'
import { readText } from '../../shared/records/read-record.ts'
import { type Award, listOf, recordsOf } from '../../shared/records/records.ts'
import { type Call, type Input, knownData, optionalData, requiredData } from '../api/inputs/inputs.ts'
import type { Settings } from '../settings.ts'
import type { Derivation } from './derived/derived-store.ts'
import type { DerivedContent } from './derived/prepared-response.ts'
import { contentSecurityPolicy } from './security.ts'

/** In both: rooms and places are found by their names in either. */
const languages: readonly ApiLocale[] = ['cn', 'en']
/** A picture has no language: the calls of the default one have both. */
const locale = apiLocaleOf(defaultLocale)
const call = (name: Call['name'], params: Record<string, string>): Call => ({ name, locale, params })
const boothsCall = call('booths', { hall: 'all' })
/** All booths, and the page that names what stands along the walls. */
const hallCalls = [boothsCall, call('page', { path: href.exhibitors() })]

/**
 * The derivation of `/exhibitor/featured/{id}.svg`; `id` is a positive number. Its `derive` throws MissingInput where the
 * booths failed.
 */
export function boothSketchDerivation(settings: Settings, id: string): Derivation {
  return {
    key: `file ${href.exhibitor({ id: Number(id) })}.svg`,
    inputs: hallCalls,
    required: [true, false],
    cacheable: true,
    derive: ([booths, page]: readonly Input[]) =>
      sketchContent(hallSketch(hallOf(settings, booths, page), { exhibitor: Number(id) }))
  }
}

/**
 * The derivation of `/event/{forum}/{id}.svg`; `id` is a positive number. Its `derive` throws MissingInput, with status
 * 404 for an unknown talk.
 */
export function roomSketchDerivation(settings: Settings, forum: string, id: string): Derivation {
  return {
    key: `file ${href.talk({ forum, id: Number(id) })}.svg`,
    inputs: [...hallCalls, call('talk', { forum, id })],
    required: [true, false, true],
    cacheable: true,
    derive: ([booths, page, talk]: readonly Input[]) => {
      const record = requiredData(talk)
      const rooms = languages.map((language) => readText(Object(project(record, language)).room) ?? '')
      return sketchContent(hallSketch(hallOf(settings, booths, page), { rooms }))
    }
  }
}

/**
 * The derivation of `/hall.svg` (`hero`) and `/hall-tall.svg` (`hero-tall`): the exhibitors at their places in that
 * picture of the home page, and from `today` (midnight UTC of the day in Shanghai, in unix seconds) the awarded ones
 * marked. Without booths, and for an edition without the picture, it is empty.
 */
export function hallLayerDerivation(settings: Settings, today: number, picture: 'hero' | 'hero-tall'): Derivation {
  const { edition } = settings
  const drawing = pictureAddress(edition, picture)
  return {
    key: `file hall over ${picture} ${today}`,
    inputs: [boothsCall, call('awards', {})],
    required: [false, false],
    cacheable: true,
    derive: ([booths, awards]: readonly Input[]) => {
      if (!drawing) return sketchContent()
      const known: Projected<Award>[] = recordsOf(Object(project(optionalData(awards), locale)))
      const svg = renderToStaticMarkup(
        <HallLayer
          edition={edition}
          booths={boothsOf(optionalData(booths))}
          awarded={awardedExhibitors(known, today)}
          picture={{ ...drawing, text: drawings[drawing.src] ?? '' }}
          colours={palettes[edition]}
        />
      )
      // For those who open the file itself.
      return { ...sketchContent(svg), policy: contentSecurityPolicy(settings, hallLayerStyles(palettes[edition])) }
    }
  }
}

/** The booths in data that may have any form. */
function boothsOf(data: unknown): SketchedHall['booths'] {
  const all: SketchedHall['booths'] = recordsOf(Object(project(data, locale)))
  return all
    .filter(({ id, booth }) => typeof id === 'number' && typeof booth === 'string')
    .map((booth) => ({ ...booth, categories: listOf(booth.categories).filter((one) => typeof one === 'number') }))
}

/** What is drawn. */
function hallOf({ edition }: Settings, booths: Input | undefined, page: Input | undefined): SketchedHall {
  const { on_deep_soft: line = '', on_deep: text = '', gold: mark = '' } = palettes[edition]
  return {
    booths: boothsOf(knownData(booths)),
    places: languages.map((language) => placesOf(project(optionalData(page), language))),
    colours: { line, text, mark }
  }
}

function placesOf(page: unknown): SketchedHall['places'][number] {
  const sections: { type?: unknown; list?: SketchedHall['places'][number] }[] = recordsOf(Object(page).sections)
  return recordsOf(sections.find(({ type }) => type === 'hall')?.list)
}

/** Takes no room on a page, and no page has a broken picture for it. */
const nothing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1000 1"/>'

function sketchContent(svg = nothing): DerivedContent {
  return { status: 200, type: 'image/svg+xml', body: svg }
}
