import { useAtomValue } from 'jotai';
import { Component, type ReactNode } from 'react';
import { GoalAnnouncer } from '../features/matches/alerts/goal-announcer.tsx';
import { BrokenPage } from '../pages/broken-page.tsx';
import { liveScope } from '../router/live-scope.ts';
import { usePageHead } from '../router/page-head.ts';
import type { ResolvedPage } from '../router/resolve-page.ts';
import { useCurrentPage } from '../router/use-current-page.ts';
import { useScrollRestoration } from '../router/use-scroll-restoration.ts';
import { useIdentity } from '../state/account/use-identity.ts';
import { followedAtom } from '../state/alerts/muted-matches.ts';
import { useSiteClock } from '../state/clock/use-site-clock.ts';
import { starredIds } from '../state/favourites/star.ts';
import { watchedMatchesAtom } from '../state/live/page-matches.ts';
import { useLiveStream } from '../state/live/use-live-stream.ts';
import { useDevicePreferences } from '../state/preferences/use-device-preferences.ts';
import { PendingLine } from '../ui/feedback/pending-line.tsx';
import { PAGE_THREW } from './page-threw.ts';

interface ErrorBoundaryProps {
  fallback: ReactNode;
  children: ReactNode;
}

/** Confines a rendering error to one page. React supports error boundaries as classes only. */
class ErrorBoundary extends Component<ErrorBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}

if (import.meta.hot) {
  const { hot } = import.meta;
  ErrorBoundary.prototype.componentDidCatch = ({ message, stack }: Error) =>
    hot.send(PAGE_THREW, { message, stack });
}

export function PageOutlet({ first }: { first: ResolvedPage }) {
  const { page, pathname, search, key, pending } = useCurrentPage(first);
  const { list, address } = page;
  const mainPathname = list?.pathname ?? pathname;
  useSiteClock();
  useDevicePreferences();
  useIdentity();
  useLiveStream(
    liveScope(list ?? page, [
      ...useAtomValue(watchedMatchesAtom),
      ...starredIds(useAtomValue(followedAtom), 'match'),
    ]),
  );
  usePageHead(page, pathname, search);
  useScrollRestoration(mainPathname, key, list !== undefined);
  const content = (
    <ErrorBoundary key={pathname} fallback={<BrokenPage />}>
      <page.module.default address={address} />
    </ErrorBoundary>
  );
  return (
    <>
      <PendingLine pending={pending} />
      {list ? (
        <ErrorBoundary key={mainPathname} fallback={<BrokenPage />}>
          <list.module.default
            address={list.address}
            beside={{ matchId: address.params.matchId ?? '', page: content }}
          />
        </ErrorBoundary>
      ) : (
        content
      )}
      <GoalAnnouncer openMatchId={address.params.matchId} />
    </>
  );
}
