import { matchSport } from '../model/match.ts';
import { BoxScore } from './box-score.tsx';
import { EsportsScore } from './esports-score.tsx';
import { Statistics } from './statistics.tsx';
import type { StatisticsProps } from './use-statistics-shown.ts';

const STATISTICS = { football: Statistics, basketball: BoxScore, esports: EsportsScore } as const;

/** Rows by half in football, by map in esports, and a box score in basketball and esports. */
export default function SportStatistics(props: StatisticsProps) {
  const Rows = STATISTICS[matchSport(props.match)];
  return <Rows {...props} />;
}
