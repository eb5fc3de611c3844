import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createAccounts } from '@touchline/mock-api/accounts';
import { buildApp } from '@touchline/mock-api/app';
import { openStore } from '@touchline/mock-api/store';
import { createWorld } from '@touchline/mock-api/world';
import { onTestFinished } from 'vitest';

/** The smallest valid parameters of scrypt, for speed. */
const CHEAP_HASH = { N: 16, r: 1, p: 1 };

/** The bundled API with an empty account store and an adjustable clock. */
export async function accountsApi() {
  const clock = { ms: Date.now() };
  const now = () => Math.floor(clock.ms / 1000);
  const dataDir = mkdtempSync(join(tmpdir(), 'touchline-'));
  const db = await openStore({ dataDir, now });
  const world = createWorld({ seed: 'web', size: 'small' });
  const app = buildApp({
    world,
    stormWorld: () => world,
    accounts: createAccounts({
      db: async () => db,
      now,
      secret: 'a secret for tests',
      accessSeconds: 900,
      refreshSeconds: 86_400,
      cost: CHEAP_HASH,
    }),
    chatLog: {} as never,
    clock: { real: () => clock.ms, world: () => clock.ms },
    devTools: false,
  });
  onTestFinished(async () => {
    await app.close();
    await db.destroy();
    rmSync(dataDir, { recursive: true });
  });

  const calls: { path: string; bearer: string | null }[] = [];
  const fetch = async (request: Request) => {
    const path = new URL(request.url).pathname.replace('/api', '');
    calls.push({ path, bearer: request.headers.get('authorization') });
    const { statusCode, headers, body } = await app.inject({
      method: request.method as 'GET',
      url: path,
      headers: Object.fromEntries(request.headers),
      ...(request.method === 'POST' && { payload: await request.text() }),
    });
    return new Response(body, {
      status: statusCode,
      headers: {
        'content-type': String(headers['content-type']),
        date: new Date(clock.ms).toUTCString(),
      },
    });
  };
  return {
    clock,
    api: { origin: 'http://site.test', fetch },
    calls,
    count: (path: string) => calls.filter((call) => call.path === path).length,
  };
}
