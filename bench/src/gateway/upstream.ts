import { createServer } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

// An upstream whose responses have a few kilobytes and are not cacheable, except the slow one (limit=1999).
const port = Number(process.argv[2]);
const data = Array.from({ length: 16 }, (_, n) => ({ id: `ma-${n}`, text: 'x'.repeat(220) }));
const body = Buffer.from(JSON.stringify({ data }));
let slowRequests = 0;

createServer({ keepAliveTimeout: 72_000 }, async (request, response) => {
  const isSlow = request.url?.includes('limit=1999') ?? false;
  if (isSlow) {
    slowRequests += 1;
    await sleep(10_000);
  }
  const isCount = request.url === '/count';
  response.writeHead(200, {
    'content-type': 'application/json',
    ...(!isSlow && { 'cache-control': 'private' }),
  });
  response.end(isCount ? String(slowRequests) : body);
}).listen(port, '127.0.0.1');
