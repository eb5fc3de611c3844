import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createAccounts } from '../../packages/mock-api/src/accounts/accounts.ts';
import { buildApp } from '../../packages/mock-api/src/app.ts';
import { createChatLog } from '../../packages/mock-api/src/chat/chat-log.ts';
import { openStore } from '../../packages/mock-api/src/store/open-store.ts';
import { createWorld } from '../../packages/mock-api/src/world/world.ts';
import type { Fetch } from '../src/http/respect-rate-limits.ts';
import { remembered } from './remembered.ts';

const NOW = Date.parse('2026-11-21T15:30:00Z');

/** The bundled API in this process, with a small world at a fixed instant. */
export async function mockServer(): Promise<{ fetch: Fetch; close(): Promise<void> }> {
  const dataDir = mkdtempSync(join(tmpdir(), 'touchline-'));
  const seconds = () => Math.floor(Date.now() / 1000);
  const db = await openStore({ dataDir, now: seconds });
  const world = createWorld({ seed: 'contract', size: 'small' });
  const accounts = createAccounts({
    db: async () => db,
    now: seconds,
    secret: 'a secret for tests',
    accessSeconds: 900,
    refreshSeconds: 86_400,
    cost: { N: 16, r: 1, p: 1 },
  });
  const clock = { real: () => Date.now(), world: () => NOW };
  const chatLog = createChatLog({ db: async () => db, now: clock.real });
  const app = buildApp({
    world,
    stormWorld: () => world,
    accounts,
    chatLog,
    clock,
    // The suite compares histories with other instants of the world.
    devTools: true,
  });

  const fetch: Fetch = async (request) => {
    const { pathname, search } = new URL(request.url);
    const body = Buffer.from(await request.arrayBuffer());
    const response = await app.inject({
      method: request.method as 'GET',
      url: pathname + search,
      headers: Object.fromEntries(request.headers),
      ...(body.length > 0 && { payload: body }),
    });
    const headers = Object.entries(response.headers).map(([name, value]): [string, string] => [
      name,
      String(value),
    ]);
    const empty = [204, 304].includes(response.statusCode);
    const payload = empty ? null : new Uint8Array(response.rawPayload);
    return new Response(payload, { status: response.statusCode, headers });
  };
  return {
    fetch: remembered(fetch),
    async close() {
      await app.close();
      await db.destroy();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
