import {
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { nextStop, stopBefore } from '../model/stops.ts';

declare global {
  interface Window {
    /** Keys and taps on a slider without its script, collected by server/inline/deferred-start-script.ts. */
    earlyInput?: Event[] | undefined;
  }
}

const STEP_S = 60;
/** A tap this near to a goal means the goal. */
const TAP_PX = 12;

const SECONDS_PER_PIXEL_OF_WHEEL = 2;

interface PointerTarget {
  /** The instants at the ends of the line. */
  from: number;
  to: number;
  stops: readonly number[];
  move: (to: number) => void;
  drag: (to: number) => void;
  release: () => void;
}

/** Drags move the page along the line; a tap goes to the stop under it. */
export function usePointerInput({ from, to, stops, move, drag, release }: PointerTarget) {
  const [isDragged, setIsDragged] = useState(false);
  const pressedAt = useRef(0);
  /** Where the line was when it was pressed: measured at each move, the page would be laid out twice. */
  const line = useRef({ left: 0, width: 1 });

  const secondsIn = (pixels: number) => (pixels / line.current.width) * (to - from);
  const instantAt = (clientX: number) => from + secondsIn(clientX - line.current.left);

  function tap(element: HTMLElement, clientX: number) {
    line.current = element.getBoundingClientRect();
    const pressed = instantAt(clientX);
    move(stops.find((stop) => Math.abs(stop - pressed) <= secondsIn(TAP_PX)) ?? pressed);
  }
  function onPointerDown(event: PointerEvent<HTMLDivElement>) {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    pressedAt.current = event.clientX;
    setIsDragged(true);
    tap(event.currentTarget, event.clientX);
  }
  function onPointerMove(event: PointerEvent<HTMLDivElement>) {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    if (Math.abs(event.clientX - pressedAt.current) > TAP_PX) pressedAt.current = Number.NaN;
    if (Number.isNaN(pressedAt.current)) drag(instantAt(event.clientX));
  }
  function onLostPointerCapture() {
    release();
    setIsDragged(false);
  }
  return { isDragged, tap, handlers: { onPointerDown, onPointerMove, onLostPointerCapture } };
}

/** Gives the slider the keys and taps that came before its script. */
export function useEarlyInput(
  slider: RefObject<HTMLElement | null>,
  isReady: boolean,
  tap: (slider: HTMLElement, clientX: number) => void,
): void {
  const replay = useEffectEvent((element: HTMLElement) => {
    const events = window.earlyInput ?? [];
    window.earlyInput = undefined;
    for (const event of events) {
      if (event instanceof MouseEvent) tap(element, event.clientX);
      else element.dispatchEvent(new KeyboardEvent(event.type, event));
    }
  });
  useEffect(() => {
    if (isReady && slider.current) replay(slider.current);
  }, [slider, isReady]);
}

/** The wheel moves the page by seconds, sideways or while the slider has the focus. */
export function useWheelInput(
  slider: RefObject<HTMLElement | null>,
  isReady: boolean,
  moveBy: (seconds: number) => void,
): void {
  const onWheel = useEffectEvent((event: WheelEvent) => {
    const isFocused = document.activeElement === slider.current;
    const isSideways = Math.abs(event.deltaX) > Math.abs(event.deltaY);
    // Otherwise the page would stop scrolling where the pointer crosses the line.
    if (!isFocused && !isSideways) return;
    event.preventDefault();
    moveBy((isSideways ? event.deltaX : event.deltaY) * SECONDS_PER_PIXEL_OF_WHEEL);
  });
  useEffect(() => {
    const element = slider.current;
    if (!isReady || !element) return;
    const listen = (event: WheelEvent) => onWheel(event);
    element.addEventListener('wheel', listen, { passive: false });
    return () => element.removeEventListener('wheel', listen);
  }, [slider, isReady]);
}

interface KeyTarget {
  at: number;
  start: number;
  /** Where the slider leaves the past. */
  last: number | undefined;
  isHeld: boolean;
  stops: readonly number[];
  move: (to: number | undefined) => void;
}

/** The keys of the ARIA pattern of a slider; Page Up and Down go to the next stop. */
export function moveByKey(event: KeyboardEvent, target: KeyTarget): void {
  const { at, start, last, isHeld, stops, move } = target;
  const instants: Record<string, number | undefined> = {
    ArrowLeft: at - STEP_S,
    ArrowDown: at - STEP_S,
    ArrowRight: at + STEP_S,
    ArrowUp: at + STEP_S,
    PageDown: stopBefore(stops, at) ?? start,
    PageUp: nextStop(stops, at) ?? last,
    Home: start,
    End: last,
    Escape: last,
  };
  if (!(event.key in instants) || event.ctrlKey || event.metaKey || event.altKey) return;
  // At the end, leave Escape to the surrounding dialog.
  if (event.key === 'Escape' && !isHeld) return;
  event.preventDefault();
  move(instants[event.key]);
}
