/** Messages of the list of sponsors, in every language. */
const cn = {
  sponsors: '赞助商',
  sponsorsSummary: '支持本届展会的企业和机构。'
}

const en: typeof cn = {
  sponsors: 'Sponsors',
  sponsorsSummary: 'The firms and institutions that support the fair.'
}

export const sponsorsMessages = { cn, en }
