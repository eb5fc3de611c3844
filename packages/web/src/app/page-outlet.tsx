import { useAtomValue } from 'jotai';
import { GoalNews } from '../features/matches/live/goal-announcer.tsx';
import { BrokenPage } from '../pages/broken-page.tsx';
import { liveScope } from '../router/live-scope.ts';
import type { Visit } from '../router/resolve-page.ts';
import { useVisit } from '../router/use-current-page.ts';
import { useHead } from '../router/use-head.ts';
import { useScroll } from '../router/use-scroll-restoration.ts';
import { useIdentity } from '../state/account/use-identity.ts';
import { useSiteClock } from '../state/clock/use-site-clock.ts';
import { starsAtom } from '../state/favourites/favourites.ts';
import { useLive } from '../state/live/use-live-stream.ts';
import { watchedAtom } from '../state/live/watched-matches.ts';
import { useDevice } from '../state/preferences/use-device-preferences.ts';
import { ErrorBoundary } from '../ui/feedback/error-boundary.tsx';
import { PendingLine } from '../ui/feedback/pending-line.tsx';

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
