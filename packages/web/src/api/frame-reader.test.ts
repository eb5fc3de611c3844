import { expect, test } from 'vitest';
import { frameReader } from './frame-reader.ts';

test('events are put together again, however the network cuts them', () => {
  const heard: string[] = [];
  const ids: string[] = [];
  const take = frameReader({
    onData: (data) => heard.push(data),
    onId: (id) => ids.push(id),
  });
  for (const piece of [
    'retry: 2000\n\nid: a-1\nda',
    'ta: {"n":1}\n',
    '\nevent: beat\nid: a-2\ndata:\n\n',
    'data: {"n":2}\n\n',
  ])
    take(piece);
  expect(heard).toEqual(['{"n":1}', '{"n":2}']);
  expect(ids).toEqual(['a-1', 'a-2']);
});
