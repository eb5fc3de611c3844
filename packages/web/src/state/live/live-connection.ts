import type { LiveEvent } from '@touchline/types';
import type { LiveHandlers } from '../../api/live-stream.ts';
import type { LiveStatus } from '../stores/live-status.ts';

type Cancel = () => void;

interface LiveConnectionOptions {
  open: (handlers: LiveHandlers, since: string | undefined) => Cancel;
  onEvents: (events: readonly LiveEvent[]) => void;
  /** The list is the upstream's of this moment. */
  onCurrent: () => void;
  onStatus: (status: LiveStatus) => void;
  nextFrame: (run: () => void) => Cancel;
  later: (run: () => void, ms: number) => Cancel;
  random?: () => number;
}

const MIN_RECONNECT_MS = 5_000;
const MAX_RECONNECT_MS = 60_000;
/** Twice the heartbeat interval. */
const MAX_SILENCE_MS = 30_000;

/** Keeps the stream open while it is wanted, with exponential backoff, and delivers its events once per frame. */
export function createLiveConnection(options: LiveConnectionOptions) {
  const { open, onEvents, onCurrent, onStatus, nextFrame, later, random = Math.random } = options;
  let queue: LiveEvent[] = [];
  let close: Cancel | undefined;
  let cancelFrame: Cancel | undefined;
  let cancelReconnect: Cancel | undefined;
  let cancelWatchdog: Cancel | undefined;
  let hasIdSinceCheck = false;
  let hasCaughtUp = false;
  let failures = 0;
  let since: string | undefined;

  function flush() {
    cancelFrame = undefined;
    const events = queue;
    queue = [];
    onEvents(events);
    // Those before the first heartbeat may be old.
    if (hasCaughtUp) onCurrent();
  }

  /** Detects a dead stream: after a change of network it stays open without an error, but nothing arrives. */
  function startWatchdog() {
    hasIdSinceCheck = false;
    cancelWatchdog?.();
    cancelWatchdog = later(() => (hasIdSinceCheck ? startWatchdog() : reconnect()), MAX_SILENCE_MS);
  }

  function stopWatchdog() {
    cancelWatchdog?.();
    cancelWatchdog = undefined;
  }

  function reconnect() {
    close?.();
    onEnd();
  }

  function onEnd() {
    stopWatchdog();
    close = undefined;
    onStatus('lost');
    const pause = Math.min(MIN_RECONNECT_MS * 2 ** failures, MAX_RECONNECT_MS);
    failures += 1;
    // Jitter: browsers that lost the same server must not all reconnect at once.
    cancelReconnect = later(connect, pause * (0.75 + random() / 2));
  }

  function connect() {
    cancelReconnect = undefined;
    hasCaughtUp = false;
    const handlers: LiveHandlers = {
      onOpen() {
        failures = 0;
        startWatchdog();
        onStatus('on');
      },
      onEvent(event) {
        queue.push(event);
        cancelFrame ??= nextFrame(flush);
      },
      onId(id) {
        hasIdSinceCheck = true;
        since = id;
      },
      onBeat(isCurrent) {
        // The queue holds what was sent before.
        if (!hasCaughtUp && cancelFrame) {
          cancelFrame();
          flush();
        }
        hasCaughtUp = true;
        if (isCurrent) onCurrent();
      },
      onLost() {
        hasCaughtUp = false;
        stopWatchdog();
        onStatus('lost');
      },
      onEnd,
    };
    close = open(handlers, since);
  }

  return {
    wake() {
      if (!close && !cancelReconnect) connect();
    },
    sleep() {
      stopWatchdog();
      for (const cancel of [close, cancelFrame, cancelReconnect]) cancel?.();
      close = cancelFrame = cancelReconnect = undefined;
      queue = [];
      // After a pause the full list is cheaper than all events since.
      since = undefined;
      onStatus('off');
    },
  };
}
