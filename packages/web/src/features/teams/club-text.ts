import type { TeamDetails } from '@touchline/types';
import type { TFunction } from 'i18next';
import { ordinalText } from '../../format/place-text.ts';
import type { Sport } from '../../paths.ts';

/** TEA-7: the club's story; from an upstream without one its facts as sentences, one for each known fact. */
export function clubText({ team, club = {}, stats }: TeamDetails, kind: Sport, t: TFunction) {
  const { founded: year, ground, coach, about } = club;
  if (about) return [about];
  const { ranking, rankedTeams: count, goals, goalsAgainst: against } = stats;
  const place = ranking && ordinalText(ranking, t);
  const country = team.country.name;
  const nameAndKind = {
    name: country ? t('teams:club.named', { name: team.name, country }) : team.name,
    kind: t(`teams:club.kind.${kind}`),
  };
  const { totalWins: wins, totalMatches: matches = 0 } = stats;
  return [
    year === undefined
      ? t('teams:club.is', nameAndKind)
      : t('teams:club.since', { ...nameAndKind, year }),
    ground && t('teams:club.ground', { ground }),
    coach && t('teams:club.coach', { coach }),
    place &&
      (count === undefined
        ? t('teams:club.place', { place })
        : t('teams:club.placeOf', { place, count, teams: t(`games.teams.${kind}`) })),
    matches > 0 && wins !== undefined && t('teams:club.year', { wins, matches }),
    matches > 0 &&
      goals !== undefined &&
      against !== undefined &&
      t(`teams:club.tally.${kind}`, { goals, against }),
  ].filter((sentence) => !!sentence);
}
