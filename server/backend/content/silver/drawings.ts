import type { PictureName } from '../pack.ts'

/** Level-2 category id to the name of its drawing and what the drawing shows, Chinese then English. */
const drawings: Record<number, [key: string, cn: string, en: string]> = {
  11: ['mobility', '插画：停在水边的轮椅', 'Drawing of a wheelchair by the water'],
  12: ['rehabilitation', '插画：一个人在平行杠之间站立练习', 'Drawing of a person standing between parallel bars'],
  13: ['nursing', '插画：叠好的毛巾与一瓶洗护液', 'Drawing of folded towels and a pump bottle'],
  14: ['smart', '插画：发出信号的智能手表', 'Drawing of a smart watch sending a signal'],
  15: ['home', '插画：扶手椅、落地灯与墙上的扶手', 'Drawing of an armchair, a floor lamp and a grab rail'],
  16: ['nutrition', '插画：一碗热汤与一双筷子', 'Drawing of a steaming bowl with chopsticks'],
  21: ['institutions', '插画：两栋相邻的小屋', 'Drawing of two houses side by side'],
  22: ['leisure', '插画：山前水面上的帆船', 'Drawing of a sailing boat in front of mountains'],
  23: ['finance', '插画：撑开的伞与几摞硬币', 'Drawing of an open umbrella over coins'],
  24: ['training', '插画：打开的书与学位帽', 'Drawing of an open book and a graduation cap']
}

/** Takes the id of a level-2 or level-3 category; gives its drawing. Throws for an id outside the tree. */
export function drawingOf(category: number): PictureName {
  const drawing = drawings[category > 99 ? Math.floor(category / 10) : category]
  if (!drawing) throw new RangeError(`No drawing for category ${category}`)
  return { picture: `silver/category-${drawing[0]}`, alt_cn: drawing[1], alt_en: drawing[2] }
}
