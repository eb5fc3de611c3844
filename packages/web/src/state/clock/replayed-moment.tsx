import type { Match } from '@touchline/types';
import {
  createContext,
  type ReactNode,
  type RefObject,
  startTransition,
  use,
  useContext,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { HydratesLate } from '../../ui/dom/lazy-part.ts';
import { useCoarseNow } from './clock.ts';

/** A match as it was at an instant, in milliseconds. */
export interface Moment {
  readonly now: number;
  readonly match: Match;
}

/** Undefined for the present. */
type MaybeMoment = Moment | undefined;

/** The parts of the page that follow a handle while it is dragged; the others wait until it is let go. */
export type FollowingPart = 'board' | 'updates' | 'statistics' | 'lineups' | 'prices' | 'standing';

/**
 * The moment that a match page shows, outside React: the handle moves at every frame, the parts of the page follow it less
 * often, and what shows no moment is never rendered again.
 */
function createMomentStore(initial: MaybeMoment) {
  let [moment, followed, isDragged] = [initial, initial, false];
  const onMove = new Set<() => void>();
  const onFollow = new Set<(parts?: readonly FollowingPart[]) => void>();
  const join = <T,>(listeners: Set<T>) => {
    return (listener: T) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    };
  };
  return {
    initial: () => initial,
    moment: () => moment,
    followed: () => followed,
    isDragged: () => isDragged,
    subscribe: join(onMove),
    subscribeFollower: join(onFollow),
    /** Moves the handle and what keeps up with it. */
    move(to: MaybeMoment, drags = false) {
      moment = to;
      isDragged = drags;
      for (const listener of onMove) listener();
    },
    /** Lets these parts of the page follow, or all, with low priority: the slider under the finger is never late. */
    follow(parts?: readonly FollowingPart[]) {
      followed = moment;
      startTransition(() => {
        for (const listener of onFollow) listener(parts);
      });
    },
  };
}

const MomentContext = createContext(createMomentStore(undefined));

export const useMomentStore = () => useContext(MomentContext);

interface MomentProviderProps {
  initial?: MaybeMoment;
  children: ReactNode;
}

export function MomentProvider({ initial, children }: MomentProviderProps) {
  const [store] = useState(() => createMomentStore(initial));
  return <MomentContext value={store}>{children}</MomentContext>;
}

function useFollowed(part?: FollowingPart): MaybeMoment {
  const { initial, followed, subscribeFollower } = useMomentStore();
  const hydratesLate = use(HydratesLate);
  const [moment, setMoment] = useState(hydratesLate ? initial : followed);
  useEffect(() => {
    setMoment(followed);
    return subscribeFollower((parts) => {
      if (!parts || (part && parts.includes(part))) setMoment(followed);
    });
  }, [part, followed, subscribeFollower]);
  return moment;
}

interface Shown {
  readonly match: Match;
  /** The instant of the moment, for components that are paused at it. */
  readonly pausedAt: number | undefined;
}

/** The match of the moment, or this one at present. */
export function useShown(present: Match, part?: FollowingPart): Shown {
  const moment = useFollowed(part);
  return { match: moment?.match ?? present, pausedAt: moment?.now };
}

/** The time for countdowns: that of the moment, or the present. */
export const useShownNow = () => useCoarseNow(useFollowed()?.now);

/** The instant of the moment, in seconds; infinite at present. */
export const useUntil = () => (useFollowed()?.now ?? Number.POSITIVE_INFINITY) / 1000;

/** A value of the moment under the handle: the component is rendered when the value changes, within the frame. */
export function useAtHandle<T extends string | number | null | undefined>(
  read: (moment: MaybeMoment) => T,
): T {
  const { moment, subscribe } = useMomentStore();
  const value = () => read(moment());
  return useSyncExternalStore(subscribe, value, value);
}

const SWEEP_MS = 1e6;
const atShare = (share: number) => `translateX(${share * 100}%)`;

/**
 * Moves an element as wide as the line with the handle, without rendering, layout and paint. Returns the share of the line
 * at which to render what moves, which stays the first.
 */
export function useMoveWithHandle(
  element: RefObject<Element | null>,
  /** The share of the line at a moment. */
  shareAt: (moment: MaybeMoment) => number,
): number {
  const { moment, isDragged, subscribe } = useMomentStore();
  const share = shareAt(moment());
  const [rendered] = useState(share);
  const sweep = useRef<Animation>(undefined);
  const place = useEffectEvent(() => {
    const target = element.current as HTMLElement | SVGElement | null;
    const to = shareAt(moment());
    if (!isDragged()) {
      sweep.current?.cancel();
      sweep.current = undefined;
      if (target) target.style.transform = to === rendered ? '' : atShare(to - rendered);
      return;
    }
    // A paused animation: browsers compose the layers of the whole page anew after a change of `transform`.
    sweep.current ??= target?.animate?.(
      { transform: [atShare(-rendered), atShare(1 - rendered)] },
      { duration: SWEEP_MS, fill: 'both' },
    );
    sweep.current?.pause();
    if (sweep.current) sweep.current.currentTime = to * SWEEP_MS;
  });
  useLayoutEffect(() => place(), [share]);
  useLayoutEffect(() => subscribe(() => place()), [subscribe]);
  return rendered;
}
