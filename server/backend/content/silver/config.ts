// Sample data: every firm, person and figure here is invented.
import type { ConfigEntry } from '../../../../shared/records.ts'

const plain = (code: string, content: string): ConfigEntry => ({ code, type: 1, content })

export const config: ConfigEntry[] = [
  plain('meta_title_cn', '上海银发经济与康养产业展览会'),
  plain('meta_title_en', 'Shanghai Silver Economy and Senior Care Exhibition'),
  plain(
    'meta_desc_cn',
    '2025年6月11日至13日，上海，N5馆。辅具与出行、康复、护理、智慧照护、适老化家居、营养膳食，以及养老机构、旅居、保险和培训服务，三天看齐。'
  ),
  plain(
    'meta_desc_en',
    'Shanghai, hall N5, Jun 11 - Jun 13, 2025. Mobility, rehabilitation, nursing, smart care, age-friendly homes and nutrition, with care communities, travel, insurance and training, in three days.'
  ),
  plain('meta_kws_cn', '银发经济,康养,辅具,康复,护理,智慧照护,适老化改造,养老服务,上海展会'),
  plain(
    'meta_kws_en',
    'silver economy,senior care,assistive devices,rehabilitation,nursing care,smart care,age-friendly home,care communities,Shanghai trade fair'
  ),
  plain('sister_url_cn', 'https://organic.example.com/'),
  plain('sister_url_en', 'https://organic.example.com/en/'),
  plain('statistics_script', '')
]
