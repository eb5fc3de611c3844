import { useAtomValue } from 'jotai';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { clockTime } from '../../../format/clock-time.ts';
import { playedShare } from '../../../format/played-share.ts';
import type { Sport } from '../../../paths.ts';
import { zoneAtom } from '../../../state/preferences/preferences-atoms.ts';
import { classNames } from '../../../ui/dom/class-names.ts';
import { hasOpenOverlay } from '../../../ui/dom/has-open-overlay.ts';
import { ProgressLine, svgWidth } from '../../../ui/figures/progress-line.tsx';
import { PlayButtons } from '../line/play-buttons.tsx';
import type { Span, SyncClock, SyncState } from '../line/sync-clock.ts';
import styles from './sync-controls.module.css';

interface SyncControlsProps {
  clock: SyncClock;
  state: SyncState;
  span: Span;
  /** Where the line ends: an instant as expected at the one shown. */
  lineEnd: number;
  sport: Sport;
  isReady: boolean;
}

const STEP_S = 60;
/** Elements that handle these keys themselves. */
const IGNORED_TARGETS = 'input:not([type=range]), textarea, select, [role=listbox], dialog';
const PRESSED_BY_SPACE = 'button, a, summary';

/** Play and pause, speed, the step to the next goal, and the line of the day. */
export function SyncControls(props: SyncControlsProps) {
  const { clock, state, span, lineEnd, sport, isReady } = props;
  const { t } = useTranslation();
  const zone = useAtomValue(zoneAtom);
  const { at, isPlaying } = state;
  const toggle = () => (isPlaying ? clock.pause() : clock.play());

  const keys: Record<string, () => void> = {
    ' ': toggle,
    ArrowLeft: () => clock.seek(at - STEP_S),
    ArrowRight: () => clock.seek(at + STEP_S),
    n: () => clock.step(),
  };
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const { key, target, ctrlKey, metaKey, altKey, defaultPrevented } = event;
    const run = keys[key];
    if (!run || !isReady || ctrlKey || metaKey || altKey || defaultPrevented) return;
    if (hasOpenOverlay() || !(target instanceof Element)) return;
    if (target.closest(IGNORED_TARGETS)) return;
    if (key === ' ' && target.closest(PRESSED_BY_SPACE)) return;
    event.preventDefault();
    run();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKeyDown(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);

  const clockText = clockTime(at * 1000, zone);
  const share = (instant: number) => playedShare(span.start, lineEnd, instant);
  const past = [...new Set(span.stops.filter((stop) => stop <= at))];
  return (
    <div className={styles.controls}>
      <PlayButtons clock={clock} state={state} sport={sport} isReady={isReady} />
      <time className={classNames('fig', styles.clock)}>
        {clockText}
        <small>:{String(Math.floor(at) % 60).padStart(2, '0')}</small>
      </time>
      <div className={styles.scrub}>
        <ProgressLine played={share(at)} />
        <svg className={styles.marks} width="100%" height="10" aria-hidden="true">
          {past.map((stop) => (
            <rect key={stop} x={svgWidth(share(stop))} width="2" height="10" />
          ))}
        </svg>
        <svg className={styles.knob} width="100%" height="44" aria-hidden="true">
          <circle cx={svgWidth(share(at))} cy="22" r="8" />
        </svg>
        <input
          type="range"
          aria-label={t('multiview:line')}
          aria-valuetext={clockText}
          title={t('multiview:keys')}
          min={span.start}
          max={Math.ceil(lineEnd)}
          step={1}
          value={Math.round(at)}
          disabled={!isReady}
          onChange={({ target }) => clock.seek(target.valueAsNumber)}
        />
      </div>
    </div>
  );
}
