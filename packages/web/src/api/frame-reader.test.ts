import { expect, test } from 'vitest';
import { frameReader } from './frame-reader.ts';

test('frames are reassembled, wherever the network splits them', () => {
  const data: string[] = [];
  const ids: string[] = [];
  const names: string[] = [];
  const read = frameReader({
    onData: (text) => data.push(text),
    onId: (id) => ids.push(id),
    onName: (name) => names.push(name),
  });
  for (const piece of [
    'retry: 2000\n\nid: a-1\nda',
    'ta: {"n":1}\n',
    '\nevent: beat\nid: a-2\ndata:\n\n',
    'data: {"n":2}\n\n',
  ])
    read(piece);
  expect(data).toEqual(['{"n":1}', '{"n":2}']);
  expect(ids).toEqual(['a-1', 'a-2']);
  expect(names).toEqual(['beat']);
});
