import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { compressFolder } from '../tools/compress-assets.ts';

test('a build writes its texts in each encoding, but neither pictures nor tiny files', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'compress-assets-'));
  mkdirSync(join(folder, 'assets'));
  const text = Buffer.from('a text that says the same again. '.repeat(100));
  writeFileSync(join(folder, 'assets/a.js'), text);
  writeFileSync(join(folder, 'crumb.css'), 'a{}');
  writeFileSync(join(folder, 'picture.png'), text);
  await compressFolder(folder);
  expect(readdirSync(folder).sort()).toEqual(['assets', 'crumb.css', 'picture.png']);
  expect(readdirSync(join(folder, 'assets')).sort()).toEqual(['a.js', 'a.js.br', 'a.js.gz']);
  const made = (suffix: string) => readFileSync(join(folder, `assets/a.js.${suffix}`));
  expect(brotliDecompressSync(made('br'))).toEqual(text);
  expect(gunzipSync(made('gz'))).toEqual(text);
});
