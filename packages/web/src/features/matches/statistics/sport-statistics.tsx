import { matchSport } from '../model/match.ts';
import { BoxScore } from './box-score.tsx';
import { Statistics } from './statistics.tsx';
import type { StatisticsProps } from './use-statistics-shown.ts';

/** Rows by half in football, a box score in basketball. */
export default function SportStatistics(props: StatisticsProps) {
  return matchSport(props.match) === 'basketball' ? (
    <BoxScore {...props} />
  ) : (
    <Statistics {...props} />
  );
}
