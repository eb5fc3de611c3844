import { useAtomValue } from 'jotai';
import { GoalNews } from './features/matches/goal-news.tsx';
import { liveScope } from './live-scope.ts';
import { BrokenPage } from './pages/broken-page.tsx';
import { useLive } from './state/live/use-live.ts';
import { watchedAtom } from './state/live/watched.ts';
import { starsAtom } from './state/stars.ts';
import { useDevice } from './state/use-device.ts';
import { useIdentity } from './state/use-identity.ts';
import { useSiteClock } from './state/use-site-clock.ts';
import { ErrorBoundary } from './ui/error-boundary.tsx';
import { PendingLine } from './ui/pending-line.tsx';
import { useHead } from './use-head.ts';
import { useScroll } from './use-scroll.ts';
import { useVisit } from './use-visit.ts';
import type { Visit } from './visit.ts';

/** Shows one page after another. */
export function Stage({ first }: { first: Visit }) {
  const { visit, pathname, search, key, pending } = useVisit(first);
  useSiteClock();
  useDevice();
  useIdentity();
  const { list, address } = visit;
  const place = list?.pathname ?? pathname;
  useLive(liveScope(place, [...useAtomValue(watchedAtom), ...useAtomValue(starsAtom)]));
  useHead(visit, pathname, search);
  useScroll(place, key, list !== undefined);
  const page = (
    <ErrorBoundary key={pathname} fallback={<BrokenPage />}>
      <visit.page.default address={address} />
    </ErrorBoundary>
  );
  return (
    <>
      <PendingLine pending={pending} />
      {list ? (
        <ErrorBoundary key={place} fallback={<BrokenPage />}>
          <list.page.default
            address={list.address}
            beside={{ matchId: address.params.matchId ?? '', page }}
          />
        </ErrorBoundary>
      ) : (
        page
      )}
      <GoalNews open={address.params.matchId} />
    </>
  );
}
