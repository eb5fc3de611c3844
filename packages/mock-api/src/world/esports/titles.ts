import { type Localized, properName } from '../localized.ts';
import type { Title } from '../model.ts';
import { parseNames } from '../names/team-names.ts';

/** How a map is scored: a race to `to` rounds, or a count of which the winner has more. */
export type MapScore =
  | { readonly kind: 'race'; readonly to: number; readonly lead: number; readonly step: number }
  | {
      readonly kind: 'count';
      readonly winner: readonly [number, number];
      readonly loser: readonly [number, number];
    };

export interface TitleRow {
  readonly title: Title;
  readonly code: string;
  readonly name: Localized;
  readonly maps: readonly Localized[];
  readonly score: MapScore;
  /** Shortest and longest duration of a map. */
  readonly minutes: readonly [number, number];
  readonly popularity: number;
  readonly groupsBestOf: 1 | 3;
  readonly circuit: Localized;
  readonly masters: Localized;
  readonly worlds: Localized;
  readonly host: string;
}

const race = (to: number, lead = 2, step = 1): MapScore => ({ kind: 'race', to, lead, step });
const count = (winner: readonly [number, number], loser: readonly [number, number]): MapScore => ({
  kind: 'count',
  winner,
  loser,
});

const title = (
  code: string,
  en: string,
  zh: string,
  popularity: number,
  host: string,
  score: MapScore,
  minutes: readonly [number, number],
  groupsBestOf: 1 | 3,
  events: string,
  maps: string,
): Omit<TitleRow, 'title'> => {
  const [circuit, masters, worlds] = parseNames(events) as [Localized, Localized, Localized];
  return {
    code,
    name: properName(en, zh),
    popularity,
    host,
    score,
    minutes,
    groupsBestOf,
    circuit,
    masters,
    worlds,
    maps: parseNames(maps),
  };
};

const shooters =
  'Foundry:铸造厂|Saltworks:盐场|Old Quay:旧码头|Observatory:天文台|Cistern:蓄水池|Redwood:红杉林|Monastery:修道院';

/** In the order of their numbers, which their seasons depend on. */
const TITLES: Readonly<Record<Title, Omit<TitleRow, 'title'>>> = {
  cs2: title(
    'cs',
    'CS2',
    'CS2',
    78,
    'pol',
    race(13, 2),
    [38, 54],
    3,
    'Counter League:反击联赛|Counter Open:反击公开赛|Counter World Final:反击全球总决赛',
    shooters,
  ),
  lol: title(
    'lol',
    'LoL',
    '英雄联盟',
    80,
    'kor',
    count([12, 28], [3, 18]),
    [27, 41],
    3,
    'Rift League:峡谷联赛|Rift Masters:峡谷大师赛|Rift World Championship:峡谷全球锦标赛',
    'Silver Rift:银色峡谷|Ember Rift:余烬峡谷|Mist Rift:迷雾峡谷|Jade Rift:翡翠峡谷|Storm Rift:风暴峡谷',
  ),
  dota2: title(
    'dota',
    'Dota 2',
    'Dota 2',
    72,
    'srb',
    count([22, 48], [9, 34]),
    [31, 52],
    3,
    'Ancients League:远古联赛|Ancients Masters:远古大师赛|Ancients Summit:远古峰会',
    'Twin Rivers:双河|Elder Vale:长者谷|Moonwell:月亮井|Ashen Fields:灰烬原|Frost Ford:霜津',
  ),
  valorant: title(
    'val',
    'VALORANT',
    '无畏契约',
    70,
    'usa',
    race(13, 2),
    [36, 52],
    3,
    'Vanguard League:先锋联赛|Vanguard Masters:先锋大师赛|Vanguard Champions:先锋冠军赛',
    'Harbourline:海岸线|Solstice:至日|Glasshouse:玻璃宫|Terrace:梯台|Windmill:风车|Cobalt:钴蓝|Orchard:果园',
  ),
  r6: title(
    'siege',
    'R6',
    '彩虹六号',
    60,
    'fra',
    race(7, 2),
    [34, 46],
    3,
    'Breach League:突围联赛|Breach Masters:突围大师赛|Breach Invitational:突围邀请赛',
    'Lodge:山间小屋|Embassy:大使馆|Casino Royal:皇家赌场|Lighthouse:灯塔|Tramway:电车站|Vault:金库',
  ),
  cod: title(
    'cod',
    'CoD',
    '使命召唤',
    60,
    'usa',
    count([150, 250], [60, 149]),
    [11, 18],
    3,
    'Frontline League:前线联赛|Frontline Major:前线大赛|Frontline Finals:前线总决赛',
    'Dockyard:船坞|Rooftops:天台|Bunker Nine:九号碉堡|Refinery:炼油厂|Skyport:空港|Bazaar Gate:集市门',
  ),
  'rocket-league': title(
    'rl',
    'Rocket League',
    '火箭联盟',
    55,
    'ned',
    count([2, 6], [0, 1]),
    [7, 11],
    3,
    'Boost League:极速联赛|Boost Masters:极速大师赛|Boost World Cup:极速世界杯',
    'Neon Bowl:霓虹碗|Seaside Dome:海滨穹顶|Canyon Park:峡谷公园|Sky Garden:空中花园|Aurora Field:极光球场',
  ),
  overwatch: title(
    'ow',
    'Overwatch',
    '守望先锋',
    54,
    'can',
    race(3, 1),
    [14, 22],
    3,
    'Sentinel League:哨兵联赛|Sentinel Masters:哨兵大师赛|Sentinel World Cup:哨兵世界杯',
    'Harbour Temple:港湾神殿|Sunken City:沉没之城|Clocktower:钟楼|Sky Bazaar:空中集市|Glacier Lab:冰川实验室',
  ),
  aov: title(
    'aov',
    'AoV',
    '传说对决',
    52,
    'tha',
    count([11, 26], [3, 16]),
    [14, 22],
    3,
    'Valor League:勇者联赛|Valor Masters:勇者大师赛|Valor World Cup:勇者世界杯',
    'Golden Lane:黄金之路|Lotus Lane:莲花之路|Tiger Lane:猛虎之路|Jade Lane:翡翠之路|Cloud Lane:云端之路',
  ),
  pubg: title(
    'pubg',
    'PUBG',
    '绝地求生',
    58,
    'chn',
    count([32, 60], [12, 31]),
    [24, 31],
    3,
    'Last Circle League:决胜圈联赛|Last Circle Open:决胜圈公开赛|Last Circle Championship:决胜圈冠军赛',
    'Karst Isle:喀斯特岛|Dry Steppe:旱原|Pine Coast:松岸|Ash Volcano:灰火山|Snow Valley:雪谷',
  ),
  'wild-rift': title(
    'wr',
    'Wild Rift',
    '激斗峡谷',
    50,
    'chn',
    count([10, 24], [3, 15]),
    [14, 21],
    3,
    'Wild League:激流联赛|Wild Masters:激流大师赛|Wild Horizon Cup:激流地平线杯',
    'Bamboo Rift:竹影峡谷|Coral Rift:珊瑚峡谷|Lantern Rift:灯影峡谷|Thunder Rift:雷鸣峡谷|Frost Rift:霜雪峡谷',
  ),
};

export const titleRows: readonly TitleRow[] = (Object.keys(TITLES) as Title[]).map((id) => ({
  title: id,
  ...TITLES[id],
}));
