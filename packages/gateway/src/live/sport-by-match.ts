import type { LiveView, UpstreamReader } from '@touchline/api-core/live/upstream-reader';
import type { Match } from '@touchline/types';
import { LRUCache } from 'lru-cache';

const MAX_TOURNAMENTS = 5000;

/** The sport of each match. An upstream may omit it from the match: then its tournament is fetched, once. */
export function sportByMatch(reader: UpstreamReader) {
  const byTournament = new LRUCache<string, string>({ max: MAX_TOURNAMENTS });
  const of = ({ tournament }: Match): string | undefined =>
    tournament.sportType ?? byTournament.get(tournament.id);

  /** Fetches the tournaments of matches without a sport. A failed fetch is repeated at the next poll. */
  async function load(matches: Iterable<Match>, view: LiveView, signal: AbortSignal) {
    const withoutSport = [...matches].filter((match) => of(match) === undefined);
    const ids = [...new Set(withoutSport.map(({ tournament }) => tournament.id))];
    await Promise.allSettled(
      ids.map(async (id) => {
        const sport = await reader.sportOfTournament(id, view, signal);
        if (sport !== undefined) byTournament.set(id, sport);
      }),
    );
  }
  return { of, load };
}
