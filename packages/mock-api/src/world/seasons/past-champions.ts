import { BoundedMap } from '@touchline/shared/domain/bounded-map';
import type { Fixture, Team, Tournament } from '../model.ts';
import type { Season, StageSpan } from './season.ts';
import type { SeasonStore } from './season-store.ts';

/** Who wins a season, and when the last match ends that may decide it. */
interface Title {
  readonly at: number;
  readonly team: () => Team | undefined;
}

/** The matches that may end a season, once the first of them has begun. */
function lastFixtures({ spans }: Season, instant: number): Fixture[] {
  const { rounds } = spans.at(-1) as StageSpan;
  const { first } = rounds.at(-1) as StageSpan['rounds'][number];
  if (instant < first) return [];
  return rounds.filter(({ last }) => last >= first).flatMap(({ fixtures }) => fixtures());
}

/** First in the table of a league, otherwise the winner of the last match, which decides a series too. */
function winnerOf(
  store: SeasonStore,
  { key, spans }: Season,
  fixtures: readonly Fixture[],
): Team | undefined {
  const { stage } = spans.at(-1) as StageSpan;
  if (stage.kind === 'league') return store.finalOrder(key.tournament, key.n)[0];
  const last = fixtures.toSorted((a, b) => store.outcome(b).end - store.outcome(a).end)[0];
  const winner = last && store.outcome(last).winner;
  return winner && last[winner];
}

/** Undefined before the last matches have begun, and where nobody wins the season. */
export function titleAt(store: SeasonStore, season: Season, instant: number): Title | undefined {
  if (season.title) {
    const title = season.title();
    return title && { at: title.at, team: () => title.team };
  }
  const deciding = lastFixtures(season, instant);
  if (deciding.length === 0) return undefined;
  const at = Math.max(...deciding.map((one) => store.outcome(one).end));
  return { at, team: () => winnerOf(store, season, deciding) };
}

export type PastChampion = (tournament: Tournament, n: number, instant: number) => Team | undefined;

/** The champions of seasons that are over: their matches are not kept, which would take the place of current ones. */
export function createPastChampion(store: SeasonStore, limit: number): PastChampion {
  const champions = new BoundedMap<string, { at: number; team: Team | undefined }>(limit);
  return (tournament, n, instant) => {
    const { at, team } = champions.getOrCreate(`${tournament.code}/${n}`, () => {
      const title = titleAt(store, store.unkept(tournament, n), Number.POSITIVE_INFINITY);
      return { at: title?.at ?? 0, team: title?.team() };
    });
    // The season before the current one may still be going on.
    return at <= instant ? team : undefined;
  };
}
