/** When in the year a league plays: see season-weeks.ts. */
export type SeasonPattern =
  | 'autumn'
  | 'spring'
  | 'nordic'
  | 'southern'
  | 'first-half'
  | 'second-half';
/** Set of weekly kick-off slots: see kickoffs.ts. */
export type Slots =
  | 'english'
  | 'latin'
  | 'german'
  | 'nordic'
  | 'american'
  | 'eastern'
  | 'gulf'
  | 'second';

export interface LeagueRow {
  readonly country: string;
  readonly pattern: SeasonPattern;
  readonly slots: Slots;
  /** Popularity of its first division, from 0 to 100. */
  readonly popularity: number;
  /** English name, Chinese name and number of teams of each division. */
  readonly divisions: readonly (readonly [string, string, number])[];
  readonly cup?: readonly [string, string];
  /** In millions of its currency. */
  readonly prize: number;
}

const row = (
  country: string,
  pattern: SeasonPattern,
  slots: Slots,
  popularity: number,
  prize: number,
  divisions: LeagueRow['divisions'],
  cup?: readonly [string, string],
): LeagueRow => ({
  country,
  pattern,
  slots,
  popularity,
  prize,
  divisions,
  ...(cup ? { cup } : {}),
});

export const leagueRows: readonly LeagueRow[] = [
  row(
    'eng',
    'autumn',
    'english',
    98,
    40,
    [
      ['Premier Division', '英格兰超级联赛', 20],
      ['First Division', '英格兰甲级联赛', 20],
    ],
    ['Crown Cup', '王冠杯'],
  ),
  row(
    'esp',
    'autumn',
    'latin',
    95,
    36,
    [
      ['Primera Nacional', '西班牙甲级联赛', 20],
      ['Segunda Nacional', '西班牙乙级联赛', 20],
    ],
    ['Copa Ibérica', '伊比利亚杯'],
  ),
  row(
    'ita',
    'autumn',
    'latin',
    93,
    34,
    [
      ['Serie Maggiore', '意大利甲级联赛', 20],
      ['Serie Minore', '意大利乙级联赛', 20],
    ],
    ['Coppa dei Comuni', '城邦杯'],
  ),
  row(
    'ger',
    'autumn',
    'german',
    93,
    33,
    [
      ['Oberliga Eins', '德国甲级联赛', 18],
      ['Oberliga Zwei', '德国乙级联赛', 18],
    ],
    ['Vereinspokal', '联邦俱乐部杯'],
  ),
  row(
    'fra',
    'autumn',
    'latin',
    88,
    24,
    [
      ['Division Royale', '法国皇家联赛', 18],
      ['Division Nouvelle', '法国新星联赛', 18],
    ],
    ['Coupe des Provinces', '外省杯'],
  ),
  row(
    'por',
    'autumn',
    'latin',
    80,
    12,
    [
      ['Liga Atlântica', '葡萄牙大西洋联赛', 18],
      ['Liga Atlântica Dois', '葡萄牙大西洋乙级联赛', 18],
    ],
    ['Coastal Trophy', '海岸锦标赛'],
  ),
  row(
    'ned',
    'autumn',
    'german',
    79,
    11,
    [
      ['Hoofdklasse', '荷兰主级联赛', 18],
      ['Overgangsklasse', '荷兰过渡级联赛', 18],
    ],
    ['Lage Landen Beker', '低地杯'],
  ),
  row('bel', 'autumn', 'german', 74, 8, [
    ['Eerste Reeks', '比利时一级联赛', 16],
    ['Tweede Reeks', '比利时二级联赛', 16],
  ]),
  row('sco', 'autumn', 'english', 70, 5, [['Highland Premiership', '苏格兰高地超级联赛', 16]]),
  row('tur', 'autumn', 'latin', 76, 160, [
    ['Anadolu Ligi', '土耳其安纳托利亚联赛', 18],
    ['Anadolu İkinci Lig', '土耳其安纳托利亚乙级联赛', 18],
  ]),
  row('aut', 'autumn', 'german', 66, 4, [['Alpenliga', '奥地利阿尔卑斯联赛', 16]]),
  row('sui', 'autumn', 'german', 65, 4, [['Eidgenossen Liga', '瑞士联邦联赛', 16]]),
  row('gre', 'autumn', 'latin', 66, 4, [['Ethniki Liga', '希腊国家联赛', 16]]),
  row('pol', 'autumn', 'german', 64, 14, [
    ['Liga Krajowa', '波兰国家联赛', 18],
    ['Liga Krajowa Druga', '波兰乙级联赛', 18],
  ]),
  row('cze', 'autumn', 'german', 62, 80, [['Česká Soutěž', '捷克联赛', 16]]),
  row('cro', 'autumn', 'latin', 60, 2, [['Jadranska Liga', '克罗地亚亚得里亚联赛', 16]]),
  row('srb', 'autumn', 'latin', 60, 200, [['Balkanska Liga', '塞尔维亚巴尔干联赛', 16]]),
  row('rou', 'autumn', 'latin', 58, 10, [['Liga Carpaţilor', '罗马尼亚喀尔巴阡联赛', 16]]),
  row('den', 'autumn', 'nordic', 63, 30, [['Kongeligaen', '丹麦国王联赛', 16]]),
  row('swe', 'nordic', 'nordic', 62, 30, [
    ['Riksligan', '瑞典全国联赛', 16],
    ['Andraligan', '瑞典次级联赛', 16],
  ]),
  row('nor', 'nordic', 'nordic', 60, 28, [['Fjordligaen', '挪威峡湾联赛', 16]]),
  row('fin', 'nordic', 'nordic', 52, 2, [['Järviliiga', '芬兰千湖联赛', 16]]),
  row('irl', 'spring', 'english', 50, 1, [['Shannon League', '爱尔兰香农联赛', 16]]),
  row(
    'bra',
    'spring',
    'american',
    87,
    90,
    [
      ['Série Nacional', '巴西全国联赛', 20],
      ['Série Acesso', '巴西升级联赛', 20],
    ],
    ['Copa dos Estados', '联邦州杯'],
  ),
  row('arg', 'spring', 'american', 82, 2000, [
    ['Liga del Plata', '阿根廷拉普拉塔联赛', 20],
    ['Primera Federal', '阿根廷联邦乙级联赛', 18],
  ]),
  row('uru', 'spring', 'american', 62, 60, [
    ['Liga Oriental', '乌拉圭东岸联赛', 16],
    ['Liga del Litoral', '乌拉圭滨海联赛', 20],
  ]),
  row('chi', 'spring', 'american', 64, 2500, [
    ['Liga Andina', '智利安第斯联赛', 16],
    ['Liga del Pacífico', '智利太平洋沿岸联赛', 20],
  ]),
  row('col', 'spring', 'american', 66, 9000, [
    ['Liga Cafetera', '哥伦比亚咖啡联赛', 18],
    ['Liga Esmeralda', '哥伦比亚祖母绿联赛', 20],
  ]),
  row('per', 'spring', 'american', 58, 8, [
    ['Liga del Sol', '秘鲁太阳联赛', 16],
    ['Liga de la Costa', '秘鲁海岸联赛', 20],
  ]),
  row('ecu', 'spring', 'american', 58, 2, [
    ['Liga Ecuatorial', '厄瓜多尔赤道联赛', 16],
    ['Liga de los Volcanes', '厄瓜多尔火山联赛', 20],
  ]),
  row('mex', 'autumn', 'american', 76, 120, [
    ['Liga Azteca', '墨西哥阿兹特克联赛', 18],
    ['Liga Quetzal', '墨西哥格查尔联赛', 16],
  ]),
  row('usa', 'spring', 'american', 72, 9, [['Continental Soccer League', '美国大陆足球联赛', 18]]),
  row(
    'chn',
    'spring',
    'eastern',
    75,
    60,
    [
      ['Dragon Super League', '中国龙腾超级联赛', 16],
      ['Phoenix League', '中国凤凰甲级联赛', 16],
    ],
    ['Great Wall Cup', '长城杯'],
  ),
  row(
    'jpn',
    'spring',
    'eastern',
    76,
    900,
    [
      ['Nippon Division One', '日本一级联赛', 20],
      ['Nippon Division Two', '日本二级联赛', 20],
    ],
    ['Rising Sun Cup', '朝阳杯'],
  ),
  row('kor', 'spring', 'eastern', 70, 4000, [
    ['Hangang League', '韩国汉江联赛', 16],
    ['Nakdong League', '韩国洛东江联赛', 16],
  ]),
  row('tha', 'autumn', 'eastern', 56, 60, [
    ['Siam League', '泰国暹罗联赛', 16],
    ['Siam Second League', '泰国暹罗乙级联赛', 20],
  ]),
  row('idn', 'autumn', 'eastern', 56, 20000, [
    ['Nusantara League', '印尼群岛联赛', 18],
    ['Nusantara Second', '印尼群岛乙级联赛', 20],
  ]),
  row('ind', 'autumn', 'eastern', 52, 120, [
    ['Ganges League', '印度恒河联赛', 16],
    ['Deccan League', '印度德干联赛', 20],
  ]),
  row('ksa', 'autumn', 'gulf', 74, 80, [['Desert Premier League', '沙特沙漠超级联赛', 18]]),
  row('egy', 'autumn', 'gulf', 62, 60, [
    ['Nile League', '埃及尼罗河联赛', 18],
    ['Delta League', '埃及三角洲联赛', 20],
  ]),
  row('mar', 'autumn', 'gulf', 58, 20, [['Atlas League', '摩洛哥阿特拉斯联赛', 16]]),
  row('rsa', 'autumn', 'gulf', 57, 30, [['Rainbow Premiership', '南非彩虹超级联赛', 16]]),
  row('aus', 'southern', 'eastern', 60, 3, [
    ['Southern Cross League', '澳大利亚南十字联赛', 16],
    ['Southern Cross Second', '澳大利亚南十字乙级联赛', 20],
  ]),
  row('nzl', 'southern', 'eastern', 46, 1, [['Kowhai League', '新西兰金雀联赛', 16]]),
  row('phi', 'autumn', 'eastern', 46, 20, [['Perlas League', '菲律宾珍珠联赛', 16]]),
  row('can', 'spring', 'american', 52, 2, [['Maple Soccer League', '加拿大枫叶足球联赛', 16]]),
];

/** Leagues with two seasons a year and matches on nearly every evening, and their local kick-offs. */
export const eveningLeagues: ReadonlyMap<string, string> = new Map([
  ['mex1', '18:00 20:00 22:00'],
  ['mex2', '20:00 22:00 18:30'],
  ['usa1', '19:30 22:00 20:30'],
  ['can1', '17:30 19:30 21:30'],
  ['arg2', '18:00 19:30 21:00'],
  ['chi2', '17:00 19:00 20:30'],
  ['col2', '18:00 20:00 21:30'],
  ['per2', '19:00 21:00 22:30'],
  ['uru2', '17:30 19:00 21:00'],
  ['ecu2', '18:30 20:30 22:00'],
  ['tha1', '17:30 19:30 16:00'],
  ['tha2', '15:30 18:00 19:00'],
  ['idn1', '15:30 19:00 17:30'],
  ['idn2', '15:00 16:30 19:00'],
  ['phi1', '15:30 18:30 19:30'],
  ['ind1', '15:30 17:30 19:30'],
  ['ind2', '14:00 16:00 17:30'],
  ['egy1', '16:00 18:00 20:00'],
  ['egy2', '15:00 17:00 19:00'],
  ['mar1', '18:00 20:00 21:30'],
  ['rsa1', '15:30 17:30 19:30'],
  ['kor2', '15:00 17:00 19:00'],
  ['aus2', '16:00 18:00 19:45'],
  ['nzl1', '16:30 18:30 20:15'],
]);
