import { inEveryLanguage, type Localized, properName } from '../localized.ts';
import type { Country } from '../model.ts';
import { placesIn } from '../names/places.ts';
import { type NamePattern, parsePatterns, type TeamName } from '../names/team-names.ts';
import { shuffled } from '../random/distributions.ts';
import { random } from '../random/random.ts';

/** Words of team names, English:Chinese:emblem. A title uses each at most once. */
const words = shuffled(
  random('names', 'esports words'),
  parsePatterns(
    'Halcyon:翠羽:wing|Larkspur:飞燕草:rose|Obelisk:方尖碑:tower|Wolfram:钨:bolt|Tern:燕鸥:wing|Basilisk:蛇怪:snake|Quorum:议席|Solstice:至日:sun|Ravine:幽壑:peak|Kestrel:红隼:wing|Marrow:骨髓|Umbra:暗影:moon|Juno Nine:朱诺九|Cinder:余烬:flame|Palisade:栅垒:tower|Hearth:炉火:flame|Nomad:游牧:horse|Sable:黑貂:paw|Corvid:鸦群:wing|Lodestar:北辰:star|Tempest:狂澜:wave|Brine:咸海:wave|Mandrake:曼德拉:leaf|Gallop:疾驰:horse|Ironwood:铁木:tree|Chalk:白垩|Ocelot:虎猫:cat|Pinion:翎羽:wing|Sextant:六分仪:wheel|Tallow:烛脂:flame|Vagrant:浪人|Wyvern:双足龙:dragon|Yonder:彼方:arrow|Zephyr Row:西风:wave|Acorn:橡果:leaf|Bramble:荆丛:leaf|Cassava:木薯:leaf|Dynamo Six:六号电机:bolt|Ember Lane:烬巷:flame|Foxglove:洋地黄:rose|Gristmill:磨坊:wheel|Harrow:铁耙|Isotope:同位素|Jackdaw:寒鸦:wing|Keystone:拱心石:tower|Lanternfish:灯笼鱼:fish|Monsoon:季风:wave|Nectar:甘露:rose|Opaline:欧泊:shard|Parallax:视差:eye|Quill:羽笔:wing|Ricochet:跳弹:target|Saltire:斜十字:sword|Thicket:密林:tree|Underpass:下穿道|Vesper:晚星:star|Waxwing:太平鸟:wing|Xylem:木质:tree|Yarrowfield:蓍草原:leaf|Zinnia:百日菊:rose|Amber Hour:琥珀时分:sun|Bulwark:堡垒:tower|Caravel:轻帆:ship|Driftwood:浮木:wave|Eclipse Nine:九蚀:moon|Flintlock:燧发枪:target|Gargoyle:石像鬼:mask|Hinterland:腹地:peak|Ibex:北山羊:deer|Jubilee:欢典:crown|Krill:磷虾:fish|Lynchpin:枢轴:wheel|Magnolia:木兰:rose|Northpaw:北爪:paw|Overcast:阴云:wave|Pangolin:穿山甲:dragon|Quartzite:石英:shard|Redshift:红移:comet|Stagbeetle:锹甲:deer|Tidewater:潮水:wave|Umpire:裁决|Velvet Bear:绒熊:bear|Wanderlight:游光:lamp|Yesterday:昨日|Zodiac Kids:黄道少年:star|Aphelion:远日:sun|Birchbark:桦皮:tree|Catapult:投石机:target|Dovetail:榫卯|Everglow:长明:lamp|Ferrous:铁素:hammer|Goldfinch:金翅雀:wing|Hornbill:犀鸟:wing|Inkwell:墨池|Jetstream:急流:wave|Kelpie:水马:horse|Limelight:聚光:lamp|Mastiff:獒:wolf|Nightshade:龙葵:leaf|Oarlock:桨架:ship|Plumage:华羽:wing|Quicklime:生石灰|Rookery:鸦巢:tower|Scimitar:弯刀:sword|Trellis:藤架:leaf|Upswing:上扬:arrow|Viaduct:高架|Whetstone:磨石:sword|Xenolith:捕虏岩:shard|Yeoman:义勇:arrow|Zeppelin Club:飞艇社|Anvil:铁砧:hammer|Bellwether:领头羊:bull|Cobble:卵石|Dromedary:单峰驼:horse|Elkhorn:麋角:deer|Fathom:深寻:anchor|Gale Street:大风街:wave|Hailstone:冰雹:comet|Interlude:间奏:harp|Joust:骑枪:sword|Kiln:窑:flame|Lagoon:潟湖:wave|Meridian:子午线:wheel|Nimbus:雨云:bolt|Outrider:先驱:horse|Porcelain:瓷|Quarry:采石场:hammer|Rampart:城垣:tower|Sundial:日晷:sun|Tarantula:狼蛛|Uplink:上行:target|Vermilion:朱砂:flame|Wayfarer:旅者:arrow|Yucca:丝兰:leaf|Zircon:锆石:shard|Albatross:信天翁:wing|Bonfire:篝火:flame|Clockwork:机芯:wheel|Dragoon:龙骑:dragon|Echelon:梯队|Firefly:萤火:lamp|Gossamer:游丝|Hydra:九头蛇:snake|Ironclad:铁甲:sword|Jaguarundi:细腰猫:cat|Kodiak:科迪亚克:bear|Lionheart:狮心:lion|Mongoose:猫鼬:paw|Narwhal:独角鲸:fish|Osprey:鱼鹰:wing|Panthera:豹属:cat|Quetzal:绿咬鹃:wing|Rhinoceros:犀牛:elephant|Snow Tiger:雪虎:tiger|Thornback:棘背:fish|Urchin:海胆:star|Viper Room:蝰蛇室:snake|Wildcat Row:野猫街:cat|Yak Attack:牦牛突击:bull|Zebu:瘤牛:bull',
  ),
);

/** Shapes in which a word or a place becomes a team's name. */
const WORD_SHAPES = parsePatterns(
  '{}:{}|Team {}:{}战队|{} Gaming:{}游戏|{} Esports:{}电竞|{} Club:{}俱乐部',
);
const CITY_SHAPES = parsePatterns('{} Esports:{}电竞|{} Gaming:{}游戏|{} Five:{}五人组');

/** The names that appear in the design, of the second title. */
const fixedNames = parsePatterns(
  'Paper Tigers:纸老虎:tiger|Nightjar:夜鹰:wing|Hex Theory:六角理论:eye|Volt Collective:伏特社:bolt|Monolith:巨石:tower',
);

const FIXED_TITLE = 1;

/** What the names of eight teams in a row consist of. */
const ROW_OF_SHAPES = ['word', 'city', 'word', 'initials', 'word', 'city', 'word', 'word'] as const;

const REAL_TEAMS: ReadonlySet<string> = new Set(
  'BDS BLG BTR CLG DFM DRX FNC FPX GLN JDG KDF KTR LGD LNG MSF MVP NKT NRG NSR PRX RNG RRQ SGB SKT SLY TLN TNC TSM VKS XLG'.split(
    ' ',
  ),
);

const CONSONANTS = [...'BCDFGHKLMNPRSTVXZ'];

const initials = shuffled(
  random('names', 'initials'),
  CONSONANTS.flatMap((first, i) =>
    CONSONANTS.slice(i + 1).map(
      (second, j) => first + second + CONSONANTS[(i + 3 * j + 5) % CONSONANTS.length],
    ),
  ),
).filter((letters) => new Set(letters).size === 3 && !REAL_TEAMS.has(letters));

const inShape = ({ name: shape }: NamePattern, { name, emblem }: TeamName): TeamName => ({
  name: inEveryLanguage((language) => shape[language].replace('{}', name[language])),
  ...(emblem ? { emblem } : {}),
});

/** Names for the teams of these countries, who play the title with this number. */
export type EsportsNamer = (titleNo: number, countries: readonly Country[]) => TeamName[];

/** Gives every team of a world a name of its own. Titles share words, in different shapes. */
export function createEsportsNamer(): EsportsNamer {
  const taken = new Set<string>();
  let wordsUsed = 0;
  let initialsUsed = 0;

  const wordName = (): TeamName => {
    const no = wordsUsed++;
    const word = words[no % words.length] as NamePattern;
    const shape = (no + Math.floor(no / words.length) * 2) % WORD_SHAPES.length;
    return inShape(WORD_SHAPES[shape] as NamePattern, word);
  };
  const cityName = ({ nameLanguage }: Country, no: number): TeamName => {
    const shape = CITY_SHAPES[no % CITY_SHAPES.length] as NamePattern;
    const place = placesIn(nameLanguage).findLast(({ en }) => !taken.has(en)) as Localized;
    taken.add(place.en);
    return inShape(shape, { name: place });
  };
  const initialsName = (): TeamName => {
    const letters = initials[initialsUsed++ % initials.length] as string;
    return { name: properName(letters, `${letters}战队`) };
  };

  return (titleNo, countries) =>
    countries.map((country, no) => {
      const fixed = titleNo === FIXED_TITLE ? fixedNames[no] : undefined;
      if (fixed) return fixed;
      const kind = ROW_OF_SHAPES[(no + titleNo * 3) % ROW_OF_SHAPES.length];
      if (kind === 'word') return wordName();
      return kind === 'city' ? cityName(country, no) : initialsName();
    });
}

const GENERIC_WORDS: ReadonlySet<string> = new Set(['Team', 'Gaming', 'Esports', 'Club', 'Five']);

/** The first letter and two of the others, in their order, nearest first. */
function* tagsFrom(first: string, others: string): Generator<string> {
  for (let second = 0; second < others.length; second++) {
    for (let third = second + 1; third < others.length; third++) {
      yield first + others[second] + others[third];
    }
  }
}

/** Possible tags of a name, the best first: initials of three words, consonants, any letters. */
function* tagsOfName({ en }: Localized): Generator<string> {
  const words = en.split(/[ -]/).filter((word) => !GENERIC_WORDS.has(word));
  const plain = words.map((word) => word.normalize('NFD').replace(/[^A-Za-z]/g, ''));
  const [first = '', ...others] = plain.join('').toUpperCase();
  const [one = '', two = '', three] = plain.map((word) => word[0]);
  if (three) yield (one + two + three).toUpperCase();
  yield* tagsFrom(first, others.filter((letter) => !'AEIOU'.includes(letter)).join(''));
  yield* tagsFrom(first, others.join(''));
}

/** Tags of a title's teams, three letters each, which are all different. */
export function tagsOf(names: readonly TeamName[]): string[] {
  const taken = new Set<string>();
  return names.map(({ name }) => {
    for (const tag of tagsOfName(name)) {
      if (taken.has(tag)) continue;
      taken.add(tag);
      return tag;
    }
    throw new Error(`No tag is left for ${name.en}.`);
  });
}
