const everyMs = 1000;

const waiting = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

function next() {
  const [first] = waiting;
  if (!first) return;
  waiting.delete(first);
  waiting.add(first);
  first();
}

/** What is in no hurry: one a second, whoever has waited longest. Hands back what leaves the queue. */
export function takeTurns(run: () => void): () => void {
  waiting.add(run);
  timer ??= setInterval(next, everyMs);
  return () => {
    waiting.delete(run);
    if (waiting.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}
