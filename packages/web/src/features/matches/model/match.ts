import type { Match } from '@touchline/types';
import type { TFunction } from 'i18next';
import { gameOf, paths, type Sport, sportOf } from '../../../paths.ts';

export const matchSport = ({ tournament }: Match): Sport => sportOf(gameOf(tournament));

export const matchPath = ({ id, tournament }: Match): string => paths.match(gameOf(tournament), id);

export type MatchState = 'live' | 'soon' | 'done';

const stateByStatus: Record<Match['statusId'], MatchState> = {
  ONGOING: 'live',
  UPCOMING: 'soon',
  FINISHED: 'done',
};

/** MAT-8: the state follows from the status alone, never from the clock. */
export const matchState = ({ statusId }: Match): MatchState => stateByStatus[statusId];

/** The side that lost a finished match: its name and score are dimmed. */
/** The country of a tournament, unless its name begins with it, as most do in Chinese. */
export const countryOf = ({ name, country }: Match['tournament']): string =>
  name.startsWith(country.name) ? '' : country.name;

export function loserOf({ statusId, homeTeam, awayTeam }: Match): 'home' | 'away' | undefined {
  if (statusId !== 'FINISHED' || homeTeam.score === null || awayTeam.score === null)
    return undefined;
  if (homeTeam.score === awayTeam.score) return undefined;
  return homeTeam.score < awayTeam.score ? 'home' : 'away';
}

/** 'Round 12', or the name of the stage; empty between two stages. */
export const stageText = ({ round, stage, tournament }: Match, t: TFunction): string =>
  round ? t('match.round', { round }) : (stage ?? tournament.currentStage ?? '');
