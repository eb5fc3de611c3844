import type { ReactNode } from 'react';
import { useRareLetters } from '../../look/use-rare-letters.ts';
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
