// Sample data: every firm, person and figure here is invented.
import type { Partner } from '../../../../shared/records.ts'
import type { Packed } from '../pack.ts'

type Both = [cn: string, en: string]

const partner = (kind: Partner['kind'], name: Both, summary: Both): Packed<Partner> => ({
  kind,
  name_cn: name[0],
  name_en: name[1],
  summary_cn: summary[0],
  summary_en: summary[1]
})

export const mediaPartners: Packed<Partner>[] = [
  partner(
    'media',
    ['霜叶周报', 'Frostleaf Weekly'],
    ['面向五十岁以上读者的生活周报，正文四号字。', 'A weekly for readers over fifty, set in large type throughout.']
  ),
  partner(
    'media',
    ['檐灯网', 'Eavelight Online'],
    ['社区照护与居家服务的每日新闻。', 'Daily news of community and home care.']
  ),
  partner(
    'media',
    ['适老设计册', 'Age-friendly Design Quarterly'],
    ['每季一册，刊登可照着施工的节点图。', 'Four issues a year, with details that a builder can follow.']
  ),
  partner(
    'media',
    ['渡口广播', 'Ferry Radio'],
    [
      '晚间谈话电台，三天里在馆内设直播间。',
      'An evening talk station, on air from a booth in the hall for all three days.'
    ]
  ),
  partner(
    'media',
    ['桂下康复', 'Under the Osmanthus'],
    ['治疗师写给治疗师的双月刊。', 'Written every other month by therapists for therapists.']
  ),
  partner(
    'media',
    ['浦岸商情', "Pu'an Trade News"],
    ['采购、招标与渠道消息，周二周五出版。', 'Purchasing, tenders and trade channels, Tuesdays and Fridays.']
  ),
  partner(
    'media',
    ['白鬓镜头', 'Silver Temple Pictures'],
    [
      '拍摄长者日常的图片社，本届图集由其提供构图。',
      'A picture agency of everyday later life; it advised on our gallery.'
    ]
  ),
  partner(
    'media',
    ['照护手记', "The Carer's Notebook"],
    ['护理员投稿的小报，一半版面是问答。', 'A small paper written by care workers, half of it questions and answers.']
  ),
  partner(
    'media',
    ['三代人播客', 'Three Generations Podcast'],
    ['每期请一家三代各说一段。', 'One family an episode, three generations, a part for each.']
  ),
  partner(
    'media',
    ['慢步志', 'Slow Steps'],
    ['无障碍出行路线杂志，每条路都有人推着轮椅走过。', 'Step-free routes, each one tested with a wheelchair.']
  ),
  partner(
    'media',
    ['汀屿医养通讯', 'Tingyu Health and Care Letter'],
    ['寄给医院与养老机构管理者的月度通讯。', 'A monthly letter to managers of hospitals and care homes.']
  ),
  partner(
    'media',
    ['匙语食单', 'The Chiyu Table'],
    [
      '软食与家常营养菜谱，配分步照片。',
      'Recipes for soft food and everyday nutrition, with a photograph for each step.'
    ]
  )
]

export const associationPartners: Packed<Partner>[] = [
  partner(
    'association',
    ['汀岸老龄社会研究所', "Ting'an Institute for Ageing Societies"],
    ['圆桌会议的学术支持，提供入户调查数据。', 'Academic partner of the roundtable and source of the household survey.']
  ),
  partner(
    'association',
    ['六院联合采购办公室', 'Six Homes Joint Purchasing Office'],
    ['采购配对的首批采购方。', 'The first buyer to take part in matchmaking.']
  ),
  partner(
    'association',
    ['晚渡学堂', 'Wandu Learning House'],
    ['在十一个城市招募晚照奖试用团。', 'Recruits the trial panel of the award in eleven cities.']
  ),
  partner(
    'association',
    ['握手护理培训', 'Handclasp Care Training'],
    ['现场志愿者的陪同与推行培训。', 'Trains the volunteers on site to guide and to push.']
  )
]

export const pavilionPartners: Packed<Partner>[] = [
  partner(
    'pavilion',
    ['北欧居家照护展团', 'Nordic Home Care Group'],
    [
      '丹麦、瑞典、芬兰企业联合展出助行车、护理辅具与安静的传感器。',
      'Danish, Swedish and Finnish firms with rollators, care aids and quiet sensors.'
    ]
  ),
  partner(
    'pavilion',
    ['辅具创新小展团', 'Small Makers of Aids'],
    [
      '十人以下的工作坊共用一块光地，轮流示范。',
      'Workshops of fewer than ten people share one bare stand and take turns to show.'
    ]
  )
]
