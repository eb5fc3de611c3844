import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { createMetrics } from '../src/observability/metrics.ts';

const text = readFileSync(new URL('../../../docs/gateway-dashboard.json', import.meta.url), 'utf8');

test('the dashboard asks only for figures that there are, and for each of ours', async () => {
  const names = (await createMetrics().registry.getMetricsAsJSON()).map(({ name }) => name);
  const asked = new Set(
    [...text.matchAll(/\b(touchline|nodejs|process)_[a-z0-9_]+/g)].map(([name]) =>
      name.replace(/_(count|bucket|sum)$/, ''),
    ),
  );
  expect([...asked].filter((name) => !names.includes(name))).toEqual([]);
  const ours = names.filter((name) => name.startsWith('touchline_'));
  expect(ours.filter((name) => !asked.has(name))).toEqual([]);
});
