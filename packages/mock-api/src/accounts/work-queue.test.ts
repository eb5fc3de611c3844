import { expect, test } from 'vitest';
import { createWorkQueue } from './work-queue.ts';

/** Work that ends when the test says so. */
function heldWork() {
  const started: number[] = [];
  const endings: ((fails?: Error) => void)[] = [];
  const work = (n: number) => () => {
    started.push(n);
    return new Promise<number>((resolve, reject) => {
      endings[n] = (error) => (error ? reject(error) : resolve(n));
    });
  };
  return { started, work, end: (n: number, error?: Error) => endings[n]?.(error) };
}

const aQueue = ({ maxWaitMs = 60_000 } = {}) =>
  createWorkQueue({
    atOnce: 2,
    maxWaiting: 1,
    maxWaitMs,
    full: () => new Error('the queue is full'),
  });

test('API-1 two at once, one waits for its turn, and the fourth is refused at once', async () => {
  const queue = aQueue();
  const { started, work, end } = heldWork();
  const [first, , third] = [queue(work(0)), queue(work(1)), queue(work(2))];
  await expect(queue(work(3))).rejects.toThrow('the queue is full');
  expect(started).toEqual([0, 1]);
  end(0);
  expect(await first).toBe(0);
  expect(started).toEqual([0, 1, 2]);
  end(2);
  expect(await third).toBe(2);
});

test('API-1 work that fails leaves its place to the next', async () => {
  const queue = aQueue();
  const { started, work, end } = heldWork();
  const [first] = [queue(work(0)), queue(work(1)), queue(work(2))];
  end(0, new Error('wrong'));
  await expect(first).rejects.toThrow('wrong');
  await expect.poll(() => started).toEqual([0, 1, 2]);
});

test('API-1 work that has waited too long is refused, and leaves its place in the queue', async () => {
  const queue = aQueue({ maxWaitMs: 1 });
  const { started, work, end } = heldWork();
  const first = queue(work(0));
  void queue(work(1));
  await expect(queue(work(2))).rejects.toThrow('the queue is full');
  const fourth = queue(work(3));
  end(0);
  expect(await first).toBe(0);
  await expect.poll(() => started).toEqual([0, 1, 3]);
  end(3);
  expect(await fourth).toBe(3);
});

test('API-1 work of a client that has left is dropped while it waits', async () => {
  const queue = aQueue();
  const { started, work, end } = heldWork();
  const first = queue(work(0));
  void queue(work(1));
  const client = new AbortController();
  const third = queue(work(2), client.signal);
  client.abort(new Error('the client has left'));
  await expect(third).rejects.toThrow('the client has left');
  await expect(queue(work(3), client.signal)).rejects.toThrow('the client has left');
  end(0);
  await first;
  expect(started).toEqual([0, 1]);
});
