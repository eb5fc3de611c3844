import type { Match, MatchTimeline } from '@touchline/types';
import { bookmakerNames } from '@touchline/types/client-contract';
import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { formatOdds } from '../../../format/odds.ts';
import { wholePercent } from '../../../format/percent.ts';
import { playedShare } from '../../../format/played-share.ts';
import { oddsFormatAtom } from '../../../state/preferences/preferences-atoms.ts';
import { Numerals } from '../../../ui/figures/numerals.tsx';
import { svgWidth } from '../../../ui/figures/progress-line.tsx';
import { chanceKind } from '../model/handicap.ts';
import { matchSport, SIDES, type Side } from '../model/match.ts';
import { stopsOf } from '../model/stops.ts';
import { AtHandle } from './at-handle.tsx';
import { ClubKey, ClubLine, clubColours } from './club-line.tsx';
import styles from './price-tape.module.css';
import {
  chancesAt,
  firstMoves,
  type LineChange,
  lineAt,
  lineChanges,
  openingOf,
  spreadAt,
  tapePaths,
} from './price-tape-data.ts';

interface PriceTapeProps {
  match: Match;
  timeline: MatchTimeline;
  /** The instant shown, and the last that is known, in seconds. */
  at: number;
  end: number;
}

const STEPS = 240;
/** On the axis. */
const CHANCES = [0, 50, 100];
/** A label's width for each character on a narrow chart, as a share of it, and where the last one ends. */
const [LABEL_WIDTH, LABEL_END] = [0.022, 1.04];

/**
 * Both sides' prices along the line of the match, as chances: the best one, and the band of all bookmakers. Where the
 * Asian line moves, the curve is interrupted and the new line named.
 */
export function PriceTape({ match, timeline, at, end }: PriceTapeProps) {
  const { t } = useTranslation();
  const { startTime, endTime } = match;
  const { home, away } = clubColours(match);
  const sport = matchSport(match);
  const shareOf = (instant: number) => playedShare(startTime, endTime, instant);
  const chart = useMemo(() => {
    const changes = lineChanges(timeline, sport);
    const breaks = changes.map((change) => change.at);
    // Quotes of a match that is over are those before it.
    const range = { start: startTime, end: endTime, until: end - 1, steps: STEPS, breaks };
    return (
      <>
        <svg viewBox="0 0 1000 100" preserveAspectRatio="none" aria-hidden="true">
          <line className={styles.even} x1="0" x2="1000" y1="50" y2="50" />
          {SIDES.map((side) => {
            const { best, band } = tapePaths({ timeline, side, ...range });
            return (
              <ClubLine key={side} side={side} colour={side === 'home' ? home : away}>
                <path className={styles.band} d={band} />
                <path className={styles.best} d={best} />
              </ClubLine>
            );
          })}
        </svg>
        <svg className={styles.marks} width="100%" height="100%" aria-hidden="true">
          {stopsOf(timeline).map((stop) => {
            const x = svgWidth(playedShare(startTime, endTime, stop));
            return <line key={stop} x1={x} x2={x} y1="0" y2="100%" />;
          })}
          {CHANCES.map((percent) => (
            <text key={percent} className={styles.chance} y={`${100 - percent}%`}>
              {percent}
              <tspan>%</tspan>
            </text>
          ))}
          <LineMarks changes={changes} shareOf={(one) => playedShare(startTime, endTime, one)} />
        </svg>
      </>
    );
  }, [timeline, sport, startTime, endTime, end, home, away]);
  return (
    <figure className={styles.tape}>
      <div className={styles.chart}>
        {chart}
        <AtHandle
          shareAt={(moment) => shareOf(moment ? moment.now / 1000 : at)}
          className={styles.now}
        >
          {(x) => <line x1={x} x2={x} y1="0" y2="100%" />}
        </AtHandle>
      </div>
      <figcaption>
        {SIDES.map((side) => (
          <SideText
            key={side}
            match={match}
            timeline={timeline}
            at={at}
            side={side}
            colour={side === 'home' ? home : away}
          />
        ))}
        <FirstMoves timeline={timeline} at={at} />
        <p>{t('moment:replay.legend')}</p>
      </figcaption>
    </figure>
  );
}

interface LineMarksProps {
  changes: readonly LineChange[];
  shareOf: (instant: number) => number;
}

/** The home side's line below the chart, where it begins to apply: 'line 0', '→ −0.5'. */
function LineMarks({ changes, shareOf }: LineMarksProps) {
  const { t } = useTranslation();
  if (changes.length === 0) return null;
  const parts = [
    { share: 0, text: t('moment:replay.line', { line: '0' }) },
    ...changes.map(({ at, line }) => ({ share: shareOf(at), text: `→ ${line}` })),
  ];
  return (
    <g className={styles.lines}>
      {parts.map(({ share, text }, index) => {
        const x = svgWidth(share);
        // A label without room up to the next one is left out.
        const room = (parts[index + 1]?.share ?? LABEL_END) - share;
        return (
          <g key={share}>
            {index > 0 && <line x1={x} x2={x} y1="0" y2="100%" />}
            {room >= text.length * LABEL_WIDTH && (
              <text x={x} y="100%" dy="16">
                {text}
              </text>
            )}
          </g>
        );
      })}
    </g>
  );
}

interface SideTextProps {
  match: Match;
  timeline: MatchTimeline;
  at: number;
  side: Side;
  colour: string;
}

function SideText({ match, timeline, at, side, colour }: SideTextProps) {
  const { t } = useTranslation();
  const format = useAtomValue(oddsFormatAtom);
  const spread = spreadAt(timeline, side, at);
  const opening = openingOf(timeline, side);
  const chances = chancesAt(timeline, at);
  if (!spread || opening === undefined || !chances) return null;
  const sport = matchSport(match);
  const line = lineAt(timeline, side, at, sport);
  const percent = wholePercent(chances[side]);
  const low = formatOdds(spread.low, format, t);
  const high = formatOdds(spread.high, format, t);
  const text = t(`moment:replay.${line === '0' ? 'spread' : 'spreadOfLine'}`, {
    chance: t(`match.chance.${chanceKind(sport, line)}`, { percent }),
    opening: formatOdds(opening, format, t),
    prices: low === high ? low : t('moment:replay.range', { low, high }),
    line,
  });
  // Quotes of a match that is over are those before it.
  const isOver = timeline.endedAt !== undefined && at >= timeline.endedAt;
  return (
    <p>
      <ClubKey side={side} colour={colour} />
      <b>{match[`${side}Team`].name}</b> {isOver && `${t('moment:replay.atKickOff')} `}
      <Numerals as="fig-m" text={text} />
    </p>
  );
}

function FirstMoves({ timeline, at }: { timeline: MatchTimeline; at: number }) {
  const { t } = useTranslation();
  const moves = useMemo(() => firstMoves(timeline), [timeline]);
  const last = moves.findLast((move) => move.at <= at);
  if (!last) return null;
  const text = t('moment:replay.first', {
    bookmaker: bookmakerNames[last.bookmaker],
    count: last.seconds,
  });
  return (
    <p>
      <Numerals as="fig-m" text={text} />
    </p>
  );
}
