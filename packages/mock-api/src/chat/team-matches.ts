import type { Match, TeamRef } from '@touchline/types';
import type { WorldView } from '../world/world-view.ts';
import type { ChatTexts } from './languages/en.ts';

const FIRST_FIVE = { offset: 0, limit: 5 };

const upcoming = (view: WorldView, { id }: TeamRef) =>
  view.teamMatches(id, 'upcoming', FIRST_FIVE) ?? [];

export const nextMatch = (view: WorldView, team: TeamRef): Match | undefined =>
  upcoming(view, team).find(({ statusId }) => statusId === 'UPCOMING');

export const liveMatch = (view: WorldView, team: TeamRef): Match | undefined =>
  upcoming(view, team).find(({ statusId }) => statusId === 'ONGOING');

export const lastMatch = (view: WorldView, { id }: TeamRef): Match | undefined =>
  view.teamMatches(id, 'finished', { offset: 0, limit: 1 })?.[0];

export const opponentOf = ({ homeTeam, awayTeam }: Match, { id }: TeamRef) =>
  homeTeam.id === id ? awayTeam : homeTeam;

/** The current or next match of two teams, else their last one. */
export function findMeeting(view: WorldView, team: TeamRef, other: TeamRef): Match | undefined {
  const isMeeting = ({ homeTeam, awayTeam }: Match) =>
    [homeTeam.id, awayTeam.id].includes(other.id);
  return (
    view.teamMatches(team.id, 'upcoming')?.find(isMeeting) ??
    view.teamMatches(team.id, 'finished')?.find(isMeeting)
  );
}

/** With the kicks of a shoot-out. */
export function scoreLine({ homeTeam, awayTeam, periods = [] }: Match, texts: ChatTexts): string {
  const kicks = periods.find(({ kind }) => kind === 'penalties');
  const goals = homeTeam.score === null ? '–' : `${homeTeam.score}–${awayTeam.score}`;
  const score = `${homeTeam.name} ${goals} ${awayTeam.name}`;
  return kicks ? `${score} (${texts.onPenalties(`${kicks.home}–${kicks.away}`)})` : score;
}
