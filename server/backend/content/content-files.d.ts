/** The shapes of content files, generated from schema/ by `npm run types`. */

/**
 * A day such as 2025-06-11.
 */
export type Day = string
/**
 * Plain text, without markup.
 */
export type Text = string
/**
 * A path of this site without language prefix (/visitor/guide#metro), or an https, mailto or tel address.
 */
export type Link = string
/**
 * Markdown: paragraphs, ### and #### headings, lists, tables, links, **strong** and *emphasis*. HTML is shown as text.
 */
export type Markdown = string
/**
 * Phrases that have the figure, with # for its number: # exhibitors. Any other number in one is a remark.
 *
 * @minItems 1
 */
export type FileNamedFigureWords = Text[]
/**
 * Parts of the fair's life in which it is shown, and whether a deadline of edition.yaml has passed; without them always.
 *
 * @minItems 1
 */
export type FilePhases = (
  | 'before'
  | 'during'
  | 'after'
  | 'booth_open'
  | 'booth_closed'
  | 'vip_open'
  | 'vip_closed'
  | 'registration_open'
  | 'registration_closed'
  | 'hotels_open'
  | 'hotels_closed'
)[]
/**
 * A day such as 2025-06-11, or a time in Shanghai such as 2025-06-11 09:30.
 */
export type Moment = string
export type FileColour = string
/**
 * A face of the visitor's device; kai is a serif face with Chinese in regular script.
 */
export type FileFace = 'sans' | 'serif' | 'round' | 'kai'
/**
 * The menu.
 *
 * @minItems 1
 */
export type FileMenu = FileMenuEntry[]
/**
 * Ids of ways and anchors of sections of the same page.
 *
 * @minItems 1
 */
export type FileAnchorList = string[]
/**
 * A drawing of the plan, plan.svg or plan-HALL.svg, whose shapes carry booth numbers.
 */
export type FilePlan = string
/**
 * @minItems 1
 */
export type FileSynonymWords = Text[]
/**
 * Words that mean the same to the search, in both languages.
 *
 * @minItems 1
 */
export type FileSynonyms = FileSynonymGroup[]
/**
 * The industry tree: categories of products and exhibitors.
 *
 * @minItems 1
 */
export type FileTree = FileBranch[]

export interface ContentFiles {
  awards: FileAwards
  booths: FileBooth
  categories: FileCategory
  config: FileConfig
  edition: FileEdition
  exhibitors: FileExhibitor
  figures: FileFigures
  forms: FileForms
  home: FileHome
  hotels: FileHotel
  look: FileLook
  menu: FileMenu
  news: FileNews
  page: FilePage
  partners: FilePartner
  people: FilePersonRow
  plan: FilePlan
  products: FileProduct
  synonyms: FileSynonyms
  talks: FileTalk
  tree: FileTree
}
/**
 * The awards.
 */
export interface FileAwards {
  /**
   * What a winner is called: its product, or its product and company.
   */
  winners: 'product' | 'product-and-company'
  /**
   * The day from which pages name the winners, such as that of the ceremony; without it always.
   */
  date?: Day
  awards: {
    title_cn: Text
    title_en: Text
    summary_cn: Text
    summary_en: Text
    /**
     * What the page of an awarded product says; without it the title.
     */
    label_cn?: Text
    /**
     * What the page of an awarded product says; without it the title.
     */
    label_en?: Text
    /**
     * Ids of products, in order of rank.
     */
    products: number[]
  }[]
}
/**
 * A row of booths.csv: where a booth stands, in metres from the back left corner of its hall.
 */
export interface FileBooth {
  /**
   * Where numbers come again in another hall, exhibitors.csv names it too.
   */
  hall?: string
  /**
   * The number as exhibitors.csv has it, in any form.
   */
  booth: string
  x: number
  y: number
  width: number
  height: number
}
/**
 * A row of categories.csv: product categories of the e-news form.
 */
export interface FileCategory {
  id: number
  name_cn: Text
  name_en: Text
}
/**
 * The configuration: titles, descriptions and addresses of the site, by code.
 */
export interface FileConfig {
  /**
   * True: the site says that its firms and people are invented.
   */
  sample?: boolean
  [k: string]: string | boolean | undefined
}
/**
 * The facts of the fair that every page shows. A fact that is left out is shown nowhere.
 */
export interface FileEdition {
  /**
   * Begins the names of calendar entries, passes and saved files: tea-fair. Keep it once the site is public.
   */
  id?: string
  /**
   * Name of the fair, in the head of every page.
   */
  name_cn: Text
  name_en: Text
  /**
   * Short name, in the top bar and in breadcrumbs; without it the name.
   */
  short_cn?: Text
  short_en?: Text
  first_day?: Day
  /**
   * 30 days after the first day at most.
   */
  last_day?: Day
  /**
   * Opening hours in Shanghai such as 09:00-17:00: one entry for all days, or one for each.
   *
   * @minItems 1
   */
  hours?: string[]
  /**
   * Last day of booth applications for this fair.
   */
  deadline_booth?: Day
  /**
   * Last day of applications of VIP visitors.
   */
  deadline_vip?: Day
  /**
   * Last day of free registration of visitors.
   */
  deadline_registration?: Day
  /**
   * Last day of the rates agreed with hotels.
   */
  deadline_hotels?: Day
  /**
   * What visitors pay who register after that day.
   */
  fee_cn?: Text
  fee_en?: Text
  venue_cn?: Text
  venue_en?: Text
  /**
   * The hall: Hall N5.
   */
  hall_cn?: Text
  hall_en?: Text
  /**
   * Address of the venue.
   */
  address_cn?: Text
  address_en?: Text
  /**
   * Street and number, for search engines.
   */
  street_cn?: Text
  street_en?: Text
  /**
   * District, for search engines.
   */
  locality_cn?: Text
  locality_en?: Text
  /**
   * City or province, for search engines.
   */
  region_cn?: Text
  region_en?: Text
  country?: string
  /**
   * Venue in Chinese, to show to a driver; without it venue_cn.
   */
  driver_venue?: Text
  /**
   * Address in Chinese, to show to a driver; without it address_cn.
   */
  driver_address?: Text
  longitude?: number
  latitude?: number
  /**
   * Name of the official WeChat account.
   */
  account_cn?: Text
  account_en?: Text
  /**
   * Logo, also the icon of browser tabs: a file below pictures/, square.
   */
  mark?: string
  /**
   * Picture of links that are shared: a file below pictures/, PNG or JPEG, 1200 by 630 or square.
   */
  share?: string
  /**
   * QR code of the account: a file below pictures/ with its ending (wechat.png).
   */
  qr?: string
  /**
   * Name of the sister exhibition; its address is sister_url in config.yaml.
   */
  sister_cn?: Text
  sister_en?: Text
  /**
   * Year of the copyright line; without it that of the first day.
   */
  year?: string
  /**
   * Filing number (ICP).
   */
  filing_number?: string
  /**
   * Address of the register of filing numbers.
   */
  filing_url?: string
  /**
   * @minItems 1
   * @maxItems 2
   */
  organisers?: FileOrganiser[]
}
export interface FileOrganiser {
  company_cn: Text
  company_en: Text
  address_cn: Text
  address_en: Text
  /**
   * For cooperation.
   */
  business?: FileContact
  /**
   * For the registration of exhibitors.
   */
  exhibitor?: FileContact
  /**
   * For the registration of visitors.
   */
  visitor?: FileContact
}
export interface FileContact {
  phone?: string
  fax?: string
  email?: string
}
/**
 * A row of exhibitors.csv.
 */
export interface FileExhibitor {
  id: number
  booth?: string
  /**
   * The hall, where the number does not name it.
   */
  hall?: string
  /**
   * ISO 3166-1 code.
   */
  country?: string
  /**
   * Ids of the industry tree, the main one first.
   *
   * @minItems 1
   */
  categories?: number[]
  featured?: boolean
  /**
   * First year at the fair.
   */
  since?: number
  /**
   * Square metres.
   */
  area?: number
  website?: Link
  updated?: Day
  company_cn: Text
  company_en: Text
  brand_cn?: Text
  brand_en?: Text
  summary_cn?: Text
  summary_en?: Text
  markdown_cn?: Markdown
  markdown_en?: Markdown
  picture?: string
  picture_alt_cn?: Text
  picture_alt_en?: Text
}
/**
 * Figures that several texts name: {exhibitors} in a text is the value of exhibitors.
 */
export interface FileFigures {
  [k: string]: FileNamedFigure
}
export interface FileNamedFigure {
  /**
   * As texts of both languages write it: 6,900.
   */
  value: Text
  cn?: FileNamedFigureWords
  en?: FileNamedFigureWords
  /**
   * Other numbers that stand in these phrases: those of former fairs, and parts of the whole.
   */
  others?: FileNamedFigureWords
}
/**
 * Words and options of the forms, in place of the site's own.
 */
export interface FileForms {
  /**
   * Labels.
   */
  fields?: {
    email?: FileWord
    category?: FileWord
    company?: FileWord
    productType?: FileWord
    contact?: FileWord
    phone?: FileWord
    boothType?: FileWord
    boothArea?: FileWord
    partnerExhibition?: FileWord
    country?: FileWord
    name?: FileWord
    position?: FileWord
    purchasingRole?: FileWord
    exhibitRange?: FileWord
    meetingExhibitor?: FileWord
    meetingTime?: FileWord
    meetingTopic?: FileWord
    meetingProducts?: FileWord
    consent?: FileWord
  }
  /**
   * Options of selects, in this order; a text field with options becomes a select.
   */
  options?: {
    booth_type?: {
      standard?: FileWord
      bare?: FileWord
    }
    product_type?: FileOptions
    partner_exhibition?: FileOptions
    position?: FileOptions
    purchasing_role?: FileOptions
    exhibit_range?: FileOptions
  }
  /**
   * What an empty field shows, and errors.
   */
  fieldErrors?: {
    enterEmail?: FileWord
    enterCompany?: FileWord
    enterProductType?: FileWord
    enterContact?: FileWord
    enterPhone?: FileWord
    enterBoothArea?: FileWord
    enterName?: FileWord
    enterPosition?: FileWord
    enterTopic?: FileWord
    selectTime?: FileWord
    selectCategory?: FileWord
    selectBoothType?: FileWord
    selectPartnerExhibition?: FileWord
    selectCountry?: FileWord
    selectPurchasingRole?: FileWord
    selectExhibitRange?: FileWord
    emailInvalid?: FileWord
    emailIncorrect?: FileWord
    categoryRequired?: FileWord
    phoneIncorrect?: FileWord
    areaIncorrect?: FileWord
    areaStandard?: FileWord
    areaBare?: FileWord
    tooLong?: FileWord
    optionUnknown?: FileWord
    consentRequired?: FileWord
    illegal?: FileWord
  }
  boothAreaHints?: {
    standard?: FileWord
    bare?: FileWord
  }
  /**
   * Labels of buttons.
   */
  submit?: {
    subscribe?: FileWord
    booth?: FileWord
    exhibitor?: FileWord
    visitor?: FileWord
    unsubscribe?: FileWord
    meeting?: FileWord
  }
  /**
   * The text beside the box; its link leads to the privacy page.
   */
  consent?: {
    subscribe?: FileSentence
    booth?: FileSentence
    exhibitor?: FileSentence
    visitor?: FileSentence
    meeting?: FileSentence
  }
  /**
   * Change it with every change of the text of the consent.
   */
  consent_version?: string
  success?: {
    subscribe?: FileWord
    booth?: FileWord
    exhibitor?: FileWord
    visitor?: FileWord
    unsubscribe?: FileWord
    meeting?: FileWord
  }
  /**
   * With the confirmation: when an answer comes, and what comes next.
   */
  next?: {
    subscribe?: FileWord
    booth?: FileWord
    exhibitor?: FileWord
  }
  another?: {
    booth?: FileWord
    exhibitor?: FileWord
    visitor?: FileWord
  }
  number?: FileWord
  /**
   * After the fair.
   */
  closed?: {
    subscribe?: FileWord
    booth?: FileWord
    exhibitor?: FileWord
    visitor?: FileWord
    meeting?: FileWord
  }
  sending?: FileWord
  optional?: FileWord
  emailExample?: FileWord
  failure?: FileWord
  unavailable?: FileWord
  cancelWaiting?: FileWord
  restored?: FileWord
  clearRestored?: FileWord
  mendRefused?: FileWord
  removeRefused?: FileWord
}
export interface FileWord {
  cn: string
  en: string
}
export interface FileOptions {
  [k: string]: FileWord
}
export interface FileSentence {
  before: FileWord
  link: FileWord
  after: FileWord
}
/**
 * The home page.
 */
export interface FileHome {
  updated: Day
  bannerBox: {
    title_cn: Text
    title_en: Text
    summary_cn: Text
    summary_en: Text
    /**
     * Without it the days in edition.yaml.
     */
    exhibition_date_cn?: Text
    exhibition_date_en?: Text
    /**
     * Without it hall and venue of edition.yaml.
     */
    exhibition_address_cn?: Text
    exhibition_address_en?: Text
    /**
     * Instead of the drawing of the skin; wide, cut where the window is narrow.
     */
    picture?: FilePicture
  }
  /**
   * The four statistics.
   */
  areaBox: FileFigure[]
  /**
   * Concurrent events.
   */
  activeBox: {
    title_cn: Text
    title_en: Text
    text_cn: Text
    text_en: Text
    href: Link
    start?: Moment
    picture?: FilePicture
  }[]
  /**
   * Ids of exhibitors.
   */
  brandBox: number[]
  /**
   * Ids of news.
   */
  newsBox: number[]
  /**
   * A group of partners.csv; '' for none.
   */
  mediaBox: string
}
/**
 * A picture with its description for people who do not see it.
 */
export interface FilePicture {
  /**
   * A file below pictures/ with its ending (booth.jpg), or the name of a picture of the build (organic/hero).
   */
  picture: string
  alt_cn: Text
  alt_en: Text
}
/**
 * A number with its label.
 */
export interface FileFigure {
  phases?: FilePhases
  value_cn: Text
  value_en: Text
  label_cn: Text
  label_en: Text
  note_cn?: Text
  note_en?: Text
}
/**
 * A row of hotels.csv.
 */
export interface FileHotel {
  id: number
  name_cn: Text
  name_en: Text
  room_cn: Text
  room_en: Text
  travel_cn: Text
  travel_en: Text
  address_cn: Text
  address_en: Text
  /**
   * Travel time to the hall.
   */
  minutes: number
  kilometres: number
  phone: string
  stepFree: boolean
  /**
   * Free services, separated by |.
   */
  listCn: Text[]
  /**
   * @minItems 1
   */
  listEn: Text[]
  picture: string
  picture_alt_cn: Text
  picture_alt_en: Text
}
/**
 * Colours and faces. What is left out follows from the other colours, or is that of the skin that EDITION names.
 */
export interface FileLook {
  colours?: {
    /**
     * Ground of pages.
     */
    paper?: FileColour
    /**
     * Ground of cards and fields.
     */
    card?: FileColour
    /**
     * Ground of bands between others.
     */
    tint?: FileColour
    /**
     * Lines.
     */
    line?: FileColour
    /**
     * Text.
     */
    ink?: FileColour
    /**
     * Text of less weight.
     */
    soft?: FileColour
    /**
     * Dark bands: heads of pages, footer.
     */
    deep?: FileColour
    /**
     * Text on dark bands.
     */
    on_deep?: FileColour
    /**
     * Text of less weight on dark bands.
     */
    on_deep_soft?: FileColour
    /**
     * Lines on dark bands.
     */
    deep_line?: FileColour
    /**
     * Links.
     */
    accent?: FileColour
    /**
     * Drawings and patterns.
     */
    field?: FileColour
    /**
     * Emphasis on dark bands.
     */
    gold?: FileColour
    /**
     * Buttons; their text is white.
     */
    action?: FileColour
    /**
     * Buttons under the pointer.
     */
    action_dark?: FileColour
    /**
     * Errors of forms.
     */
    error?: FileColour
    /**
     * A colour of charts and of the plan of the hall.
     */
    tone_0?: FileColour
    /**
     * A colour of charts and of the plan of the hall.
     */
    tone_1?: FileColour
    /**
     * A colour of charts and of the plan of the hall.
     */
    tone_2?: FileColour
    /**
     * A colour of charts and of the plan of the hall.
     */
    tone_3?: FileColour
    /**
     * A colour of charts and of the plan of the hall.
     */
    tone_4?: FileColour
    /**
     * A colour of charts and of the plan of the hall.
     */
    tone_5?: FileColour
  }
  faces?: {
    headings?: FileFace
    text?: FileFace
  }
  /**
   * none: no drawings of the skin in the heads of pages.
   */
  motifs?: 'skin' | 'none'
}
export interface FileMenuEntry {
  /**
   * A path of this site without language prefix.
   */
  path: string
  name_cn: Text
  name_en: Text
  /**
   * An address elsewhere, opened instead of the path.
   */
  out_link?: Link
  newWindow?: boolean
  /**
   * Without it: yes.
   */
  isInTopBar?: boolean
  isHidden?: boolean
  children?: FileMenuEntry[]
}
/**
 * A piece of news. Its id is the name of the file: news/301.yaml is /news/301.
 */
export interface FileNews {
  /**
   * Without it exhibition_news.
   */
  kind?: 'exhibition_news' | 'industry_news'
  date: Day
  /**
   * The day of the last change; without it the date.
   */
  updated?: Day
  /**
   * Recommended beside other news.
   */
  recommend?: boolean
  title_cn: Text
  title_en: Text
  summary_cn?: Text
  summary_en?: Text
  source_cn?: Text
  source_en?: Text
  company_cn?: Text
  company_en?: Text
  booth?: string
  picture?: FilePicture
  markdown_cn?: Markdown
  markdown_en?: Markdown
}
/**
 * A page. Its address is the path of the file: pages/visitor/guide.yaml is /visitor/guide.
 */
export interface FilePage {
  title_cn: Text
  title_en: Text
  summary_cn?: Text
  summary_en?: Text
  desc_cn?: Text
  desc_en?: Text
  kws_cn?: Text
  kws_en?: Text
  /**
   * The first one of the current phase replaces summary and desc.
   */
  summaries?: FilePhasedSummary[]
  updated?: Day
  sections?: (
    | FileTextSection
    | FileFiguresSection
    | FileStepsSection
    | FileTableSection
    | FileTimelineSection
    | FileChartSection
    | FilePeopleSection
    | FileHotelsSection
    | FileGallerySection
    | FileDownloadsSection
    | FileQuotesSection
    | FileCardsSection
    | FileQuestionsSection
    | FileVenueSection
    | FileTransportSection
    | FileParkingSection
    | FileHallSection
    | FileContactsSection
    | FilePartnersSection
    | FileAwardsSection
    | FileFormSection
    | FileCodeSection
    | FileTreeSection
    | FileProgrammeSection
  )[]
}
export interface FilePhasedSummary {
  phases: FilePhases
  summary_cn: Text
  summary_en: Text
}
/**
 * Running text.
 */
export interface FileTextSection {
  type: 'text'
  /**
   * Makes the section linkable: /path#anchor.
   */
  anchor?: string
  phases?: FilePhases
  title_cn?: Text
  title_en?: Text
  summary_cn?: Text
  summary_en?: Text
  markdown_cn: Markdown
  markdown_en: Markdown
}
/**
 * Numbers with labels.
 */
export interface FileFiguresSection {
  type: 'figures'
  /**
   * Makes the section linkable: /path#anchor.
   */
  anchor?: string
  phases?: FilePhases
  title_cn?: Text
  title_en?: Text
  summary_cn?: Text
  summary_en?: Text
  /**
   * @minItems 1
   */
  list: FileFigure[]
}
/**
 * What to do, in order.
 */
export interface FileStepsSection {
  type: 'steps'
  /**
   * Makes the section linkable: /path#anchor.
   */
  anchor?: string
  phases?: FilePhases
  title_cn?: Text
  title_en?: Text
  summary_cn?: Text
  summary_en?: Text
  /**
   * @minItems 1
   */
  list: {
    /**
     * Draws the steps as one way with its stations; from: where it begins.
     */
    stop?: 'from' | 'train' | 'lift' | 'ramp' | 'walk' | 'door' | 'end'
    title_cn: Text
    title_en: Text
    text_cn: Text
    text_en: Text
  }[]
}
/**
 * listCn and listEn are the column heads, dataCn and dataEn the rows; the English ones have as many cells.
 */
export interface FileTableSection {
  type: 'table'
  /**
   * Makes the section linkable: /path#anchor.
   */
  anchor?: string
  phases?: FilePhases
  title_cn?: Text
  title_en?: Text
  summary_cn?: Text
  summary_en?: Text
  caption_cn: Text
  caption_en: Text
  /**
   * @minItems 1
   */
  listCn: Text[]
  /**
   * @minItems 1
   */
  listEn: Text[]
  dataCn: Text[][]
  dataEn: Text[][]
}
/**
 * Dates in order.
 */
export interface FileTimelineSection {
  type: 'timeline'
  /**
   * Makes the section linkable: /path#anchor.
   */
  anchor?: string
  phases?: FilePhases
  title_cn?: Text
  title_en?: Text
  summary_cn?: Text
  summary_en?: Text
  /**
   * @minItems 1
   */
  list: {
    date: Moment
    end?: Moment
    /**
     * How exactly the date is shown; without it to the day.
     */
    precision?: 'year' | 'month'
    title_cn: Text
    title_en: Text
    text_cn: Text
    text_en: Text
    href?: Link
  }[]
}
/**
 * Values in a unit; drawn as bars or as parts of a whole, with a table underneath.
 */
export interface FileChartSection {
  type: 'chart'
  /**
   * Makes the section linkable: /path#anchor.
   */
  anchor?: string
  phases?: FilePhases
  title_cn?: Text
  title_en?: Text
  summary_cn?: Text
  summary_en?: Text
  kind: 'bars' | 'parts'
  unit_cn: Text
  unit_en: Text
  source_cn: Text
  source_en: Text
  /**
   * @minItems 1
   */
  list: {
    label_cn: Text
    label_en: Text
    value: number
  }[]
}
/**
 * People: ids of rows in people.csv, or whole records.
 */
export interface FilePeopleSection {
  type: 'people'
  /**
   * Makes the section linkable: /path#anchor.
   */
  anchor?: string
  phases?: FilePhases
  title_cn?: Text
  title_en?: Text
  summary_cn?: Text
  summary_en?: Text
  /**
   * @minItems 1
   */
  list: (string | FilePerson)[]
}
export interface FilePerson {
  name_cn: Text
  name_en: Text
  position_cn?: Text
  position_en?: Text
  company_cn?: Text
  company_en?: Text
  text_cn?: Text
  text_en?: Text
  portrait?: FilePicture
}
/**
 * The hotels of hotels.csv.
 */
export interface FileHotelsSection {
  type: 'hotels'
  /**
   * Makes the section linkable: /path#anchor.
   */
  anchor?: string
  phases?: FilePhases
  title_cn?: Text
  title_en?: Text
  summary_cn?: Text
  summary_en?: Text
}
/**
 * Photographs and clips.
 */
export interface FileGallerySection {
  type: 'gallery'
  /**
   * Makes the section linkable: /path#anchor.
   */
  anchor?: string
  phases?: FilePhases
  title_cn?: Text
  title_en?: Text
  summary_cn?: Text
  summary_en?: Text
  photos: {
    picture: string
    alt_cn: Text
    alt_en: Text
    caption_cn: Text
    caption_en: Text
  }[]
  videos: {
    src: string
    seconds: number
    caption_cn: Text
    caption_en: Text
    poster: FilePicture
  }[]
}
/**
 * Files to download; size and format are read from the file.
 */
export interface FileDownloadsSection {
  type: 'downloads'
  /**
   * Makes the section linkable: /path#anchor.
   */
  anchor?: string
  phases?: FilePhases
  title_cn?: Text
  title_en?: Text
  summary_cn?: Text
  summary_en?: Text
  /**
   * @minItems 1
   */
  list: {
    title_cn: Text
    title_en: Text
    summary_cn: Text
    summary_en: Text
    /**
     * Name of the file.
     */
    src: string
    updated: Day
  }[]
}
/**
 * What people say.
 */
export interface FileQuotesSection {
  type: 'quotes'
  /**
   * Makes the section linkable: /path#anchor.
   */
  anchor?: string
  phases?: FilePhases
  title_cn?: Text
  title_en?: Text
  summary_cn?: Text
  summary_en?: Text
  /**
   * @minItems 1
   */
  list: {
    text_cn: Text
    text_en: Text
    name_cn: Text
    name_en: Text
    position_cn: Text
    position_en: Text
    company_cn: Text
    company_en: Text
  }[]
}
/**
 * Short texts that lead to other pages.
 */
export interface FileCardsSection {
  type: 'cards'
  /**
   * Makes the section linkable: /path#anchor.
   */
  anchor?: string
  phases?: FilePhases
  title_cn?: Text
  title_en?: Text
  summary_cn?: Text
  summary_en?: Text
  /**
   * @minItems 1
   */
  list: FileCard[]
}
/**
 * A short text that leads to another page.
 */
export interface FileCard {
  phases?: FilePhases
  title_cn: Text
  title_en: Text
  text_cn: Text
  text_en: Text
  href: Link
  picture?: FilePicture
}
/**
 * Questions with answers.
 */
export interface FileQuestionsSection {
  type: 'questions'
  /**
   * Makes the section linkable: /path#anchor.
   */
  anchor?: string
  phases?: FilePhases
  title_cn?: Text
  title_en?: Text
  summary_cn?: Text
  summary_en?: Text
  /**
   * @minItems 1
   */
  list: {
    phases?: FilePhases
    /**
     * Makes the question linkable: /path#anchor.
     */
    anchor?: string
    question_cn: Text
    question_en: Text
    answer_cn: Markdown
    answer_en: Markdown
  }[]
}
/**
 * Where the fair is, in the coordinates of Chinese maps (GCJ-02).
 */
export interface FileVenueSection {
  type: 'venue'
  /**
   * Makes the section linkable: /path#anchor.
   */
  anchor?: string
  phases?: FilePhases
  title_cn?: Text
  title_en?: Text
  summary_cn?: Text
  summary_en?: Text
  longitude: number
  latitude: number
  name_cn: Text
  name_en: Text
  address_cn: Text
  address_en: Text
  hall_cn: Text
  hall_en: Text
  entrance_cn: Text
  entrance_en: Text
}
/**
 * Ways to the venue; each id is an anchor of the page.
 */
export interface FileTransportSection {
  type: 'transport'
  /**
   * Makes the section linkable: /path#anchor.
   */
  anchor?: string
  phases?: FilePhases
  title_cn?: Text
  title_en?: Text
  summary_cn?: Text
  summary_en?: Text
  /**
   * @minItems 1
   */
  list: {
    id: 'metro' | 'maglev' | 'bus' | 'driving' | 'taxi' | 'walking'
    title_cn: Text
    title_en: Text
    summary_cn: Text
    summary_en: Text
    /**
     * @minItems 1
     */
    listCn: Text[]
    /**
     * @minItems 1
     */
    listEn: Text[]
  }[]
  /**
   * Where visitors come from: a choice at the top of the guide. Without it all ways are shown.
   *
   * @minItems 2
   */
  origins?: {
    /**
     * Stands in the address: ?from=id.
     */
    id: string
    title_cn: Text
    title_en: Text
    summary_cn: Text
    summary_en: Text
    show: FileAnchorList
  }[]
  /**
   * Anchors of sections that are folded on phones until they are chosen or opened.
   */
  fold?: FileAnchorList
}
/**
 * Price of an hour and greatest price of a day.
 */
export interface FileParkingSection {
  type: 'parking'
  /**
   * Makes the section linkable: /path#anchor.
   */
  anchor?: string
  phases?: FilePhases
  title_cn?: Text
  title_en?: Text
  summary_cn?: Text
  summary_en?: Text
  hourly: number
  daily: number
  currency_cn: Text
  currency_en: Text
}
/**
 * What stands along the walls of the hall, for its plan on the page of the directory.
 */
export interface FileHallSection {
  type: 'hall'
  /**
   * Makes the section linkable: /path#anchor.
   */
  anchor?: string
  phases?: FilePhases
  title_cn?: Text
  title_en?: Text
  summary_cn?: Text
  summary_en?: Text
  /**
   * @minItems 1
   */
  list: {
    kind: 'door' | 'desk' | 'forum' | 'tasting' | 'toilets' | 'cloakroom' | 'first_aid' | 'lift'
    side: 'front' | 'back' | 'left' | 'right'
    /**
     * Middle along the side, in percent: from the left, or from the back.
     */
    at: number
    /**
     * Length of a room in percent of the side.
     */
    size?: number
    /**
     * True: the step-free way leads here, in the order of the list.
     */
    step_free?: boolean
    name_cn: Text
    name_en: Text
  }[]
}
/**
 * The organisers of the edition with their contacts.
 */
export interface FileContactsSection {
  type: 'contacts'
  /**
   * Makes the section linkable: /path#anchor.
   */
  anchor?: string
  phases?: FilePhases
  title_cn?: Text
  title_en?: Text
  summary_cn?: Text
  summary_en?: Text
}
/**
 * The partners of one group in partners.csv.
 */
export interface FilePartnersSection {
  type: 'partners'
  /**
   * Makes the section linkable: /path#anchor.
   */
  anchor?: string
  phases?: FilePhases
  title_cn?: Text
  title_en?: Text
  summary_cn?: Text
  summary_en?: Text
  group: string
}
/**
 * The awards of awards.yaml with their winners.
 */
export interface FileAwardsSection {
  type: 'awards'
  /**
   * Makes the section linkable: /path#anchor.
   */
  anchor?: string
  phases?: FilePhases
  title_cn?: Text
  title_en?: Text
  summary_cn?: Text
  summary_en?: Text
}
/**
 * One of the site’s own forms.
 */
export interface FileFormSection {
  type: 'form'
  /**
   * Makes the section linkable: /path#anchor.
   */
  anchor?: string
  phases?: FilePhases
  title_cn?: Text
  title_en?: Text
  summary_cn?: Text
  summary_en?: Text
  form: 'subscribe' | 'booth' | 'exhibitor' | 'visitor'
}
/**
 * The code query.
 */
export interface FileCodeSection {
  type: 'code'
  /**
   * Makes the section linkable: /path#anchor.
   */
  anchor?: string
  phases?: FilePhases
  title_cn?: Text
  title_en?: Text
  summary_cn?: Text
  summary_en?: Text
  /**
   * How many digits a code has.
   */
  digits: number
  label_cn: Text
  label_en: Text
  hint_cn: Text
  hint_en: Text
  register_cn: Text
  register_en: Text
  registerUrl: Link
}
/**
 * The industry tree, or the part of it below root.
 */
export interface FileTreeSection {
  type: 'tree'
  /**
   * Makes the section linkable: /path#anchor.
   */
  anchor?: string
  phases?: FilePhases
  title_cn?: Text
  title_en?: Text
  summary_cn?: Text
  summary_en?: Text
  root?: number
}
/**
 * The programme, or that of one forum.
 */
export interface FileProgrammeSection {
  type: 'programme'
  /**
   * Makes the section linkable: /path#anchor.
   */
  anchor?: string
  phases?: FilePhases
  title_cn?: Text
  title_en?: Text
  summary_cn?: Text
  summary_en?: Text
  forum?: string
}
/**
 * A row of partners.csv.
 */
export interface FilePartner {
  group: string
  kind: 'media' | 'association' | 'pavilion'
  name_cn: Text
  name_en: Text
  summary_cn?: Text
  summary_en?: Text
  picture?: string
  picture_alt_cn?: Text
  picture_alt_en?: Text
}
/**
 * A row of people.csv.
 */
export interface FilePersonRow {
  id: string
  name_cn: Text
  name_en: Text
  position_cn?: Text
  position_en?: Text
  company_cn?: Text
  company_en?: Text
  text_cn?: Text
  text_en?: Text
  portrait?: string
  portrait_alt_cn?: Text
  portrait_alt_en?: Text
}
/**
 * A row of products.csv.
 */
export interface FileProduct {
  id: number
  /**
   * Id of the exhibitor.
   */
  exhibitor: number
  /**
   * Id of the industry tree.
   */
  category?: number
  /**
   * Found by the code query.
   */
  code?: string
  validUntil?: Day
  updated?: Day
  name_cn: Text
  name_en: Text
  summary_cn?: Text
  summary_en?: Text
  origin_cn?: Text
  origin_en?: Text
  certificate_cn?: Text
  certificate_en?: Text
  markdown_cn?: Markdown
  markdown_en?: Markdown
  picture?: string
  picture_alt_cn?: Text
  picture_alt_en?: Text
}
export interface FileSynonymGroup {
  cn: FileSynonymWords
  en: FileSynonymWords
  /**
   * The part of a page that answers: the first hit of a search for one of the words.
   */
  href?: Link
}
/**
 * A row of talks.csv.
 */
export interface FileTalk {
  id: number
  /**
   * What happens; a talk where it is missing.
   */
  kind?: 'talk' | 'tasting' | 'ceremony' | 'tour' | 'meeting'
  /**
   * Last part of the address of its page: /event/forum; activities for what belongs to no forum.
   */
  forum?: string
  start: Moment
  /**
   * Without it the start alone is shown, and calendar entries have no end.
   */
  end?: Moment
  room_cn?: Text
  room_en?: Text
  title_cn: Text
  title_en: Text
  admission_cn?: Text
  admission_en?: Text
  /**
   * Ids of people.csv.
   */
  speakers?: string[]
  /**
   * Ids of exhibitors.
   */
  exhibitors?: number[]
  /**
   * A file below downloads/ (a built one by its name, such as organic/slides-501.pdf); offered after the talk.
   */
  slides?: string
  updated?: Day
  markdown_cn?: Markdown
  markdown_en?: Markdown
}
export interface FileBranch {
  id: number
  name_cn: Text
  name_en: Text
  picture?: FilePicture
  children?: FileBranch[]
}
