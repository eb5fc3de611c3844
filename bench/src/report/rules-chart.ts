import type { Figures } from '../figures.ts';
import { line, MARGIN, round, svg, text, WIDTH } from './svg.ts';

export interface MeasuredPath {
  readonly name: string;
  /** CPU microseconds of a request with all rules. */
  readonly whole: Figures;
  /** The part of each rule. */
  readonly costs: readonly { readonly rule: string; readonly microseconds: Figures }[];
}

const LABEL_WIDTH = 200;
const ROW_HEIGHT = 20;
const TITLE_HEIGHT = 44;
const VALUE_WIDTH = 70;

const byCost = ({ costs }: MeasuredPath) =>
  costs.toSorted((a, b) => b.microseconds.median - a.microseconds.median);

function rowsOf(path: MeasuredPath, top: number, xOf: (value: number) => number): string {
  return byCost(path)
    .map(({ rule, microseconds: { median, min, max } }, n) => {
      const y = top + n * ROW_HEIGHT;
      const [left, right] = [xOf(Math.min(0, median)), xOf(Math.max(0, median))];
      const middle = y + ROW_HEIGHT / 2;
      return [
        text(LABEL_WIDTH - 8, middle + 4, rule, { anchor: 'end' }),
        `<rect class="bar" x="${round(left)}" y="${y + 4}" width="${round(right - left)}" height="${ROW_HEIGHT - 8}"/>`,
        line('spread', xOf(min), middle, xOf(max), middle),
        text(WIDTH - MARGIN, middle + 4, `${round(median)} µs`, { anchor: 'end' }),
      ].join('\n');
    })
    .join('\n');
}

/** Bars for the medians, lines for the spread; colours follow the reader's theme. */
export function rulesChart(paths: readonly MeasuredPath[]): string {
  let top = MARGIN;
  const parts = paths.map((path) => {
    const values = path.costs.flatMap(({ microseconds: { min, max } }) => [min, max]);
    const [low, high] = [Math.min(0, ...values), Math.max(1, ...values)];
    const space = WIDTH - LABEL_WIDTH - VALUE_WIDTH - MARGIN;
    const xOf = (value: number) => LABEL_WIDTH + ((value - low) / (high - low)) * space;
    const title = `${path.name}: ${round(path.whole.median)} µs with all rules`;
    const first = top + TITLE_HEIGHT;
    const bottom = first + path.costs.length * ROW_HEIGHT;
    const part = [
      text(MARGIN, top + 28, title, { className: 'title' }),
      line('axis', xOf(0), first, xOf(0), bottom),
      rowsOf(path, first, xOf),
    ].join('\n');
    top = bottom + MARGIN;
    return part;
  });
  return svg('CPU time of each gateway rule', top, parts.join('\n'));
}
