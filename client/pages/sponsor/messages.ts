/** Messages of the page of a sponsor, in every language. */
const cn = {
  sponsors: '赞助商',
  backToSponsors: '返回赞助商'
}

const en: typeof cn = {
  sponsors: 'Sponsors',
  backToSponsors: 'Back to the sponsors'
}

export const sponsorMessages = { cn, en }
