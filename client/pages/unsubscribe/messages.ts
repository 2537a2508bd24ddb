/** Messages of the page for unsubscribing, in every language. */
const cn = {
  unsubscribeText: '填写收快讯的邮箱，按下退订，就不会再收到。',
  address: '要退订的邮箱'
}

const en: typeof cn = {
  unsubscribeText:
    'Enter the email address that receives the e-news and press “Unsubscribe”: no more will be sent to it.',
  address: 'Which address?'
}

export const unsubscribeMessages = { cn, en }
