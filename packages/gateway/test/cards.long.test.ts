import { expect, onTestFinished, test } from 'vitest';
import { createCardQueue } from '../src/cards/card-queue.ts';
import { aCard } from './a-card.ts';

const NETWORK = '192.0.2.1';
const OTHER = '198.51.100.1';

test('a network with four cards that wait is refused a fifth, and no other', async () => {
  const queue = createCardQueue();
  onTestFinished(() => queue.close());
  const draw = (network: string) => queue.draw(aCard(), network);
  const drawn = [1, 2, 3, 4].map(() => draw(NETWORK));
  await expect(draw(NETWORK)).rejects.toMatchObject({ status: 503 });
  await Promise.all([...drawn, draw(OTHER)]);
  await draw(NETWORK);
});

test('cards that wait when the gateway closes are refused', async () => {
  const queue = createCardQueue();
  const drawn = queue.draw(aCard(), NETWORK);
  await Promise.all([queue.close(), expect(drawn).rejects.toMatchObject({ status: 503 })]);
});
