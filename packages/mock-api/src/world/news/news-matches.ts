import { HOUR_SECONDS } from '../calendar/civil.ts';
import { byPopularity } from '../competition/match-popularity.ts';
import type { Engine } from '../engine.ts';
import type { Fixture, Tournament } from '../model.ts';
import { byPopularity as compareTournaments } from '../roster/roster.ts';

export type NewsSport = 'football' | 'basketball' | 'esports';
export const NEWS_SPORTS: readonly NewsSport[] = ['football', 'basketball', 'esports'];

/** The desk follows this many tournaments of each sport, the most popular. */
const FOLLOWED_TOURNAMENTS = 16;
/** Matches that end in one span, the most popular. */
const MAX_ENDED = 30;
const MAX_MATCH_SECONDS = 7 * HOUR_SECONDS;

const sportOf = ({ game }: Tournament): NewsSport =>
  game === 'football' || game === 'basketball' ? game : 'esports';

/** Finds the matches that the desk looks at, most popular first. */
export interface NewsMatches {
  startingIn(sport: NewsSport, from: number, to: number): Fixture[];
  endingIn(sport: NewsSport, from: number, to: number): Fixture[];
}

export function createNewsMatches({ roster, store }: Engine): NewsMatches {
  const followed = Map.groupBy(roster.tournaments.toSorted(compareTournaments), sportOf);

  const startingIn = (sport: NewsSport, from: number, to: number): Fixture[] =>
    byPopularity(
      (followed.get(sport) ?? [])
        .slice(0, FOLLOWED_TOURNAMENTS)
        .flatMap((tournament) =>
          store
            .during(tournament, from, to)
            .flatMap((n) => store.season(tournament, n).during(from, to)),
        ),
    );

  const endingIn = (sport: NewsSport, from: number, to: number): Fixture[] =>
    startingIn(sport, from - MAX_MATCH_SECONDS, to)
      .filter((one) => {
        const { end } = store.outcome(one);
        return end >= from && end < to;
      })
      .slice(0, MAX_ENDED);

  return { startingIn, endingIn };
}
