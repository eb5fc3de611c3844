import { createServer } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { sampleMatch } from './sample-match.ts';

// An upstream whose responses have a few kilobytes and are not cacheable, except the slow one (limit=1999).
const port = Number(process.argv[2]);
const LIST = Buffer.from(JSON.stringify({ data: [0, 1].map((n) => sampleMatch(n, n)) }));
const WALLET = Buffer.from(
  JSON.stringify({
    data: { balances: { USDT: 1, BTC: 2, ETH: 3, TRX: 4 }, note: 'x'.repeat(3000) },
  }),
);
let slowRequests = 0;

function bodyOf(url: string): Buffer | string {
  if (url === '/count') return String(slowRequests);
  return url.startsWith('/auth/wallet') ? WALLET : LIST;
}

createServer({ keepAliveTimeout: 72_000 }, async ({ url = '' }, response) => {
  const isSlow = url.includes('limit=1999');
  if (isSlow) {
    slowRequests += 1;
    await sleep(10_000);
  }
  response.writeHead(200, {
    'content-type': 'application/json',
    ...(!isSlow && { 'cache-control': 'private' }),
  });
  response.end(bodyOf(url));
}).listen(port, '127.0.0.1');
