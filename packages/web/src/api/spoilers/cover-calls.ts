import type { Remember } from '@touchline/shared/domain/page-renderer';
import { isCoveredFrom, type RecentMatch } from '@touchline/shared/domain/spoilers/covered-matches';
import type { ShownMatches } from '@touchline/shared/domain/spoilers/shown-matches';
import type { Match } from '@touchline/types';
import type { Language } from '../../i18n/languages.ts';
import { call, type DataFor, type PageCall } from '../call.ts';
import type { SendCall } from '../send-call.ts';
import { type ConcealContext, ruleOf } from './conceal-rules.ts';
import { readRecentMatches } from './recent-matches.ts';

export interface CoverCallsOptions {
  /** What the visitor has uncovered at present. */
  readonly shown: () => ShownMatches;
  /** In milliseconds. */
  readonly now: () => number;
  readonly remember?: Remember | undefined;
}

/** What a rule needs could not be loaded. */
class NotLoaded extends Error {}

/** Leaves the results of covered matches out of what calls bring. A call that plays a match brings it whole. */
export function coverCalls(sendCall: SendCall, options: CoverCallsOptions): SendCall {
  const { shown, now, remember = (_, make) => make() } = options;

  async function loadRecent(language: Language): Promise<readonly RecentMatch[]> {
    const recent = await readRecentMatches(sendCall, language, Math.floor(now() / 1000));
    if (!recent) throw new NotLoaded();
    return recent;
  }

  async function recentMatches(language: Language): Promise<readonly RecentMatch[]> {
    let isOwn = false;
    try {
      return await remember(`recent matches ${language}`, () => {
        isOwn = true;
        return loadRecent(language);
      });
    } catch (error) {
      // The calls of another visitor end with that visitor's request.
      if (isOwn) throw error;
      return loadRecent(language);
    }
  }

  async function matchOf({ params, language }: PageCall): Promise<Match | undefined> {
    const { matchId } = params.query as { matchId?: string };
    if (matchId === undefined) return undefined;
    const result = await sendCall(call('/matches/info', { matchId }, language));
    if (result.kind === 'failed') throw new NotLoaded();
    return result.kind === 'ok' ? result.data : undefined;
  }

  function contextOf(one: PageCall): ConcealContext {
    const isCovered = isCoveredFrom(shown(), Math.floor(now() / 1000));
    return {
      isCovered,
      params: (one.params.query ?? {}) as Record<string, unknown>,
      covered: async () => (await recentMatches(one.language)).filter(isCovered),
      match: () => matchOf(one),
    };
  }

  return async <C extends PageCall>(one: C, signal?: AbortSignal) => {
    const result = await sendCall(one, signal);
    if (result.kind !== 'ok' || one.isPlayed) return result;
    try {
      const data = await ruleOf(one.path)(result.data, contextOf(one));
      return { ...result, data: data as DataFor<C> };
    } catch (error) {
      if (!(error instanceof NotLoaded)) console.error(error);
      return { kind: 'failed', status: 0 };
    }
  };
}
