/** Messages of the page for errors, in every language. */
const cn = {
  failureTitle: '页面暂时打不开',
  failureUpstream: '提供内容的服务没有及时回应，我们正在等它恢复。',
  failureInternal: '这个页面在生成时出了问题，已经记录下来。',
  failureStillWorks: '您填写过的表单不会丢失，其他页面大多仍可浏览。请稍候片刻再试。',
  tryAgain: '重试',
  formTitle: '您填写的表单',
  formOfFailed: '这个表单所在的页面暂时打不开。您填写的内容都保留在下面。',
  formGone: '提交时的页面没有这个表单，或者已经不再提供。您填写的内容都保留在下面。'
}

const en: typeof cn = {
  failureTitle: 'This page cannot be shown just now',
  failureUpstream: 'The service that holds our content did not answer in time. We are waiting for it to come back.',
  failureInternal: 'Something went wrong while this page was being made. It has been noted.',
  failureStillWorks:
    'Forms you have sent are safe, and most other pages can still be read. Please try again in a moment.',
  tryAgain: 'Try again',
  formTitle: 'The form you filled in',
  formOfFailed: 'The page of this form cannot be shown just now. Everything you entered is kept below.',
  formGone:
    'The page you sent this from does not have the form, or no longer offers it. Everything you entered is kept below.'
}

export const failureMessages = { cn, en }
