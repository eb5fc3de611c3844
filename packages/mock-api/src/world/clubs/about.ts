import { colourPairs, neonColourPairs } from '@touchline/shared/domain/crests/colour-pairs';
import { crestDesign } from '@touchline/shared/domain/crests/crest-design';
import type { Emblem } from '@touchline/shared/domain/crests/emblems';
import { fillPhrase } from '../commentary/phrase-book.ts';
import texts from '../data/phrases/clubs.json' with { type: 'json' };
import { inOneText, type Localized, localize, same } from '../localized.ts';
import type { Team, Tournament } from '../model.ts';
import { atShare, shuffled } from '../random/distributions.ts';
import { chance, random } from '../random/random.ts';
import { sportOf } from '../sport-of.ts';
import { ABOUT_PHRASES } from './about-phrases.ts';
import type { Club } from './club.ts';

const byEnglish = (list: readonly Localized[]) =>
  new Map(list.map((name): [string, Localized] => [name.en, name]));

const COLOURS = byEnglish(texts.colourNames);
const EMBLEMS: ReadonlyMap<string, Localized> = byEnglish(texts.emblemNames);
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
