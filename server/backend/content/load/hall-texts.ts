/** Where the rooms and services of the hall are, for texts: `{hall.toilets}` is what the plan of the hall says. */
import type { ContentFile } from './files-of-folder.ts'
import type { Values } from './record-values.ts'

type Language = 'cn' | 'en'
type Texts = Record<Language, string>
type Place = Extract<NonNullable<Values<'page'>['sections']>[number], { type: 'hall' }>['list'][number]
/** As one sees it who comes in by the first door: `near` is the wall of the door, left or right of it. */
type Where = 'nearLeft' | 'nearRight' | 'left' | 'right' | 'back'

const phrases: Record<Where, Texts> = {
  nearLeft: { cn: '进门左手边', en: 'on your left as you come in' },
  nearRight: { cn: '进门右手边', en: 'on your right as you come in' },
  left: { cn: '左侧墙边', en: 'along the left-hand wall' },
  right: { cn: '右侧墙边', en: 'along the right-hand wall' },
  back: { cn: '最里侧', en: 'along the back wall' }
}
/** What a text calls a room or service. */
const words: Partial<Record<Place['kind'], Record<Language, RegExp>>> = {
  desk: { cn: /问询台/, en: /\binformation desk\b/i },
  toilets: { cn: /卫生间|洗手间/, en: /\btoilets\b/i },
  cloakroom: { cn: /存衣处/, en: /\bcloakroom\b/i },
  first_aid: { cn: /急救站/, en: /\bfirst aid\b/i },
  lift: { cn: /电梯/, en: /\blift\b/i }
}
const sides: Record<Language, RegExp> = {
  cn: /(左|右)(?:手|侧|边)/g,
  en: /\bon (?:your|the) (left|right)\b|\b(left|right)[- ]hand\b/gi
}
const clauseEnds: Record<Language, RegExp> = { cn: /[，。；：！？\n]/, en: /[,;:!?\n]|\.(?=\s|$)/ }
/** A door with a number or a point of the compass, in a text about the hall. */
const doors: Record<Language, RegExp> = {
  cn: /(?:[\d一二三四五六]号|[东南西北])门/g,
  en: /\b(?:(?:north|south|east|west) door|door \d+)\b/gi
}
const aboutHall: Record<Language, RegExp> = { cn: /馆|广场/, en: /\b(?:hall|court)\b/i }

export interface HallTexts {
  /**
   * By the name after `hall.`: where each kind of place is, `door` the name of the first door, `step_free` a sentence on
   * all places of the step-free way.
   */
  values: ReadonlyMap<string, Texts>
  /** What in a text the plan has otherwise. */
  contradictions: (text: string, language: Language) => string[]
}

/** What texts take of the plan of the hall; undefined where no page has one. */
export function hallTexts(files: readonly ContentFile[]): HallTexts | undefined {
  const places = files
    .filter(({ schema }) => schema === 'page')
    .flatMap(({ value }) => (value as Values<'page'>).sections ?? [])
    .find((section) => section?.type === 'hall')?.list
  if (!Array.isArray(places)) return undefined
  const door = places.find(({ kind }) => kind === 'door')
  const wheres = new Map<Place['kind'], Where[]>()
  for (const place of places) wheres.set(place.kind, [...(wheres.get(place.kind) ?? []), whereOf(place, door)])
  const whereText = (where: Iterable<Where>): Texts => {
    const found = [...new Set(where)].map((one) => phrases[one])
    return { cn: found.map(({ cn }) => cn).join('和'), en: found.map(({ en }) => en).join(' and ') }
  }
  const values = new Map<string, Texts>([...wheres].map(([kind, where]) => [kind, whereText(where)]))
  if (door) values.set('door', { cn: door.name_cn, en: door.name_en })
  if (places.some(isOfStepFreeWay)) values.set('step_free', stepFreeText(places, door))
  const doorPlaces = places.filter(({ kind }) => kind === 'door')
  const doorNames: Record<Language, string[]> = {
    cn: doorPlaces.map(({ name_cn }) => name_cn.toLowerCase()),
    en: doorPlaces.map(({ name_en }) => name_en.toLowerCase())
  }
  return {
    values,
    contradictions(text, language) {
      const found = text.split(clauseEnds[language]).flatMap((clause) => {
        const said = [...clause.matchAll(sides[language])].map(([, first, second]) =>
          (first ?? second ?? '').toLowerCase()
        )
        return [...wheres].flatMap(([kind, where]) => {
          if (said.length === 0 || !words[kind]?.[language].test(clause)) return []
          const isTrue = said.some((side) => where.some((one) => phrases[one][language].includes(side)))
          return isTrue
            ? []
            : [`says ${said.join(', ')}, the plan of the hall ${values.get(kind)?.[language]}: write {hall.${kind}}`]
        })
      })
      const unknown = aboutHall[language].test(text)
        ? [...text.matchAll(doors[language])].filter(
            ([name]) => !doorNames[language].some((one) => one.includes(name.toLowerCase()))
          )
        : []
      return [
        ...found,
        ...unknown.map(([name]) => `says ${name}, which the plan of the hall does not have: write {hall.door}`)
      ]
    }
  }
}

/** Of four walls, clockwise on the plan, which has its front at the bottom. */
const walls = ['front', 'left', 'back', 'right'] as const

function whereOf({ side, at }: Place, door: Place | undefined): Where {
  const entrance = door?.side ?? 'front'
  const turn = (walls.indexOf(side) - walls.indexOf(entrance) + 4) % 4
  // A turn is 1, 2 or 3 here.
  if (turn > 0) return (['left', 'back', 'right'] as const)[turn - 1]!
  const isBefore = at < (door?.at ?? 50)
  return isBefore === (entrance === 'front' || entrance === 'left') ? 'nearLeft' : 'nearRight'
}

const isOfStepFreeWay = ({ kind, step_free }: Place) => kind !== 'door' && step_free === true

/** Each wall with its places, from the door on. */
function stepFreeText(places: readonly Place[], door: Place | undefined): Texts {
  const shown = places.filter(isOfStepFreeWay)
  const groups = Object.entries(phrases).flatMap(([where, phrase]) => {
    const here = shown.filter((place) => whereOf(place, door) === where)
    return here.length > 0 ? [{ phrase, here }] : []
  })
  return {
    cn: `${groups.map(({ phrase, here }) => `${phrase.cn}：${here.map(({ name_cn }) => name_cn).join('、')}`).join('；')}。`,
    en: groups
      .map(
        ({ phrase: { en }, here }) =>
          `${en[0]?.toUpperCase()}${en.slice(1)}: ${here.map(({ name_en }) => name_en).join(', ')}.`
      )
      .join(' ')
  }
}
