// Sample data: bus stops, walking minutes and car parks are to be checked with the venue before printing.
import type { PackSection } from '../pack.ts'

/** The ways to hall N5; each way's id is an anchor of the visitor guide. */
export const transportSection: PackSection = {
  type: 'transport',
  anchor: 'transport',
  title_cn: '怎么来',
  title_en: 'How to get here',
  summary_cn: '地铁最省心：7号线终点站花木路站出来，沿展馆外廊步行约十分钟到N5馆。',
  summary_en:
    'The metro is the least trouble: from Huamu Road, the last stop of line 7, it is about ten minutes on foot to hall N5.',
  list: [
    {
      id: 'metro',
      title_cn: '地铁',
      title_en: 'Metro',
      summary_cn: '7号线到花木路站，或2号线到龙阳路站换乘一站。',
      summary_en: 'Line 7 to Huamu Road, or line 2 to Longyang Road and one stop more.',
      listCn: [
        '7号线：坐到终点站花木路站，出站即见二号入口厅，向东沿外廊步行约1公里到N5馆。',
        '2号线：在龙阳路站换乘7号线，往花木路方向只坐一站。',
        '从虹桥站、虹桥2号航站楼出发：2号线直达龙阳路站，全程约一小时。',
        '早上八点半到九点半人最多，同行人较多时请提前半小时出门。'
      ],
      listEn: [
        'Line 7: stay on to the last stop, Huamu Road. Entrance Hall 2 is outside the station; hall N5 is about 1 km east along the covered walk.',
        'Line 2: change at Longyang Road to line 7 towards Huamu Road, one stop.',
        'From Hongqiao railway station or Terminal 2: line 2 runs straight to Longyang Road in about an hour.',
        'Trains are fullest from 08:30 to 09:30. With a group, set out half an hour earlier.'
      ]
    },
    {
      id: 'maglev',
      title_cn: '磁浮',
      title_en: 'Maglev',
      summary_cn: '浦东机场到龙阳路站约八分钟，再坐一站7号线。',
      summary_en: 'About eight minutes from Pudong Airport to Longyang Road, then one stop on line 7.',
      listCn: [
        '乘车处在浦东国际机场两座航站楼之间，跟着“磁浮”标志走。',
        '每15至20分钟一班，首末班大约在早上七点和晚上九点，出行前请再核对当天班次。',
        '到龙阳路站后换7号线一站到花木路站，或在站外打车约十分钟到三号入口厅。'
      ],
      listEn: [
        'The platform is between the two terminals of Pudong International Airport; follow the signs for Maglev.',
        'A train leaves every 15 to 20 minutes, from about 07:00 to about 21:00. Check the day’s times before you travel.',
        'At Longyang Road take line 7 one stop to Huamu Road, or a taxi for ten minutes to Entrance Hall 3.'
      ]
    },
    {
      id: 'bus',
      title_cn: '公交',
      title_en: 'Bus',
      summary_cn: '龙阳路、芳甸路沿线有多条公交线路停靠。',
      summary_en: 'Several city lines stop on Longyang Road and Fangdian Road.',
      listCn: [
        '在“龙阳路芳甸路”一带下车，步行约八分钟到二号入口厅。',
        '线路和班次常有调整，请以当天地图应用显示的为准。',
        '展期三天，龙阳路站与三号入口厅之间有免费接驳车，8:30至17:30每15分钟一班，最后一天到15:30。'
      ],
      listEn: [
        'Get off near the crossing of Longyang Road and Fangdian Road; Entrance Hall 2 is about eight minutes on foot.',
        'Lines and times change often: go by what your map app shows on the day.',
        'On the three fair days a free shuttle links Longyang Road station with Entrance Hall 3 every 15 minutes, 08:30 to 17:30, until 15:30 on the last day.'
      ]
    },
    {
      id: 'driving',
      title_cn: '自驾',
      title_en: 'Driving',
      summary_cn: '走龙阳路高架或罗山路高架，从龙阳路出口下。',
      summary_en: 'Take the Longyang or Luoshan elevated road and leave at Longyang Road.',
      listCn: [
        '市区方向：过南浦大桥后走龙阳路高架，从芳甸路出口下，右转进停车场。',
        '浦东机场方向：走迎宾高速、罗山路高架，从龙阳路出口下。',
        '观众停车请认准P3停车场，离三号入口厅最近；导航可直接搜“新国际博览中心P3”。',
        '布展货车走专用车道，不要跟着货车排队。'
      ],
      listEn: [
        'From the city: cross Nanpu Bridge, follow the Longyang elevated road, leave at Fangdian Road and turn right into the car park.',
        'From Pudong Airport: Yingbin Expressway, then the Luoshan elevated road, exit Longyang Road.',
        'Visitors park at P3, the nearest to Entrance Hall 3; enter the centre’s name and P3 in your navigation.',
        'Lorries for the stands have their own lane. Do not queue behind them.'
      ]
    },
    {
      id: 'taxi',
      title_cn: '出租车与网约车',
      title_en: 'Taxi and ride-hailing',
      summary_cn: '上海火车站约20公里，虹桥约32公里，浦东机场约28公里。',
      summary_en: 'About 20 km from Shanghai Railway Station, 32 km from Hongqiao, 28 km from Pudong Airport.',
      listCn: [
        '对司机说“新国际博览中心，三号入口厅”，或者给他看本页的地址。',
        '上下客在三号入口厅外的专用区，网约车定位请选“3号入口厅上客点”。',
        '下午四点后打车要排队，赶火车、飞机的观众建议坐地铁。'
      ],
      listEn: [
        'Show the driver the Chinese address in the venue box above and point to Entrance Hall 3.',
        'The pick-up and set-down area is outside Entrance Hall 3; choose it as the meeting point in a ride-hailing app.',
        'After 16:00 there is a queue. If you have a train or a flight to catch, take the metro.'
      ]
    },
    {
      id: 'walking',
      title_cn: '步行与无障碍路线',
      title_en: 'On foot, without steps',
      summary_cn: '从花木路站到N5馆全程没有台阶，约1公里。',
      summary_en: 'From Huamu Road station to hall N5 without a single step, about 1 km.',
      listCn: [
        '花木路站乘直梯到地面，出站后即为平路。',
        '从二号入口厅旁的坡道进馆区，沿外廊向东直行，沿途每隔约200米有座椅。',
        'N5馆从北侧2号门进入，门宽约2米，没有门槛；无障碍卫生间在门内左手边。',
        '三号入口厅服务台可免费借用轮椅，请带身份证件；需要人陪同的观众请提前一天来电。'
      ],
      listEn: [
        'Take the lift at Huamu Road station to street level; the ground outside is flat.',
        'Enter by the ramp beside Entrance Hall 2 and go straight east along the covered walk; there are seats about every 200 metres.',
        'Enter hall N5 by north door 2, about two metres wide and without a threshold. The accessible toilet is inside on the left.',
        'The desk in Entrance Hall 3 lends wheelchairs free of charge against an identity document. If you need someone with you, please ring a day before.'
      ]
    }
  ]
}
