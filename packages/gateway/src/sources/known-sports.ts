import type { Call, Upstream } from '@touchline/api-core/call';
import { dataOf, type OwnCallOptions, ownCalls } from '@touchline/api-core/own-calls';
import type { Match, SportType, Tournament } from '@touchline/types';
import { LRUCache } from 'lru-cache';

const MAX_TOURNAMENTS = 5000;
const MAX_ASKED = 64;
const MAX_WAIT_MS = 1500;
const ASK_AGAIN_MS = 600_000;

/** As the contract's default says. */
export const NO_TOURNAMENT = 'unknown';

type Sporty = Pick<Tournament, 'id'> & { sportType?: SportType | undefined };

export interface KnownSportsOptions extends Omit<OwnCallOptions, 'upstream'> {
  /** Not through the cache, whose answers this completes. */
  readonly upstream: Upstream;
  readonly clock: () => number;
}

/**
 * The sport of each tournament, which matches of an upstream may lack: as its tournaments say it, as the calls say in whose
 * answers it was, or as it answers when it is asked for the tournament.
 */
export class KnownSports {
  readonly #options: KnownSportsOptions;
  readonly #sports = new LRUCache<string, SportType>({ max: MAX_TOURNAMENTS });
  readonly #askedAt = new LRUCache<string, number>({ max: MAX_TOURNAMENTS });

  constructor(options: KnownSportsOptions) {
    this.#options = options;
  }

  /** Remembers the sports of tournaments; `asked` is the sport whose list they are in. */
  learn(tournaments: readonly Sporty[], asked: SportType | undefined): void {
    for (const { id, sportType = asked } of tournaments) {
      if (id === NO_TOURNAMENT) continue;
      // All titles together are no title.
      if (sportType && !(sportType === 'esports' && this.#sports.has(id)))
        this.#sports.set(id, sportType);
    }
  }

  /** Adds the sports that are known to matches without one. */
  async complete(matches: readonly Match[], call: Call): Promise<void> {
    const incomplete = matches.filter(({ tournament }) => !tournament.sportType);
    if (incomplete.length === 0) return;
    await this.#load([...new Set(incomplete.map(({ tournament }) => tournament.id))], call);
    for (const { tournament } of incomplete) {
      const sport = this.#sports.get(tournament.id);
      if (sport) tournament.sportType = sport;
    }
  }

  /** Does not wait for long: what comes later is known to the next answer. */
  async #load(ids: readonly string[], call: Call): Promise<void> {
    const { clock } = this.#options;
    const now = clock();
    const unknown = ids
      .filter((id) => id !== NO_TOURNAMENT && !this.#sports.has(id))
      .filter((id) => Math.abs(now - (this.#askedAt.get(id) ?? 0)) > ASK_AGAIN_MS)
      .slice(0, MAX_ASKED);
    if (unknown.length === 0) return;
    for (const id of unknown) this.#askedAt.set(id, now);
    const { get } = ownCalls(this.#options);
    const signal = AbortSignal.timeout(MAX_WAIT_MS);
    const { language, world } = call;
    await Promise.allSettled(
      unknown.map(async (id) => {
        const response = await get('getTournament', `tournamentId=${id}`, {
          language,
          world,
          signal,
        });
        this.learn([{ ...dataOf<Tournament>(response), id }], undefined);
      }),
    );
  }
}
