import type { Match, MatchTimeline } from '@touchline/types';
import type { TFunction } from 'i18next';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { parseInstant } from '../../../format/instant.ts';
import { playedShare } from '../../../format/played-share.ts';
import { useLoadedNamespace } from '../../../i18n/use-loaded-namespace.ts';
import type { Moment } from '../../../state/clock/replayed-moment.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { lazyPart } from '../../../ui/dom/lazy-part.ts';
import { svgWidth } from '../../../ui/figures/progress-line.tsx';
import { scoreOf, shootOutText } from '../model/match.ts';
import { clockText, endText } from '../model/match-clock.ts';
import { stopsOf } from '../model/stops.ts';
import { momentAt } from '../share/moment.ts';
import { AtHandle } from './at-handle.tsx';
import { UnfreezeHeights } from './freeze-heights.tsx';
import { Momentum } from './momentum.tsx';
import { PeriodMarks } from './period-marks.tsx';
import styles from './replay.module.css';
import { ReplayBar } from './replay-bar.tsx';
import { type ReplayProps, useHeldMoment } from './use-held-moment.ts';
import { useMomentAddress } from './use-moment-address.ts';
import { moveByKey, useEarlyInput, usePointerInput, useWheelInput } from './use-slider-input.ts';

const ReplayPlayer = lazyPart(() => import('./replay-player.tsx'));

/**
 * The slider on the line of a match. A covered match has one once the visitor plays it, from its kick-off on or from the
 * moment in the address.
 */
export default function Replay(props: ReplayProps) {
  const { match, call } = props;
  const { t } = useTranslation();
  const hasTexts = useLoadedNamespace('moment');
  const [isPlayed, setIsPlayed] = useState(parseInstant(props.at ?? '') !== undefined);
  if (!match.covered || isPlayed) {
    const timelineCall = match.covered ? { ...call, isPlayed } : call;
    return <TimeSlider {...props} call={timelineCall} hasTexts={hasTexts} />;
  }
  if (!hasTexts) return null;
  return (
    <div className={styles.bar}>
      <div className={styles.buttons}>
        <Button onClick={() => setIsPlayed(true)}>{t('moment:replay.play')}</Button>
      </div>
    </div>
  );
}

interface TimeSliderProps extends ReplayProps {
  /** Whether the texts are loaded; the timeline loads beside them. */
  hasTexts: boolean;
}

/** Drag, tap, wheel and keys move the page to an instant of the match. Without a timeline there is no slider. */
function TimeSlider(props: TimeSliderProps) {
  const { match, at: address = null, hasTexts } = props;
  const { startTime, endTime, covered } = match;
  const { t } = useTranslation();
  const { timeline, fold, start, end, held, at, handleAt, last, ...moves } = useHeldMoment(props);
  const { move } = moves;
  const slider = useRef<HTMLDivElement>(null);
  const stops = timeline ? stopsOf(timeline) : [];
  /** The real length of a covered match reveals extra time: its line is the usual one, and grows as it is reached. */
  const lineEndAt = (instant: number) => (covered ? Math.max(endTime, instant) : endTime);
  const lineEnd = lineEndAt(at);
  const pointer = usePointerInput({
    from: startTime,
    to: lineEnd,
    // A tap beside a goal that is not shown yet must not find it.
    stops: covered ? stops.filter((stop) => stop <= at) : stops,
    ...moves,
  });
  const [isPlaying, setIsPlaying] = useState(false);
  const isMoving = pointer.isDragged || isPlaying;
  useMomentAddress({ match, timeline, at: address, held, isDragged: isMoving, hasTexts, move });

  const [sharedAt] = useState(props.initial && props.initial.now / 1000);
  const isShared = held !== undefined && held === sharedAt;
  const isReady = timeline?.startedAt !== undefined && hasTexts;
  const begin = useEffectEvent(() => {
    const linked = timeline && momentAt(match, timeline, address ?? '');
    if (!covered || held !== undefined || linked) return;
    move(start);
    // The button that was pressed is gone.
    slider.current?.focus();
  });
  useEffect(() => {
    if (isReady) begin();
  }, [isReady]);
  useEarlyInput(slider, isReady, pointer.tap);
  useWheelInput(slider, isReady, (seconds) => moves.nudge(handleAt() + seconds));

  if (!isReady || !fold) return null;

  const moment = { match, timeline, at };
  const shown = fold.at(at);
  const isOver = match.statusId === 'FINISHED';
  const isHeld = held !== undefined;
  const spoken = isHeld || !isOver ? momentText(shown, at, t) : resultText(shown, t);
  const known = covered ? 0 : playedShare(startTime, endTime, end);
  function shareAt(moment: Moment | undefined) {
    const instant = moment ? moment.now / 1000 : at;
    return playedShare(startTime, lineEndAt(instant), instant);
  }
  return (
    <>
      <svg className={styles.known} width={svgWidth(known)} height="2" aria-hidden="true" />
      {!covered && <Momentum {...moment} isShared={props.initial !== undefined} />}
      <div
        ref={slider}
        className={styles.slider}
        role="slider"
        tabIndex={0}
        aria-label={t('moment:replay.label')}
        aria-valuemin={0}
        aria-valuemax={(covered ? lineEnd : end) - start}
        aria-valuenow={at - start}
        aria-valuetext={spoken}
        data-dragged={pointer.isDragged || undefined}
        {...pointer.handlers}
        onKeyDown={(event) =>
          moveByKey(event, { at: handleAt(), start, last, isHeld, stops, move })
        }
      >
        {!covered && <Marks match={match} timeline={timeline} />}
        <AtHandle shareAt={shareAt} className={styles.knob} width="100%" height="44">
          {(x) => <circle cx={x} cy="22" r="8" />}
        </AtHandle>
      </div>
      {covered && isHeld && (
        <ReplayPlayer
          {...moment}
          startsPlaying={address === null}
          move={move}
          onPlaying={setIsPlaying}
        />
      )}
      <UnfreezeHeights match={match} />
      <ReplayBar
        {...moment}
        end={end}
        held={held}
        isOver={isOver}
        isShared={isShared}
        onLeave={() => {
          move(last);
          // The button goes away.
          slider.current?.focus();
        }}
      />
    </>
  );
}

function Marks({ match, timeline }: { match: Match; timeline: MatchTimeline }) {
  return (
    <svg className={styles.marks} width="100%" height="44" aria-hidden="true">
      <PeriodMarks
        timeline={timeline}
        start={match.startTime}
        end={match.endTime}
        y={17}
        height={10}
        names={{ of: match, y: 12 }}
      />
    </svg>
  );
}

function momentText(shown: Match, at: number, t: TFunction): string {
  const hasEnded = shown.statusId === 'FINISHED';
  const clock = hasEnded ? endText(shown, t) : clockText(shown, at * 1000, t).spoken;
  return t('moment:replay.moment', { clock, ...scoreOf(shown) });
}

const resultText = (shown: Match, t: TFunction): string =>
  [t('moment:replay.end', scoreOf(shown)), shootOutText(shown, t)].filter(Boolean).join(', ');
