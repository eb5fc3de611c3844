import type { PlayerMatch } from '@touchline/types';
import { useTranslation } from 'react-i18next';
import { type Game, sportOf } from '../../paths.ts';
import styles from './season-chart.module.css';

/** Units of the drawing: a match is STEP wide, and a minute MINUTE high. */
const STEP = 12;
const BAR = 8;
const MINUTE = 0.4;
const DOT = 8;
const BASE = 82;
/** Matches that fit without making bars wider: a league season. */
const USUAL_MATCHES = 38;
/** More in one match are not drawn: they would leave the drawing. */
const MAX_DOTS = 4;

/** The height of the highest bar, and the least counts that have it. */
const TALLEST = 64;
const MANY = { points: 30, kills: 30, goals: 5 } as const;

interface SeasonChartProps {
  /** Latest first. */
  matches: readonly PlayerMatch[];
  game: Game;
}

/** PLA-1: the season at a glance. The table below has the same as text. */
export function SeasonChart({ matches, game }: SeasonChartProps) {
  if (sportOf(game) === 'football') return <GoalsChart matches={matches} />;
  return <CountChart matches={matches.slice(0, LAST_MATCHES)} by={countOf(game, matches)} />;
}

/** More would be too narrow to read. */
const LAST_MATCHES = 48;

function countOf(game: Game, [first]: readonly PlayerMatch[]) {
  if (sportOf(game) === 'basketball') return 'points';
  return first?.kills === undefined ? 'goals' : 'kills';
}

type ChartProps = Pick<SeasonChartProps, 'matches'>;

interface CountChartProps extends ChartProps {
  by: keyof typeof MANY;
}

/** The points, kills or goals of each match. */
function CountChart({ matches, by }: CountChartProps) {
  const { t } = useTranslation();
  const points = matches.map((match) => match[by] ?? 0).reverse();
  const count = points.reduce((sum, one) => sum + one, 0);
  const perPoint = TALLEST / Math.max(MANY[by], ...points);
  const width = Math.max(points.length, USUAL_MATCHES) * STEP;
  return (
    <figure className={styles.chart} data-points>
      <svg
        viewBox={`0 0 ${width} ${BASE + 1}`}
        role="img"
        aria-label={t('players:chart.counted', {
          what: t(`players:list.${by}.name`),
          matches: `${points.length} ${t('players:matches', { count: points.length })}`,
          sum: `${count} ${t(`players:${by}`, { count })}`,
        })}
      >
        {points.map((one, no) => (
          <g key={no}>
            <rect
              x={no * STEP}
              y={BASE - one * perPoint}
              width={BAR}
              height={one * perPoint}
              rx={1}
            />
            <text x={no * STEP + BAR / 2} y={BASE - one * perPoint - 3}>
              {one}
            </text>
          </g>
        ))}
        <path d={`M0 ${BASE + 0.5}h${width}`} />
      </svg>
      <figcaption className={styles.legend}>
        <span data-kind="points">{t(`players:list.${by}.name`)}</span>
      </figcaption>
    </figure>
  );
}

const FULL_MATCH = 90;

/** Above the bar of a match and its dots. */
const topOf = ({ minutes, goals, assists }: PlayerMatch) =>
  BASE - minutes * MINUTE - Math.min(goals + assists, MAX_DOTS) * DOT - 2;

/** Minutes, goals and assists of each match. */
function GoalsChart({ matches }: ChartProps) {
  const { t } = useTranslation();
  const counted = (kind: 'matches' | 'goals' | 'assists', count: number) =>
    `${count} ${t(`players:${kind}`, { count })}`;
  const sum = (kind: 'goals' | 'assists') =>
    counted(
      kind,
      matches.reduce((total, match) => total + match[kind], 0),
    );
  const width = Math.max(matches.length, USUAL_MATCHES) * STEP;
  const top = Math.min(BASE - FULL_MATCH * MINUTE - DOT, ...matches.map(topOf));
  return (
    <figure className={styles.chart}>
      <svg
        viewBox={`0 ${top} ${width} ${BASE + 1 - top}`}
        role="img"
        aria-label={t('players:chart.label', {
          matches: counted('matches', matches.length),
          goals: sum('goals'),
          assists: sum('assists'),
        })}
      >
        {matches.toReversed().map(({ matchId, minutes, goals, assists }, no) => {
          const height = minutes * MINUTE;
          const x = no * STEP;
          return (
            <g key={matchId}>
              <rect x={x} y={BASE - height} width={BAR} height={height} rx={1} />
              {[...Array(goals).fill('goal'), ...Array(assists).fill('assist')]
                .slice(0, MAX_DOTS)
                .map((kind, place) => (
                  <circle
                    key={place}
                    data-kind={kind}
                    cx={x + BAR / 2}
                    cy={BASE - height - 6 - place * DOT}
                    r={2.8}
                  />
                ))}
            </g>
          );
        })}
        <path d={`M0 ${BASE + 0.5}h${width}`} />
      </svg>
      <figcaption className={styles.legend}>
        <span data-kind="minutes">{t('players:chart.minutes')}</span>
        <span data-kind="goal">{t('players:chart.goal')}</span>
        <span data-kind="assist">{t('players:chart.assist')}</span>
      </figcaption>
    </figure>
  );
}
