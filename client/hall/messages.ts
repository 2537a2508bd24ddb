/** Messages of the hall plan, in every language. */
const cn = {
  hint: '公司或展位号',
  totalWithUnlisted: (count: number) => `图上有${count}个展位；画条纹的未列入名录`,
  halls: '展馆',
  tools: '地图工具',
  wholeHall: '看整个馆',
  mapHelp: '方向键移动，加号和减号缩放，0看整个馆。也可以按住Ctrl滚动滚轮，或用两指缩放。',
  legend: '类别',
  boothCount: (count: number) => `（${count}）`,
  allCategories: '全部类别',
  markedCategory: (name: string, count: number) => `“${name}”标出${count}个展位`,
  places: '馆内设施',
  stepFree: '无台阶',
  allStepFree: '下面各处都没有台阶',
  showStepFree: '无障碍路线',
  walk: (count: number) => `计划里的${count}家，连成一条路线`,
  walkLength: (metres: number) => `从门口走完约${metres}米`,
  leg: (metres: number) => `走约${metres}米`,
  card: (booth: string) => `展位${booth}`,
  nextTalk: '下一场演讲',
  distance: (metres: number, door: string) => `离${door}约${metres}米`,
  mainDoor: '大门',
  showWay: '标出怎么走',
  hideWay: '收起路线',
  openExhibitor: '展商详情'
}

const en: typeof cn = {
  hint: 'Company or booth',
  totalWithUnlisted: (count) =>
    `${count === 1 ? '1 booth' : `${count} booths`} on the plan; striped ones are not listed`,
  halls: 'Halls',
  tools: 'Map tools',
  wholeHall: 'Whole hall',
  mapHelp: 'Arrow keys move the map, plus and minus zoom, 0 shows the whole hall. Or hold Ctrl and scroll, or pinch.',
  legend: 'Categories',
  boothCount: (count) => ` (${count})`,
  allCategories: 'All categories',
  markedCategory: (name, count) => `${count === 1 ? '1 booth' : `${count} booths`} marked for “${name}”`,
  places: 'In the hall',
  stepFree: 'step-free',
  allStepFree: 'All of these are step-free',
  showStepFree: 'Step-free route',
  walk: (count) => (count === 1 ? 'Route to the booth in my plan' : `Route to the ${count} booths in my plan`),
  walkLength: (metres) => `about ${metres} m from the door`,
  leg: (metres) => `${metres} m on foot`,
  card: (booth) => `Booth ${booth}`,
  nextTalk: 'Next talk',
  distance: (metres, door) => `${door}: about ${metres} m away`,
  mainDoor: 'main door',
  showWay: 'Show the route',
  hideWay: 'Hide the route',
  openExhibitor: 'About this exhibitor'
}

export const hallMessages = { cn, en }
