import type { ConfigEntry } from '../../../../shared/records.ts'

const plain = (code: string, content: string): ConfigEntry => ({ code, type: 1, content })

export const config: ConfigEntry[] = [
  plain('meta_title_cn', '第18届上海有机与天然产品展览会'),
  plain('meta_title_en', '18th Shanghai Organic and Natural Products Fair'),
  plain(
    'meta_desc_cn',
    '2025年6月11日至13日，上海，N5馆。有机食品与有机非食品同馆展出，三场论坛、有机力量奖、31个国家和地区的展商与买家。'
  ),
  plain(
    'meta_desc_en',
    'Shanghai, hall N5, Jun 11 - Jun 13, 2025. Organic food and organic non-food under one roof, three forums, the Organic Power Award, exhibitors and buyers from 31 countries and regions.'
  ),
  plain('meta_kws_cn', '有机食品,有机产品,天然产品,有机认证,有机转换,有机展会,上海展会,有机茶,有机母婴'),
  plain(
    'meta_kws_en',
    'organic food,organic products,natural products,organic certification,in-conversion,organic trade fair,Shanghai,organic tea,organic baby food'
  ),
  plain('sister_url_cn', 'https://silver.example.com/'),
  plain('sister_url_en', 'https://silver.example.com/en/'),
  plain('statistics_script', '')
]
