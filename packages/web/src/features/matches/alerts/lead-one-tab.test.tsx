import { afterEach, expect, test, vi } from 'vitest';
import { leadOneTab } from './lead-one-tab.ts';

/** The locks of a browser, for one name: the holder loses it to a request that steals it. */
function fakeLocks() {
  let lose: ((reason: Error) => void) | undefined;
  const queue: (() => void)[] = [];
  return {
    request: (_name: string, { steal = false }: LockOptions, hold: () => Promise<void>) =>
      new Promise<void>((resolve, reject) => {
        const start = () => {
          lose?.(new DOMException('The lock was stolen.', 'AbortError'));
          lose = reject;
          void hold().then(resolve);
        };
        if (steal || !lose) start();
        else queue.push(start);
      }),
  };
}

afterEach(() => {
  Reflect.deleteProperty(navigator, 'locks');
});

test('MYT-5 a tab learns whether another tab has taken its lead, or the lead has ended', async () => {
  Object.defineProperty(navigator, 'locks', { value: fakeLocks(), configurable: true });
  const [first, second] = [vi.fn(), vi.fn()];
  leadOneTab(() => first);
  const stopSecond = leadOneTab(() => second);
  await expect.poll(() => first.mock.calls).toEqual([[true]]);
  stopSecond();
  expect(second.mock.calls).toEqual([[false]]);
});
