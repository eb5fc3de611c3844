import { isMatch } from '@touchline/shared/domain/is-match';
import type { Match, SearchIndex } from '@touchline/types';
import type { Language } from '../../../i18n/languages.ts';
import { gameOf, paths, sportOf } from '../../../paths.ts';
import { starOf } from '../../../state/favourites/star.ts';
import type { Snapshot } from '../../../state/stores/resources.ts';
import type { Entry } from '../matching/entry.ts';
import { type Name, nameOf } from '../matching/name.ts';
import { namesOf } from './names-of.ts';

/** All matches of the loaded lists in this language; of duplicates the last. */
export function loadedMatches(snapshot: Snapshot, language: Language): Match[] {
  const lists = snapshot
    .filter(([call]) => call.language === language)
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

/** A match is found by both of its teams, in every language if they are in the index. */
export function matchEntries(
  matches: readonly Match[],
  index: SearchIndex | undefined,
  language: Language,
): Entry[] {
  const teams = new Map(index?.teams.map((team) => [team.id, team]));
  const sideNames = ({ id, name }: Match['homeTeam'] | Match['awayTeam']): Name[] => {
    const team = teams.get(id);
    if (!team || !index) return [nameOf(name)];
    // Pinyin of the shown name only: a match on one that is not shown would look wrong.
    const [shown, ...others] = namesOf(team, index, language);
    return [shown ?? nameOf(name), ...others.map((other) => nameOf(other.shown))];
  };
  return matches.map((match) => {
    const { id, tournament, homeTeam, awayTeam } = match;
    const game = gameOf(tournament);
    const [home, ...homeOthers] = sideNames(homeTeam);
    const [away, ...awayOthers] = sideNames(awayTeam);
    return {
      id,
      star: starOf('match', id),
      href: paths.match(game, id),
      target: { kind: 'matches', match },
      names: [home, away, ...homeOthers, ...awayOthers].filter((name) => name !== undefined),
      shownCount: 2,
      secondaryNames: [nameOf(tournament.name)],
      sport: sportOf(game),
    };
  });
}
