/** Messages of the directory of exhibitors, in every language. */
const cn = {
  letters: '按公司名首字母',
  exhibitorText: '公司或展位号',
  exhibitorSorts: { '': '推荐在前', booth: '按展位', company: '按公司名', country: '按国家和地区' },
  exhibitorsFound: (total: number) => `${total}家`
}

const en: typeof cn = {
  letters: 'By first letter of the name',
  exhibitorText: 'Name or booth',
  exhibitorSorts: { '': 'Featured first', booth: 'By booth', company: 'By company', country: 'By country' },
  exhibitorsFound: (total) => (total === 1 ? '1 company' : `${total} companies`)
}

export const exhibitorsMessages = { cn, en }
