import type { Match } from '@touchline/types';
import { foldTimeline } from '@touchline/types/timeline';
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
import type { Call } from '../../../api/call.ts';
import { parseInstant } from '../../../format/instant.ts';
import { playedShare } from '../../../format/played-share.ts';
import { useLoadedNamespace } from '../../../i18n/use-loaded-namespace.ts';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { type Moment, useSetMoment } from '../../../state/clock/moment.tsx';
import { useResource } from '../../../state/data/use-resource.ts';
import { contentAtom } from '../../../state/preferences/preferences-atoms.ts';
import { useSession } from '../../../state/session.tsx';
import button from '../../../ui/controls/button.module.css';
import { classNames } from '../../../ui/dom/class-names.ts';
import { Numerals } from '../../../ui/figures/numerals.tsx';
import { svgWidth } from '../../../ui/figures/progress-line.tsx';
import { Icon } from '../../../ui/graphics/icon.tsx';
import { clockText } from '../model/match-clock.ts';
import { momentAt } from '../share/moment-at.ts';
import { MomentLink } from '../share/moment-link.tsx';
import { DelayControl } from './delay-control.tsx';
import { keepHeights } from './keep-heights.ts';
import { LeadChart } from './lead-chart.tsx';
import { PeriodMarks } from './period-marks.tsx';
import { PriceTape } from './price-tape.tsx';
import styles from './replay.module.css';
import { nextStop, stopBefore, stopsOf } from './stops.ts';
import { delayAtom } from './stored-delay.ts';
import { useDelayedTimeline } from './use-delayed-timeline.ts';
import { useMomentAddress } from './use-moment-address.ts';

export { momentHead } from '../share/moment-head.ts';
export { momentAt };

export interface ReplayProps {
  /** As loaded, at any instant. */
  match: Match;
  call: Call<'/matches/timeline'>;
  /** The moment in the address. */
  at?: string | null;
  /** The same, where it is known before the first render. */
  initial?: Moment | undefined;
}

const TIMELINE_AGE_S = 30;
/** The history of a match that is over does not grow. */
const WHOLE_TIMELINE_AGE_S = 3600;
const STEP_S = 60;
/** A tap this near to a goal means the goal. */
const TAP_PX = 12;

const SECONDS_PER_PIXEL_OF_WHEEL = 2;

/** '13–8': the score of the last map, which the score in maps does not tell. */
function mapScore({ periods = [] }: Match): string | undefined {
  const last = periods.at(-1);
  return last?.kind === 'map' ? `${last.home}–${last.away}` : undefined;
}

/**
 * The handle on the line of a match. A covered match has one once the visitor plays it, from its kick-off on or from the
 * moment in the address.
 */
export default function Replay(props: ReplayProps) {
  const { match, call } = props;
  const { t } = useTranslation();
  const hasTexts = useLoadedNamespace('moment');
  const [isPlayed, setIsPlayed] = useState(parseInstant(props.at ?? '') !== undefined);
  if (!match.covered || isPlayed) {
    const timelineCall = match.covered ? { ...call, isPlayed } : call;
    return <Handle {...props} call={timelineCall} hasTexts={hasTexts} />;
  }
  if (!hasTexts) return null;
  return (
    <div className={styles.bar}>
      <div className={styles.buttons}>
        <button type="button" className={button.btn} onClick={() => setIsPlayed(true)}>
          {t('moment:replay.play')}
        </button>
      </div>
    </div>
  );
}

interface HandleProps extends ReplayProps {
  hasTexts: boolean;
}

/** Drag, tap, wheel and keys move the page to an instant of the match. Without a timeline there is no handle. */
function Handle({ match, call, at: address = null, initial, hasTexts }: HandleProps) {
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
  const [open, setOpen] = useState<'charts' | 'delay'>();
  const wantsOdds = useAtomValue(contentAtom) !== 'scores';
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
    if ((instant === undefined) !== (held === undefined)) keepHeights(instant !== undefined);
    setHeld(instant);
    show(instant);
  }
  /** The present of a page with a delay is a moment too. */
  function show(instant = isDelayed ? end : undefined) {
    setMoment(
      fold && instant !== undefined ? { now: instant * 1000, match: fold.at(instant) } : undefined,
    );
  }

  useEffect(() => () => keepHeights(false), []);

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
  const minutesBehind = Math.round((end - at) / STEP_S);
  const hint =
    held === undefined
      ? isDelayed
        ? t('moment:delay.behind', { count: delay })
        : t('moment:replay.hint')
      : [
          t('moment:replay.shown', { clock: text }),
          mapScore(shown),
          !isOver && t('moment:replay.behind', { count: minutesBehind }),
        ]
          .filter(Boolean)
          .join(' · ');
  // The bar has no room for one more beside those of a moment.
  const canDelay = !isOver && !match.covered && held === undefined;
  // Both tell more than the moment.
  const showsPrices = !match.covered && wantsOdds && timeline.prices.length > 0;
  const hasLead = !match.covered && match.tournament.sportType === 'basketball';
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
      <div className={styles.bar}>
        <span>
          <Numerals as="fig-m" text={hint} />
        </span>
        <div className={styles.buttons}>
          {canDelay && (
            <button
              type="button"
              className={classNames(button.btn, button.icon)}
              aria-label={t('moment:delay.set')}
              title={t('moment:delay.set')}
              aria-expanded={open === 'delay'}
              onClick={() => setOpen(open === 'delay' ? undefined : 'delay')}
            >
              <Icon name="clock" size="s" />
            </button>
          )}
          {held !== undefined && <MomentLink match={match} at={held} />}
          {(showsPrices || hasLead) && (
            <button
              type="button"
              className={button.btn}
              aria-expanded={open === 'charts'}
              onClick={() => setOpen(open === 'charts' ? undefined : 'charts')}
            >
              {t(hasLead ? 'moment:replay.charts' : 'moment:replay.prices')}
            </button>
          )}
          {held !== undefined && (
            <button
              type="button"
              className={button.btn}
              onClick={() => {
                move(last);
                // This button goes away.
                slider.current?.focus();
              }}
            >
              {t(isOver ? 'moment:replay.full' : 'moment:replay.live')}
            </button>
          )}
        </div>
      </div>
      {open === 'delay' && canDelay && <DelayControl />}
      {open === 'charts' && (showsPrices || hasLead) && (
        <div className={styles.charts}>
          {hasLead && <LeadChart match={match} timeline={timeline} at={at} end={end} />}
          {showsPrices && <PriceTape match={match} timeline={timeline} at={at} end={end} />}
        </div>
      )}
    </>
  );
}
