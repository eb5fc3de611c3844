import type { ReactNode } from 'react';
import { useRareLetters } from '../../theme/use-extended-font.ts';
import { Dock } from './bottom-nav/bottom-nav.tsx';
import { Footer } from './footer/footer.tsx';
import { Header } from './header/header.tsx';
import { PanelSlot } from './side-panel/lazy-side-panel.tsx';
import { SkipLink } from './skip-link.tsx';
import { Toast } from './toast.tsx';
import { useRememberGame } from './use-remember-game.ts';

/** What stands round every page. */
export function Shell({ children }: { children: ReactNode }) {
  useRememberGame();
  useRareLetters();
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
