import { ChatWidget } from './features/chat/chat-widget.tsx';
import { Keys } from './features/keys/keys.tsx';
import { PromoBannerSlot } from './features/promo/promo-banner-slot.tsx';
import { Search } from './features/search/search.tsx';
import { OfflineNotice } from './features/shell/offline-notice.tsx';
import { Shell } from './features/shell/shell.tsx';
import { Stage } from './stage.tsx';
import { PrepareProvider } from './state/prepare.ts';
import { Bottom } from './ui/bottom.tsx';
import { usePrepareSite } from './use-prepare-site.ts';
import type { Visit } from './visit.ts';

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
