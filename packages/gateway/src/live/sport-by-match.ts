import type { LiveView, UpstreamReader } from '@touchline/api-core/live/upstream-reader';
import type { Match } from '@touchline/types';
import { LRUCache } from 'lru-cache';

const MAX_TOURNAMENTS = 5000;

/** The sport of each match. An upstream may omit it from the match: then its tournament is fetched, once. */
export class SportByMatch {
  readonly #reader: UpstreamReader;
  readonly #byTournament = new LRUCache<string, string>({ max: MAX_TOURNAMENTS });

  constructor(reader: UpstreamReader) {
    this.#reader = reader;
  }

  of = ({ tournament }: Match): string | undefined =>
    tournament.sportType ?? this.#byTournament.get(tournament.id);

  /** Fetches the tournaments of matches without a sport. A failed fetch is repeated at the next poll. */
  async load(matches: Iterable<Match>, view: LiveView, signal: AbortSignal): Promise<void> {
    const withoutSport = [...matches].filter((match) => this.of(match) === undefined);
    const ids = [...new Set(withoutSport.map(({ tournament }) => tournament.id))];
    await Promise.allSettled(
      ids.map(async (id) => {
        const sport = await this.#reader.sportOfTournament(id, view, signal);
        if (sport !== undefined) this.#byTournament.set(id, sport);
      }),
    );
  }
}
