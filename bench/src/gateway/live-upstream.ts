import { createServer } from 'node:http';

// An upstream with fifty live matches, ten of which change every second.
const port = Number(process.argv[2]);
const match = (n: number, score: number) => ({
  id: `ma-${n}`,
  tournament: { id: 'to-a', name: `A league with a name of its own ${n}`, sportType: 'football' },
  homeTeam: { name: 'Northgate Rovers', score: n < 10 ? score : 0 },
  awayTeam: { name: 'Southgate Wanderers', score: 0 },
  odds: Array.from({ length: 20 }, (_, k) => ({ book: k, home: 1.5 + k / 100, away: 2.5 })),
});

createServer({ keepAliveTimeout: 72_000 }, (_, response) => {
  const second = Math.floor(Date.now() / 1000);
  const data = Array.from({ length: 50 }, (_, n) => match(n, second % 100));
  response.writeHead(200, { 'content-type': 'application/json' });
  response.end(JSON.stringify({ data }));
}).listen(port, '127.0.0.1');
