import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { freePorts } from '../../../tools/site/ports.ts';
import { serve } from '../serve.ts';
import { gateway, smallServer, urlAt, WITHOUT_SITE } from './parts.ts';
import { RULES } from './rules.ts';
import { withoutRules } from './without-rules.ts';

test.each(RULES)('$name: the module exists and has the exports', async ({ module, exports }) => {
  const source = await readFile(new URL(`../../../packages/${module}`, import.meta.url), 'utf8');
  const names = [...exports.matchAll(/export (?:const|class|function) (\w+)/g)].map(
    ([, name]) => name,
  );
  expect(names.length).toBeGreaterThan(0);
  for (const name of names) expect(source).toMatch(new RegExp(`export [\\w{} ,]*\\b${name}\\b`));
});

test('a gateway without any of the rules serves both paths', async () => {
  const [port = 0, upstreamPort = 0] = await freePorts(2);
  const upstream = await serve(smallServer('upstream', 'upstream.ts', upstreamPort));
  const UPSTREAM_URL = urlAt(upstreamPort).slice(0, -1);
  const whole = gateway('/', { ...WITHOUT_SITE, PORT: String(port), UPSTREAM_URL });
  const without = RULES.map(({ name }) => name);
  const bare = await serve({ ...withoutRules(whole, without), url: urlAt(port, '/healthz') });
  try {
    const wallet = await fetch(urlAt(port, '/api/auth/wallet'));
    expect([wallet.status, (await wallet.json()).data]).toEqual([
      200,
      { balances: expect.any(Object), note: expect.any(String) },
    ]);
    const list = await fetch(urlAt(port, '/api/matches/live?limit=7'));
    expect([list.status, list.headers.get('cache-status')]).toEqual([200, null]);
  } finally {
    await bare.stop();
    await upstream.stop();
  }
});
