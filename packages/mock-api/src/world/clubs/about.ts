import { colourPairs, neonColourPairs } from '@touchline/shared/crests/colour-pairs';
import { crestDesign } from '@touchline/shared/crests/crest-design';
import type { Emblem } from '@touchline/shared/crests/emblems';
import { fillPhrase } from '../commentary/phrase-book.ts';
import { type Localized, localize } from '../localized.ts';
import type { Team, Tournament } from '../model.ts';
import { parsePairs } from '../names/parse-pairs.ts';
import { atShare, shuffled } from '../random/distributions.ts';
import { chance, random } from '../random/random.ts';
import { ABOUT_PHRASES } from './about-phrases.ts';
import type { Club } from './club.ts';

const byEnglish = (text: string) =>
  new Map(parsePairs(text).map((name): [string, Localized] => [name.en, name]));

const COLOURS = byEnglish(
  'claret:酒红 red:红 white:白 blue:蓝 gold:金 sky:天蓝 green:绿 black:黑 teal:青 orange:橙 purple:紫 pink:粉',
);
const EMBLEMS: ReadonlyMap<string, Localized> = byEnglish(
  'star:星 sun:太阳 moon:月亮 rose:花 tree:大树 wave:波浪 peak:山峰 tower:塔楼 crown:王冠 wheel:车轮 bolt:闪电 shard:水晶 target:准星 mask:面具 eye:眼睛 anchor:船锚 arrow:箭 bear:熊 book:书 bull:公牛 cat:猫 comet:彗星 deer:鹿 dragon:龙 elephant:象 fish:鱼 flame:火焰 hammer:铁锤 harp:竖琴 heron:鹭鸟 horse:马 lamp:灯塔 leaf:叶子 lion:狮子 owl:猫头鹰 paw:兽爪 ship:船 snake:蛇 sword:剑 tiger:老虎 wing:飞鸟 wolf:狼',
);
/** Where the drawing's name is not what it stands for. */
const ENGLISH_EMBLEMS: Partial<Record<Emblem, string>> = {
  peak: 'mountain',
  bolt: 'lightning bolt',
  lamp: 'light',
  wing: 'bird',
  rose: 'flower',
};
/** Seasons that the world does not know are history. */
const LAST_YEAR_OF_HISTORY = 1998;
const YEARS_TO_GLORY = 9;

const crestKindOf = ({ game }: Team) =>
  game === 'football' || game === 'basketball' ? game : 'esports';

function coloursOf(team: Team): Localized {
  const { field, second } = crestDesign(team.id, crestKindOf(team), team.emblem);
  const [, , names = ''] =
    [...colourPairs, ...neonColourPairs].find(([a, b]) => a === field && b === second) ?? [];
  const colours = names.split(' ').map((name) => COLOURS.get(name) ?? localize(name, name));
  return localize(
    colours.map(({ en }) => (en === 'sky' ? 'sky blue' : en)).join(' and '),
    colours.map(({ zh }) => `${zh}色`).join('与'),
  );
}

function emblemName(emblem: Emblem): Localized {
  const { zh } = EMBLEMS.get(emblem) as Localized;
  return localize(ENGLISH_EMBLEMS[emblem] ?? emblem, zh);
}

/** Teams of a league are rivals in pairs. */
export function rivalOf(team: Team, league: Tournament | undefined): Localized | undefined {
  if (!league) return undefined;
  const teams = shuffled(random('names', 'rivals', league.code), league.teams);
  return teams[teams.indexOf(team) ^ 1]?.name;
}

/** The story of a club, in sentences that do not repeat its facts. */
export function aboutClub(
  seed: string,
  team: Team,
  { founded, ground }: Club,
  league: Tournament | undefined,
): Localized {
  const phrases = ABOUT_PHRASES[crestKindOf(team) === 'esports' ? 'esports' : 'sports'];
  const share = (fact: string) => chance(seed, 'club', team.id, 'about', fact);
  const year = (no: number) => localize(String(no), String(no));
  const firstGlory = founded + YEARS_TO_GLORY;
  const glory = firstGlory + Math.floor(share('year') * (LAST_YEAR_OF_HISTORY - firstGlory));
  const rival = rivalOf(team, league);
  const sentence = (
    fact: keyof typeof phrases,
    values: Readonly<Record<string, Localized | undefined>> | undefined,
  ): Localized[] => {
    const list: readonly Localized[] = phrases[fact];
    if (!values || list.length === 0) return [];
    return [fillPhrase(atShare(list, share(fact)), { name: team.name, ...values })];
  };
  const look =
    team.emblem && (share('look') < 0.5 || phrases.colours.length === 0)
      ? sentence('emblem', { emblem: emblemName(team.emblem) })
      : sentence('colours', { colours: coloursOf(team) });
  const sentences = [
    ...sentence('founders', { year: year(founded) }),
    ...look,
    ...(share('place') < 0.5
      ? sentence('ground', ground && { ground })
      : sentence('glory', { year: year(glory) })),
    ...sentence('rival', rival && { rival }),
    ...sentence('style', {}),
  ];
  return localize(sentences.map(({ en }) => en).join(' '), sentences.map(({ zh }) => zh).join(''));
}
