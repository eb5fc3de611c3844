import { expect, test } from 'vitest';
import { entryChunk } from '../tools/entry-chunk.ts';

const imports: Record<string, string[]> = {
  '/src/entry.tsx': ['/src/theme/base.css', '/src/app.tsx'],
  '/src/app.tsx': ['/modules/i18next.js'],
  '/src/home-page.tsx': ['/src/block.tsx', '/src/score.tsx'],
  '/src/match-page.tsx': ['/src/block.tsx', '/src/score.tsx', '/src/trans.tsx'],
  '/src/news-page.tsx': ['/src/block.tsx'],
  '/src/multiview-page.tsx': ['/src/score.tsx'],
  '/src/block.tsx': ['/src/heading.tsx', '/src/block.module.css'],
  '/src/search-dialog.tsx': ['/src/score.tsx'],
};
const lazyImports: Record<string, string[]> = {
  '/src/app.tsx': [
    '/src/home-page.tsx',
    '/src/match-page.tsx',
    '/src/news-page.tsx',
    '/src/multiview-page.tsx',
    '/src/search-dialog.tsx',
  ],
};
const modules = {
  getModuleInfo: (id: string) => ({
    importedIds: imports[id] ?? [],
    dynamicallyImportedIds: lazyImports[id] ?? [],
  }),
};

test('the chunk of all pages has what the entry or three pages import, rare ones not counted, without styles of three', () => {
  const { name } = entryChunk('/src/entry.tsx', 'site');
  const ids = new Set([...Object.keys(imports), ...Object.values(imports).flat()]);
  expect([...ids].filter((id) => name(id, modules) === 'site').sort()).toEqual([
    '/modules/i18next.js',
    '/src/app.tsx',
    '/src/block.tsx',
    '/src/heading.tsx',
  ]);
});

test('a small part that has moved fails the build', () => {
  expect(() => entryChunk('/src/entry.tsx', 'site', ['ui/dom/gone.ts'])).toThrow(
    /^There is no .*ui\/dom\/gone.ts: correct the list/,
  );
});
