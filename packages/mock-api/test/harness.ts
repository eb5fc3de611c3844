import { contract, type OperationId } from '@touchline/types/contract';
import { responseCheck } from '@touchline/types/validation';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { onTestFinished } from 'vitest';
import { createAccounts } from '../src/accounts/accounts.ts';
import { addSampleAccount } from '../src/accounts/sample-account.ts';
import { buildApp } from '../src/app.ts';
import { type ChatLog, createChatLog } from '../src/chat/chat-log.ts';
import type { AppParts } from '../src/http/app-parts.ts';
import { openStore } from '../src/store/open-store.ts';
import { ownDatabase, type Where } from './own-database.ts';
import { kickOff, tinyWorld } from './tiny-world.ts';

/** Half an hour into a match. */
export const now = kickOff + 1800;

/** Enough to be a hash, and little enough for a test. */
export const cheap = { N: 16, r: 1, p: 1 };

interface TestApp {
  readonly app: FastifyInstance;
  /** The real clock, in seconds; move it. */
  readonly clock: { seconds: number };
  readonly chatLog: ChatLog;
  ask(options: InjectOptions | string): Promise<LightMyRequestResponse>;
  post(url: string, body: object): Promise<LightMyRequestResponse>;
}

/** The real app on a database of its own, at a fixed instant. */
export async function testApp(parts: Partial<AppParts> = {}, where?: Where): Promise<TestApp> {
  const clock = { seconds: now };
  const seconds = () => clock.seconds;
  const db = await openStore({ ...(where ?? (await ownDatabase())), now: seconds });
  await addSampleAccount(db, now);
  const accounts = createAccounts({
    db: async () => db,
    now: seconds,
    secret: 'a secret for tests',
    accessSeconds: 900,
    refreshSeconds: 30 * 86_400,
    cost: cheap,
  });
  const real = () => clock.seconds * 1000;
  const chatLog = createChatLog({ db: async () => db, now: real });
  const app = buildApp({
    world: tinyWorld,
    stormWorld: () => tinyWorld,
    accounts,
    chatLog,
    clock: { real, world: real },
    devTools: true,
    ...parts,
  });
  onTestFinished(async () => {
    await app.close();
    await db.destroy();
  });
  return {
    app,
    clock,
    chatLog,
    ask: (options) => app.inject(options),
    post: (url, body) => app.inject({ method: 'POST', url, body }),
  };
}

const check = responseCheck(contract);

/** What the contract has against this answer. */
export function faultsOf(id: OperationId, { statusCode, headers, body }: LightMyRequestResponse) {
  const operation = contract.operations.find((one) => one.id === id);
  const documented = operation?.responses[statusCode];
  if (!documented) return [`${id} answered ${statusCode}, which is not documented`];
  const type = String(headers['content-type']).split(';')[0];
  if (documented.contentType && type !== documented.contentType) return [`${id} sent ${type}`];
  return documented.schema ? check(documented.schema, JSON.parse(body)) : [];
}
