/** Messages of the hall's pictures, in every language. */
const cn = {
  own: (count: number) => `计划里的${count}个展位，在馆里的这些地方`,
  awarded: '产品获奖的展商'
}

const en: typeof cn = {
  own: (count) =>
    count === 1
      ? 'Where the booth in the plan is in the hall'
      : `Where the ${count} booths in the plan are in the hall`,
  awarded: 'Exhibitors with an awarded product'
}

export const hallPictureMessages = { cn, en }
