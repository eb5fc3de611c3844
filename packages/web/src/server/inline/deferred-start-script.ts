import { loadFonts } from './load-fonts.ts';

/**
 * Runs at the end of the body. Fonts and scripts are fetched after the first paint: on a slow phone they would compete
 * with it for the network and the processor. Until hydration, clicks on buttons are collected in `self.early`, and
 * app/hydration-marker.tsx replays them; links work without script. What the slider of a match is given is collected in
 * `self.earlyInput` until it has its own script, which may come after the page's.
 */

/** Not every browser reports the paint, and none that of a page in the background. */
const MAX_PAINT_WAIT_MS = 2_000;

const { currentScript, head, hidden } = document;
const { entry, parts } = (currentScript as HTMLScriptElement).dataset as {
  entry: string;
  parts: string;
};
let hasStarted = false;

const preload = (href: string) =>
  head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));

const start = () => {
  if (hasStarted) return;
  hasStarted = true;
  loadFonts();
  if (parts) parts.split(' ').forEach(preload);
  import(entry).catch(console.warn);
};

const startWhenParsed = () => {
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start);
  else start();
};

self.early = [];

const collectClick = (event: MouseEvent) => {
  const button = self.early && (event.target as Element).closest('button');
  if (!button) return;
  self.early?.push(button);
  if (button.type === 'submit') event.preventDefault();
};

self.earlyInput = [];

const collectInput = (event: Event) => {
  if (!self.earlyInput || !(event.target as Element).closest('[role=slider]')) return;
  self.earlyInput.push(event);
  // React handles an event that hydrates its target.
  event.stopPropagation();
};

addEventListener('click', collectClick, true);
addEventListener('keydown', collectInput, true);
addEventListener('pointerdown', collectInput, true);
new PerformanceObserver((list) => {
  if (list.getEntries().some(({ name }) => /content/.test(name))) startWhenParsed();
}).observe({ type: 'paint', buffered: true });
setTimeout(startWhenParsed, hidden ? 0 : MAX_PAINT_WAIT_MS);
