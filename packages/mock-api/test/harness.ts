import { IN_MEMORY } from '@touchline/shared/server/store/sqlite';
import { contract, type OperationId } from '@touchline/types/contract';
import { responseCheck } from '@touchline/types/validation';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { onTestFinished } from 'vitest';
import { createAccounts } from '../src/accounts/accounts.ts';
import { openAccountStore } from '../src/accounts/open-account-store.ts';
import { buildApp } from '../src/app.ts';
import { type ChatLog, createChatLog } from '../src/chat/chat-log.ts';
import type { AppOptions } from '../src/http/app-parts.ts';
import { createTestDatabase, type DatabaseLocation } from './test-database.ts';
import { kickOff, tinyWorld } from './tiny-world.ts';

/** Half an hour after the kick-off of a match. */
export const NOW_SECONDS = kickOff + 1800;

/** The cheapest valid cost, to keep tests fast. */
export const CHEAP_HASH_COST = { N: 16, r: 1, p: 1 };

interface TestApp {
  readonly app: FastifyInstance;
  /** The real clock, in seconds; tests may set it. */
  readonly clock: { seconds: number };
  /** Passes time, without setting the clock. */
  pass(seconds: number): void;
  readonly chatLog: ChatLog;
  inject(options: InjectOptions | string): Promise<LightMyRequestResponse>;
  post(url: string, body: object): Promise<LightMyRequestResponse>;
}

/** The real app with a new database, at a fixed instant. */
export async function testApp(
  parts: Partial<AppOptions> = {},
  database?: DatabaseLocation,
): Promise<TestApp> {
  const clock = { seconds: NOW_SECONDS };
  const seconds = () => clock.seconds;
  const time = { up: 0 };
  const place =
    database ??
    (process.env.TEST_DATABASE_URL ? await createTestDatabase() : { dataDir: IN_MEMORY });
  let opened: ReturnType<typeof openAccountStore> | undefined;
  // On first use: most tests have no accounts.
  const db = () => {
    opened ??= openAccountStore({ ...place, now: seconds });
    return opened;
  };
  const accounts = createAccounts({
    db,
    now: seconds,
    secret: async () => 'a secret for tests',
    accessSeconds: 900,
    refreshSeconds: 30 * 86_400,
    sessionSeconds: 90 * 86_400,
    uptime: () => time.up,
    cost: CHEAP_HASH_COST,
  });
  const real = () => clock.seconds * 1000;
  const chatLog = createChatLog({ db, now: real });
  const app = buildApp({
    world: tinyWorld,
    accounts,
    chatLog,
    clock: { real, world: real },
    devTools: true,
    ...parts,
  });
  onTestFinished(async () => {
    await app.close();
    await (await opened)?.destroy();
  });
  return {
    app,
    clock,
    pass(passed) {
      clock.seconds += passed;
      time.up += passed;
    },
    chatLog,
    inject: (options) => app.inject(options),
    post: (url, body) => app.inject({ method: 'POST', url, body }),
  };
}

const check = responseCheck(contract);

/** Where the response violates the contract. */
export function contractErrors(
  id: OperationId,
  { statusCode, headers, body }: LightMyRequestResponse,
) {
  const operation = contract.operations.find((one) => one.id === id);
  const documented = operation?.responses[statusCode];
  if (!documented) return [`${id} responded with ${statusCode}, which is not documented`];
  const type = String(headers['content-type']).split(';')[0];
  if (documented.contentType && type !== documented.contentType) return [`${id} sent ${type}`];
  return documented.schema ? check(documented.schema, JSON.parse(body)) : [];
}
