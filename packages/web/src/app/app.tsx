import { ChatWidget } from '../features/chat/chat-widget.tsx';
import { PromoBannerSlot } from '../features/promo/lazy-promo-banner.tsx';
import { Search } from '../features/search/search.tsx';
import { OfflineNotice } from '../features/shell/offline-notice.tsx';
import { Shell } from '../features/shell/shell.tsx';
import { Keys } from '../features/shortcuts/shortcuts.tsx';
import type { Visit } from '../router/resolve-page.ts';
import { usePrepareSite } from '../router/use-prefetch.ts';
import { PrepareProvider } from '../state/navigation/prefetch-context.ts';
import { Bottom } from '../ui/layout/floating-stack.tsx';
import { Stage } from './page-outlet.tsx';

/** The site inside its router and its session, which differ between server and browser. */
export function App({ first }: { first: Visit }) {
  return (
    <PrepareProvider value={usePrepareSite()}>
      <Shell>
        <Stage first={first} />
      </Shell>
      <Search />
      <Keys />
      <Bottom>
        <ChatWidget />
        <OfflineNotice />
        <PromoBannerSlot />
      </Bottom>
    </PrepareProvider>
  );
}
