import { createServer } from 'node:http';
import { sampleMatch } from './sample-match.ts';

// An upstream with live matches, fifty by default, ten of which change every second.
const [port, count = 50] = process.argv.slice(2).map(Number);

createServer({ keepAliveTimeout: 72_000 }, (_, response) => {
  const second = Math.floor(Date.now() / 1000);
  const data = Array.from({ length: count }, (_, n) => sampleMatch(n, n < 10 ? second % 100 : 0));
  response.writeHead(200, { 'content-type': 'application/json' });
  response.end(JSON.stringify({ data }));
}).listen(port, '127.0.0.1');
