import { type ReactNode, useEffect } from 'react';

declare global {
  interface Window {
    /** The buttons that were pressed before there was a page to hear it; see server/start.ts. */
    early?: HTMLElement[] | undefined;
  }
}

interface HydrationMarkerProps {
  /** Fills until the page listens by itself. */
  early: readonly HTMLElement[];
  children: ReactNode;
}

/** Once all of the page listens, it says so, and does what it was asked for before. */
export function HydrationMarker({ early, children }: HydrationMarkerProps) {
  useEffect(() => {
    document.documentElement.dataset.alive = '';
    for (const button of early) button.click();
  }, [early]);
  return children;
}
