/** Messages of the hall plan, in every language. */
const cn = {
  summary: '点一个展位看它是谁、怎么走。可以搜索、按类别标出，也可以放大、拖动。',
  hint: '公司、品牌、产品或展位号',
  tools: '地图工具',
  zoomIn: '放大',
  zoomOut: '缩小',
  wholeHall: '看整个馆',
  mapHelp: '方向键移动，加号和减号缩放，0 看整个馆。也可以按住 Ctrl 滚动滚轮，或用两指缩放。',
  legend: '类别',
  boothCount: (count: number) => `（${count}）`,
  allCategories: '全部类别',
  markedCategory: (name: string, count: number) => `“${name}”标出 ${count} 个展位`,
  places: '馆内设施',
  stepFree: '无台阶',
  showStepFree: '无台阶路线',
  walk: (count: number) => `我收藏的 ${count} 家，连成一条路线`,
  walkLength: (metres: number) => `从门口走完约 ${metres} 米`,
  card: (booth: string) => `展位 ${booth}`,
  closeCard: '关闭',
  nextTalk: '下一场演讲',
  distance: (metres: number, door: string) => `离${door}约 ${metres} 米`,
  mainDoor: '大门',
  showWay: '标出怎么走',
  hideWay: '收起路线',
  openExhibitor: '展商详情',
  inPlan: '已在我的计划里'
}

const en: typeof cn = {
  summary: 'Tap a booth to see whose it is and how to get there. Search, mark a category, zoom and drag.',
  hint: 'Company, brand, product or booth',
  tools: 'Tools of the map',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  wholeHall: 'Whole hall',
  mapHelp:
    'Arrow keys move, plus and minus zoom, 0 shows the whole hall. Or turn the wheel with Ctrl, or use two fingers.',
  legend: 'Categories',
  boothCount: (count) => ` (${count})`,
  allCategories: 'All categories',
  markedCategory: (name, count) => `${count === 1 ? '1 booth' : `${count} booths`} marked for “${name}”`,
  places: 'In the hall',
  stepFree: 'step-free',
  showStepFree: 'Step-free way',
  walk: (count) => (count === 1 ? 'The way to the booth in my plan' : `A walk to the ${count} booths in my plan`),
  walkLength: (metres) => `about ${metres} m from the door`,
  card: (booth) => `Booth ${booth}`,
  closeCard: 'Close',
  nextTalk: 'Next talk',
  distance: (metres, door) => `About ${metres} m from: ${door}`,
  mainDoor: 'main door',
  showWay: 'Show the way',
  hideWay: 'Hide the way',
  openExhibitor: 'About this exhibitor',
  inPlan: 'In my plan'
}

export const hallMessages = { cn, en }
