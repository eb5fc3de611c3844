import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { readAssets } from './assets.ts';

const order = '@layer tokens, base, ui, features, pages;';

/** A build whose sheets are in the reverse order of their layers. */
function aBuild(): URL {
  const folder = mkdtempSync(join(tmpdir(), 'assets-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, '.vite'));
  const manifest = {
    'src/entry-client.tsx': { file: 'entry.js', imports: ['_shared.js'], css: ['entry.css'] },
    '_shared.js': { file: 'shared.js', css: ['shared.css'] },
    'src/pages/page.tsx': { file: 'page.js', css: ['page.css'] },
  };
  writeFileSync(join(folder, '.vite', 'manifest.json'), JSON.stringify(manifest));
  for (const [file, layer] of [
    ['page', 'pages'],
    ['shared', 'ui'],
    ['entry', 'tokens'],
  ]) {
    writeFileSync(join(folder, `${file}.css`), `@layer ${layer} { a { color: red } }`);
  }
  return pathToFileURL(`${folder}/`);
}

test('the order of the layers is declared before any sheet of a page', async () => {
  const { css, modules } = (await readAssets(aBuild())).forSources(['src/pages/page.tsx']);
  expect(css.startsWith(order)).toBe(true);
  for (const layer of ['tokens', 'ui', 'pages']) expect(css).toContain(`@layer ${layer} {`);
  expect(modules).toEqual(['/shared.js', '/page.js']);
});

test('the sheet that development loads declares the same order', () => {
  expect(readFileSync(new URL('../theme/tokens.css', import.meta.url), 'utf8')).toContain(order);
});
