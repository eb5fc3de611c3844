import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { createMetrics } from '../src/observability/metrics.ts';

const text = readFileSync(new URL('../../../docs/gateway-dashboard.json', import.meta.url), 'utf8');

test('the dashboard uses only metrics that exist, and all of ours', async () => {
  const names = (await createMetrics().all().getMetricsAsJSON()).map(({ name }) => name);
  const used = new Set(
    [...text.matchAll(/\b(touchline|nodejs|process)_[a-z0-9_]+/g)].map(([name]) =>
      name.replace(/_(count|bucket|sum)$/, ''),
    ),
  );
  expect([...used].filter((name) => !names.includes(name))).toEqual([]);
  const ours = names.filter((name) => name.startsWith('touchline_'));
  expect(ours.filter((name) => !used.has(name))).toEqual([]);
});
