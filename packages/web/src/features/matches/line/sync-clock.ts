export const speeds = [1, 10, 60] as const;
type Speed = (typeof speeds)[number];

/** Calls back with a steady time in milliseconds, at once and with each frame, until it is cancelled. */
export type Ticker = (onTick: (ms: number) => void) => () => void;

/** The browser's frames, whose time is steady. */
export const frameTicker: Ticker = (onTick) => {
  let frame = requestAnimationFrame(function next(ms) {
    frame = requestAnimationFrame(next);
    onTick(ms);
  });
  return () => cancelAnimationFrame(frame);
};

/** From the first kick-off to the end of the last match, with the instants to step to; all in seconds. */
export interface Span {
  readonly start: number;
  readonly end: number;
  readonly stops: readonly number[];
}

export interface SyncState {
  /** In seconds. */
  readonly at: number;
  readonly speed: Speed;
  readonly isPlaying: boolean;
  /** How it came here: played or stepped, or sought by the visitor. */
  readonly moved: 'forward' | 'sought';
}

export interface SyncClock {
  state(): SyncState;
  subscribe(listener: () => void): () => void;
  setSpan(span: Span): void;
  play(): void;
  pause(): void;
  setSpeed(speed: Speed): void;
  seek(at: number): void;
  /** To the next stop of any match. */
  step(): void;
}

/** A longer frame means that the page had none, as in the background. */
const MAX_FRAME_MS = 1_000;
/** Matches do not change faster than the eye reads. */
const PUBLISH_MS = 100;

/** The clock of all matches of a day. */
export function createSyncClock(ticker: Ticker, initial: Span): SyncClock {
  let span = initial;
  let state: SyncState = { at: span.start, speed: 60, isPlaying: false, moved: 'sought' };
  let cancel: (() => void) | undefined;
  const listeners = new Set<() => void>();
  const within = (at: number) => Math.min(span.end, Math.max(span.start, at));

  function publish(change: Partial<SyncState>) {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  }

  function stop() {
    cancel?.();
    cancel = undefined;
  }

  function pause() {
    stop();
    publish({ isPlaying: false });
  }

  function run() {
    let last: number | undefined;
    let unpublishedMs = 0;
    cancel = ticker((ms) => {
      const frame = last === undefined ? 0 : ms - last;
      last = ms;
      if (frame < MAX_FRAME_MS) unpublishedMs += frame;
      if (unpublishedMs < PUBLISH_MS) return;
      const at = within(state.at + (unpublishedMs / 1000) * state.speed);
      unpublishedMs = 0;
      publish({ at, moved: 'forward' });
      if (at === span.end) pause();
    });
  }

  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    setSpan(next) {
      span = next;
      publish({ at: within(state.at), moved: 'sought' });
    },
    play() {
      if (state.isPlaying) return;
      const at = state.at === span.end ? span.start : state.at;
      publish({ at, isPlaying: true, moved: 'sought' });
      run();
    },
    pause,
    setSpeed: (speed) => publish({ speed }),
    seek: (at) => publish({ at: within(at), moved: 'sought' }),
    step() {
      const next = span.stops.find((stop) => stop > state.at);
      if (next !== undefined) publish({ at: within(next), moved: 'forward' });
    },
  };
}
