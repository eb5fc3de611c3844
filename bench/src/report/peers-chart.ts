import * as Plot from '@observablehq/plot';
import { JSDOM } from 'jsdom';
import { type Row, shown, verdict } from '../result-row.ts';

const { window } = new JSDOM('');

/** A picture in a Markdown page cannot ask the page for its theme: it follows the reader's system. */
const STYLE = `svg{color:#1c2430;font-size:13px}.first{color:#2f6fde}.second{color:#c4512d}
@media (prefers-color-scheme:dark){svg{color:#e6eaf2}.first{color:#6ea2ff}.second{color:#f08a66}}`;

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
  const svg = Plot.plot({
    document: window.document,
    ariaLabel: 'Touchline against its peers',
    width: 760,
    height: 72 + rows.length * 26,
    marginTop: 28,
    marginRight: 64,
    marginBottom: 44,
    marginLeft: 404,
    x: {
      type: 'log',
      labelAnchor: 'center',
      labelOffset: 38,
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
  const style = svg.querySelector('style');
  if (style) style.textContent = STYLE;
  return `${new window.XMLSerializer().serializeToString(svg)}\n`;
}
