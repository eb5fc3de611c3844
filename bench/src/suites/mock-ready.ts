import { bundledApi } from '../bundled-api.ts';
import { figures } from '../figures.ts';
import type { Row } from '../result-row.ts';
import { serve } from '../serve.ts';

export async function mockReady(rounds: number): Promise<Row[]> {
  const values: number[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    const served = await serve({
      name: 'Touchline',
      command: bundledApi,
      env: { MOCK_PORT: '9101', LOG_LEVEL: 'silent' },
      url: 'http://127.0.0.1:9101/healthz',
    });
    await served.stop();
    // Round 0 warms the disk caches.
    if (round > 0) values.push(served.readyMs);
  }
  const row = { suite: 'bundled API', what: 'ready after its process starts', unit: 'ms' };
  return [{ ...row, figures: figures(values), wanted: { atMost: 300 } }];
}
