import { type Row, shown } from '../result-row.ts';
import { line, MARGIN, round, svg, text, WIDTH } from './svg.ts';

const PLOT_HEIGHT = 180;
const LEFT = 70;
const RIGHT = 200;
const HEAD = 44;
const FOOT = 40;

interface Point {
  readonly size: number;
  readonly value: number;
}

/** The rows of a suite whose `what` is `NAME, SIZE THINGS`. */
interface Series {
  readonly name: string;
  readonly unit: string;
  readonly things: string;
  readonly points: readonly Point[];
}

const SIZED = /^(.+), ([\d,]+) (\w+)$/;

function seriesOf(rows: readonly Row[]): Series[] {
  const all = rows.flatMap((row) => {
    const [, name = '', size = '', things = ''] = SIZED.exec(row.what) ?? [];
    return name === ''
      ? []
      : [
          {
            name,
            unit: row.unit,
            things,
            point: { size: Number(size.replaceAll(',', '')), value: row.figures.median },
          },
        ];
  });
  const byName = Map.groupBy(all, ({ name }) => name);
  return [...byName.entries()].flatMap(([name, [first, ...rest]]) =>
    first
      ? [
          {
            name,
            unit: first.unit,
            things: first.things,
            points: [first, ...rest].map(({ point }) => point),
          },
        ]
      : [],
  );
}

const powersBetween = (low: number, high: number): number[] => {
  const [first, last] = [Math.floor(Math.log10(low)), Math.ceil(Math.log10(high))];
  return Array.from({ length: last - first + 1 }, (_, n) => 10 ** (first + n));
};

function panel(title: string, series: readonly Series[], top: number): string {
  const points = series.flatMap((one) => one.points);
  const sizes = powersBetween(
    Math.min(...points.map(({ size }) => size)),
    Math.max(...points.map(({ size }) => size)),
  );
  const values = powersBetween(
    Math.min(...points.map(({ value }) => value)),
    Math.max(...points.map(({ value }) => value)),
  );
  const scale = (marks: readonly number[], from: number, to: number) => (value: number) => {
    const [low, high] = [Math.log10(marks[0] ?? 1), Math.log10(marks.at(-1) ?? 10)];
    return from + ((Math.log10(value) - low) / Math.max(high - low, 1)) * (to - from);
  };
  const bottom = top + HEAD + PLOT_HEIGHT;
  const xOf = scale(sizes, LEFT, WIDTH - RIGHT);
  const yOf = scale(values, bottom, top + HEAD);
  const things = series[0]?.things ?? '';
  const unit = series[0]?.unit ?? '';
  const lines = series.map(({ name, points: own }, n) => {
    const path = own.map(({ size, value }) => `${round(xOf(size))},${round(yOf(value))}`).join(' ');
    const last = own.at(-1);
    return [
      `<polyline class="line s${n}" points="${path}"/>`,
      ...own.map(
        ({ size, value }) =>
          `<circle class="d${n}" cx="${round(xOf(size))}" cy="${round(yOf(value))}" r="3.5"/>`,
      ),
      ...(last
        ? [text(WIDTH - RIGHT + 10, yOf(last.value) + 4, `${name}: ${shown(last.value)}`)]
        : []),
    ].join('\n');
  });
  return [
    text(MARGIN, top + 24, `${title} (${unit})`, { className: 'title' }),
    ...values.map((value) =>
      [
        line('grid', LEFT, yOf(value), WIDTH - RIGHT, yOf(value)),
        text(LEFT - 8, yOf(value) + 4, shown(value), { anchor: 'end', className: 'small' }),
      ].join('\n'),
    ),
    ...sizes.map((size) =>
      text(xOf(size), bottom + 18, size.toLocaleString('en'), {
        anchor: 'middle',
        className: 'small',
      }),
    ),
    text((LEFT + WIDTH - RIGHT) / 2, bottom + 34, things, { anchor: 'middle', className: 'small' }),
    ...lines,
  ].join('\n');
}

/** Costs against size, one panel for each suite; both axes are logarithmic, so that a cost per thing is a slope of 45°. */
export function sizesChart(rows: readonly Row[]): string {
  const panels = [...Map.groupBy(rows, ({ suite, unit }) => `${suite}\n${unit}`).values()];
  const height = HEAD + PLOT_HEIGHT + FOOT;
  const drawn = panels.map((own, n) => panel(own[0]?.suite ?? '', seriesOf(own), n * height));
  return svg('Cost against size', panels.length * height + MARGIN, drawn.join('\n'));
}
