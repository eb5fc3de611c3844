import type { Language } from '@touchline/shared/domain/http/accept-language';
import type { WorldHeaders } from '@touchline/shared/domain/http/world-headers';
import type { Match } from '@touchline/types';
import { dataOf, type OwnCallOptions, ownCalls, worldNowOf } from '../own-calls.ts';
import type { LiveState } from './live-channel.ts';

export interface UpstreamReaderOptions extends OwnCallOptions {
  readonly clock: () => number;
  /** Instead of the contract's. */
  readonly intervalMs?: number | undefined;
}

/** The parameters that make one live list another. */
export interface LiveView {
  readonly language: Language;
  readonly world: WorldHeaders | undefined;
}

/** Equal for equal views. */
export const viewKey = ({ language, world }: LiveView): string =>
  `${language} ${world ? JSON.stringify(world) : ''}`;

export interface ReadList extends LiveState {
  /** Whether it comes from a cache: another replica may have fetched it. */
  readonly isCached: boolean;
}

const DEFAULT_INTERVAL_SECONDS = 2;
const ID_BYTES = 10;
/** How many matches that leave the list at once are read: an upstream that changes all ids would be asked for each. */
const MAX_FINALS = 64;

async function idOf(body: Buffer): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', body as Uint8Array<ArrayBuffer>);
  return Array.from(new Uint8Array(digest, 0, ID_BYTES), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}

/** Fetches the live list through the same validation and upstream chain as any call. */
export function createUpstreamReader(options: UpstreamReaderOptions) {
  const { clock } = options;
  const { operation, get } = ownCalls(options);
  const list = operation('listLiveMatches');
  const limit = list?.parameters.find(({ name }) => name === 'limit')?.schema.maximum;

  const intervalMs = options.intervalMs ?? (list?.cache?.fresh ?? DEFAULT_INTERVAL_SECONDS) * 1000;

  return {
    /** The freshness lifetime of the live list, from the contract's cache policy. */
    intervalMs,

    /** The live list, not older than the interval. */
    async list(view: LiveView, signal: AbortSignal): Promise<ReadList> {
      const query = limit === undefined ? '' : `limit=${limit}`;
      const response = await get('listLiveMatches', query, {
        ...view,
        signal,
        maxAgeSeconds: intervalMs / 1000,
      });
      const { ageSeconds, body, cacheStatus } = response;
      return {
        id: await idOf(body),
        matches: dataOf<Match[]>(response),
        at: Math.floor((worldNowOf(response) ?? clock()) / 1000),
        ageSeconds,
        isCached: cacheStatus?.includes('; hit') ?? false,
      };
    },
    /** The current state of these matches, without those that cannot be fetched. Not from a cache, which may hold an earlier one. */
    async matches(ids: readonly string[], view: LiveView, signal: AbortSignal) {
      const results = await Promise.allSettled(
        ids
          .slice(0, MAX_FINALS)
          .map((id) => get('getMatch', `matchId=${id}`, { ...view, signal, maxAgeSeconds: 0 })),
      );
      const found = results
        .filter((result) => result.status === 'fulfilled')
        .map(({ value }) => dataOf<Match>(value));
      return new Map(found.map((one) => [one.id, one]));
    },
  };
}

export type UpstreamReader = ReturnType<typeof createUpstreamReader>;
