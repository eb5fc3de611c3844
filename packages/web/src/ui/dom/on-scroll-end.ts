const SCROLL_IDLE_MS = 100;

/** Safari 17 has no `scrollend` event: there a scroll ends when no other follows within SCROLL_IDLE_MS. */
export function onScrollEnd(target: EventTarget, run: () => void): () => void {
  const isSupported = 'onscrollend' in window;
  const name = isSupported ? 'scrollend' : 'scroll';
  let timer: ReturnType<typeof setTimeout>;
  const runWhenIdle = () => {
    clearTimeout(timer);
    timer = setTimeout(run, SCROLL_IDLE_MS);
  };
  const listener = isSupported ? run : runWhenIdle;
  target.addEventListener(name, listener, { passive: true });
  return () => {
    clearTimeout(timer);
    target.removeEventListener(name, listener);
  };
}
