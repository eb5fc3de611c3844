import { createServer } from 'node:http';
import { sampleMatch } from './sample-match.ts';

// An upstream with fifty live matches, ten of which change every second.
const port = Number(process.argv[2]);

createServer({ keepAliveTimeout: 72_000 }, (_, response) => {
  const second = Math.floor(Date.now() / 1000);
  const data = Array.from({ length: 50 }, (_, n) => sampleMatch(n, n < 10 ? second % 100 : 0));
  response.writeHead(200, { 'content-type': 'application/json' });
  response.end(JSON.stringify({ data }));
}).listen(port, '127.0.0.1');
