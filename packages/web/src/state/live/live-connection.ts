import type { LiveEvent } from '@touchline/types';
import type { LiveHandlers } from '../../api/live-stream.ts';

/** `off`: nobody listens. `lost`: it failed, and calls have to be repeated instead. */
export type LiveStatus = 'off' | 'on' | 'lost';

type Cancel = () => void;

interface LiveConnectionOptions {
  open: (ears: LiveHandlers, since: string | undefined) => Cancel;
  onEvents: (events: readonly LiveEvent[]) => void;
  onStatus: (status: LiveStatus) => void;
  /** Runs a thing before the next picture. */
  nextFrame: (run: () => void) => Cancel;
  later: (run: () => void, ms: number) => Cancel;
  random?: () => number;
}

const shortest = 5_000;
const longest = 60_000;
/** Twice the time between two beats of the stream. */
const silence = 30_000;

/** Keeps the stream open while it is wanted, and hands on what it says once a frame. */
export function createLiveConnection(options: LiveConnectionOptions) {
  const { open, onEvents, onStatus, nextFrame, later, random = Math.random } = options;
  let queue: LiveEvent[] = [];
  let close: Cancel | undefined;
  let cancelFrame: Cancel | undefined;
  let cancelRetry: Cancel | undefined;
  let cancelWatch: Cancel | undefined;
  let heard = false;
  let failures = 0;
  let since: string | undefined;

  function flush() {
    cancelFrame = undefined;
    const events = queue;
    queue = [];
    onEvents(events);
  }

  /** A network that was changed leaves a stream open on which nothing comes any more, and says nothing of it. */
  function watch() {
    heard = false;
    cancelWatch?.();
    cancelWatch = later(() => (heard ? watch() : revive()), silence);
  }

  function unwatch() {
    cancelWatch?.();
    cancelWatch = undefined;
  }

  function revive() {
    close?.();
    end();
  }

  function end() {
    unwatch();
    close = undefined;
    onStatus('lost');
    const pause = Math.min(shortest * 2 ** failures, longest);
    failures += 1;
    // Browsers that all lost the same server must not all come back in the same moment.
    cancelRetry = later(start, pause * (0.75 + random() / 2));
  }

  function start() {
    cancelRetry = undefined;
    const ears: LiveHandlers = {
      onOpen() {
        failures = 0;
        watch();
        onStatus('on');
      },
      onEvent(event) {
        queue.push(event);
        cancelFrame ??= nextFrame(flush);
      },
      onId(id) {
        heard = true;
        since = id;
      },
      onLost() {
        unwatch();
        onStatus('lost');
      },
      onEnd: end,
    };
    close = open(ears, since);
  }

  return {
    wake() {
      if (!close && !cancelRetry) start();
    },
    sleep() {
      unwatch();
      for (const cancel of [close, cancelFrame, cancelRetry]) cancel?.();
      close = cancelFrame = cancelRetry = undefined;
      queue = [];
      // Whoever looks again after a while wants the whole list, not all that led to it.
      since = undefined;
      onStatus('off');
    },
  };
}
