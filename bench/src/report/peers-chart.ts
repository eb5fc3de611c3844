import { type Row, shown, verdict } from '../result-row.ts';
import { line, MARGIN, round, svg, text, WIDTH } from './svg.ts';

const LABEL_WIDTH = 360;
const VALUE_WIDTH = 60;
const ROW_HEIGHT = 24;
const HEAD_HEIGHT = 56;

/** Ratios to other programs: one bar each, a mark at the ratio that is aimed for, another colour where it is missed. */
export function peersChart(rows: readonly Row[]): string {
  const space = WIDTH - LABEL_WIDTH - VALUE_WIDTH - MARGIN;
  const highest = Math.max(1, ...rows.map(({ figures }) => figures.max));
  // Ratios: from a hundredth to the highest, equal factors in equal steps.
  const lowest = Math.min(0.25, ...rows.map(({ figures }) => figures.min / 2));
  const xOf = (value: number) =>
    LABEL_WIDTH + (Math.log(Math.max(value, lowest) / lowest) / Math.log(highest / lowest)) * space;
  const bottom = HEAD_HEIGHT + rows.length * ROW_HEIGHT;
  const parts = rows.map((row, n) => {
    const { median, min, max } = row.figures;
    const y = HEAD_HEIGHT + n * ROW_HEIGHT;
    const middle = y + ROW_HEIGHT / 2;
    const aim = row.wanted?.atLeast ?? row.wanted?.atMost;
    const className = verdict(row) === 'missed' ? 'miss' : 'bar';
    return [
      text(LABEL_WIDTH - 8, middle + 4, `${row.suite} ${row.what}`, { anchor: 'end' }),
      `<rect class="${className}" x="${LABEL_WIDTH}" y="${y + 6}" width="${round(xOf(median) - LABEL_WIDTH)}" height="${ROW_HEIGHT - 12}"/>`,
      line('spread', xOf(min), middle, xOf(max), middle),
      ...(aim === undefined ? [] : [line('aim', xOf(aim), y + 3, xOf(aim), y + ROW_HEIGHT - 3)]),
      text(WIDTH - MARGIN, middle + 4, `${shown(median)} ×`, { anchor: 'end' }),
    ].join('\n');
  });
  return svg(
    'Touchline against its peers',
    bottom + MARGIN,
    [
      text(MARGIN, 24, 'Work for the same CPU time, as a multiple of the peer’s', {
        className: 'title',
      }),
      text(MARGIN, 42, 'Logarithmic. Thick mark: the aim. Thin line: the spread of the rounds.', {
        className: 'small',
      }),
      line('axis', xOf(1), HEAD_HEIGHT, xOf(1), bottom),
      ...parts,
    ].join('\n'),
  );
}
