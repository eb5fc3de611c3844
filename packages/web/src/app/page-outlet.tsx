import { useAtomValue } from 'jotai';
import { GoalAnnouncer } from '../features/matches/live/goal-announcer.tsx';
import { BrokenPage } from '../pages/broken-page.tsx';
import { liveScope } from '../router/live-scope.ts';
import type { ResolvedPage } from '../router/resolve-page.ts';
import { useCurrentPage } from '../router/use-current-page.ts';
import { useHead } from '../router/use-head.ts';
import { useScrollRestoration } from '../router/use-scroll-restoration.ts';
import { useIdentity } from '../state/account/use-identity.ts';
import { useSiteClock } from '../state/clock/use-site-clock.ts';
import { favouritesAtom } from '../state/favourites/favourites.ts';
import { useLiveStream } from '../state/live/use-live-stream.ts';
import { watchedMatchesAtom } from '../state/live/watched-matches.ts';
import { useDevicePreferences } from '../state/preferences/use-device-preferences.ts';
import { ErrorBoundary } from '../ui/feedback/error-boundary.tsx';
import { PendingLine } from '../ui/feedback/pending-line.tsx';

/** Shows one page after another. */
export function PageOutlet({ first }: { first: ResolvedPage }) {
  const { visit, pathname, search, key, pending } = useCurrentPage(first);
  useSiteClock();
  useDevicePreferences();
  useIdentity();
  const { list, address } = visit;
  const place = list?.pathname ?? pathname;
  useLiveStream(
    liveScope(place, [...useAtomValue(watchedMatchesAtom), ...useAtomValue(favouritesAtom)]),
  );
  useHead(visit, pathname, search);
  useScrollRestoration(place, key, list !== undefined);
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
      <GoalAnnouncer openMatchId={address.params.matchId} />
    </>
  );
}
