import { withOdds } from '@touchline/shared/domain/best-prices';
import type { Match, MatchTimeline } from '@touchline/types';
import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import type { PageCall } from '../../../api/call.ts';
import { useSession } from '../../../state/session.tsx';

/** The match with the last prices before its start, as far as the timeline has any. */
export function withKickOffPrices(match: Match, { prices, startTime }: MatchTimeline): Match {
  const quotes = prices.flatMap(({ bookmaker, at, home, away, homeOpening, awayOpening }) => {
    const last = at.findLastIndex((instant) => instant <= 0);
    if (last < 0) return [];
    const asia = {
      homeWinOdd: home[last] ?? null,
      awayWinOdd: away[last] ?? null,
      ...(homeOpening !== undefined && { homeWinOpening: homeOpening }),
      ...(awayOpening !== undefined && { awayWinOpening: awayOpening }),
      changedAt: startTime + (at[last] ?? 0),
    };
    return [[bookmaker, { asia }] as const];
  });
  return quotes.length > 0 ? withOdds(match, Object.fromEntries(quotes)) : match;
}

/** A covered match in play has the prices at kick-off: those of now would reveal its score. */
export function useKickOffPrices(match: Match, timeline: PageCall<'/matches/timeline'>): Match {
  const { resources } = useSession();
  const isAsked = match.covered === true && match.statusId === 'ONGOING';
  useEffect(() => {
    if (isAsked) void resources.load(timeline, Number.POSITIVE_INFINITY);
  }, [isAsked, resources, timeline.params.query.matchId]);
  const { result } = useAtomValue(resources.atomOf(timeline));
  return isAsked && result?.kind === 'ok' ? withKickOffPrices(match, result.data) : match;
}
