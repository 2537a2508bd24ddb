/** Messages of the page for errors, in every language. */
const cn = {
  failureTitle: '页面暂时打不开',
  failureUpstream: '提供内容的服务没有及时回应，我们正在等它恢复。',
  failureInternal: '这个页面在生成时出了问题，已经记录下来。',
  failureStillWorks: '您填写过的表单不会丢失，其他页面大多仍可浏览。请稍候片刻再试。',
  tryAgain: '重试'
}

const en: typeof cn = {
  failureTitle: 'This page cannot be shown just now',
  failureUpstream: 'The service that holds our content did not answer in time. We are waiting for it to come back.',
  failureInternal: 'Something went wrong while this page was being made. It has been noted.',
  failureStillWorks:
    'Forms you have sent are safe, and most other pages can still be read. Please try again in a moment.',
  tryAgain: 'Try again'
}

export const failureMessages = { cn, en }
