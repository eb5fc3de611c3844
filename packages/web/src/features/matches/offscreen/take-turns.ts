const TURN_MS = 1000;

const queue = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

function runNext() {
  const [next] = queue;
  if (!next) return;
  queue.delete(next);
  queue.add(next);
  next();
}

/** Runs low-priority callbacks in turn, one a second. Returns a function that removes the callback. */
export function takeTurns(run: () => void): () => void {
  queue.add(run);
  timer ??= setInterval(runNext, TURN_MS);
  return () => {
    queue.delete(run);
    if (queue.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}
