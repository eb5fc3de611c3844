import { Counter, Histogram, Registry } from 'prom-client';
import { expect, test } from 'vitest';
import { CellCounter, CellHistogram } from './metric-cells.ts';

const SAMPLES = [0, 0.001, 0.0011, 0.3, 1, 2.5, 99, 0.1 + 0.2];
const OPERATIONS = ['listLiveMatches', 'other', 'with "quotes"\\ and\nlines'];

function optionsOf(registry: Registry) {
  const labelNames = ['operation', 'status'] as const;
  return { help: 'A help.', labelNames: [...labelNames], registers: [registry] };
}

test('the output is that of prom-client', async () => {
  const [own, prom] = [new Registry(), new Registry()];
  const buckets = [0.001, 0.25, 1, 2.5];
  const histograms = [
    new CellHistogram({ name: 'seconds', buckets, ...optionsOf(own) }),
    new Histogram({ name: 'seconds', buckets, ...optionsOf(prom) }),
  ];
  const counters = [
    new CellCounter({ name: 'total', ...optionsOf(own) }),
    new Counter({ name: 'total', ...optionsOf(prom) }),
  ];
  expect(await own.metrics()).toBe(await prom.metrics());
  for (const operation of OPERATIONS) {
    for (const [n, value] of SAMPLES.entries()) {
      const labels = { operation, status: n % 2 ? 200 : 404 };
      for (const histogram of histograms) histogram.observe(labels, value);
      for (const histogram of histograms) histogram.labels(labels).observe(value);
      for (const counter of counters) counter.inc(labels);
    }
  }
  expect(await own.metrics()).toBe(await prom.metrics());
  expect(await own.getMetricsAsJSON()).toHaveLength(2);
});
