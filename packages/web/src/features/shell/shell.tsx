import type { ReactNode } from 'react';
import { BottomNav } from './bottom-nav/bottom-nav.tsx';
import { Footer } from './footer/footer.tsx';
import { Header } from './header/header.tsx';
import { NoScriptBar } from './no-script-bar.tsx';
import { LazySidePanel } from './side-panel/lazy-side-panel.tsx';
import { SkipLink } from './skip-link.tsx';
import { Toast } from './toast.tsx';
import { useRememberGame } from './use-game.ts';

export function Shell({ children }: { children: ReactNode }) {
  useRememberGame();
  return (
    <>
      <SkipLink />
      <Header />
      <NoScriptBar />
      {children}
      <Footer />
      <BottomNav />
      <LazySidePanel />
      <Toast />
    </>
  );
}
