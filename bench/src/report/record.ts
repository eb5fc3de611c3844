import type { Figures } from '../figures.ts';
import { type Row, verdict } from '../result-row.ts';

/** One suite of `npm run bench` as it was last run. */
export interface SuiteRun {
  readonly day: string;
  readonly processor: string;
  readonly cores: number;
  readonly memoryGiB: number;
  readonly node: string;
  readonly pinning: string;
  readonly rounds: number;
  readonly secondsEach: number;
  /** The load of the last minute when the suite began: above the number of cores, other programs disturb it. */
  readonly load: number;
  readonly results: readonly Row[];
}

/** By the name of the suite on the command line. */
export type BenchRecord = Readonly<Record<string, SuiteRun>>;

/** How the published figures are measured. */
const FULL = { rounds: 5, secondsEach: 5 };

/** Why the figures of a run are no more than a hint; undefined for those of a full run. */
export function limitation({ rounds, secondsEach, load, cores }: SuiteRun): string | undefined {
  const reasons = [
    ...(rounds < FULL.rounds || secondsEach < FULL.secondsEach
      ? [`a short run (${rounds} rounds of ${secondsEach} s)`]
      : []),
    ...(load > cores ? [`a busy machine (load ${load} on ${cores} cores)`] : []),
  ];
  return reasons.length > 0 ? reasons.join(' on ') : undefined;
}

export const rowsOf = (record: BenchRecord): Row[] =>
  Object.values(record).flatMap(({ results }) => results);

export const missedRows = (record: BenchRecord): Row[] =>
  rowsOf(record).filter((row) => verdict(row) === 'missed');

const DIGITS = 3;

const shortened = (value: number) => Number(value.toPrecision(DIGITS));

/** Figures as they are shown: more digits would change with each run. */
export const shortFigures = ({ median, min, max }: Figures): Figures => ({
  median: shortened(median),
  min: shortened(min),
  max: shortened(max),
});
