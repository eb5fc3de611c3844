import type { Match, MatchTimeline } from '@touchline/types';
import { useEffect, useEffectEvent, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { useLoadedNamespace } from '../../../i18n/use-loaded-namespace.ts';
import { matchSport } from '../model/match.ts';
import { PlayButtons } from './play-buttons.tsx';
import styles from './replay.module.css';
import { createSyncClock, frameTicker } from './sync-clock.ts';
import { spanOf, syncedMatch } from './synced-match.ts';

interface ReplayPlayerProps {
  match: Match;
  timeline: MatchTimeline;
  /** Where the slider is, in seconds. */
  at: number;
  /** Whether it plays as soon as it is shown. */
  startsPlaying: boolean;
  move: (to: number) => void;
  onPlaying: (isPlaying: boolean) => void;
}

/** The player of a match, which goes on from where the visitor moves the slider. */
export default function ReplayPlayer(props: ReplayPlayerProps) {
  const { match, timeline, at, move, onPlaying } = props;
  const hasTexts = useLoadedNamespace('multiview');
  const sport = matchSport(match);
  const span = useMemo(
    () => spanOf([syncedMatch(match, timeline)], sport),
    [match, timeline, sport],
  );
  const [clock] = useState(() => {
    const created = createSyncClock(frameTicker, span);
    created.seek(at);
    return created;
  });
  const state = useSyncExternalStore(clock.subscribe, clock.state, clock.state);
  /** The instant on which clock and slider have agreed. */
  const agreed = useRef(at);

  useEffect(() => clock.setSpan(span), [clock, span]);
  const [startsPlaying] = useState(props.startsPlaying);
  useEffect(() => {
    if (startsPlaying) clock.play();
    return clock.pause;
  }, [clock, startsPlaying]);
  useEffect(() => {
    if (at === agreed.current) return;
    agreed.current = at;
    clock.seek(at);
  }, [clock, at]);
  const follow = useEffectEvent((to: number) => move(to));
  const instant = Math.round(state.at);
  useEffect(() => {
    if (instant === agreed.current) return;
    agreed.current = instant;
    follow(instant);
  }, [instant]);
  const report = useEffectEvent(onPlaying);
  useEffect(() => report(state.isPlaying), [state.isPlaying]);

  return (
    <div className={styles.player}>
      {hasTexts && <PlayButtons clock={clock} state={state} sport={sport} isReady />}
    </div>
  );
}
