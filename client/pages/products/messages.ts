/** Messages of the directory of products, in every language. */
const cn = {
  productText: '产品或公司',
  productSorts: { '': '按类别', name: '按产品名', company: '按公司名', booth: '按展位' },
  productCount: (total: number) => `共${total}件产品`,
  productsFound: (total: number) => `${total}件`
}

const en: typeof cn = {
  productText: 'Product or company',
  productSorts: { '': 'By category', name: 'By name', company: 'By company', booth: 'By booth' },
  productCount: (total) => (total === 1 ? '1 product' : `${total} products`),
  productsFound: (total) => (total === 1 ? '1 product' : `${total} products`)
}

export const productsMessages = { cn, en }
