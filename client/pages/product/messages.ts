/** Messages of the page of a product, in every language. */
const cn = {
  aboutProduct: '产品介绍',
  origin: '产地',
  award: '奖项',
  relatedProducts: '同类产品',
  backToProducts: '返回产品目录'
}

const en: typeof cn = {
  aboutProduct: 'About the product',
  origin: 'Origin',
  award: 'Award',
  relatedProducts: 'Related products',
  backToProducts: 'Back to the products'
}

export const productMessages = { cn, en }
