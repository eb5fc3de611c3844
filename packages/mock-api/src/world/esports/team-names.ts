import { type Words, words } from '../localized.ts';
import { parseNames } from '../names/team-names.ts';
import { shuffled } from '../random/distributions.ts';
import { random } from '../random/random.ts';

const first = parseNames(
  'Paper:纸|Glass:琉璃|Copper:赤铜|Velvet:天鹅绒|Static:静电|Neon:霓虹|Feral:荒野|Hollow:空谷|Lunar:月影|Quiet:静默|Crimson:绯红|Polar:极地|Amber:琥珀|Cobalt:钴蓝|Drift:漂流|Ember:余烬|Granite:花岗|Ivory:象牙|Jade:翡翠|Midnight:午夜|Obsidian:黑曜|Saffron:藏红|Tidal:潮汐|Violet:紫罗兰',
);
const last = parseNames(
  'Theory:理论|Collective:社|Owls:夜枭|Foxes:灵狐|Engine:引擎|Signal:信号|Vector:矢量|Pulse:脉冲|Kites:风鸢|Orchid:幽兰|Syndicate:财团|Lanterns:灯火|Serpents:灵蛇|Rooks:战车|Anthem:战歌|Monks:武僧|Cartel:联社|Mantis:螳螂|Parade:巡游|Gambit:弃兵局',
);

const named = parseNames(
  'Paper Tigers:纸老虎|Nightjar:夜鹰|Hex Theory:六角理论|Volt Collective:伏特社|Monolith:巨石',
);

const below = parseNames(
  'Rust:铁锈|Thorn:荆棘|Cinder:炭火|Frost:霜|Mirage:幻影|Zinc:锌|Basalt:玄武岩|Comet:彗星|Coral:珊瑚|Dusk:暮色|Echo:回声|Flint:燧石|Glacier:冰川|Hazel:榛|Indigo:靛蓝|Juniper:杜松',
);

const paired = (one: readonly Words[], key: string): readonly Words[] =>
  shuffled(
    random('names', key),
    one.flatMap((start) =>
      last
        .filter(({ en }) => en !== 'Gambit')
        .map((end) => words(`${start.en} ${end.en}`, start.zh + end.zh)),
    ),
  );

const TITLES = 11;
const made = paired(first, 'esports');
const lesser = paired(below, 'challengers');

/** Names of a title's teams; those of the look play the second title, the others follow title by title. */
export function esportsNames(titleNo: number, size: number): readonly Words[] {
  const own = titleNo === 1 ? named : [];
  const each = Math.floor(made.length / TITLES);
  if (size > each) return namesFor(titleNo, size);
  return [...own, ...made.slice(titleNo * each, titleNo * each + size - own.length)];
}

export function challengerNames(titleNo: number, size: number): readonly Words[] {
  const each = Math.floor(lesser.length / TITLES);
  return lesser.slice(titleNo * each, titleNo * each + size);
}

/** More teams than names: a second line-up of each. */
function namesFor(titleNo: number, size: number): readonly Words[] {
  const base = made.slice(titleNo * 39, titleNo * 39 + 39);
  return Array.from({ length: size }, (_, no) => {
    const name = base[no % base.length] as Words;
    const line = Math.floor(no / base.length);
    return line === 0 ? name : words(`${name.en} ${line + 1}`, `${name.zh}${line + 1}队`);
  });
}
