import { type ReactNode, useEffect } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { demoBase } from '../paths.ts';

/** Plain links lead from the root: they are pointed below the demo's folder before the browser follows them. */
function pointIntoFolder({ target }: Event): void {
  const link = (target as Element).closest?.<HTMLAnchorElement>('a[href^="/"]');
  const href = link?.getAttribute('href');
  const base = demoBase();
  if (link && href && !href.startsWith('//') && !href.startsWith(`${base}/`)) {
    link.href = base + href;
  }
}

/** The router of a site that lies in a folder. */
export function DemoRouter({ children }: { children: ReactNode }) {
  useEffect(() => {
    const events = ['pointerdown', 'keydown', 'click'];
    for (const event of events) addEventListener(event, pointIntoFolder, true);
    return () => {
      for (const event of events) removeEventListener(event, pointIntoFolder, true);
    };
  }, []);
  // With a slash at its end: without one the home page is outside of the worker's scope.
  return <BrowserRouter basename={`${demoBase()}/`}>{children}</BrowserRouter>;
}
