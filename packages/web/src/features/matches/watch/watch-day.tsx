import type { Match } from '@touchline/types';
import { useAtomValue } from 'jotai';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { call } from '../../../api/call.ts';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import type { Sport } from '../../../paths.ts';
import { useResources } from '../../../state/data/use-resources.ts';
import { languageAtom } from '../../../state/preferences/preferences-atoms.ts';
import { createSyncClock, frameTicker, type Ticker } from './sync-clock.ts';
import { WatchBoard } from './watch-board.tsx';
import { WatchControls } from './watch-controls.tsx';
import styles from './watch-day.module.css';
import { WatchNews } from './watch-news.tsx';
import { expectedEnd, spanOf, watchedMatch } from './watched-match.ts';
import { atKickOff } from './without-result.ts';

interface WatchDayProps {
  matches: readonly Match[];
  sport: Sport;
  ticker?: Ticker;
}

/** What is over does not change. */
const FOREVER_S = Number.POSITIVE_INFINITY;
/** How often a board moves its line; its scores and clock come as they change. */
const LINE_STEP_S = 10;

/** Some matches on one clock, each as it was at that instant. */
export function WatchDay({ matches, sport, ticker = frameTicker }: WatchDayProps) {
  const { t } = useTranslation();
  const language = useAtomValue(languageAtom);
  const { resources: timelines } = useResources(
    matches.map(({ id }) => ({
      ...call('/matches/timeline', { matchId: id }, language),
      isPlayed: true,
    })),
    FOREVER_S,
  );
  const watched = useMemo(
    () =>
      matches.map((match, index) => {
        const result = timelines[index]?.result;
        return watchedMatch(match, result?.kind === 'ok' ? result.data : undefined);
      }),
    [matches, timelines],
  );
  const span = useMemo(() => spanOf(watched, sport), [watched, sport]);
  const [clock] = useState(() => createSyncClock(ticker, span));
  const state = useSyncExternalStore(clock.subscribe, clock.state, clock.state);
  useEffect(() => clock.setSpan(span), [clock, span]);
  useEffect(() => clock.pause, [clock]);

  const isLoading = timelines.some(({ result }) => !result);
  const at = Math.min(span.end, Math.max(span.start, state.at));
  const shown = watched.map(({ match, fold }) => fold?.at(at) ?? atKickOff(match, at));
  const boardAt = Math.floor(at / LINE_STEP_S) * LINE_STEP_S * 1000;
  return (
    <>
      <WatchControls
        clock={clock}
        state={{ ...state, at }}
        span={span}
        lineEnd={Math.max(at + 1, expectedEnd(shown))}
        sport={sport}
        isReady={span.end > span.start}
      />
      <p className="vh" role="status">
        {isLoading && t('watch:loading')}
      </p>
      <h2 className="vh">{t('shell.sections.matches')}</h2>
      <div className={styles.boards} data-count={matches.length}>
        {shown.map((match, index) => (
          <WatchBoard
            key={match.id}
            match={match}
            at={boardAt}
            hasTimeline={isLoading || watched[index]?.fold !== undefined}
          />
        ))}
      </div>
      <WatchNews shown={shown} state={state} />
    </>
  );
}
