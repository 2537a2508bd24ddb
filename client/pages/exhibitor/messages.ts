/** Messages of the page of an exhibitor, in every language. */
const cn = {
  brand: '品牌',
  since: '首次参展',
  year: (year: number) => `${year}年`,
  area: '展位面积',
  squareMetres: (area: number) => `${area}平方米`,
  website: '网站',
  aboutCompany: '企业介绍',
  productsOf: '参展产品',
  allProductsOf: '在产品目录里看',
  talksOf: '相关演讲',
  newsOf: '相关新闻',
  backToExhibitors: '返回展商名录'
}

const en: typeof cn = {
  brand: 'Brand',
  since: 'At the fair since',
  year: (year) => `${year}`,
  area: 'Booth area',
  squareMetres: (area) => `${area} m²`,
  website: 'Website',
  aboutCompany: 'About the company',
  productsOf: 'Products on show',
  allProductsOf: 'See them in the product directory',
  talksOf: 'Related talks',
  newsOf: 'Related news',
  backToExhibitors: 'Back to the exhibitors'
}

export const exhibitorMessages = { cn, en }
