import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

// Opens the given number of streams. For each line of input it prints the frames received since the previous one.
const [port, wanted, path = '/'] = process.argv.slice(2);
const sockets: Socket[] = [];
let frames = 0;

function countFrames(chunk: Buffer): void {
  for (let at = chunk.indexOf('data: '); at >= 0; at = chunk.indexOf('data: ', at + 6)) frames += 1;
}

while (sockets.length < Number(wanted)) {
  const batch = Array.from({ length: 200 }, () => connect(Number(port), '127.0.0.1'));
  await Promise.all(batch.map((socket) => once(socket, 'connect')));
  for (const socket of batch) {
    socket.on('data', countFrames);
    socket.on('error', () => {});
    socket.write(`GET ${path} HTTP/1.1\r\nhost: 127.0.0.1\r\naccept: text/event-stream\r\n\r\n`);
    sockets.push(socket);
  }
  await sleep(20);
}
await sleep(3000);
process.stdout.write(`${sockets.filter((socket) => !socket.destroyed).length}\n`);
process.stdin.on('data', () => {
  process.stdout.write(`${frames}\n`);
  frames = 0;
});
