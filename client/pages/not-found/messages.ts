/** Messages of the page for status 404, in every language. */
const cn = {
  notFoundTitle: '页面不存在',
  notFoundText: '该页面不存在，可能已被移动或删除。',
  sitePages: '本站页面'
}

const en: typeof cn = {
  notFoundTitle: 'This page could not be found',
  notFoundText: 'It may have been moved or removed.',
  sitePages: 'Pages of this site'
}

export const notFoundMessages = { cn, en }
