import { createServer, type ServerResponse } from 'node:http';

// The minimal stream server: writes the same frames to every response in a loop, every two seconds.
const port = Number(process.argv[2]);
const frames = Buffer.from(
  `${Array.from({ length: 10 }, (_, n) => `data: ${JSON.stringify({ kind: 'patch', at: 1_800_000_000, id: `ma-${n}`, patch: { homeTeam: { score: 42 } } })}\n\n`).join('')}`,
);
const responses = new Set<ServerResponse>();

createServer((_, response) => {
  response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
  response.write('retry: 2000\n\n');
  responses.add(response);
  response.on('close', () => responses.delete(response));
}).listen(port, '127.0.0.1');

setInterval(() => {
  for (const response of responses) response.write(frames);
}, 2000);
