import inspector from 'node:inspector';
import { Worker } from 'node:worker_threads';

interface WatchdogLimits {
  readonly everyMs: number;
  readonly maxMissed: number;
}

const LIMITS: WatchdogLimits = { everyMs: 1000, maxMissed: 12 };

/**
 * Counts by its own timer, not by a clock: after a sleep of the machine nothing is late. A text, since the mock API is
 * bundled into one file.
 */
const WATCH = `
const { writeSync } = require('node:fs');
const { workerData } = require('node:worker_threads');
const { beats, everyMs, maxMissed } = workerData;
let last = -1;
let missed = 0;
setInterval(() => {
  const beat = Atomics.load(beats, 0);
  missed = beat === last ? missed + 1 : 0;
  last = beat;
  if (missed < maxMissed || Atomics.load(beats, 1) === 1) return;
  const msg = 'the event loop has not run for ' + (maxMissed * everyMs) / 1000 + ' s: the process ends';
  try { writeSync(1, JSON.stringify({ level: 60, time: Date.now(), pid: process.pid, msg }) + '\\n'); } catch {}
  process.kill(process.pid, 'SIGKILL');
}, everyMs);
`;

/**
 * Ends this process when its event loop is stuck, so that the container engine starts it again. A thread does it: timers and
 * signal handlers of the main thread wait for the same event loop. With an open inspector the process is left alone, because
 * a breakpoint stops the event loop too. Under `npm start` the supervisor watches in its place, and sets `BEAT_MS`.
 */
export function endWhenStuck({ everyMs, maxMissed } = LIMITS): void {
  const beats = new Int32Array(new SharedArrayBuffer(8));
  const beat = () => {
    Atomics.add(beats, 0, 1);
    Atomics.store(beats, 1, inspector.url() === undefined ? 0 : 1);
  };
  beat();
  setInterval(beat, everyMs).unref();
  new Worker(WATCH, {
    eval: true,
    workerData: { beats, everyMs, maxMissed },
    execArgv: [],
    env: {},
    resourceLimits: { maxOldGenerationSizeMb: 8, maxYoungGenerationSizeMb: 1, stackSizeMb: 1 },
  }).unref();
}
