import type { Match } from '@touchline/types';
import type { TFunction } from 'i18next';
import { shootOutScore } from '../../../format/shoot-out.ts';
import { gameOf, paths, type Sport, sportOf } from '../../../paths.ts';

export const SIDES = ['home', 'away'] as const;
export type Side = (typeof SIDES)[number];

export const matchSport = ({ tournament }: Match): Sport => sportOf(gameOf(tournament));

export const matchPath = ({ id, tournament }: Match): string => paths.match(gameOf(tournament), id);

export type MatchState = 'live' | 'soon' | 'done';

const stateByStatus: Record<Match['statusId'], MatchState> = {
  ONGOING: 'live',
  UPCOMING: 'soon',
  FINISHED: 'done',
};

/** MAT-8: the state follows from the status alone, never from the clock. */
export const matchState = ({ statusId }: Match): MatchState =>
  Object.hasOwn(stateByStatus, statusId) ? stateByStatus[statusId] : 'soon';

/** The country of a tournament, unless its name begins with it, as most do in Chinese. */
export const countryOf = ({ name, country }: Match['tournament']): string =>
  name.startsWith(country.name) ? '' : country.name;

/** The names of both teams. */
export const namesOf = ({ homeTeam, awayTeam }: Match) => ({
  home: homeTeam.name,
  away: awayTeam.name,
});

/** The score; null before there is one, and where the upstream does not know it. */
export const shownScoreOf = ({ homeTeam, awayTeam }: Match) => ({
  home: homeTeam.score,
  away: awayTeam.score,
});

/** The score to count with. */
export const scoreOf = ({ homeTeam, awayTeam }: Match) => ({
  home: homeTeam.score ?? 0,
  away: awayTeam.score ?? 0,
});

/** 'Sporting Lorcana 2–1 Atlético Olatiza' */
export function scoreText(match: Match, t: TFunction): string {
  const { home, away } = namesOf(match);
  return `${home} ${t('match.spoken.score', scoreOf(match))} ${away}`;
}

/** The side that lost a finished match, if need be by the shoot-out: its name and score are dimmed. */
export function loserOf(match: Match): Side | undefined {
  const { statusId, homeTeam, awayTeam } = match;
  const { home, away } = shootOutScore(match) ?? { home: homeTeam.score, away: awayTeam.score };
  if (statusId !== 'FINISHED' || home === null || away === null || home === away) return undefined;
  return home < away ? 'home' : 'away';
}

/** 'Sporting Lorcana win 5–4 on penalties'; empty for a match that is not decided by them. */
export function shootOutText(match: Match, t: TFunction): string {
  const kicks = shootOutScore(match);
  const loser = kicks && loserOf(match);
  if (!loser) return '';
  const team = match[loser === 'home' ? 'awayTeam' : 'homeTeam'].name;
  const [high, low] = [Math.max(kicks.home, kicks.away), Math.min(kicks.home, kicks.away)];
  return t('match.shootOut', { team, high, low });
}

/** 'Final', 'Round 12', or the name of the stage; empty between two stages. */
export function stageText({ round, roundKind, tie, stage, tournament }: Match, t: TFunction) {
  if (roundKind) return t(`match.rounds.${roundKind}`);
  if (round && !(tie && stage)) return t('match.round', { round });
  return stage ?? tournament.currentStage ?? '';
}
