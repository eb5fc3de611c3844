import type { ComparedDifference, Comparison } from './compare.ts';

const COLUMNS = [
  ['difference', 13, ({ kind }: ComparedDifference) => kind],
  ['where', 34, ({ place }: ComparedDifference) => place],
  ['contract', 32, ({ contract }: ComparedDifference) => contract],
  ['mock API', 24, ({ mock }: ComparedDifference) => mock],
  ['upstream', 32, ({ upstream }: ComparedDifference) => upstream],
  ['operations', 34, ({ operations }: ComparedDifference) => listed(operations)],
] as const;

const GAP = '  ';
const MAX_OPTIONAL_FIELDS = 12;

function listed([first, ...others]: readonly string[]): string {
  return others.length === 0 ? String(first) : `${first} and ${others.length} more`;
}

function cell(text: string, width: number): string {
  const line = text.replace(/\s+/g, ' ');
  return line.length > width ? `${line.slice(0, width - 1)}…` : line.padEnd(width);
}

const lineOf = (cells: readonly string[]) => cells.join(GAP).trimEnd();

/** As wide as the texts; in a narrower terminal the widest columns are cut, down to a width of their own. */
function widthsOf(differences: readonly ComparedDifference[], terminal: number): number[] {
  const widths = COLUMNS.map(([title, , text]) =>
    Math.max(title.length, ...differences.map((one) => text(one).length)),
  );
  const excess = () =>
    widths.reduce((sum, width) => sum + width + GAP.length, -GAP.length) - terminal;
  while (excess() > 0) {
    const spare = widths.map((width, column) => width - (COLUMNS[column]?.[1] ?? 0));
    const most = Math.max(...spare);
    if (most <= 0) break;
    widths[spare.indexOf(most)] = (widths[spare.indexOf(most)] ?? 0) - 1;
  }
  return widths;
}

function table(differences: readonly ComparedDifference[], terminal: number): string[] {
  const widths = widthsOf(differences, terminal);
  const width = (column: number) => widths[column] ?? 0;
  return [
    lineOf(COLUMNS.map(([title], column) => cell(title, width(column)))),
    lineOf(COLUMNS.map((_, column) => '─'.repeat(width(column)))),
    ...differences.map((one) =>
      lineOf(COLUMNS.map(([, , text], column) => cell(text(one), width(column)))),
    ),
  ];
}

function optionalLines({ optionalFields }: Comparison): string[] {
  if (optionalFields.length === 0) return [];
  const shown = optionalFields.slice(0, MAX_OPTIONAL_FIELDS);
  const rest = optionalFields.length - shown.length;
  return [
    '',
    'Optional fields that only one of them sends (allowed, not counted):',
    ...shown.map(
      ({ place, mock, upstream }) => `  ${place}: the mock API ${mock}, the upstream ${upstream}`,
    ),
    ...(rest > 0 ? [`  … and ${rest} more in the report`] : []),
  ];
}

const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** The text at the end of a run. A file is as wide as needed, a terminal as wide as it is. */
export function driftSummary(
  comparison: Comparison,
  upstreamUrl: string,
  terminal = Number.POSITIVE_INFINITY,
): string {
  const { differences, responses } = comparison;
  const compared = `${counted(responses, 'response')} of ${upstreamUrl} compared`;
  if (differences.length === 0)
    return [...optionalLines(comparison), '', `No difference: ${compared}.`].join('\n');
  const reasons = Map.groupBy(
    differences.filter(({ obstacle }) => obstacle !== undefined),
    ({ obstacle }) => String(obstacle),
  );
  return [
    ...table(differences, terminal),
    ...optionalLines(comparison),
    '',
    `${counted(differences.length, 'difference')}: ${compared}.`,
    ...[...reasons].map(([reason, rows]) => `  ${rows.length} not in the overlay: ${reason}.`),
  ].join('\n');
}
