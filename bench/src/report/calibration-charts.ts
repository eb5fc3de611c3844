import * as Plot from '@observablehq/plot';
import type { Tenth } from '@touchline/mock-api/history/calibration';
import { draw } from './charts.ts';
import type { CalibrationRecord } from './record.ts';

const TENTHS = Array.from({ length: 11 }, (_, n) => n / 10);
const percent = (share: number) => `${Math.round(share * 100)} %`;
/** Predictions of which so few were made differ from what happened by chance alone. */
const FEW = 300;

/** What was predicted against what happened: a dot for each tenth, on the line if both are the same. */
export function reliabilityChart({ series, tolerance }: CalibrationRecord): string {
  const band = [
    { x: 0, low: -tolerance, high: tolerance },
    { x: 1, low: 1 - tolerance, high: 1 + tolerance },
  ];
  const axis = { domain: [0, 1], ticks: TENTHS, tickFormat: percent };
  const common = { x: 'predicted', y: 'happened', stroke: 'currentColor' };
  return draw({
    ariaLabel: 'What was predicted, and how often it happened',
    width: 560,
    height: 520,
    marginLeft: 60,
    marginRight: 24,
    x: { type: 'linear', ...axis, label: 'predicted' },
    y: { ...axis, label: 'happened', grid: true },
    clip: true,
    marks: [
      Plot.areaY(band, { x: 'x', y1: 'low', y2: 'high', fill: 'currentColor', fillOpacity: 0.08 }),
      Plot.line(band, { x: 'x', y: 'x', strokeOpacity: 0.4 }),
      ...series.flatMap(({ name, tenths }, n) => {
        const className = n === 0 ? 'first' : 'second';
        const many = tenths.filter(({ count }) => count >= FEW);
        const symbol = n === 0 ? 'circle' : 'diamond';
        return [
          Plot.line(many, { ...common, className, strokeOpacity: 0.4 }),
          Plot.dot(tenths, {
            ...common,
            className,
            symbol,
            r: 5,
            fill: ({ count }: Tenth) => (count < FEW ? 'none' : 'currentColor'),
          }),
          Plot.dot([{}], {
            className,
            symbol,
            r: 5,
            fill: 'currentColor',
            frameAnchor: 'top-left',
            dx: 14,
            dy: 14 + n * 22,
          }),
          Plot.text([name], {
            text: (one: string) => one,
            frameAnchor: 'top-left',
            dx: 26,
            dy: 8 + n * 22,
          }),
        ];
      }),
    ],
  });
}

/** How much better than base rates the prices of each competition are: the length of its line. */
export function logLossChart({ competitions }: CalibrationRecord): string {
  const y = 'name';
  const losses = competitions.flatMap(({ logLoss, baseLogLoss }) => [logLoss, baseLogLoss]);
  return draw({
    ariaLabel: 'Log loss of prices and of base rates, by competition',
    height: 96 + competitions.length * 18,
    marginLeft: 264,
    marginRight: 24,
    x: {
      type: 'linear',
      domain: [Math.min(...losses) - 0.02, Math.max(...losses) + 0.02],
      grid: true,
      label: 'log loss: dots are prices, ticks base rates',
    },
    y: { domain: competitions.map(({ name }) => name), label: null, tickSize: 0 },
    marks: [
      Plot.ruleY(competitions, { y, x1: 'logLoss', x2: 'baseLogLoss', strokeOpacity: 0.5 }),
      Plot.tickX(competitions, {
        y,
        x: 'baseLogLoss',
        strokeWidth: 2,
        insetTop: 3,
        insetBottom: 3,
      }),
      Plot.dot(competitions, {
        y,
        x: 'logLoss',
        r: 4,
        className: 'first',
        stroke: 'currentColor',
        fill: 'currentColor',
      }),
    ],
  });
}
