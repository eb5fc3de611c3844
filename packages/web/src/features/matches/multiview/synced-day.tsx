import type { Match } from '@touchline/types';
import type { TFunction } from 'i18next';
import { useAtomValue } from 'jotai';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../api/call.ts';
import type { Sport } from '../../../paths.ts';
import { useResources } from '../../../state/data/use-resources.ts';
import { languageAtom, zoneAtom } from '../../../state/preferences/preferences-atoms.ts';
import { createSyncClock, frameTicker, type SyncState, type Ticker } from '../line/sync-clock.ts';
import { expectedEnd, spanOf, syncedMatch } from '../line/synced-match.ts';
import { matchEvents } from '../model/match-events.ts';
import { matchView } from '../model/match-view.ts';
import { scoreSentence } from '../model/score-sentence.ts';
import styles from './multiview-card.module.css';
import { MultiviewCard } from './multiview-card.tsx';
import { SyncControls } from './sync-controls.tsx';
import { atKickOff } from './without-result.ts';

interface SyncedDayProps {
  matches: readonly Match[];
  sport: Sport;
  ticker?: Ticker;
}

/** What is over does not change. */
const FOREVER_S = Number.POSITIVE_INFINITY;
/** How often a card without a clock counts its minutes; scores and clocks come as they change. */
const CARD_STEP_S = 10;

/** Some matches on one clock, each as it was at that instant. */
export function SyncedDay({ matches, sport, ticker = frameTicker }: SyncedDayProps) {
  const { t } = useTranslation();
  const language = useAtomValue(languageAtom);
  const { resources: timelines } = useResources(
    matches.map(({ id }) => ({
      ...call('/matches/timeline', { matchId: id }, language),
      isPlayed: true,
    })),
    FOREVER_S,
  );
  const synced = useMemo(
    () =>
      matches.map((match, index) => {
        const result = timelines[index]?.result;
        return syncedMatch(match, result?.kind === 'ok' ? result.data : undefined);
      }),
    [matches, timelines],
  );
  const span = useMemo(() => spanOf(synced, sport), [synced, sport]);
  const [clock] = useState(() => createSyncClock(ticker, span));
  const state = useSyncExternalStore(clock.subscribe, clock.state, clock.state);
  useEffect(() => clock.setSpan(span), [clock, span]);
  useEffect(() => clock.pause, [clock]);

  const isLoading = timelines.some(({ result }) => !result);
  const at = Math.min(span.end, Math.max(span.start, state.at));
  const shown = synced.map(({ match, fold }) => fold?.at(at) ?? atKickOff(match, at));
  const cardAt = Math.floor(at / CARD_STEP_S) * CARD_STEP_S * 1000;
  return (
    <>
      <SyncControls
        clock={clock}
        state={{ ...state, at }}
        span={span}
        lineEnd={Math.max(at + 1, expectedEnd(shown))}
        sport={sport}
        isReady={span.end > span.start}
      />
      <p className="vh" role="status">
        {isLoading && t('multiview:loading')}
      </p>
      <ul className={styles.board}>
        {shown.map((match, index) => (
          <li key={match.id}>
            <MultiviewCard
              match={match}
              at={cardAt}
              hasTimeline={isLoading || synced[index]?.fold !== undefined}
            />
          </li>
        ))}
      </ul>
      <SyncedNews shown={shown} state={state} />
    </>
  );
}

/** Announces goals, maps, quarters and ends to screen readers as they come. */
function SyncedNews({ shown, state }: { shown: readonly Match[]; state: SyncState }) {
  const { moved, at } = state;
  const { t } = useTranslation();
  const zone = useAtomValue(zoneAtom);
  const [last, setLast] = useState(shown);
  const [message, setMessage] = useState('');
  if (last.length !== shown.length || last.some((match, index) => match !== shown[index])) {
    setLast(shown);
    const news = shown.map((match) => {
      const before = last.find(({ id }) => id === match.id);
      const view = () => matchView(match, { now: at * 1000, zone, odds: undefined, t });
      return moved === 'forward' && before ? newsOf(before, match, () => view().sentence, t) : '';
    });
    const text = news.filter(Boolean).join(' ');
    if (text) setMessage(text);
  }
  return (
    <p className="vh" role="status">
      {message}
    </p>
  );
}

function newsOf(before: Match, match: Match, sentence: () => string, t: TFunction): string {
  const last = matchEvents(before, match).findLast(({ kind }) => kind !== 'redCard');
  if (!last) return '';
  const { kind, side } = last;
  return side && kind !== 'end' ? scoreSentence({ match, side }, t) : sentence();
}
