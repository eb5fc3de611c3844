const name = 'touchline:placed';

/** The page has just been scrolled to where it was left, before it is painted there. */
export const announceScrollRestored = () => dispatchEvent(new Event(name));

export function onScrollRestored(run: () => void): () => void {
  addEventListener(name, run);
  return () => removeEventListener(name, run);
}
