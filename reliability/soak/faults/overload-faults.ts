import { setTimeout as sleep } from 'node:timers/promises';
import type { ServerProcess } from '../../cluster/server-process.ts';
import { openIdleConnections } from '../load/idle-connections.ts';
import { type Answer, addressOf, createSend } from '../load/send.ts';
import { type Fault, restarted } from './fault.ts';

const FIRST_CLIENT = 4_000_000;
const CONNECTIONS = 1300;
const CONNECTIONS_PER_ADDRESS = 10;
const DESCRIPTORS = 256;
const FULL_MS = 4000;

/** Idle connections of many addresses take all descriptors of a server that has few. */
export function fullOfConnections(server: ServerProcess): Fault {
  return {
    title: `${CONNECTIONS.toLocaleString('en')} idle connections to ${server.name}, which has ${DESCRIPTORS} descriptors`,
    kills: true,
    async run() {
      const before = server.descriptors;
      await restarted([server], DESCRIPTORS).run();
      const clientOf = (n: number) =>
        addressOf(FIRST_CLIENT + Math.floor(n / CONNECTIONS_PER_ADDRESS));
      const close = openIdleConnections(server.origin as string, CONNECTIONS, clientOf);
      await sleep(FULL_MS);
      close();
      await restarted([server], before).run();
    },
  };
}

const STORM_MS = 6000;
const CALL_MS = 30;
const CLIENTS = 50;
/** Calls that no cache holds. */
const PAGES = 20;

/** One operation of the upstream fails while many ask for it; its own calls are not counted. */
export function operationFails(apis: readonly ServerProcess[], origins: readonly string[]): Fault {
  const setFailing = (failingPath: string) => {
    for (const api of apis) api.send({ failingPath });
  };
  return {
    title: 'the news of the upstream fail, asked for 33 times a second',
    keepsAnswers: true,
    async run() {
      const { send, close } = createSend(origins);
      const asked: Promise<Answer>[] = [];
      setFailing('/news');
      for (let n = 0; n * CALL_MS < STORM_MS; n += 1) {
        const path = `/api/news?limit=${1 + (n % PAGES)}`;
        asked.push(send({ path, from: addressOf(FIRST_CLIENT + (n % CLIENTS)) }));
        await sleep(CALL_MS);
      }
      setFailing('');
      const answers = await Promise.all(asked);
      close();
      if (!answers.some(({ status }) => status >= 500)) throw new Error('The news did not fail.');
    },
  };
}
