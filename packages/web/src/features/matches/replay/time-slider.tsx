import { foldTimeline } from '@touchline/shared/timeline';
import { useAtomValue } from 'jotai';
import {
  type KeyboardEvent,
  type PointerEvent,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
} from 'react';
import { playedShare } from '../../../format/played-share.ts';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { useSetMoment } from '../../../state/clock/moment.tsx';
import { useResource } from '../../../state/data/use-resource.ts';
import { useSession } from '../../../state/session.tsx';
import { svgWidth } from '../../../ui/figures/progress-line.tsx';
import { clockText } from '../model/match-clock.ts';
import { momentAt } from '../share/moment-at.ts';
import { keepHeights, releaseHeights } from './keep-heights.ts';
import { PeriodMarks } from './period-marks.tsx';
import { ReleaseHeights } from './release-heights.tsx';
import styles from './replay.module.css';
import { ReplayBar } from './replay-bar.tsx';
import type { ReplayProps } from './replay-props.ts';
import { nextStop, stopBefore, stopsOf } from './stops.ts';
import { delayAtom } from './stored-delay.ts';
import { useDelayedTimeline } from './use-delayed-timeline.ts';
import { useMomentAddress } from './use-moment-address.ts';

const TIMELINE_AGE_S = 30;
/** The history of a match that is over does not grow. */
const WHOLE_TIMELINE_AGE_S = 3600;
const STEP_S = 60;
/** A tap this near to a goal means the goal. */
const TAP_PX = 12;

const SECONDS_PER_PIXEL_OF_WHEEL = 2;

interface HandleProps extends ReplayProps {
  /** Whether the texts are loaded; the timeline loads beside them. */
  hasTexts: boolean;
}

/** Drag, tap, wheel and keys move the page to an instant of the match. Without a timeline there is no handle. */
export function Handle({ match, call, at: address = null, initial, hasTexts }: HandleProps) {
  const { t } = useTranslation();
  const { result } = useResource(
    call,
    match.statusId === 'FINISHED' ? WHOLE_TIMELINE_AGE_S : TIMELINE_AGE_S,
  );
  const { live } = useSession();
  const delay = useAtomValue(delayAtom);
  const fetched = result?.kind === 'ok' ? result.data : undefined;
  const { timeline, isDelayed } = useDelayedTimeline(match, fetched, match.covered ? 0 : delay);
  const fold = useMemo(() => timeline && foldTimeline(match, timeline), [match, timeline]);
  const setMoment = useSetMoment();
  /** Where the handle is; undefined at the present, or the end of the match. */
  const [held, setHeld] = useState(initial && initial.now / 1000);
  const [isDragged, setIsDragged] = useState(false);
  const slider = useRef<HTMLDivElement>(null);
  const pressedAt = useRef(0);
  /** Where the line was when it was pressed: measured at each move, the page would be laid out twice. */
  const line = useRef({ left: 0, width: 1 });

  const start = timeline?.startedAt ?? match.startTime;
  const end = timeline?.endedAt ?? timeline?.to ?? match.endTime;
  // The present of a covered match is not told.
  const present = match.covered ? start : end;
  const at = held ?? present;
  const stops = timeline ? stopsOf(timeline) : [];

  /** Of a covered match a moment as any other. */
  const last = match.covered ? end : undefined;

  function move(to: number | undefined) {
    const isPast = fold && to !== undefined && (match.covered || to < end);
    const instant = isPast ? Math.round(Math.min(Math.max(start, to), end)) : undefined;
    if (instant !== undefined && held === undefined) keepHeights(match.covered);
    setHeld(instant);
    show(instant);
  }
  /** The present of a page with a delay is a moment too. */
  function show(instant = isDelayed ? end : undefined) {
    setMoment(
      fold && instant !== undefined ? { now: instant * 1000, match: fold.at(instant) } : undefined,
    );
  }

  useEffect(() => releaseHeights, []);

  const { id } = match;
  // Kept: the fold returns another object after it was asked for another instant.
  const delayed = useMemo(() => (isDelayed ? fold?.at(end) : undefined), [isDelayed, fold, end]);
  const followDelay = useEffectEvent(() => {
    if (held === undefined) show();
  });
  useEffect(() => {
    live.hold(id, delayed);
    followDelay();
  }, [live, id, delayed, end]);
  useEffect(() => () => live.hold(id, undefined), [live, id]);

  useMomentAddress({ match, timeline, at: address, held, isDragged, hasTexts, move });

  const onWheel = useEffectEvent((event: WheelEvent) => {
    const isFocused = document.activeElement === slider.current;
    const isSideways = Math.abs(event.deltaX) > Math.abs(event.deltaY);
    // Otherwise the page would stop scrolling where the pointer crosses the line.
    if (!isFocused && !isSideways) return;
    event.preventDefault();
    move(at + (isSideways ? event.deltaX : event.deltaY) * SECONDS_PER_PIXEL_OF_WHEEL);
  });
  const isReady = timeline?.startedAt !== undefined && hasTexts;
  const begin = useEffectEvent(() => {
    const linked = timeline && momentAt(match, timeline, address ?? '');
    if (!match.covered || held !== undefined || linked) return;
    move(start);
    // The button that was pressed is gone.
    slider.current?.focus();
  });
  useEffect(() => {
    if (isReady) begin();
  }, [isReady]);
  useEffect(() => {
    const element = slider.current;
    if (!isReady || !element) return;
    const listen = (event: WheelEvent) => onWheel(event);
    element.addEventListener('wheel', listen, { passive: false });
    return () => element.removeEventListener('wheel', listen);
  }, [isReady]);

  if (!isReady || !fold) return null;

  const span = match.endTime - match.startTime;
  const instantAt = (clientX: number) => {
    const { left, width } = line.current;
    return match.startTime + ((clientX - left) / width) * span;
  };
  const stopNear = (clientX: number) => {
    const { width } = line.current;
    const tolerance = (TAP_PX / width) * span;
    const pointed = instantAt(clientX);
    return stops.find((stop) => Math.abs(stop - pointed) <= tolerance);
  };

  function onPointerDown(event: PointerEvent<HTMLDivElement>) {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    pressedAt.current = event.clientX;
    line.current = event.currentTarget.getBoundingClientRect();
    setIsDragged(true);
    move(stopNear(event.clientX) ?? instantAt(event.clientX));
  }
  function onPointerMove(event: PointerEvent<HTMLDivElement>) {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    if (Math.abs(event.clientX - pressedAt.current) > TAP_PX) pressedAt.current = Number.NaN;
    if (Number.isNaN(pressedAt.current)) move(instantAt(event.clientX));
  }

  const keys: Record<string, () => void> = {
    ArrowLeft: () => move(at - STEP_S),
    ArrowDown: () => move(at - STEP_S),
    ArrowRight: () => move(at + STEP_S),
    ArrowUp: () => move(at + STEP_S),
    PageDown: () => move(stopBefore(stops, at) ?? start),
    PageUp: () => move(nextStop(stops, at) ?? last),
    Home: () => move(start),
    End: () => move(last),
    Escape: () => move(last),
  };
  function onKeyDown(event: KeyboardEvent) {
    const run = keys[event.key];
    if (!run || event.ctrlKey || event.metaKey || event.altKey) return;
    // At the present Escape closes what the handle is in.
    if (event.key === 'Escape' && held === undefined) return;
    event.preventDefault();
    run();
  }

  const shown = fold.at(at);
  const isOver = match.statusId === 'FINISHED' && !isDelayed;
  const { spoken, text } = clockText(shown, at * 1000, t);
  const score = { home: shown.homeTeam.score ?? 0, away: shown.awayTeam.score ?? 0 };
  const spokenMoment =
    held !== undefined || !isOver
      ? t('moment:replay.moment', { clock: spoken, ...score })
      : t('moment:replay.end', score);
  const known = playedShare(match.startTime, match.endTime, end);
  return (
    <>
      <svg className={styles.known} width={svgWidth(known)} height="2" aria-hidden="true" />
      <div
        ref={slider}
        className={styles.slider}
        role="slider"
        tabIndex={0}
        aria-label={t('moment:replay.label')}
        aria-valuemin={0}
        aria-valuemax={end - start}
        aria-valuenow={at - start}
        aria-valuetext={spokenMoment}
        onPointerDown={onPointerDown}
        onPointerMove={onPointerMove}
        onLostPointerCapture={() => setIsDragged(false)}
        onKeyDown={onKeyDown}
      >
        <svg className={styles.knob} width="100%" height="44" aria-hidden="true">
          {!match.covered && (
            <PeriodMarks
              timeline={timeline}
              start={match.startTime}
              end={match.endTime}
              y={17}
              height={10}
              textY={12}
            />
          )}
          <circle cx={svgWidth(playedShare(match.startTime, match.endTime, at))} cy="22" r="8" />
        </svg>
      </div>
      {held === undefined && (
        <ReleaseHeights match={match} present={isDelayed ? end * 1000 : undefined} />
      )}
      <ReplayBar
        match={match}
        timeline={timeline}
        shown={shown}
        clock={text}
        at={at}
        end={end}
        held={held}
        isOver={isOver}
        delay={isDelayed ? delay : 0}
        onLeave={() => {
          move(last);
          // The button goes away.
          slider.current?.focus();
        }}
      />
    </>
  );
}
