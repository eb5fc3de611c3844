import type { Sport } from '@touchline/types';
import { HOUR_SECONDS } from '../calendar/civil.ts';
import { byPopularity } from '../competition/match-popularity.ts';
import type { Engine } from '../engine.ts';
import type { Fixture } from '../model.ts';
import { byPopularity as compareTournaments } from '../roster/roster.ts';
import { sportOf } from '../sport-of.ts';

/** The desk follows this many tournaments of each sport, the most popular. */
const FOLLOWED_TOURNAMENTS = 16;
/** Matches that end in one span, the most popular. */
const MAX_ENDED = 30;
const MAX_MATCH_SECONDS = 7 * HOUR_SECONDS;

/** Finds the matches that the desk looks at, most popular first. */
export function createNewsMatches({ roster, store }: Engine) {
  // The stories name players, coaches and grounds, and nothing of the kind is invented for real clubs.
  const simulated = roster.tournaments.filter(({ isReal }) => !isReal);
  const followed = Map.groupBy(simulated.toSorted(compareTournaments), ({ game }) => sportOf(game));

  const startingIn = (sport: Sport, from: number, to: number): Fixture[] =>
    byPopularity(
      (followed.get(sport) ?? [])
        .slice(0, FOLLOWED_TOURNAMENTS)
        .flatMap((tournament) => store.between(tournament, from, to)),
    );

  const endingIn = (sport: Sport, from: number, to: number): Fixture[] =>
    startingIn(sport, from - MAX_MATCH_SECONDS, to)
      .filter((one) => {
        const { end } = store.outcome(one);
        return end >= from && end < to;
      })
      .slice(0, MAX_ENDED);

  return { startingIn, endingIn };
}
