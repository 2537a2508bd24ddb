/**
 * The options of a country field: ISO 3166-1 codes and names, China first, then by pinyin or alphabet. The names are
 * listed here because those of `Intl.DisplayNames` differ between versions of browsers and Node, and hydration needs
 * equal HTML.
 */
import type { Localizations } from './locale.ts'

export interface Country {
  /** ISO 3166-1 alpha-2. */
  code: string
  name: string
}

const parseList = (list: string): readonly Country[] =>
  list
    .trim()
    .split(/;\s*/)
    .filter(Boolean)
    .map((entry) => ({ code: entry.slice(0, 2), name: entry.slice(3) }))

/** Countries and regions by language. */
export const countries: Localizations<readonly Country[]> = {
  cn: parseList(`
  CN 中国; HK 中国香港; MO 中国澳门; TW 中国台湾; AL 阿尔巴尼亚; DZ 阿尔及利亚; AF 阿富汗; AR 阿根廷;
  AE 阿拉伯联合酋长国; OM 阿曼; AZ 阿塞拜疆; EG 埃及; ET 埃塞俄比亚; IE 爱尔兰; EE 爱沙尼亚; AD 安道尔;
  AO 安哥拉; AG 安提瓜和巴布达; AT 奥地利; AU 澳大利亚; BB 巴巴多斯; PG 巴布亚新几内亚; BS 巴哈马; PK 巴基斯坦;
  PY 巴拉圭; PS 巴勒斯坦; BH 巴林; PA 巴拿马; BR 巴西; BY 白俄罗斯; BG 保加利亚; MK 北马其顿; BJ 贝宁;
  BE 比利时; IS 冰岛; PL 波兰; BA 波斯尼亚和黑塞哥维那; BO 玻利维亚; BZ 伯利兹; BW 博茨瓦纳; BT 不丹;
  BF 布基纳法索; BI 布隆迪; KP 朝鲜; GQ 赤道几内亚; DK 丹麦; DE 德国; TL 东帝汶; TG 多哥; DO 多米尼加共和国;
  DM 多米尼克; RU 俄罗斯; EC 厄瓜多尔; ER 厄立特里亚; FR 法国; VA 梵蒂冈; PH 菲律宾; FJ 斐济; FI 芬兰;
  CV 佛得角; GM 冈比亚; CG 刚果（布）; CD 刚果（金）; CO 哥伦比亚; CR 哥斯达黎加; GD 格林纳达; GE 格鲁吉亚;
  CU 古巴; GY 圭亚那; KZ 哈萨克斯坦; HT 海地; KR 韩国; NL 荷兰; ME 黑山; HN 洪都拉斯; KI 基里巴斯; DJ 吉布提;
  KG 吉尔吉斯斯坦; GN 几内亚; GW 几内亚比绍; CA 加拿大; GH 加纳; GA 加蓬; KH 柬埔寨; CZ 捷克; ZW 津巴布韦;
  CM 喀麦隆; QA 卡塔尔; KM 科摩罗; CI 科特迪瓦; KW 科威特; HR 克罗地亚; KE 肯尼亚; LV 拉脱维亚; LS 莱索托;
  LA 老挝; LB 黎巴嫩; LT 立陶宛; LR 利比里亚; LY 利比亚; LI 列支敦士登; LU 卢森堡; RW 卢旺达; RO 罗马尼亚;
  MG 马达加斯加; MV 马尔代夫; MT 马耳他; MW 马拉维; MY 马来西亚; ML 马里; MH 马绍尔群岛; MU 毛里求斯;
  MR 毛里塔尼亚; US 美国; MN 蒙古; BD 孟加拉国; PE 秘鲁; FM 密克罗尼西亚; MM 缅甸; MD 摩尔多瓦; MA 摩洛哥;
  MC 摩纳哥; MZ 莫桑比克; MX 墨西哥; NA 纳米比亚; ZA 南非; SS 南苏丹; NR 瑙鲁; NI 尼加拉瓜; NP 尼泊尔;
  NE 尼日尔; NG 尼日利亚; NO 挪威; PW 帕劳; PT 葡萄牙; JP 日本; SE 瑞典; CH 瑞士; SV 萨尔瓦多; WS 萨摩亚;
  RS 塞尔维亚; SL 塞拉利昂; SN 塞内加尔; CY 塞浦路斯; SC 塞舌尔; SA 沙特阿拉伯; ST 圣多美和普林西比;
  KN 圣基茨和尼维斯; LC 圣卢西亚; SM 圣马力诺; VC 圣文森特和格林纳丁斯; LK 斯里兰卡; SK 斯洛伐克;
  SI 斯洛文尼亚; SZ 斯威士兰; SD 苏丹; SR 苏里南; SB 所罗门群岛; SO 索马里; TJ 塔吉克斯坦; TH 泰国;
  TZ 坦桑尼亚; TO 汤加; TT 特立尼达和多巴哥; TN 突尼斯; TV 图瓦卢; TR 土耳其; TM 土库曼斯坦; VU 瓦努阿图;
  GT 危地马拉; VE 委内瑞拉; BN 文莱; UG 乌干达; UA 乌克兰; UY 乌拉圭; UZ 乌兹别克斯坦; ES 西班牙; GR 希腊;
  SG 新加坡; NZ 新西兰; HU 匈牙利; SY 叙利亚; JM 牙买加; AM 亚美尼亚; YE 也门; IQ 伊拉克; IR 伊朗; IL 以色列;
  IT 意大利; IN 印度; ID 印度尼西亚; GB 英国; JO 约旦; VN 越南; ZM 赞比亚; TD 乍得; CL 智利; CF 中非共和国;`),
  en: parseList(`
  CN China; HK Hong Kong, China; MO Macao, China; TW Taiwan, China; AF Afghanistan; AL Albania; DZ Algeria;
  AD Andorra; AO Angola; AG Antigua and Barbuda; AR Argentina; AM Armenia; AU Australia; AT Austria;
  AZ Azerbaijan; BS Bahamas; BH Bahrain; BD Bangladesh; BB Barbados; BY Belarus; BE Belgium; BZ Belize;
  BJ Benin; BT Bhutan; BO Bolivia; BA Bosnia and Herzegovina; BW Botswana; BR Brazil; BN Brunei; BG Bulgaria;
  BF Burkina Faso; BI Burundi; KH Cambodia; CM Cameroon; CA Canada; CV Cape Verde; CF Central African Republic;
  TD Chad; CL Chile; CO Colombia; KM Comoros; CG Congo; CR Costa Rica; CI Côte d'Ivoire; HR Croatia; CU Cuba;
  CY Cyprus; CZ Czechia; CD Democratic Republic of the Congo; DK Denmark; DJ Djibouti; DM Dominica;
  DO Dominican Republic; EC Ecuador; EG Egypt; SV El Salvador; GQ Equatorial Guinea; ER Eritrea; EE Estonia;
  SZ Eswatini; ET Ethiopia; FJ Fiji; FI Finland; FR France; GA Gabon; GM Gambia; GE Georgia; DE Germany;
  GH Ghana; GR Greece; GD Grenada; GT Guatemala; GN Guinea; GW Guinea-Bissau; GY Guyana; HT Haiti; HN Honduras;
  HU Hungary; IS Iceland; IN India; ID Indonesia; IR Iran; IQ Iraq; IE Ireland; IL Israel; IT Italy;
  JM Jamaica; JP Japan; JO Jordan; KZ Kazakhstan; KE Kenya; KI Kiribati; KW Kuwait; KG Kyrgyzstan; LA Laos;
  LV Latvia; LB Lebanon; LS Lesotho; LR Liberia; LY Libya; LI Liechtenstein; LT Lithuania; LU Luxembourg;
  MG Madagascar; MW Malawi; MY Malaysia; MV Maldives; ML Mali; MT Malta; MH Marshall Islands; MR Mauritania;
  MU Mauritius; MX Mexico; FM Micronesia; MD Moldova; MC Monaco; MN Mongolia; ME Montenegro; MA Morocco;
  MZ Mozambique; MM Myanmar; NA Namibia; NR Nauru; NP Nepal; NL Netherlands; NZ New Zealand; NI Nicaragua;
  NE Niger; NG Nigeria; KP North Korea; MK North Macedonia; NO Norway; OM Oman; PK Pakistan; PW Palau;
  PS Palestine; PA Panama; PG Papua New Guinea; PY Paraguay; PE Peru; PH Philippines; PL Poland; PT Portugal;
  QA Qatar; RO Romania; RU Russia; RW Rwanda; KN Saint Kitts and Nevis; LC Saint Lucia;
  VC Saint Vincent and the Grenadines; WS Samoa; SM San Marino; ST São Tomé and Príncipe; SA Saudi Arabia;
  SN Senegal; RS Serbia; SC Seychelles; SL Sierra Leone; SG Singapore; SK Slovakia; SI Slovenia;
  SB Solomon Islands; SO Somalia; ZA South Africa; KR South Korea; SS South Sudan; ES Spain; LK Sri Lanka;
  SD Sudan; SR Suriname; SE Sweden; CH Switzerland; SY Syria; TJ Tajikistan; TZ Tanzania; TH Thailand;
  TL Timor-Leste; TG Togo; TO Tonga; TT Trinidad and Tobago; TN Tunisia; TR Türkiye; TM Turkmenistan;
  TV Tuvalu; UG Uganda; UA Ukraine; AE United Arab Emirates; GB United Kingdom; US United States; UY Uruguay;
  UZ Uzbekistan; VU Vanuatu; VA Vatican City; VE Venezuela; VN Vietnam; YE Yemen; ZM Zambia; ZW Zimbabwe;`)
}
