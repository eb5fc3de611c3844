import type { Match } from '@touchline/types';
import { LRUCache } from 'lru-cache';
import type { LiveReader, LiveView } from './upstream-reader.ts';

const MOST = 5000;

/** The sport of each match. Not every upstream says it with the match: then its tournament is asked, once. */
export class MatchSports {
  readonly #reader: LiveReader;
  readonly #ofTournament = new LRUCache<string, string>({ max: MOST });

  constructor(reader: LiveReader) {
    this.#reader = reader;
  }

  of = ({ tournament }: Match): string | undefined =>
    tournament.sportType ?? this.#ofTournament.get(tournament.id);

  /** Finds out what these do not say. What cannot be found out now is asked again next time. */
  async learn(matches: Iterable<Match>, view: LiveView, signal: AbortSignal): Promise<void> {
    const silent = [...matches].filter((match) => this.of(match) === undefined);
    const ids = [...new Set(silent.map(({ tournament }) => tournament.id))];
    await Promise.allSettled(
      ids.map(async (id) => {
        const sport = await this.#reader.sportOfTournament(id, view, signal);
        if (sport !== undefined) this.#ofTournament.set(id, sport);
      }),
    );
  }
}
