// Sample data: every firm, person and figure here is invented.
import type { Picture, Video } from '../../../../shared/records.ts'
import type { Packed, PackPage } from '../pack.ts'
import { day } from '../venue/dates.ts'

type Photo = Packed<Picture> & { caption_cn: string; caption_en: string }
type Shown = [alt_cn: string, alt_en: string, caption_cn: string, caption_en: string]

const shown: Shown[] = [
  [
    '手绘：展馆大门与清晨的人',
    'Drawing of the hall doors in the early morning',
    '2024年6月5日，开门前十分钟',
    '5 June 2024, ten minutes before opening'
  ],
  [
    '手绘：长坡道上的两个人',
    'Drawing of two people on a long ramp',
    '坡道一比十二，两侧有扶手',
    'A ramp of one in twelve, with rails on both sides'
  ],
  [
    '手绘：馆中央的试走道',
    'Drawing of the walking track in the middle of the hall',
    '试走道：坡、坎、地毯、石板',
    'The track: slope, threshold, carpet, flagstones'
  ],
  [
    '手绘：一只手握住刹车把手',
    'Drawing of a hand on a brake lever',
    '行安辅具展位，试第六版刹车',
    "Trying the sixth version of the brake at Xing'an Mobility"
  ],
  [
    '手绘：护理床与床边的台灯',
    'Drawing of a care bed with a lamp beside it',
    '躺下来试，不限时间',
    'Lie down, take your time'
  ],
  [
    '手绘：有扶手的卫生间',
    'Drawing of a bathroom with grab rails',
    '按原尺寸搭建的卫生间',
    'A bathroom built in full size'
  ],
  [
    '手绘：圆桌边的听众',
    'Drawing of an audience at round tables',
    '产业圆桌会议的提问时间',
    'Questions at the roundtable'
  ],
  [
    '手绘：讲台与字幕屏',
    'Drawing of a lectern and a caption screen',
    '实时字幕，字高六厘米',
    'Live captions, six centimetres high'
  ],
  [
    '手绘：安静区的小桌',
    'Drawing of small tables in the quiet area',
    '采购配对在安静区进行',
    'Matchmaking in the quiet area'
  ],
  [
    '手绘：一碗饭与三把勺',
    'Drawing of a bowl and three spoons',
    '软食试味，一口锅三种软硬',
    'Tasting soft food: one pot, three grades'
  ],
  [
    '手绘：两双手做康复练习',
    'Drawing of two pairs of hands at an exercise',
    '暮桥康复的治疗师示范手部练习',
    'A therapist of Muqiao Rehabilitation shows a hand exercise'
  ],
  [
    '手绘：靠背长椅与手杖',
    'Drawing of a bench with a back and a walking stick',
    '每二十五米一处座椅',
    'A seat every 25 metres'
  ],
  [
    '手绘：放大镜与说明书',
    'Drawing of a magnifying glass on a manual',
    '说明书要经得起放大镜',
    'A manual should stand up to a magnifying glass'
  ],
  [
    '手绘：床边的感应灯',
    'Drawing of a sensor light by a bed',
    '不装摄像头的夜间看护',
    'Watching over the night without a camera'
  ],
  [
    '手绘：孩子推着轮椅',
    'Drawing of a child pushing a wheelchair',
    '三代家庭论坛的场外',
    'Outside the Three Generations Forum'
  ],
  [
    '手绘：排成弧形的展位',
    'Drawing of stands in an arc',
    '小展团：十人以下的工作坊',
    'The small makers: workshops of fewer than ten'
  ],
  [
    '手绘：写信的手与信箱',
    'Drawing of a hand, a letter and a letter box',
    '出口的信箱收到317封信',
    'The letter box at the exit took 317 letters'
  ],
  ['手绘：水面上的灯笼', 'Drawing of lanterns on the water', '晚照奖首次颁发', 'The first Evening Light Award'],
  ['手绘：举起奖牌的双手', 'Drawing of hands holding up a medal', '由试用者颁奖', 'Trial users hand over the award'],
  [
    '手绘：拉开的折叠轮椅',
    'Drawing of a folding wheelchair half open',
    '折叠轮椅拆开看',
    'A folding wheelchair taken apart'
  ],
  [
    '手绘：戴耳机的听众',
    'Drawing of a listener with headphones',
    '同声传译的耳机在门口领',
    'Headphones for the interpretation'
  ],
  ['手绘：茶杯与小碟', 'Drawing of a tea cup and a saucer', '下午三点，休息区的茶', 'Tea in the rest area at three'],
  [
    '手绘：穿马甲的工作人员',
    'Drawing of a steward in a waistcoat',
    '找不到路，问穿橙色马甲的人',
    'Lost? Ask an orange waistcoat'
  ],
  ['手绘：黄昏江边的远景', 'Drawing of the river at dusk', '闭馆以后，江边', 'By the river after closing']
]

const photos: Photo[] = shown.map(([alt_cn, alt_en, caption_cn, caption_en], index) => ({
  picture: `silver/gallery-${String(index + 1).padStart(2, '0')}`,
  alt_cn,
  alt_en,
  caption_cn,
  caption_en
}))

const videos: Packed<Video>[] = [
  {
    src: 'silver/clip-1.mp4',
    seconds: 8,
    caption_cn: '从花木路站到N5馆的无障碍路线',
    caption_en: 'The step-free way from Huamu Road to hall N5',
    poster: {
      picture: 'silver/video-1',
      alt_cn: '手绘短片封面：沿坡道前行的轮椅',
      alt_en: 'Drawn still: a wheelchair going along a ramp'
    }
  },
  {
    src: 'silver/clip-2.mp4',
    seconds: 8,
    caption_cn: '试走道走一趟：坡、坎、地毯、石板',
    caption_en: 'Once along the track: slope, threshold, carpet, flagstones',
    poster: {
      picture: 'silver/video-2',
      alt_cn: '手绘短片封面：起伏的试走道',
      alt_en: 'Drawn still: the walking track, up and down'
    }
  },
  {
    src: 'silver/clip-3.mp4',
    seconds: 8,
    caption_cn: '入夜，灯笼亮起来',
    caption_en: 'At dusk the lanterns are lit',
    poster: {
      picture: 'silver/video-3',
      alt_cn: '手绘短片封面：江面上的灯笼',
      alt_en: 'Drawn still: lanterns on the river'
    }
  }
]

export const galleryPage: PackPage = {
  path: '/exhibition/gallery',
  updated: day('2024-07-01'),
  title_cn: '现场图片与视频',
  title_en: 'Pictures and films',
  summary_cn: '二十四张手绘速写和三段短片，画的是2024年那三天。',
  summary_en: 'Twenty-four sketches and three short films of the three days in 2024.',
  sections: [
    {
      type: 'text',
      html_cn:
        '<p>我们请画师代替摄影师，因为不少观众愿意来，却不愿意被拍。点开任意一张可以放大，用左右方向键或手指滑动翻看。短片没有声音。</p>',
      html_en:
        '<p>We sent someone to draw instead of a photographer: many visitors like to come and do not like to be photographed. Open any picture to enlarge it, and move on with the arrow keys or a swipe. The films are silent.</p>'
    },
    { type: 'gallery', photos, videos },
    {
      type: 'text',
      title_cn: '使用说明',
      title_en: 'Using the pictures',
      html_cn:
        '<p>媒体报道可以免费使用，请注明展会名称，不要改画面里的人。需要高清文件，请看<a href="/media/cooperation">媒体合作</a>。</p>',
      html_en:
        '<p>The press may use them free of charge with the name of the exhibition; please leave the people as they are drawn. For large files see <a href="/media/cooperation">working with the press</a>.</p>'
    }
  ]
}
