const aMoment = 100;

/** Safari 17 does not tell when a scroll has ended: there it has when none has followed for a moment. */
export function onScrollEnd(target: EventTarget, run: () => void): () => void {
  const tells = 'onscrollend' in window;
  const name = tells ? 'scrollend' : 'scroll';
  let timer: ReturnType<typeof setTimeout>;
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(run, aMoment);
  };
  const hear = tells ? run : wait;
  target.addEventListener(name, hear, { passive: true });
  return () => {
    clearTimeout(timer);
    target.removeEventListener(name, hear);
  };
}
