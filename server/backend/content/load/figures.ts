/** What several texts name: figures of `figures.yaml`, and places of the hall's plan. Texts refer to them by name. */
import { isNested } from '../fault-list.ts'
import type { ContentFault } from './content-fault.ts'
import type { ContentFile } from './files-of-folder.ts'
import type { Values } from './record-values.ts'

/** Other people's texts, which may be large, and drawings: they name no figure of the fair. */
const schemasWithout: readonly string[] = ['exhibitors', 'products', 'plan']

type Steps = readonly (string | number)[]
type Language = 'cn' | 'en'

interface Figure {
  name: string
  /** Without separators: its value and the others. */
  numbers: readonly string[]
  /** In which it stands. */
  phrases: Record<Language, readonly Phrase[]>
}

/**
 * The files with the values of the figures that their texts name as `{name}`, and of the places as `{hall.name}`. Adds a
 * remark for each name that does not exist, for each number in the phrases of a figure that is not its own, and for each
 * side of a place that is not that of the plan.
 */
export function withFigures(files: readonly ContentFile[], faults: ContentFault[]): readonly ContentFile[] {
  const own = files.find(({ schema }) => schema === 'figures')
  const hall = hallTexts(files)
  if (!(own || hall)) return files
  // The schema of the file has checked its values.
  const values = (own?.value ?? {}) as Values<'figures'>
  const figures = Object.entries(values).map(
    ([name, { value, others = [], cn, en }]): Figure => ({
      name,
      numbers: [value, ...others].map(plainNumber),
      phrases: { cn: phrasesOf(cn), en: phrasesOf(en) }
    })
  )
  const reach = {
    cn: reachOf(figures.flatMap(({ phrases }) => phrases.cn)),
    en: reachOf(figures.flatMap(({ phrases }) => phrases.en))
  }
  return files.map((file) => {
    if (file === own || schemasWithout.includes(file.schema)) return file
    const remark = (steps: Steps, message: string) => {
      const written = steps.map((step) => (typeof step === 'string' ? step.replace(/^html_/, 'markdown_') : step))
      faults.push({ file: file.name, ...file.locate(written), field: written.join('.'), message, isRemark: true })
    }
    const resolve = (text: string, language: Language, steps: Steps) =>
      text.replace(/\{(hall\.)?([a-z][a-z0-9_]*)\}/g, (whole, isPlace: string | undefined, name: string) => {
        if (isPlace) {
          const place = hall?.values.get(name)?.[language]
          if (place === undefined) remark(steps, `is no place of the hall's plan: ${whole}`)
          return place ?? whole
        }
        if (!own) return whole
        const figure = Object.hasOwn(values, name) ? values[name] : undefined
        if (!figure) remark(steps, `is no figure of figures.yaml: ${whole}`)
        return figure?.value ?? whole
      })
    const compare = (text: string, language: Language, steps: Steps) => {
      const written = figures.length > 0 ? numbersIn(language, text) : []
      for (const found of written) {
        const number = plainNumber(found.number)
        const surroundings = surroundingsOf(text, found, reach[language])
        for (const { name, numbers, phrases } of figures)
          if (!numbers.includes(number) && standsIn(language, surroundings, phrases[language]))
            remark(steps, `says ${found.number}, figures.yaml ${values[name]?.value}: write {${name}}`)
      }
    }
    const comparePlaces = (text: string, language: Language, steps: Steps) => {
      for (const message of hall?.contradictions(text, language) ?? []) remark(steps, message)
    }
    const copy = (value: unknown, steps: Steps): unknown => {
      if (typeof value === 'string') {
        const language = languageOf(steps)
        const text = resolve(value, language, steps)
        compare(text, language, steps)
        comparePlaces(text, language, steps)
        return text
      }
      if (Array.isArray(value)) {
        // A row of a table: the place stands in another cell than its service.
        if (value.length > 1 && value.every((item) => typeof item === 'string'))
          comparePlaces(value.join(' '), languageOf(steps), steps)
        return value.map((item, index) => copy(item, [...steps, index]))
      }
      if (!isNested(value)) return value
      const record = Object.fromEntries(Object.entries(value).map(([key, item]) => [key, copy(item, [...steps, key])]))
      for (const language of ['cn', 'en'] as const) {
        const [number, label] = [record[`value_${language}`], record[`label_${language}`]]
        if (typeof number === 'string' && typeof label === 'string')
          compare(`${number} ${label}`, language, [...steps, `value_${language}`])
      }
      return record
    }
    return { ...file, value: copy(file.value, []) }
  })
}

/** The language of the field at these steps: that of the name which ends so, else Chinese. */
const languageOf = (steps: Steps): Language =>
  /(en|En)$/.test(String(steps.findLast((step) => typeof step === 'string'))) ? 'en' : 'cn'

const cnDigits = '零一二三四五六七八九'
const cnUnits: Readonly<Record<string, number>> = { 十: 10, 百: 100, 千: 1000 }
const ones =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'
const enNumbers = new Map<string, number>([
  ...ones.split(' ').map((word, index) => [word, index] as const),
  ...tens.split(' ').map((word, index) => [word, (index + 2) * 10] as const)
])
/** Every number, in digits or words, that is no part of a longer word, number or date. */
const numbers = {
  cn: /(?<![第年月\d,.零一二三四五六七八九两十百千])(?:\d[\d,]*(?:\.\d+)?|[零一二三四五六七八九两十百千]+)/gu,
  en: /(?<![\w,.-])(?:\d[\d,]*(?:\.\d+)?|[a-z]+(?:-[a-z]+)?)(?![\w-])/giu
}

/** Whether an English text is a number in words. */
const isWritten = (text: string) => text.split('-').every((word) => enNumbers.has(word))

interface WrittenNumber {
  number: string
  /** Where it begins in the text. */
  index: number
}

/** The numbers of a text in a language. */
export function numbersIn(language: 'cn' | 'en', text: string): WrittenNumber[] {
  return [...text.matchAll(numbers[language])].flatMap(({ 0: number, index }) =>
    language === 'en' && !/^\d/.test(number) && !isWritten(number.toLowerCase()) ? [] : [{ number, index }]
  )
}

/** What stands before and after a number, in lower case. */
interface Phrase {
  left: string
  right: string
}

/** Phrases that have # for a number: `# exhibitors`. */
export function phrasesOf(texts: readonly string[] = []): Phrase[] {
  return texts.map((text) => {
    const [left = '', right = ''] = text.toLowerCase().split('#')
    return { left, right }
  })
}

/** How many characters phrases of these have on one side of their number at most. */
export function reachOf(phrases: readonly Phrase[]): number {
  return Math.max(0, ...phrases.map(({ left, right }) => Math.max(left.length, right.length)))
}

/** The text around a number as far as phrases reach, in lower case. */
export function surroundingsOf(text: string, { number, index }: WrittenNumber, reach: number) {
  const end = index + number.length
  return {
    before: text.slice(Math.max(0, index - reach), index).toLowerCase(),
    after: text.slice(end, end + reach + 2).toLowerCase()
  }
}

/**
 * Whether a number with these surroundings stands in one of the phrases. In Chinese a space may follow the number; in
 * English no word goes on where the phrase ends.
 */
export function standsIn(
  language: 'cn' | 'en',
  { before, after }: ReturnType<typeof surroundingsOf>,
  phrases: readonly Phrase[]
): boolean {
  return phrases.some(({ left, right }) => {
    if (!before.endsWith(left)) return false
    if (language === 'cn') return after.startsWith(right) || after.startsWith(` ${right}`)
    return after.startsWith(right) && !/^[\w-]/.test(after.slice(right.length))
  })
}

/** A number in digits without separators, from digits or words such as 三十五 and `thirty-five`; else the text itself. */
export function plainNumber(text: string): string {
  if (/^\d/.test(text)) return text.replaceAll(',', '')
  const words = text.toLowerCase().split('-')
  const known = words.flatMap((word) => enNumbers.get(word) ?? [])
  if (known.length === words.length) return String(known.reduce((sum, number) => sum + number, 0))
  let [sum, digit] = [0, 0]
  for (const character of text) {
    const unit = cnUnits[character]
    const value = character === '两' ? 2 : cnDigits.indexOf(character)
    if (unit === undefined && value < 0) return text
    if (unit === undefined) digit = value
    else {
      sum += (digit || 1) * unit
      digit = 0
    }
  }
  return String(sum + digit)
}

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

interface HallTexts {
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
