import type { LiveEvent } from '@touchline/types';
import { expect, test } from './fixtures.ts';

test('the stream begins with the live matches, and goes on with what changes', async ({ open }) => {
  const page = await open('/');
  const events = await page.evaluate(
    () =>
      new Promise<string[]>((resolve, reject) => {
        const source = new EventSource('/api/live/stream');
        const received: string[] = [];
        source.onmessage = ({ data, lastEventId }) => {
          received.push(data);
          if (lastEventId && received.length > 1) {
            source.close();
            resolve(received);
          }
        };
        source.onerror = () => reject(new Error('The stream ended.'));
      }),
  );
  const [first, second] = events.map((text) => JSON.parse(text) as LiveEvent);
  expect(first?.kind).toBe('reset');
  expect(['patch', 'upsert', 'remove']).toContain(second?.kind);
});

test('a stream resumes after the last event that the page has seen', async ({ open }) => {
  const page = await open('/');
  const text = await page.evaluate(async () => {
    const readUntil = async (headers: Record<string, string>, wanted: RegExp) => {
      const stop = new AbortController();
      const { body } = await fetch('/api/live/stream', { headers, signal: stop.signal });
      const reader = (body as ReadableStream<Uint8Array>).getReader();
      const decoder = new TextDecoder();
      let read = '';
      while (!wanted.test(read)) read += decoder.decode((await reader.read()).value);
      stop.abort();
      return read;
    };
    const first = await readUntil({}, /^id: .+\n/m);
    const [, id = ''] = /^id: (.+)\n/m.exec(first) ?? [];
    return readUntil({ 'last-event-id': id }, /^id: .+\n/m);
  });
  expect(text).not.toContain('"kind":"reset"');
});

test('the page counts the age of what it shows from the stream', async ({ open }) => {
  const page = await open('/');
  await expect(page.getByText(/^Updated (just now|\d+ s ago)/).first()).toBeVisible();
});
