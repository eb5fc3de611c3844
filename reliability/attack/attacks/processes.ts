import { fork } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { openIdleConnections } from '../../soak/load/idle-connections.ts';
import { ATTACKER, ask, quantile, type Reply, repeatFor, seconds, tally, waitFor } from '../ask.ts';
import type { Attack } from '../attack-plan.ts';
import type { OwnSite } from '../site/servers.ts';

const PAUSE_MS = 60;

/** Asks for a page every few milliseconds until the returned function is called. */
function visit(origin: string, path: string, timeoutMs = 5000) {
  const replies: Promise<Reply>[] = [];
  const timer = setInterval(() => void replies.push(ask(origin, path, { timeoutMs })), PAUSE_MS);
  return async () => {
    clearInterval(timer);
    return Promise.all(replies);
  };
}

const isAnswered = async (origin: string, path = '/healthz') =>
  (await ask(origin, path, { timeoutMs: 1000 })).status === 200;

function kill(pid: number | undefined, signal: NodeJS.Signals): void {
  try {
    if (pid) process.kill(pid, signal);
  } catch {}
}

const CONNECTIONS = 1300;
const DESCRIPTORS = 256;

export const descriptors: Attack = {
  name: 'idle-connections',
  tries: `${CONNECTIONS} idle connections of one address to a site with ${DESCRIPTORS} descriptors`,
  right: 'other visitors are answered, no process ends',
  async run({ servers }) {
    const { origin, server, pidOf } = await servers.startSite({ descriptors: DESCRIPTORS });
    const gateway = pidOf('gateway');
    const close = openIdleConnections(origin, CONNECTIONS, () => ATTACKER);
    await sleep(1500);
    const replies = await repeatFor(12_000, 500, () => ask(origin, '/', { timeoutMs: 3000 }));
    close();
    const answered = replies.filter(({ status }) => status === 200).length;
    const isReplaced = pidOf('gateway') !== gateway;
    return {
      ok: answered === replies.length && !isReplaced && server.unexpectedExits.length === 0,
      seen: `another visitor: ${tally(replies)}; the gateway ${isReplaced ? 'ended' : 'lived'}`,
    };
  },
};

async function killedOften(site: OwnSite, times: number): Promise<number> {
  let killed = 0;
  for (; killed < times; killed += 1) {
    let pid: number | undefined;
    await waitFor(() => {
      pid = site.pidOf('mock-api');
      return pid !== undefined;
    }, 20_000);
    if (!pid) break;
    kill(pid, 'SIGKILL');
    await waitFor(() => site.pidOf('mock-api') !== pid, 5000);
  }
  return killed;
}

export const dyingApi: Attack = {
  name: 'dying-api',
  tries: 'kill -9 of the API, seven times as soon as it is back',
  right: 'the gateway lives and sends what it has, the API comes back',
  async run({ servers }) {
    const site = await servers.startSite();
    const warm = await ask(site.origin, '/api/matches/live?limit=5');
    const gateway = site.pidOf('gateway');
    const killed = await killedOften(site, 7);
    await sleep(1000);
    const kept = await ask(site.origin, '/api/matches/live?limit=5');
    const isSame = gateway !== undefined && site.pidOf('gateway') === gateway;
    const back = await waitFor(() => isAnswered(site.api), 45_000);
    return {
      ok: warm.status === 200 && isSame && kept.status === 200 && back !== undefined,
      seen: `${killed} kills: the gateway ${isSame ? 'lived' : 'ended'}, the cached list ${kept.status || kept.error}, the API back after ${seconds(back)}`,
    };
  },
};

/** Fifteen seconds, and the beat in which it happens. */
const NOTICED_MS = 18_000;
const RESTARTED_MS = 40_000;
const STARTED_MS = 12_000;

export const frozenGateway: Attack = {
  name: 'hanging-process',
  tries: 'SIGSTOP of the gateway',
  right: `ended within ${seconds(NOTICED_MS)}, and replaced`,
  async run({ servers }) {
    const site = await servers.startSite();
    const pid = site.pidOf('gateway');
    // Until its tenth beat a process that starts has more time.
    await sleep(STARTED_MS);
    kill(pid, 'SIGSTOP');
    const noticed = await waitFor(() => site.pidOf('gateway') !== pid, NOTICED_MS);
    if (noticed === undefined) kill(pid, 'SIGCONT');
    const back = noticed && (await waitFor(() => isAnswered(site.origin), RESTARTED_MS));
    return {
      ok: back !== undefined,
      seen: `ended after ${seconds(noticed)}, answered again after ${seconds(back && noticed && noticed + back)}`,
    };
  },
};

export const killedGateway: Attack = {
  name: 'killed-gateway',
  tries: 'kill -9 of the gateway under 16 visits a second',
  right: 'replaced; no connection is refused meanwhile',
  async run({ servers }) {
    const site = await servers.startSite();
    const pid = site.pidOf('gateway');
    const end = visit(site.origin, '/', 15_000);
    await sleep(500);
    kill(pid, 'SIGKILL');
    const back = await waitFor(
      async () => site.pidOf('gateway') !== pid && (await isAnswered(site.origin)),
      20_000,
    );
    const replies = await end();
    const refused = replies.filter(({ error }) => error.includes('ECONNREFUSED'));
    return {
      ok: back !== undefined && refused.length === 0,
      seen: `back after ${seconds(back)}; ${tally(replies)}`,
    };
  },
};

export const orphans: Attack = {
  name: 'orphans',
  tries: 'kill -9 of the supervisor',
  right: 'its processes end, and the ports are free within 10 s',
  async run({ servers }) {
    const site = await servers.startSite();
    const children = [site.pidOf('gateway'), site.pidOf('mock-api')];
    const [supervisor] = site.server.pids;
    site.server.hold();
    kill(supervisor, 'SIGKILL');
    const isGone = (pid: number | undefined) => {
      try {
        return pid === undefined || !process.kill(pid, 0);
      } catch {
        return true;
      }
    };
    const gone = await waitFor(() => children.every(isGone), 10_000);
    for (const pid of children) if (!isGone(pid)) kill(pid, 'SIGKILL');
    return { ok: gone !== undefined, seen: `gone after ${seconds(gone)}` };
  },
};

const canConnect = (address: string, origin: string) =>
  new Promise<boolean>((resolve) => {
    const socket = connect({ host: address, port: Number(new URL(origin).port) });
    socket.on('connect', () => resolve(true));
    socket.on('error', () => resolve(false));
    socket.on('close', () => socket.destroy());
    setTimeout(() => socket.destroy(), 2000).unref();
  });

/** Linux answers for all of 127.0.0.0/8: a program that listens on 127.0.0.1 alone is not there. */
const OTHER_ADDRESS = '127.0.0.9';

export const exposure: Attack = {
  name: 'exposure',
  tries: 'HOST=0.0.0.0, then connections to another address of this machine',
  right: 'the gateway is there, the API is not',
  isQuick: true,
  async run({ servers }) {
    const { origin, api } = await servers.startSite({ env: { HOST: '0.0.0.0' } });
    const gatewayIsOpen = await canConnect(OTHER_ADDRESS, origin);
    const apiIsOpen = await canConnect(OTHER_ADDRESS, api);
    const say = (isOpen: boolean) => (isOpen ? 'open' : 'refused');
    return {
      ok: gatewayIsOpen && !apiIsOpen,
      seen: `gateway ${say(gatewayIsOpen)}, API ${say(apiIsOpen)}`,
    };
  },
};

export const tornSecret: Attack = {
  name: 'empty-secret',
  tries: 'a start with an empty jwt-secret, as a loss of power leaves it',
  right: 'scores are served, and a log-in works',
  async run({ servers }) {
    const dataDir = servers.folder();
    writeFileSync(join(dataDir, 'jwt-secret'), '');
    try {
      const { origin } = await servers.startSite({ env: { DATA_DIR: dataDir } });
      const scores = await ask(origin, '/api/matches/live?limit=5');
      return { ok: scores.status === 200, seen: `scores ${scores.status}` };
    } catch (error) {
      return { ok: false, seen: `no start: ${(error as Error).message.split('\n')[0]}` };
    }
  },
};

const FLOOD = 1000;
const VISITS_MS = 6000;
const PAGE_LIMIT_MS = 600;

/** Starts the attacker's process; the returned function ends it, and resolves to what it was answered. */
function flood(origin: string, connections: number): () => Promise<string> {
  const program = fileURLToPath(new URL('../site/flood.ts', import.meta.url));
  const child = fork(program, [origin, String(connections)]);
  const answers = new Promise<string>((resolve) => {
    child.once('message', (text) => resolve(String(text)));
    child.once('exit', (code) => resolve(`the attacker ended with ${code}`));
  });
  return () => {
    if (child.connected) child.send('end');
    return answers;
  };
}

export const fairness: Attack = {
  name: 'fairness',
  tries: `${FLOOD} connections of one address that ask for pages without a cache entry`,
  right: `half of another visitor's pages come within ${PAGE_LIMIT_MS} ms`,
  async run({ servers }) {
    const { origin } = await servers.startSite();
    const html = { accept: 'text/html' };
    let visits = 0;
    const visit = (ms: number) =>
      repeatFor(ms, 50, () => {
        visits += 1;
        return ask(origin, `/football/matches/ma-none-${visits}`, { headers: html });
      });
    const before = await visit(1500);
    const end = flood(origin, FLOOD);
    await sleep(1500);
    const during = await visit(VISITS_MS);
    const answers = await end();
    const after = await visit(1500);
    const times = (replies: readonly Reply[]) =>
      `${quantile(replies, 0.5)}/${quantile(replies, 0.95)}`;
    return {
      ok: during.every(({ status }) => status === 404) && quantile(during, 0.5) <= PAGE_LIMIT_MS,
      seen: `p50/p95 ${[before, during, after].map(times).join(' → ')} ms, ${tally(during)}; the attacker: ${answers}`,
    };
  },
};
