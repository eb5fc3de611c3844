import { expect, test } from 'vitest';
import { broadFolders, MAX_SOURCES_PER_FOLDER } from './folder-breadth.ts';

const files = (count: number, name: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => `packages/web/src/ui/${name(at)}`);

test('a folder with one source file too many is reported with its count', () => {
  const sources = files(MAX_SOURCES_PER_FOLDER, (at) => `part-${at}.tsx`);
  expect(broadFolders(sources)).toEqual([]);
  expect(broadFolders([...sources, 'packages/web/src/ui/one-more.ts'])).toEqual([
    { folder: 'packages/web/src/ui', sources: MAX_SOURCES_PER_FOLDER + 1 },
  ]);
});

test('tests, styles and generated files are not counted', () => {
  expect(
    broadFolders([
      ...files(30, (at) => `part-${at}.test.tsx`),
      ...files(30, (at) => `part-${at}.module.css`),
      ...files(30, (at) => `part-${at}.generated.ts`),
      ...Array.from({ length: 30 }, (_, at) => `packages/web/test/page-${at}.ts`),
    ]),
  ).toEqual([]);
});
