import { parentPort } from 'node:worker_threads';
import type { CardReply, CardRequest } from './card-queue.ts';
import { drawCard } from './draw-card.ts';

/** The thread that draws: a card takes tenths of a second of CPU. */
parentPort?.on('message', async ({ id, card }: CardRequest) => {
  const reply: CardReply = await drawCard(card).then(
    (png) => ({ id, png }),
    (error: unknown) => ({ id, error: String(error) }),
  );
  parentPort?.postMessage(reply);
});
