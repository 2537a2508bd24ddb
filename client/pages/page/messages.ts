/** Messages of the content pages, in every language. */
const cn = {
  meetIn: (hall: string) => `三天，${hall}，面对面。先登记，现场不用排队。`
}

const en: typeof cn = {
  meetIn: (hall) => `Three days, face to face, in ${hall}. Register first and walk straight in.`
}

export const contentMessages = { cn, en }
