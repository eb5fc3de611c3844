/** Runs a function at once, and while it is asked for again at most once in an interval, the last time at its end. */
export function throttle(run: () => void, intervalMs: number) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isDue = false;
  function end() {
    clearTimeout(timer);
    timer = undefined;
    isDue = false;
  }
  function start() {
    run();
    timer = setTimeout(() => {
      const wasDue = isDue;
      end();
      if (wasDue) start();
    }, intervalMs);
  }
  return {
    request() {
      if (timer === undefined) start();
      else isDue = true;
    },
    cancel: end,
  };
}
