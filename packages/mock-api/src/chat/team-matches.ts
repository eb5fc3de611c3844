import type { Match, TeamRef } from '@touchline/types';
import type { WorldView } from '../world/world-view.ts';

const some = { offset: 0, limit: 5 };

const upcoming = (view: WorldView, { id }: TeamRef) => view.teamMatches(id, 'upcoming', some) ?? [];

export const nextMatch = (view: WorldView, team: TeamRef): Match | undefined =>
  upcoming(view, team).find(({ statusId }) => statusId === 'UPCOMING');

export const liveMatch = (view: WorldView, team: TeamRef): Match | undefined =>
  upcoming(view, team).find(({ statusId }) => statusId === 'ONGOING');

export const lastMatch = (view: WorldView, { id }: TeamRef): Match | undefined =>
  view.teamMatches(id, 'finished', { offset: 0, limit: 1 })?.[0];

export const opponentOf = ({ homeTeam, awayTeam }: Match, { id }: TeamRef) =>
  homeTeam.id === id ? awayTeam : homeTeam;

/** The match of these two that is on, comes next or was last. */
export function meetingOf(view: WorldView, one: TeamRef, other: TeamRef): Match | undefined {
  const together = ({ homeTeam, awayTeam }: Match) => [homeTeam.id, awayTeam.id].includes(other.id);
  return (
    view.teamMatches(one.id, 'upcoming')?.find(together) ??
    view.teamMatches(one.id, 'finished')?.find(together)
  );
}

export const scoreLine = ({ homeTeam, awayTeam }: Match) =>
  `${homeTeam.name} ${homeTeam.score}–${awayTeam.score} ${awayTeam.name}`;
