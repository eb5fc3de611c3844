import { colourPairs, neonColourPairs } from '@touchline/shared/domain/crests/colour-pairs';
import { crestDesign } from '@touchline/shared/domain/crests/crest-design';
import type { Emblem } from '@touchline/shared/domain/crests/emblems';
import { parsePhrases } from '../commentary/parse-phrases.ts';
import { fillPhrase } from '../commentary/phrase-book.ts';
import { inOneText, type Localized, localize, same } from '../localized.ts';
import type { Team, Tournament } from '../model.ts';
import { atShare, shuffled } from '../random/distributions.ts';
import { chance, random } from '../random/random.ts';
import { sportOf } from '../sport-of.ts';
import { ABOUT_PHRASES } from './about-phrases.ts';
import type { Club } from './club.ts';

const byEnglish = (text: string) =>
  new Map(parsePhrases(text).map((name): [string, Localized] => [name.en, name]));

const COLOURS = byEnglish(
  'claret:酒红:granate|red:红:rojo|white:白:blanco|blue:蓝:azul|gold:金:dorado|sky:天蓝:celeste|green:绿:verde|black:黑:negro|teal:青:turquesa|orange:橙:naranja|purple:紫:morado|pink:粉:rosa',
);
const EMBLEMS: ReadonlyMap<string, Localized> = byEnglish(
  'star:星:una estrella|sun:太阳:un sol|moon:月亮:una luna|rose:花:una flor|tree:大树:un árbol|wave:波浪:una ola|peak:山峰:una montaña|tower:塔楼:una torre|crown:王冠:una corona|wheel:车轮:una rueda|bolt:闪电:un rayo|shard:水晶:un cristal|target:准星:una diana|mask:面具:una máscara|eye:眼睛:un ojo|anchor:船锚:un ancla|arrow:箭:una flecha|bear:熊:un oso|book:书:un libro|bull:公牛:un toro|cat:猫:un gato|comet:彗星:un cometa|deer:鹿:un ciervo|dragon:龙:un dragón|elephant:象:un elefante|fish:鱼:un pez|flame:火焰:una llama|hammer:铁锤:un martillo|harp:竖琴:un arpa|heron:鹭鸟:una garza|horse:马:un caballo|lamp:灯塔:un faro|leaf:叶子:una hoja|lion:狮子:un león|owl:猫头鹰:un búho|paw:兽爪:una garra|ship:船:un barco|snake:蛇:una serpiente|sword:剑:una espada|tiger:老虎:un tigre|wing:飞鸟:un pájaro|wolf:狼:un lobo',
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

function coloursOf(team: Team): Localized {
  const { field, second } = crestDesign(team.id, sportOf(team.game), team.emblem);
  const [, , names = ''] =
    [...colourPairs, ...neonColourPairs].find(([a, b]) => a === field && b === second) ?? [];
  const colours = names.split(' ').map((name) => COLOURS.get(name) ?? same(name));
  return localize(
    colours.map(({ en }) => (en === 'sky' ? 'sky blue' : en)).join(' and '),
    colours.map(({ zh }) => `${zh}色`).join('与'),
    colours.map(({ es }) => es).join(' y '),
  );
}

function emblemName(emblem: Emblem): Localized {
  const name = EMBLEMS.get(emblem) as Localized;
  return { ...name, en: ENGLISH_EMBLEMS[emblem] ?? emblem };
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
  const phrases = ABOUT_PHRASES[sportOf(team.game) === 'esports' ? 'esports' : 'sports'];
  const share = (fact: string) => chance(seed, 'club', team.id, 'about', fact);
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
      ? sentence('emblem', { emblem: emblemName(team.emblem as Emblem) })
      : sentence('colours', { colours: coloursOf(team) });
  const sentences = [
    ...sentence('founders', { year: same(founded) }),
    ...look,
    ...(share('place') < 0.5
      ? sentence('ground', ground && { ground })
      : sentence('glory', { year: same(glory) })),
    ...sentence('rival', rival && { rival }),
    ...sentence('style', {}),
  ];
  return inOneText(sentences);
}
