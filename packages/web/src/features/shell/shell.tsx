import type { ReactNode } from 'react';
import { Dock } from './dock.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { PanelSlot } from './panel-slot.tsx';
import { SkipLink } from './skip-link.tsx';
import { Toast } from './toast.tsx';
import { useRememberGame } from './use-remember-game.ts';

/** What stands round every page. */
export function Shell({ children }: { children: ReactNode }) {
  useRememberGame();
  return (
    <>
      <SkipLink />
      <Header />
      {children}
      <Footer />
      <Dock />
      <PanelSlot />
      <Toast />
    </>
  );
}
