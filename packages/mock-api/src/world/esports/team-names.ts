import { type Localized, localize } from '../localized.ts';
import { parseNames } from '../names/team-names.ts';
import { shuffled } from '../random/distributions.ts';
import { random } from '../random/random.ts';

const mainFirstWords = parseNames(
  'Paper:纸|Glass:琉璃|Copper:赤铜|Velvet:天鹅绒|Static:静电|Neon:霓虹|Feral:荒野|Hollow:空谷|Lunar:月影|Quiet:静默|Crimson:绯红|Polar:极地|Amber:琥珀|Cobalt:钴蓝|Drift:漂流|Ember:余烬|Granite:花岗|Ivory:象牙|Jade:翡翠|Midnight:午夜|Obsidian:黑曜|Saffron:藏红|Tidal:潮汐|Violet:紫罗兰',
);
const lastWords = parseNames(
  'Theory:理论|Collective:社|Owls:夜枭|Foxes:灵狐|Engine:引擎|Signal:信号|Vector:矢量|Pulse:脉冲|Kites:风鸢|Orchid:幽兰|Syndicate:财团|Lanterns:灯火|Serpents:灵蛇|Rooks:战车|Anthem:战歌|Monks:武僧|Cartel:联社|Mantis:螳螂|Parade:巡游|Gambit:弃兵局',
);

const fixedNames = parseNames(
  'Paper Tigers:纸老虎|Nightjar:夜鹰|Hex Theory:六角理论|Volt Collective:伏特社|Monolith:巨石',
);

const challengerFirstWords = parseNames(
  'Rust:铁锈|Thorn:荆棘|Cinder:炭火|Frost:霜|Mirage:幻影|Zinc:锌|Basalt:玄武岩|Comet:彗星|Coral:珊瑚|Dusk:暮色|Echo:回声|Flint:燧石|Glacier:冰川|Hazel:榛|Indigo:靛蓝|Juniper:杜松',
);

const combineWords = (firstWords: readonly Localized[], key: string): readonly Localized[] =>
  shuffled(
    random('names', key),
    firstWords.flatMap((start) =>
      lastWords
        .filter(({ en }) => en !== 'Gambit')
        .map((end) => localize(`${start.en} ${end.en}`, start.zh + end.zh)),
    ),
  );

const TITLES = 11;
const mainNames = combineWords(mainFirstWords, 'esports');
const challengerNamePool = combineWords(challengerFirstWords, 'challengers');

/** Names of a title's teams. The names that appear in the design belong to the second title. */
export function esportsNames(titleNo: number, size: number): readonly Localized[] {
  const fixed = titleNo === 1 ? fixedNames : [];
  const perTitle = Math.floor(mainNames.length / TITLES);
  if (size > perTitle) return namesWithLineUps(titleNo, size);
  return [
    ...fixed,
    ...mainNames.slice(titleNo * perTitle, titleNo * perTitle + size - fixed.length),
  ];
}

export function challengerNames(titleNo: number, size: number): readonly Localized[] {
  const perTitle = Math.floor(challengerNamePool.length / TITLES);
  return challengerNamePool.slice(titleNo * perTitle, titleNo * perTitle + size);
}

const LINE_UP_NAMES = 39;

/** For more teams than names: second and third line-ups of the same organisation. */
function namesWithLineUps(titleNo: number, size: number): readonly Localized[] {
  const base = mainNames.slice(titleNo * LINE_UP_NAMES, (titleNo + 1) * LINE_UP_NAMES);
  return Array.from({ length: size }, (_, no) => {
    const name = base[no % base.length] as Localized;
    const lineUp = Math.floor(no / base.length);
    return lineUp === 0 ? name : localize(`${name.en} ${lineUp + 1}`, `${name.zh}${lineUp + 1}队`);
  });
}
