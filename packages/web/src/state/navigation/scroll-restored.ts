const EVENT = 'touchline:placed';

/** Call when the scroll position has been restored, before the paint. */
export const announceScrollRestored = () => dispatchEvent(new Event(EVENT));

export function onScrollRestored(run: () => void): () => void {
  addEventListener(EVENT, run);
  return () => removeEventListener(EVENT, run);
}
