/**
 * Messages of faults in Chinese, by what the backend writes. `{}` stands for what differs. They stand in terminals too, which
 * set no space beside Latin characters: it is written.
 */
export const faultMessagesCn: Readonly<Record<string, string>> = {
  'is missing: add it': '缺少此项：请补上',
  'is missing: add this file': '缺少此文件：请补上',
  'is missing: add it, or days, hall and venue to edition.yaml':
    '缺少此项：请补上，或在 edition.yaml 中写明日期、展馆和地点',
  'is missing: {} needs it': '缺少此项：{} 需要它',
  'is missing': '缺少此项：请补上',
  'is empty': '内容为空：请填写',
  'is empty: write it, or remove it': '内容为空：请填写，或删除',
  'is no text': '应为文字',
  'is missing in this language: the text of the other one is shown': '缺少此语言的内容：暂以另一种语言显示',
  'has {} entries, the English one {}': '中文有 {} 项，英文有 {} 项：两者应一致',
  'has Chinese in an English text': '英文内容中有中文',
  'has an English sentence in a Chinese text': '中文内容中有整句英文',
  'is a placeholder, which visitors read: write the value or empty it': '是占位文字，访客会看到：请填写内容或清空',
  'has markup in a plain text': '纯文字中有标记：请删除',
  'leads nowhere: {}': '链接没有对应的页面：{}',
  'is no address: {}': '不是网址：{}',
  'is neither an internal path nor an https address: {}': '既不是站内路径，也不是 https 网址：{}',
  'carries a language prefix: {}': '站内路径不要带语言前缀：{}',
  'names no anchor of that page: {}': '该页面没有这个锚点：{}',
  'is no field that is known here: correct its name or remove it': '没有这个字段：请改正名称或删除',
  'is no name for a code: use small letters, digits and _': '代码名称只能用小写字母、数字和下划线',
  'has no entries: add one, or remove what holds the list': '列表为空：请至少写一项，或删除整个列表',
  'must be one of {}': '只能是以下之一：{}',
  'must be a text': '应为文字',
  'must be a number': '应为数字',
  'must be a whole number': '应为整数',
  'must be true or false (in a table: yes or no)': '应为 true 或 false（表格中写 yes 或 no）',
  'must be a list: begin each entry with a hyphen': '应为列表：每一项以短横线开头',
  'must be a group of fields, each on a line of its own': '应为一组字段，每个字段单独一行',
  'must be a day such as 2025-06-11': '应为日期，例如 2025-06-11',
  'must be a day such as 2025-06-11, or a time such as 2025-06-11 09:30':
    '应为日期（例如 2025-06-11）或时间（例如 2025-06-11 09:30）',
  'must be an ISO 3166-1 code of two capital letters, such as CN': '应为两个大写字母的国家代码，例如 CN',
  'could be two days: the first number is read as the day': '可读作两个日期：已把第一个数作为日',
  'has no place on the plan: it is listed below it': '不在平面图上：列在图的下方',
  'has no shape with a booth of exhibitors.csv: give shapes data-booth':
    '没有一个图形带有 exhibitors.csv 中的展位号：请给图形写上 data-booth',
  'has {}, which is left out of the plan': '含有 {}，不会出现在平面图上',
  'is no SVG picture with a size, or has too many shapes: save it as plain SVG with a viewBox':
    '不是有尺寸的 SVG 图，或图形太多：请另存为带 viewBox 的普通 SVG',
  'must be at most 20 small letters, digits and hyphens': '应为至多20个小写字母、数字和连字符',
  'must be hours such as 09:00-17:00': '应为时段，例如 09:00-17:00',
  'must be a year of four digits': '应为四位数年份',
  'must be an https address': '应为 https 网址',
  'must be an e-mail address': '应为电子邮箱',
  'must be small letters, digits and hyphens': '只能用小写字母、数字和短横线',
  'must match {}': '格式不符：{}',
  'is a day, which a spreadsheet makes of a booth such as 5-1: format the column as text and write the booth again':
    '是日期，电子表格把 5-1 这样的展位号改成了日期：请把该列设为文本后重新填写展位号',
  'must be at least {}': '不能小于 {}',
  'must be at most {}': '不能大于 {}',
  'must be more than {}': '应大于 {}',
  'must be named by a number of at most 9 digits, such as 301.yaml: it is the address of the news':
    '文件名应为不超过 9 位的编号，例如 301.yaml：它就是新闻的网址',
  'must be named by small letters, digits, - and _, with the ending .yaml: it is the address of the page':
    '文件名只能用小写字母、数字、- 和 _，并以 .yaml 结尾：它就是页面的网址',
  'must be {}': '应为 {}',
  'must close after it opens: {}': '结束时间应晚于开始时间：{}',
  'must be the first day or one of the 30 days after it': '应为首日或其后 30 天之内',
  'is of an unknown kind: {}': '没有这种类型：{}',
  'has a year before 2000 or after 2099: {}': '年份应在 2000 至 2099 之间：{}',
  'is no day of the calendar: {}': '没有这一天：{}',
  'is no ISO 3166 code': '不是国家代码',
  'is not before the end': '应早于结束时间',
  'lies outside the opening hours': '不在开放时间之内',
  'overlaps talk {}: {}': '与活动 {} 冲突：{}',
  'names {}, which does not exist': '{} 不存在：请改正',
  'names {}, which is not in {}: correct it or add it there': '{2} 中没有 {1}：请改正或补上',
  'there is no file {}, but {}: correct the name': '没有文件 {}，只有 {}：请改正名称',
  'there is no file {}: put it there, or correct the name': '没有文件 {}：请放入该文件或改正名称',
  'is no column of this table: use {}': '表格没有这一列，可用的列：{}',
  'is a column without a name: name it, or empty its cells': '这一列没有列名：请填写列名，或清空这一列',
  'is a column already: remove one of the two': '这一列重复：请删除其中一列',
  'is a column that is missing: add it': '缺少这一列：请补上',
  'has more cells than the head: put texts with commas in quotes': '单元格多于表头：含逗号的文字请加引号',
  'has a quotation mark inside, or one that is not closed: put the text in quotes, and write "" for "':
    '含有引号，或引号没有结束：请给整段文字加引号，其中的 " 写成 ""',
  'is a workbook: open it in a spreadsheet and save it as “CSV UTF-8”':
    '这是工作簿文件：请在电子表格中打开，另存为“CSV UTF-8”',
  "holds a program's word for no value, {}, in row {}, column {}: empty the cell or write the value":
    '第 {2} 行 {3} 列的 {1} 是程序写的空值：请清空单元格或填写内容',
  "holds the spreadsheet's error {} in row {}, column {}: correct its formula or write the value":
    '第 {2} 行 {3} 列是电子表格的错误值 {1}：请改正公式或填写内容',
  'holds a number as the spreadsheet shortens it, {}, in row {}, column {}: format the column as text and write it in full':
    '第 {2} 行 {3} 列的数字被电子表格缩写为 {1}：请把这一列设为文本格式，再填写完整的数字',
  'is a workbook, which is not read: save it as “CSV UTF-8”, or remove it':
    '不读取工作簿文件：请另存为“CSV UTF-8”，或删除它',
  "holds the spreadsheet's error {}: write the value": '这是电子表格的错误值 {}：请填写内容',
  'holds a number as a spreadsheet shortens it, {}: write it in full': '数字被电子表格缩写为 {}：请填写完整的数字',
  'is a number in place of a day: format the column in the spreadsheet as 2025-06-11':
    '这是数字，不是日期：请在电子表格中把这一列的格式设为日期，例如 2025-06-11',
  'has a second colon, or begins in a wrong column: put a text that has a colon in quotes, begin all fields of a group in one column, and write a space after a hyphen':
    '有第二个冒号，或没有对齐：含冒号的文字请加引号，同一组的字段要从同一列开始，短横线后要有空格',
  'begins in a wrong column: begin all fields of a group in one column': '没有对齐：同一组的字段要从同一列开始',
  'has something behind its end: put a text with quotes or special characters in quotes':
    '结尾之后还有内容：含引号或特殊字符的文字请加引号',
  'begins with a special character: put the text in quotes': '以特殊字符开头：请给文字加引号',
  'begins with a tab: use spaces': '以制表符开头：请改用空格缩进',
  'begins with a wide space: use spaces': '以全角空格开头：请改用半角空格缩进',
  'is no field: write “name: text”, with a colon (not ：) and a space':
    '不是字段：请写成“名称: 文字”，用半角冒号加空格',
  'is a second line ---: remove it': '这里又有一行 ---：请删除',
  'is null, which is no text: write one, put the word in quotes, or remove the line':
    '值是 null，不是文字：请填写文字；确为该词时加引号；不需要时删去此行',
  'is a field already: remove one of the two': '这个字段重复：请删除其中一个',
  'stands for a part that it is in (*{}): write the text out': '引用了自己所在的部分（*{}）：请直接写出内容',
  'has an invisible character (U+{}): remove it': '含有看不见的字符（U+{}）：请删除',
  'has an address that the site uses itself: rename the file': '这个网址由网站自己使用：请改文件名',
  'is empty or has comments alone: write its fields, or remove the file': '没有内容或只有注释：请填写字段，或删除文件',
  'the file has {} faults up to here: correct them, then check the rest of it':
    '到这里为止，文件已有{}处错误：请先改正，再检查其余部分',
  'is empty or has comments alone: write its fields': '没有内容或只有注释：请填写字段',
  'is no file: put a file of this name here, or remove it': '不是文件：请放入同名文件，或删除它',
  'is a link that leads nowhere: put the file itself here': '链接没有目标：请放入文件本身',
  'begins with {}: put the text in quotes': '以 {} 开头：请给文字加引号',
  'is cut off before its #: put the text in quotes': '# 及其后的文字会被当作注释：请给文字加引号',
  'begins with a bracket that is not closed: close it, or put the text in quotes':
    '开头的括号没有结束：请补上括号，或给文字加引号',
  'has a quotation mark that is not closed: close it, or write the text without it':
    '引号没有结束：请补上引号，或去掉引号',
  "cannot be read ({}): let the site's user read it, or remove it": '无法读取（{}）：请让网站的用户可读，或删除它',
  "{} cannot be read ({}): let the site's user read it, or remove it":
    '{} 无法读取（{}）：请让网站的用户可读，或删除它',
  'is no valid YAML: {}': 'YAML 格式有误：{}',
  'must be called {}: rename it': '文件名应为 {}：请改名',
  'is a folder that is not read: move its files to pages or news, or remove it':
    '不读取这个文件夹：请把其中的文件移到 pages 或 news，或删除它',
  'is no file that is read here; these are: {}': '不读取这个文件；可用的文件：{}',
  'is not UTF-8: save the file as UTF-8 (in a spreadsheet: “CSV UTF-8”)':
    '不是 UTF-8：请存为 UTF-8（电子表格中选“CSV UTF-8”）',
  'is a link that leads out of the content folder: put the file itself here': '链接指向文件夹之外：请放入文件本身',
  'is a fact that edition.yaml gives: remove it here': 'edition.yaml 中已有此项：请在这里删除',
  'is no figure of figures.yaml: {}': 'figures.yaml 中没有这个数字：{}',
  'says {}, figures.yaml {}: write {}': '此处为 {}，figures.yaml 中为 {}：请写 {}',
  'is larger than {} MiB': '超过 {} MiB',
  'the folder has none of {}: name the folder that has them': '文件夹中没有 {}：请指定含有这些文件的文件夹',
  'the folder cannot be read: {}': '无法读取文件夹：{}',
  'the folder cannot be loaded: {}': '无法载入文件夹：{}',
  'there are more than {} faults: correct them, then check the rest of it':
    '错误超过 {} 处：请先改正以上各处，再检查其余内容',
  'has too many aliases (*): write the text out': '引用（*）过多：请直接写出内容',
  'is nested too deeply': '嵌套层数过多',
  'is nested too deeply: at most {} folders': '文件夹层数过多：最多 {} 层',
  'makes the folder larger than {} MiB': '使整个文件夹超过 {} MiB',
  'makes the YAML files larger than {} MiB': '使 YAML 文件合计超过 {} MiB',
  'the folder has more than {} files': '文件夹中的文件超过 {} 个',
  'exists twice': '重复出现',
  'is the name of several people of people.csv: the first is taken': 'people.csv 中有几位同名的人：取第一位',
  '{} occurs twice': '{} 重复出现',
  '{} is taken already': '{} 已被使用',
  '{} has not {} digits': '{} 应为 {} 位数字',
  'names no way or anchor of that page: {}': '该页面没有这种交通方式或锚点：{}',
  'has {} entries: write one for all days, or {}': '有 {} 项：请写一项用于所有日期，或写 {} 项',
  "must be a colour such as '#2a7038', in quotes: without them # begins a comment":
    "应为颜色，例如 '#2a7038'，要加引号：不加引号时 # 之后是注释",
  'must be a PNG or JPEG: share.png': '应为 PNG 或 JPEG，例如 share.png',
  'must be a version such as 2026-01: letters, digits, dots and hyphens':
    '应为版本号，例如 2026-01：字母、数字、点和短横线',
  "has a contrast of {}:1 with {}, where {} needs {}:1: for instance '{}'":
    "与 {2} 的对比度为 {1}:1，至少要 {4}:1：例如 '{5}'",
  'has a contrast of {}:1 with {}, where {} needs {}:1: change both':
    '与 {2} 的对比度为 {1}:1，至少要 {4}:1：请两种颜色都改',
  'is no time in unix seconds: {}': '不是有效的时间：{}',
  'is not UTC midnight: {}': '应只写日期：{}',
  'is neither a day alone nor a time from 06:00 to 23:00 in steps of 5 minutes: {}':
    '应只写日期，或写 06:00 至 23:00 之间、以 5 分钟为单位的时间：{}',
  'unknown picture {}: name a file in pictures with its ending, such as hero.jpg':
    '没有这张图片：{}。请写 pictures 中的文件名和扩展名，例如 hero.jpg',
  'unknown file {}: put it in downloads, or correct the name': '没有这个文件：{}。请放入 downloads，或改正名称',
  'is not the ending of {}': '与 {} 的扩展名不符',
  '{} is no path below the content folder': '{} 不是内容文件夹中的路径',
  '{} is a link that leads out of the content folder': '{} 是指向文件夹之外的链接：请放入文件本身',
  '{} is no file': '{} 不是文件',
  '{} cannot be published: {}': '{} 无法发布：{}',
  '{} is of a kind that is not published: use {}': '{} 的类型不能发布，可用：{}',
  '{} is no picture that all browsers show: save it as JPEG, PNG, WebP or SVG':
    '{} 不是所有浏览器都能显示的图片：请存为 JPEG、PNG、WebP 或 SVG',
  '{} is no SVG picture with a size: save it as plain SVG with a viewBox':
    '{} 不是有尺寸的 SVG 图片：请存为带 viewBox 的普通 SVG',
  '{} is no JPEG, PNG, GIF or WebP picture, or is cut off: save it as one of them':
    '{} 不是 JPEG、PNG、GIF 或 WebP 图片，或不完整：请另存为其中一种',
  '{} is a {} picture: correct its ending': '{} 是 {} 图片：请改正扩展名',
  '{} has no pixels: save it again': '{} 没有像素：请重新保存',
  '{} has {} x {} pixels: make it smaller, 2,000 pixels wide are enough':
    '{} 有 {} x {} 像素：请缩小，宽 2000 像素即可',
  '{} makes the files larger than {} MiB': '{} 使文件合计超过 {} MiB',
  '{} is larger than {} MiB': '{} 超过 {} MiB',
  'uses <{}>': '不能使用 <{}>',
  'has a numbered list that begins with {}: begin it with 1, or write {}\\.':
    '编号列表从 {} 开始：请从 1 开始，或写成 {}\\.',
  'uses the attribute {}': '不能使用属性 {}',
  'closes <{}> where it is not open': '<{}> 没有开始标记',
  'leaves <{}> open': '<{}> 没有结束标记',
  'has a bare < or &': '有单独的 < 或 &',
  'is no column that is known: it is left out': '没有对应的列：已略去',
  'is a sum, no record: the row is left out': '这是合计行：已略去',
  'has no name or title: the row is left out': '没有名称或标题：此行已略去',
  'is missing: the row is left out': '缺少此项：此行已略去',
  'is a sheet without a list: it is left out': '工作表中没有名单：已略去',
  'is a hidden sheet: it is left out': '隐藏的工作表：已略去',
  'stands in row {} too: the row gets a number of its own': '与第 {} 行重复：此行另编号码',
  'stands in row {} too: both are shown': '与第 {} 行重复：两条都会显示',
  'was {}: correct the id if this is another record': '原为 {}：如果不是同一条记录，请改正编号',
  'is no number of at most 9 digits: the row gets a number of its own': '不是九位以内的数字：此行另编号码',
  'names no country of ISO 3166-1: it is left out': '没有这个国家或地区：已略去',
  'names no category of tree.yaml: it is left out': 'tree.yaml 中没有这个类别：已略去',
  'names no exhibitor of exhibitors.csv: it is left out': 'exhibitors.csv 中没有这家展商：已略去',
  'names people: name the folder as well, and people.csv gets them':
    '提到了人物：请在命令中写明文件夹，人物会写入 people.csv',
  'is no page of pages/event: it is left out': 'pages/event 中没有这一页：已略去',
  'is no kind of talk: it is left out': '没有这种活动类型：已略去',
  'is no day and time such as 2025-06-11 09:30': '不是日期和时间，例如 2025-06-11 09:30',
  'holds a formula without a value in row {}, column {}: open the workbook in a spreadsheet and save it':
    '第 {} 行 {} 列的公式没有计算结果：请用电子表格打开工作簿并保存',
  'is a hidden row: it is read too': '是隐藏的行：已一并读取',
  'has no row that names columns, such as 展位号 and 公司名称': '没有表头，例如展位号、公司名称',
  'has several tables ({}): name the folder as well': '含有多个表格（{}）：请在命令中写明文件夹',
  'has a table or tree.yaml that cannot be read: check the folder first':
    '其中的表格或 tree.yaml 无法读取：请先检查文件夹',
  'is no schedule.json of pretalx: schedule.conference.days is missing':
    '不是 pretalx 的 schedule.json：缺少 schedule.conference.days',
  'is a workbook of Excel 97 (XLS), or protected by a password: save it as XLSX without one':
    '这是旧版工作簿（XLS）或设有密码：请另存为不设密码的 XLSX',
  'is protected by a password: save it without one': '工作簿设有密码：请去掉密码后保存',
  'is no XLSX workbook that can be read: open it in a spreadsheet and save it as XLSX':
    '无法读取这个工作簿：请用电子表格打开，另存为 XLSX',
  'unpacks to more than {} MiB: copy the list into a new workbook': '解压后超过 {} MiB：请把名单复制到新的工作簿',
  'has a sheet of more than {} rows or {} columns: copy the list into a new workbook':
    '有工作表超过 {} 行或 {} 列：请把名单复制到新的工作簿',
  'has more than {} sheets: copy the list into a new workbook': '工作表超过 {} 个：请把名单复制到新的工作簿',
  'has texts of more than {} MiB': '文字超过 {} MiB',
  'has not the {} cells of the head': '单元格数应与表头相同：{}'
}
