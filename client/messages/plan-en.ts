import type { planCn } from './plan-cn.ts'

/** Messages of the visit plan, the hall plan, reading mode, sharing and unsubscribing. */
export const planEn: typeof planCn = {
  star: 'Keep in my plan',
  starOf: (name) => `Keep in my plan: ${name}`,
  openItinerary: 'See my plan',

  emptyTitle: 'Nothing in your plan yet',
  emptyText:
    'Press the star beside an exhibitor, a product or a talk and it appears here. The plan stays on this device, needs no account and is sent to nobody.',
  exhibitors: 'Exhibitors',
  products: 'Products',
  programme: 'Programme',
  hallPlan: 'Hall plan',

  tools: 'What to do with the plan',
  print: 'Print',
  calendar: 'Save to calendar',
  calendarFile: 'Visit plan',
  share: 'Share the plan',
  clear: 'Clear',
  confirmClear: 'Press again to clear the whole plan',
  cleared: 'The plan is empty now',
  undo: 'Undo',
  linkCopied: 'Link copied. The plan is written in the link itself and has passed no server.',
  linkByHand: 'Copy this link:',
  downloadHelp:
    'Files cannot be downloaded here. Choose “open in browser” in the menu at the top right and save to your calendar there, or copy the text below.',
  copy: 'Copy the text',
  copied: 'Copied',
  calendarHelp:
    'Calendar files cannot be downloaded inside this app. Choose “open in browser” in the menu at the top right, or copy the text below.',

  sharedTitle: 'Somebody shared this plan with you',
  sharedText: (count) => `${count === 1 ? '1 entry' : `${count} entries`}, not in your own plan yet.`,
  addShared: 'Add to my plan',
  ownPlan: 'Back to my plan',

  talksTitle: 'By hour',
  rowsTitle: 'By booth',
  rowName: (row, hall) => (hall ? `${hall}, row ${row}` : `Row ${row}`),
  overlap: (titles) => `At the same time: ${titles}`,
  now: 'On now',
  next: 'Next',
  remove: (name) => `Remove from the plan: ${name}`,
  onlyProduct: 'You starred a product of theirs',
  productNumber: (id) => `Product ${id}`,
  productsWithoutBoothTitle: 'Products whose booth is not known yet',
  unlisted: (count) => (count === 1 ? '1 entry is no longer listed.' : `${count} entries are no longer listed.`),
  removeUnlisted: 'Remove them',

  views: 'Show as',
  asList: 'List',
  asPlan: 'Hall plan',
  hallName: (hall) => (hall ? `Booth plan of ${hall}` : 'Booth plan'),
  hallDoor: 'Door to the court',
  hallList: 'Skip to the list of booths',
  hallSearch: 'Find on the plan',
  markBooths: 'Mark',
  hallTotal: (count) => (count === 1 ? '1 booth on the plan' : `${count} booths on the plan`),
  hallFound: (count, text) => `${count === 1 ? '1 booth' : `${count} booths`} marked for “${text}”`,
  hallRow: (row) => `Row ${row}`,
  hallShow: (booth) => `Show ${booth} on the plan`,
  boothOnPlan: 'See it on the hall plan',

  readingBar: 'Reading settings',
  textSize: 'Text size',
  percent: (size) => `${size}%`,
  leaveReading: 'Leave large text',
  readAloud: 'Read aloud',
  pauseReading: 'Pause',
  resumeReading: 'Go on',
  stopReading: 'Stop reading',
  readingStarted: 'Reading aloud',
  readingPaused: 'Paused',
  readingEnded: 'Reading has ended',

  sharePage: 'Share',
  shareTitle: 'Share this page',
  shareScan: 'Scan to open it on a phone',
  shareInWeChat: 'Open the “…” menu at the top right to send this page to a friend or to Moments.',
  copyLink: 'Copy the link'
}
