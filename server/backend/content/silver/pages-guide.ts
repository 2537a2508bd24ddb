// Sample data: every firm, person and figure here is invented.
import type { PackPage } from '../pack.ts'
import { day } from '../venue/dates.ts'
import { hotelsSection } from '../venue/hotels.ts'
import { parkingSection } from '../venue/parking.ts'
import { venueSection } from '../venue/place.ts'
import { taxiSection } from '../venue/taxi.ts'
import { transportSection } from '../venue/transport.ts'
import { visitorGuide } from './downloads.ts'

export const guidePage: PackPage = {
  path: '/visitor/guide',
  updated: day('2025-05-20'),
  title_cn: '交通与参观指南',
  title_en: 'Getting here and around',
  summary_cn: '从地铁站到展位没有一级台阶。下面先写这条路，再写别的走法。',
  summary_en: 'There is not a single step between the metro and the stands. That way comes first, the others after it.',
  desc_cn: '上海银发经济与康养产业展览会参观指南：无障碍路线、地铁、磁浮、公交、自驾与停车、出租车、合作酒店。',
  desc_en:
    'Visitor guide: step-free way, metro, maglev, bus, driving and parking, taxi and partner hotels for hall N5.',
  sections: [
    {
      type: 'steps',
      anchor: 'step-free',
      title_cn: '无障碍路线：从花木路站到N5馆',
      title_en: 'The step-free way from Huamu Road to hall N5',
      summary_cn: '约1公里，慢走二十五分钟。只要提前一天来电，工作人员在地铁站直梯口等你。',
      summary_en:
        'About 1 km, 25 minutes at an easy pace. Ring a day ahead and someone meets you at the lift of the station.',
      list: [
        {
          title_cn: '乘直梯到地面',
          title_en: 'Take the lift to the street',
          text_cn: '7号线终点花木路站，站台中部有直梯，出来是平路。',
          text_en:
            'Huamu Road is the last stop of line 7. The lift is in the middle of the platform; the ground outside is flat.'
        },
        {
          title_cn: '走二号入口厅旁的坡道',
          title_en: 'Use the ramp beside Entrance Hall 2',
          text_cn: '坡道有双侧扶手，门自动开。',
          text_en: 'It has rails on both sides, and the door opens by itself.'
        },
        {
          title_cn: '沿外廊向东直行',
          title_en: 'Go straight east along the covered walk',
          text_cn: '有顶、不淋雨，约每200米有座椅。',
          text_en: 'It is under cover all the way, with seats about every 200 metres.'
        },
        {
          title_cn: '从北侧2号门进N5馆',
          title_en: 'Enter hall N5 by north door 2',
          text_cn: '门宽约2米，没有门槛。进门左手是无障碍卫生间，右手是服务台。',
          text_en: 'About two metres wide, no threshold. Accessible toilet on the left, help desk on the right.'
        }
      ]
    },
    {
      type: 'table',
      anchor: 'calm',
      title_cn: '什么时候来最从容',
      title_en: 'The calmest hours',
      caption_cn: '按上届入场记录整理（示例数据）',
      caption_en: 'From last year’s entry records (sample data)',
      listCn: ['时间', '人多不多', '适合'],
      listEn: ['Time', 'How busy', 'Good for'],
      dataCn: [
        ['9:00至10:30', '多，以采购和专业观众为主', '预约会面'],
        ['10:30至12:00', '最多', '听演讲'],
        ['13:00至14:00', '少，安静时段', '慢慢试、慢慢问'],
        ['14:00至15:30', '中等', '试走道、陪同看展'],
        ['15:30以后', '少', '再看一遍中意的展位']
      ],
      dataEn: [
        ['09:00 to 10:30', 'busy, mostly buyers and professionals', 'arranged meetings'],
        ['10:30 to 12:00', 'busiest', 'talks'],
        ['13:00 to 14:00', 'calm, the quiet hour', 'trying and asking in peace'],
        ['14:00 to 15:30', 'middling', 'the walking track, rounds with a therapist'],
        ['after 15:30', 'calm', 'a second look at what you liked']
      ]
    },
    venueSection,
    transportSection,
    taxiSection,
    parkingSection,
    hotelsSection,
    {
      type: 'questions',
      anchor: 'inside',
      title_cn: '馆里的事',
      title_en: 'Inside the hall',
      list: [
        {
          question_cn: '哪里可以坐？',
          question_en: 'Where can I sit?',
          answer_cn: '每25米一处有靠背的座椅，休息区在D排和E排之间；导览图上用椅子符号标出。',
          answer_en:
            'There is a seat with a back every 25 metres and a rest area between rows D and E. The plan marks them with a chair.'
        },
        {
          question_cn: '吃什么？',
          question_en: 'What is there to eat?',
          answer_cn: '东侧餐饮区有热饭、面和软食，低盐餐请在点餐时说一声。自带食物也可以在休息区吃。',
          answer_en:
            'Hot meals, noodles and soft food on the east side; ask for less salt when you order. You may eat your own food in the rest area.'
        },
        {
          question_cn: '走散了怎么办？',
          question_en: 'What if we lose each other?',
          answer_cn: '到任一橙色马甲工作人员处，或北侧2号门服务台，我们打电话并陪着等。',
          answer_en: 'Go to anyone in an orange waistcoat or to the desk at north door 2. We ring and wait with you.'
        },
        {
          question_cn: '可以带导盲犬或陪伴犬吗？',
          question_en: 'May I bring a guide dog?',
          answer_cn: '导盲犬、助听犬可以入馆，北侧门外有饮水盆。其他宠物请留在家里。',
          answer_en:
            'Guide and hearing dogs are welcome, and there is water outside the north door. Please leave other pets at home.'
        }
      ]
    },
    {
      type: 'downloads',
      title_cn: '打印带走',
      title_en: 'To print and take along',
      list: [visitorGuide]
    }
  ]
}
