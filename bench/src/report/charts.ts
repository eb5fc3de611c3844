import * as Plot from '@observablehq/plot';
import { JSDOM } from 'jsdom';
import { type Row, shown, verdict } from '../result-row.ts';

const { window } = new JSDOM('');

/** A picture in a Markdown page cannot ask the page for its theme: it follows the reader's system. */
const STYLE = `svg{color:#1c2430;font-size:13px}.first{color:#2f6fde}.second{color:#c4512d}
@media (prefers-color-scheme:dark){svg{color:#e6eaf2}.first{color:#6ea2ff}.second{color:#f08a66}}`;

/** A picture; its x axis is logarithmic unless the options say otherwise. */
export function draw(options: Plot.PlotOptions): string {
  const { document } = window;
  const svg = Plot.plot({
    document,
    width: 760,
    marginTop: 28,
    marginBottom: 44,
    ...options,
    x: { type: 'log', labelAnchor: 'center', labelOffset: 38, ...options.x },
  });
  const style = svg.querySelector('style');
  if (style) style.textContent = STYLE;
  return `${new window.XMLSerializer().serializeToString(svg)}\n`;
}

const RATIOS = [0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 50, 100];

/** Ratios to other programs: a bar each, its spread, and a thick mark at the ratio that is aimed for. */
export function peersChart(rows: readonly Row[]): string {
  const bars = rows.map((row) => ({
    name: `${row.suite} ${row.what}`,
    ...row.figures,
    aim: row.wanted?.atLeast ?? row.wanted?.atMost,
    isMissed: verdict(row) === 'missed',
  }));
  const lowest = Math.min(0.25, ...rows.map(({ figures }) => figures.min / 2));
  const highest = Math.max(1, ...rows.map(({ figures }) => figures.max));
  const y = 'name';
  const look = { x1: lowest, x2: 'median', insetTop: 5, insetBottom: 5, fill: 'currentColor' };
  const missed = bars.filter(({ isMissed }) => isMissed);
  const met = bars.filter(({ isMissed }) => !isMissed);
  return draw({
    ariaLabel: 'Touchline against its peers',
    height: 72 + rows.length * 26,
    marginLeft: 404,
    marginRight: 64,
    x: {
      domain: [lowest, highest],
      ticks: RATIOS.filter((ratio) => ratio >= lowest && ratio <= highest),
      tickFormat: shown,
      label: 'multiple of the peer’s work',
    },
    y: { domain: bars.map(({ name }) => name), label: null, tickSize: 0 },
    marks: [
      Plot.barX(met, { y, ...look, className: 'first' }),
      Plot.barX(missed, { y, ...look, className: 'second' }),
      Plot.ruleX([1], { strokeOpacity: 0.4 }),
      Plot.ruleY(bars, { y, x1: 'min', x2: 'max', strokeOpacity: 0.6 }),
      Plot.tickX(bars, { y, x: 'aim', strokeWidth: 2 }),
      Plot.text(bars, {
        y,
        text: ({ median }) => `${shown(median)} ×`,
        frameAnchor: 'right',
        dx: 60,
      }),
    ],
  });
}

/** A row whose `what` is `NAME, SIZE THINGS`. */
const SIZED = /^(.+), ([\d,]+) (\w+)$/;

interface Point {
  readonly name: string;
  readonly things: string;
  readonly size: number;
  readonly value: number;
}

const pointsOf = (rows: readonly Row[]): Point[] =>
  rows.flatMap(({ what, figures }) => {
    const [, name = '', size, things = ''] = SIZED.exec(what) ?? [];
    if (size === undefined) return [];
    return [{ name, things, size: Number(size.replaceAll(',', '')), value: figures.median }];
  });

/** The powers of ten around the values. */
function decades(values: readonly number[]): number[] {
  const first = Math.floor(Math.log10(Math.min(...values)));
  const last = Math.ceil(Math.log10(Math.max(...values)));
  return Array.from({ length: last - first + 1 }, (_, n) => 10 ** (first + n));
}

/** Costs against size. Both axes are logarithmic, so that a cost per thing is a slope of 45°. */
function sizeChart(suite: string, rows: readonly Row[]): string {
  const points = pointsOf(rows);
  const series = [...Map.groupBy(points, ({ name }) => name).values()];
  const [sizes, values] = [points.map(({ size }) => size), points.map(({ value }) => value)];
  const common = { x: 'size', y: 'value', stroke: 'currentColor' };
  return draw({
    ariaLabel: `${suite}, cost against size`,
    height: 260,
    marginLeft: 70,
    marginRight: 220,
    x: {
      ticks: [...new Set(sizes)],
      tickFormat: (size: number) => size.toLocaleString('en'),
      label: points[0]?.things ?? '',
    },
    y: {
      type: 'log',
      domain: [decades(values)[0], decades(values).at(-1)],
      ticks: decades(values),
      tickFormat: (value: number) => value.toLocaleString('en'),
      label: rows[0]?.unit ?? '',
      grid: true,
    },
    marks: series.flatMap((own, n) => {
      const className = n === 0 ? 'first' : 'second';
      return [
        Plot.line(own, { ...common, className }),
        Plot.dot(own, { ...common, className, fill: 'currentColor' }),
        Plot.text(own.slice(-1), {
          x: 'size',
          y: 'value',
          text: ({ name, value }: Point) => `${name}: ${shown(value)}`,
          textAnchor: 'start',
          dx: 10,
        }),
      ];
    }),
  });
}

/** A chart for each suite, by its name. */
export const sizeCharts = (rows: readonly Row[]): ReadonlyMap<string, string> =>
  new Map(
    [...Map.groupBy(rows, ({ suite }) => suite)].map(([suite, own]) => [
      suite,
      sizeChart(suite, own),
    ]),
  );
