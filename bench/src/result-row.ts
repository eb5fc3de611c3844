import { type Figures, figures } from './figures.ts';

/** One line of the table: a measurement, or a ratio to a peer (a product compared with), with its target. */
export interface Row {
  readonly suite: string;
  readonly what: string;
  readonly unit: string;
  readonly figures: Figures;
  readonly wanted?: { readonly atLeast?: number; readonly atMost?: number };
}

/** Makes the rows of a suite from the values of its rounds. */
export const rowsOfSuite =
  (suite: string) =>
  (what: string, unit: string, values: readonly number[], wanted?: Row['wanted']): Row => ({
    suite,
    what,
    unit,
    figures: figures(values),
    ...(wanted && { wanted }),
  });

/** The same from what was measured in each round; `about` begins what each row is of. */
export const rowsOfRounds =
  <Round>(suite: string, rounds: readonly Round[], about = '') =>
  (what: string, unit: string, read: (round: Round) => number, wanted?: Row['wanted']): Row =>
    rowsOfSuite(suite)(about + what, unit, rounds.map(read), wanted);

export function verdict({ figures: { median }, wanted }: Row): 'met' | 'missed' | '' {
  if (!wanted) return '';
  const { atLeast = Number.NEGATIVE_INFINITY, atMost = Number.POSITIVE_INFINITY } = wanted;
  return median >= atLeast && median <= atMost ? 'met' : 'missed';
}

export const shown = (value: number): string =>
  value >= 100 ? String(Math.round(value)) : String(Number(value.toPrecision(3)));

export function goal({ wanted }: Row): string {
  if (wanted?.atLeast !== undefined) return `≥ ${wanted.atLeast}`;
  return wanted?.atMost === undefined ? '' : `≤ ${wanted.atMost}`;
}

export function table(rows: readonly Row[]): string {
  const cells = rows.map((row) => [
    row.suite,
    row.what,
    `${shown(row.figures.median)} ${row.unit}`,
    `${shown(row.figures.min)}–${shown(row.figures.max)}`,
    goal(row),
    verdict(row),
  ]);
  const head = ['suite', 'what', 'median', 'spread', 'wanted', ''];
  const widths = head.map((title, column) =>
    Math.max(title.length, ...cells.map((cell) => cell[column]?.length ?? 0)),
  );
  return [head, ...cells]
    .map((cell) =>
      cell
        .map((text, column) => text.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
