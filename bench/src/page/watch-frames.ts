declare global {
  interface Window {
    seen: Seen;
  }
}

/** What the page itself notes while it is watched. */
interface Seen {
  /** When each frame was drawn. */
  frames: number[];
  /** Of tasks that held the page up for more than 50 ms: how long, and when they began. */
  tasks: { ms: number; at: number }[];
  updates: number;
}

/** Runs in the page before anything of its own does. Whoever does not listen is sent no update. */
export function watchPage({ listens }: { listens: boolean }): void {
  const seen: Seen = { frames: [], tasks: [], updates: 0 };
  window.seen = seen;
  new PerformanceObserver((list) => {
    for (const { duration, startTime } of list.getEntries())
      seen.tasks.push({ ms: duration, at: startTime });
  }).observe({ type: 'longtask' });

  class Heard extends EventSource {
    constructor(url: string) {
      super(url);
      this.addEventListener('message', () => {
        seen.updates += 1;
      });
    }
  }
  class Silent extends EventTarget {
    readyState = 1;
    onopen = () => {};
    constructor() {
      super();
      setTimeout(() => this.onopen());
      setInterval(() => this.dispatchEvent(new MessageEvent('beat', { lastEventId: '1' })), 10_000);
    }
    close() {}
  }
  Object.assign(window, { EventSource: listens ? Heard : Silent });
}

/** Runs in the page: scrolls it up and down, a step each frame, and notes when each frame was drawn. */
export function scrollFor(milliseconds: number): Promise<void> {
  const { frames } = window.seen;
  const begun = performance.now();
  let step = 12;
  return new Promise((done) => {
    const draw = (now: number) => {
      frames.push(now);
      const end = document.documentElement.scrollHeight - innerHeight;
      if (scrollY >= end - 1) step = -12;
      if (scrollY <= 0) step = 12;
      scrollBy(0, step);
      if (now - begun < milliseconds) requestAnimationFrame(draw);
      else done();
    };
    requestAnimationFrame(draw);
  });
}
