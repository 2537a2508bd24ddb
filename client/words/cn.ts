/** 中文界面文字。English has the same keys: a key that one language lacks does not compile. */
export const cn = {
  skipToContent: '跳到正文',
  home: '首页',
  newWindow: '在新窗口打开',
  backToTop: '返回顶部',
  backToHome: '返回首页',
  notFoundTitle: '页面不存在',
  notFoundText: '该页面不存在，可能已被移动或删除。',
  emptyList: '没有数据',
  emptySelect: '无匹配数据',
  pictureFailed: '加载失败'
}

export type Words = typeof cn
