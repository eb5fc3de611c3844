import { createServer } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

// An upstream of a few kilobytes that nobody may keep, save where it is asked to be slow: that one may be kept.
const port = Number(process.argv[2]);
const data = Array.from({ length: 16 }, (_, n) => ({ id: `ma-${n}`, text: 'x'.repeat(220) }));
const body = Buffer.from(JSON.stringify({ data }));
let slow = 0;

createServer({ keepAliveTimeout: 72_000 }, async (request, response) => {
  const isSlow = request.url?.includes('limit=1999') ?? false;
  if (isSlow) {
    slow += 1;
    await sleep(10_000);
  }
  const count = request.url === '/count';
  response.writeHead(200, {
    'content-type': 'application/json',
    ...(!isSlow && { 'cache-control': 'private' }),
  });
  response.end(count ? String(slow) : body);
}).listen(port, '127.0.0.1');
