import type { PictureName } from '../pack.ts'

/** What the eight drawings of the news show, Chinese then English. */
const shown = {
  1: ['手绘：展馆入口处的人群', 'Drawing of people at the entrance of the hall'],
  2: ['手绘：排开的展位与过道', 'Drawing of a row of stands along an aisle'],
  3: ['手绘：论坛讲台与听众', 'Drawing of a speaker and an audience'],
  4: ['手绘：两双手握着一只杯子', 'Drawing of two pairs of hands holding one cup'],
  5: ['手绘：窗边的椅子与台灯', 'Drawing of a chair and a lamp by a window'],
  6: ['手绘：轮椅停在水边步道上', 'Drawing of a wheelchair on a path by the water'],
  7: ['手绘：桌上的表格与眼镜', 'Drawing of papers and a pair of glasses on a table'],
  8: ['手绘：江面上的灯笼', 'Drawing of paper lanterns on the river']
} as const satisfies Record<number, readonly [cn: string, en: string]>

/** Takes the number of a news drawing, gives it with its alternative texts. */
export const drawing = (number: keyof typeof shown): PictureName => ({
  picture: `silver/news-${number}`,
  alt_cn: shown[number][0],
  alt_en: shown[number][1]
})
