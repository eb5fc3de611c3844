import type { Match } from '@touchline/types';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { useResource } from '../../state/data/use-resource.ts';
import { useResources } from '../../state/data/use-resources.ts';
import { useInitialStars } from '../../state/favourites/use-initial-stars.ts';
import { useLiveList } from '../../state/live/use-live-list.ts';
import { useMaxAge } from '../../state/live/use-max-age.ts';
import type { Address } from '../../state/navigation/page-address.ts';
import { callContextAtom } from '../../state/preferences/preferences-atoms.ts';
import { useSession } from '../../state/session.tsx';
import { itemsOf } from '../../state/stores/resource.ts';
import { liveChoice } from './live-choice.ts';
import { readMultiviewAddress } from './multiview-address.ts';
import { infoCall, isOfGame, liveMatchesCall, MAX_LIVE_MATCHES } from './multiview-data.ts';

const LIVE_AGE_S = 20;

/** The matches that the URL names, or the live ones that the site chooses. */
export function useLiveChoice(address: Address) {
  const context = useAtomValue(callContextAtom);
  const { matchIds, hasBadIds } = readMultiviewAddress(address, context.today);
  const call = liveMatchesCall(address, context);
  const live = useLiveList(useResource(call, useMaxAge(LIVE_AGE_S)), MAX_LIVE_MATCHES);
  const { peek } = useSession().live;
  const list = itemsOf(live);
  const listed = new Map(list.map((match) => [match.id, match]));
  const missing = matchIds.filter((id) => !listed.has(id) && !peek(id));
  const { resources } = useResources(
    missing.map((id) => infoCall(id, context)),
    LIVE_AGE_S,
  );
  const others = resources.flatMap(({ result }) =>
    result?.kind === 'ok' && isOfGame(result.data, address) ? [result.data] : [],
  );
  const isUnknown = ({ result }: (typeof resources)[number]) =>
    result?.kind === 'not-found' ||
    (result?.kind === 'failed' && result.status === 400) ||
    (result?.kind === 'ok' && !isOfGame(result.data, address));
  const known = (id: string): Match | undefined =>
    listed.get(id) ?? peek(id) ?? others.find((match) => match.id === id);
  const isByHand = resources.filter(isUnknown).length < matchIds.length;
  const stars = useInitialStars(call.path);
  const [kept, setKept] = useState<{ ids: readonly string[]; stars: typeof stars }>({
    ids: [],
    stars,
  });
  const before = kept.stars === stars ? kept.ids : [];
  const ids = liveChoice(before, list, live.fetchedAt ?? 0, stars);
  if (ids !== kept.ids && ids.join() !== kept.ids.join()) setKept({ ids, stars });
  const shown = isByHand ? matchIds : ids;
  return {
    call,
    live,
    matches: shown.flatMap((id) => known(id) ?? []),
    hasUnknown: hasBadIds || resources.some(isUnknown),
  };
}
