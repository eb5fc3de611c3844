import { setTimeout as sleep } from 'node:timers/promises';
import { ATTACKER, ask, tally } from '../ask.ts';

// A process of its own, so that what a visitor waits for is the server: asks for pages that nobody has asked for, over as
// many connections as it is given, until its parent sends a message or disconnects; then it sends what it was answered.
const [origin = '', connections = '0'] = process.argv.slice(2);
const replies: { status: number; error: string }[] = [];
let isOver = false;
const end = () => {
  isOver = true;
};
process.once('message', end);
process.once('disconnect', end);

await Promise.all(
  Array.from({ length: Number(connections) }, async (_, k) => {
    for (let n = 0; !isOver; n += 1) {
      const { status, error } = await ask(origin, `/x${k}-${n}`, {
        headers: { accept: 'text/html' },
        from: ATTACKER,
        timeoutMs: 20_000,
      });
      replies.push({ status, error });
      if (status === 0 || status === 429 || status === 503) await sleep(200);
    }
  }),
);
if (process.connected) {
  process.send?.(tally(replies));
  process.disconnect();
}
