import type { Match, SearchIndex } from '@touchline/types';
import type { Language } from '../../../i18n/languages.ts';
import { isGame, paths, sportOf } from '../../../paths.ts';
import type { Snapshot } from '../../../state/data/resources.ts';
import type { Entry } from '../matching/entry.ts';
import { type Name, nameOf } from '../matching/name.ts';
import { namesOf } from './index-entries.ts';

const isMatch = (item: unknown): item is Match =>
  typeof item === 'object' && item !== null && 'homeTeam' in item && 'statusId' in item;

/** Every match of every list that this visit has asked for in its language, the last answer of each. */
export function loadedMatches(snapshot: Snapshot, language: Language): Match[] {
  const lists = snapshot
    .filter(([key]) => key.startsWith(`${language} `))
    .map(([, { result }]) => (result?.kind === 'ok' ? [result.data].flat() : []));
  return [
    ...new Map(
      lists
        .flat()
        .filter(isMatch)
        .map((match) => [match.id, match]),
    ).values(),
  ];
}

/** A match is found by both its sides, in both languages where the index knows them. */
export function matchEntries(
  matches: readonly Match[],
  index: SearchIndex | undefined,
  language: Language,
): Entry[] {
  const teams = new Map(index?.teams.map((team) => [team.id, team]));
  const sideNames = ({ id, name }: Match['homeTeam'] | Match['awayTeam']): Name[] => {
    const known = teams.get(id);
    if (!known || !index) return [nameOf(name)];
    // By pinyin of a name that is nowhere seen nobody would know why it was found.
    return language === 'zh' ? namesOf(known, index, language) : [nameOf(name), nameOf(known.zh)];
  };
  return matches.map((match) => {
    const { id, tournament, homeTeam, awayTeam } = match;
    const game = isGame(tournament.sportType) ? tournament.sportType : 'football';
    const [home, ...homeToo] = sideNames(homeTeam);
    const [away, ...awayToo] = sideNames(awayTeam);
    return {
      id,
      href: paths.match(game, id),
      thing: { kind: 'matches', match },
      names: [home, away, ...homeToo, ...awayToo].filter((name) => name !== undefined),
      shown: 2,
      aside: [nameOf(tournament.name)],
      sport: sportOf(game),
    };
  });
}
