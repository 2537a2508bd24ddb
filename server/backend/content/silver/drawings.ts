import type { PictureName } from '../pack.ts'

/** Level-2 category id to the name of its drawing and what the drawing shows, Chinese then English. */
const drawings: Record<number, [key: string, cn: string, en: string]> = {
  11: ['mobility', '轮椅与助行器的线条图', 'Line drawing of a wheelchair and a walking frame'],
  12: ['rehabilitation', '康复训练器械的线条图', 'Line drawing of rehabilitation equipment'],
  13: ['nursing', '护理床与床边用品的线条图', 'Line drawing of a care bed and bedside items'],
  14: ['smart', '感应器与呼叫装置的线条图', 'Line drawing of a sensor and a call device'],
  15: ['home', '装有扶手的居室的线条图', 'Line drawing of a room fitted with grab rails'],
  16: ['nutrition', '碗勺与餐食的线条图', 'Line drawing of a bowl, a spoon and a meal'],
  21: ['institutions', '康养社区建筑的线条图', 'Line drawing of a retirement community building'],
  22: ['leisure', '旅行与书本的线条图', 'Line drawing of travel and books'],
  23: ['finance', '保单与硬币的线条图', 'Line drawing of a policy and coins'],
  24: ['training', '照护课堂的线条图', 'Line drawing of a care training class']
}

/** Takes the id of a level-2 or level-3 category; gives its drawing. Throws for an id outside the tree. */
export function drawingOf(category: number): PictureName {
  const drawing = drawings[category > 99 ? Math.floor(category / 10) : category]
  if (!drawing) throw new RangeError(`No drawing for category ${category}`)
  return { picture: `silver/category-${drawing[0]}`, alt_cn: drawing[1], alt_en: drawing[2] }
}
