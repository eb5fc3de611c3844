import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { benchPage } from './bench-page.ts';
import { limitation, type SuiteRun } from './record.ts';
import { pageFile, readRecord } from './write-report.ts';

const figures = (median: number) => ({ median, min: median * 0.9, max: median * 1.1 });
const run: SuiteRun = {
  day: '2026-01-02',
  processor: 'A processor',
  cores: 2,
  memoryGiB: 8,
  node: 'v24.0.0',
  pinning: 'one core each',
  rounds: 5,
  secondsEach: 5,
  load: 0.2,
  results: [
    { suite: 'a suite', what: '× a peer', unit: '×', figures: figures(2), wanted: { atLeast: 1 } },
    { suite: 'a suite', what: '× <b>', unit: '×', figures: figures(0.5), wanted: { atLeast: 0.8 } },
    {
      suite: 'a suite',
      what: 'memory',
      unit: 'MB',
      figures: figures(300),
      wanted: { atMost: 200 },
    },
  ],
};

test('the page is drawn from the recorded figures', async () => {
  expect(await readFile(pageFile, 'utf8')).toBe(benchPage(await readRecord()));
});

test('what misses its aim is said, above the tables and in the tables', () => {
  const page = benchPage({ 'a-suite': run });
  const [, list = ''] = page.split('## What misses its aim');
  expect(list).toContain('- a suite, × <b>: 0.5 ×, aimed for ≥ 0.8.');
  expect(list).toContain('- a suite, memory: 300 MB, aimed for ≤ 200.');
  const [, peers = ''] = page.split('## Against peers');
  expect(peers.split('##')[0]?.match(/\*\*missed\*\*/g)).toHaveLength(1);
});

test('figures of a short run or a busy machine are called no more than a hint', () => {
  expect(limitation(run)).toBeUndefined();
  expect(limitation({ ...run, rounds: 2 })).toContain('short run');
  expect(limitation({ ...run, load: 9 })).toContain('busy machine (load 9 on 2 cores)');
  expect(benchPage({ 'a-suite': { ...run, secondsEach: 1 } })).toContain('no more than a hint');
  expect(benchPage({ 'a-suite': run })).not.toContain('hint');
});
