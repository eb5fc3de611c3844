interface Clocks {
  /** The time of day, in seconds, which may be set. */
  now(): number;
  /** Seconds on a clock that nobody sets. */
  uptime(): number;
}

const TOLERANCE_SECONDS = 60;

/**
 * Whether the interval has passed since the last time that it had, on both clocks. It begins anew when the time of day was
 * set meanwhile: what expired only by a wrong time is not lost.
 */
export function steadyInterval(seconds: number, { now, uptime }: Clocks): () => boolean {
  let from = { now: now(), uptime: uptime() };
  return () => {
    const to = { now: now(), uptime: uptime() };
    const passed = to.uptime - from.uptime;
    const wasSet = Math.abs(to.now - from.now - passed) > TOLERANCE_SECONDS;
    if (!wasSet && passed < seconds) return false;
    from = to;
    return !wasSet;
  };
}
