import { type ClientRequest, get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { localAddress } from '../../soak/load/send.ts';
import { ATTACKER, ask, quantile, repeatFor, tally } from '../ask.ts';
import type { Attack } from '../attack-plan.ts';

const STREAMS = 100;
const PATH = '/api/live/stream';

function openStream(origin: string, from: string) {
  const { hostname: host, port } = new URL(origin);
  let request: ClientRequest | undefined;
  const opened = new Promise<number>((resolve) => {
    request = get({ host, port, path: PATH, agent: false, ...localAddress(from) }, (response) => {
      resolve(response.statusCode ?? 0);
      response.on('error', () => {});
      // Nothing is read.
      response.pause();
    });
    request.on('error', () => resolve(0));
  });
  return { opened, close: () => request?.destroy() };
}

export const streams: Attack = {
  name: 'streams',
  tries: `${STREAMS} live streams of one address, of which none is read`,
  right: 'a limit by address, others get a stream and answers',
  needsSite: true,
  isQuick: true,
  async run({ origin }) {
    const all = Array.from({ length: STREAMS }, () => openStream(origin, ATTACKER));
    const statuses = await Promise.all(all.map(({ opened }) => opened));
    const other = openStream(origin, '127.67.0.1');
    const otherStatus = await other.opened;
    const replies = await repeatFor(2000, 50, () => ask(origin, '/healthz'));
    for (const { close } of [...all, other]) close();
    const answered = statuses.map((status) => ({ status, error: 'lost' }));
    const refused = statuses.filter((status) => status === 429).length;
    const isLimited = refused > 0 && refused < STREAMS && !statuses.some((one) => one >= 500);
    return {
      ok: isLimited && otherStatus === 200 && replies.every(({ status }) => status === 200),
      seen: `${tally(answered)}; another address ${otherStatus}; health ${quantile(replies, 1)} ms at most`,
    };
  },
};

const FAR_CALLS = 20;
const FAR_LIMIT_MS = 1000;

export const farDays: Attack = {
  name: 'far-days',
  tries: `${FAR_CALLS} connections that ask for the matches of days between 2001 and 2090`,
  right: `another visitor's uncached calls, also about near days, are answered within ${FAR_LIMIT_MS} ms`,
  async run({ servers }) {
    const { origin } = await servers.startSite({ env: { MOCK_WORLD: 'standard' } });
    let isOver = false;
    let sent = 0;
    const attack = Array.from({ length: FAR_CALLS }, async (_, k) => {
      for (let n = 0; !isOver; n += 1) {
        const year = 2001 + ((k * 13 + n) % 90);
        const month = String(1 + ((n + k) % 12)).padStart(2, '0');
        const query = `sportType=football&timezoneOffset=0&date=${year}${month}15`;
        await ask(origin, `/api/matches?${query}`, { from: ATTACKER, timeoutMs: 20_000 });
        sent += 1;
      }
    });
    await sleep(500);
    const today = new Date().toISOString().slice(0, 10).replaceAll('-', '');
    const replies = await repeatFor(8000, 60, (n) =>
      ask(
        origin,
        n % 2 === 0
          ? `/api/matches/live?limit=${(n % 99) + 1}`
          : `/api/matches?sportType=football&timezoneOffset=${n % 700}&date=${today}`,
      ),
    );
    isOver = true;
    await Promise.all(attack);
    return {
      ok: replies.every(({ status }) => status === 200) && quantile(replies, 1) <= FAR_LIMIT_MS,
      seen: `${tally(replies)}; p50 ${quantile(replies, 0.5)}, p90 ${quantile(replies, 0.9)}, max ${quantile(replies, 1)} ms; the attacker had ${sent} answers`,
    };
  },
};
