import { ChatWidget } from '../features/chat/chat-widget.tsx';
import PromoBanner from '../features/promo/promo-banner.tsx';
import { Search } from '../features/search/search.tsx';
import { OfflineNotice } from '../features/shell/offline-notice.tsx';
import { Shell } from '../features/shell/shell.tsx';
import { Shortcuts } from '../features/shortcuts/shortcuts.tsx';
import type { ResolvedPage } from '../router/resolve-page.ts';
import { usePagePrefetch } from '../router/use-page-prefetch.ts';
import { PrefetchProvider } from '../state/preferences/prefetch-context.ts';
import { FloatingStack } from '../ui/layout/floating-stack.tsx';
import { LateAlerts, LateLanguageOffer } from './late-parts.tsx';
import { PageOutlet } from './page-outlet.tsx';

/** The site, without its router and its session, which differ between server and browser. */
export function App({ first }: { first: ResolvedPage }) {
  return (
    <PrefetchProvider value={usePagePrefetch()}>
      <Shell>
        <PageOutlet first={first} />
      </Shell>
      <Search />
      <Shortcuts />
      <LateAlerts />
      <FloatingStack>
        <ChatWidget />
        <OfflineNotice />
        <LateLanguageOffer />
        <PromoBanner />
      </FloatingStack>
    </PrefetchProvider>
  );
}
