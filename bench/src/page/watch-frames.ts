declare global {
  interface Window {
    watched: Watched;
  }
}

/** Measurements that the page takes of itself. */
interface Watched {
  /** The time of each animation frame. */
  frames: number[];
  /** Duration and start of each task longer than 50 ms. */
  tasks: { ms: number; at: number }[];
  updates: number;
}

/** Runs in the page before its own scripts. Without `receivesUpdates` the page gets an EventSource that stays silent. */
export function watchPage({ receivesUpdates }: { receivesUpdates: boolean }): void {
  const watched: Watched = { frames: [], tasks: [], updates: 0 };
  window.watched = watched;
  new PerformanceObserver((list) => {
    for (const { duration, startTime } of list.getEntries())
      watched.tasks.push({ ms: duration, at: startTime });
  }).observe({ type: 'longtask' });

  class CountingEventSource extends EventSource {
    constructor(url: string) {
      super(url);
      this.addEventListener('message', () => {
        watched.updates += 1;
      });
    }
  }
  class SilentEventSource extends EventTarget {
    readyState = 1;
    onopen = () => {};
    constructor() {
      super();
      setTimeout(() => this.onopen());
      setInterval(() => this.dispatchEvent(new MessageEvent('beat', { lastEventId: '1' })), 10_000);
    }
    close() {}
  }
  Object.assign(window, { EventSource: receivesUpdates ? CountingEventSource : SilentEventSource });
}

/** Runs in the page: scrolls up and down, one step per frame, and records the time of each frame. */
export function scrollFor(milliseconds: number): Promise<void> {
  const { frames } = window.watched;
  const startedAt = performance.now();
  let step = 12;
  return new Promise((done) => {
    const scrollStep = (now: number) => {
      frames.push(now);
      const end = document.documentElement.scrollHeight - innerHeight;
      if (scrollY >= end - 1) step = -12;
      if (scrollY <= 0) step = 12;
      scrollBy(0, step);
      if (now - startedAt < milliseconds) requestAnimationFrame(scrollStep);
      else done();
    };
    requestAnimationFrame(scrollStep);
  });
}
