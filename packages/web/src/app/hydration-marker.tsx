import { type ReactNode, useEffect } from 'react';

declare global {
  interface Window {
    /** Buttons clicked before hydration, collected by server/inline/deferred-start-script.ts. */
    early?: HTMLElement[] | undefined;
  }
}

interface HydrationMarkerProps {
  /** Grows until the whole page is hydrated. */
  earlyClicks: readonly HTMLElement[];
  children: ReactNode;
}

/** Marks the document once the whole page is hydrated, and replays the clicks that came before. */
export function HydrationMarker({ earlyClicks, children }: HydrationMarkerProps) {
  useEffect(() => {
    document.documentElement.dataset.alive = '';
    for (const button of earlyClicks) button.click();
  }, [earlyClicks]);
  return children;
}
