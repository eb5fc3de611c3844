import type { ComparedDifference, Comparison } from './compare.ts';

const COLUMNS = [
  ['difference', 13, ({ kind }: ComparedDifference) => kind],
  ['where', 34, ({ place }: ComparedDifference) => place],
  ['contract', 32, ({ contract }: ComparedDifference) => contract],
  ['mock API', 24, ({ mock }: ComparedDifference) => mock],
  ['upstream', 32, ({ upstream }: ComparedDifference) => upstream],
  ['operations', 34, ({ operations }: ComparedDifference) => listed(operations)],
] as const;

const MAX_OPTIONAL_FIELDS = 12;

function listed([first, ...others]: readonly string[]): string {
  return others.length === 0 ? String(first) : `${first} and ${others.length} more`;
}

function cell(text: string, width: number): string {
  const line = text.replace(/\s+/g, ' ');
  return line.length > width ? `${line.slice(0, width - 1)}…` : line.padEnd(width);
}

const lineOf = (cells: readonly string[]) => cells.join('  ').trimEnd();

function table(differences: readonly ComparedDifference[]): string[] {
  const widths = COLUMNS.map(([title, max, text]) =>
    Math.min(max, Math.max(title.length, ...differences.map((one) => text(one).length))),
  );
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

/** The text at the end of a run. */
export function driftSummary(comparison: Comparison, upstreamUrl: string): string {
  const { differences, responses } = comparison;
  const compared = `${counted(responses, 'response')} of ${upstreamUrl} compared`;
  if (differences.length === 0)
    return [...optionalLines(comparison), '', `No difference: ${compared}.`].join('\n');
  const reasons = Map.groupBy(
    differences.filter(({ obstacle }) => obstacle !== undefined),
    ({ obstacle }) => String(obstacle),
  );
  return [
    ...table(differences),
    ...optionalLines(comparison),
    '',
    `${counted(differences.length, 'difference')}: ${compared}.`,
    ...[...reasons].map(([reason, rows]) => `  ${rows.length} not in the overlay: ${reason}.`),
  ].join('\n');
}
