/** 名录、产品、演讲与搜索的界面文字。 */
export const directoryCn = {
  filters: '筛选',
  text: '关键词',
  country: '国家和地区',
  category: '类别',
  row: '展位排',
  sort: '排序',
  all: '全部',
  allOf: (name: string) => `${name}（全部）`,
  option: (name: string, count: number) => `${name}（${count}）`,
  rowName: (row: string) => `${row}排`,
  apply: '查找',
  showFound: (found: string) => `看结果（${found}）`,
  chosen: '已选条件',
  without: (name: string) => `去掉“${name}”`,
  clear: '清除全部条件',
  exhibitorCount: (total: number) => `名录中有${total}家企业`,
  shown: (first: number, last: number) => `，这里是第${first}–${last}条`,
  widenFilters: '条件可能太窄。去掉其中一个，或者只用一个词再找：',
  pageBeyondLast: '这一页没有内容，名录没有这么多页。',
  firstPage: '回到第一页',
  featured: '推荐',
  otherProducts: '其他',

  booth: '展位',
  boothFind: '看这个展位'
}
