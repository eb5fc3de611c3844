import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { compress } from '@touchline/gateway/encoding';
import { languages } from '@touchline/types/client-contract';
import { pages } from '../pages.ts';
import { root } from '../workspace.ts';
import { busyDayRenderer } from './busy-day-fixture.ts';

const dist = join(root, 'packages', 'web', 'dist');
const client = pathToFileURL(join(dist, 'client/'));

/** Compressed, in thousands of bytes. */
const LIMITS_KB = { script: 145, css: 18, fonts: 40, document: 40 };
const DOCUMENTS = pages.filter(({ isWeighed }) => isWeighed).map(({ path }) => path);

export interface BundleSize {
  name: string;
  kilobytes: number;
  limit: number;
}

/** At the highest quality, as the build compresses its files. */
const brotliKb = (data: string | Buffer): number => brotliCompressSync(data).length / 1000;

/** By file: most pages share most of their scripts. */
const fileSizes = new Map<string, number>();

function fileKb(file: string): number {
  const size = fileSizes.get(file) ?? brotliKb(readFileSync(join(dist, 'client', file)));
  fileSizes.set(file, size);
  return size;
}

const total = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0);

function allFonts(): BundleSize {
  const manifest: Record<string, { file: string }> = JSON.parse(
    readFileSync(join(dist, 'client/.vite/manifest.json'), 'utf8'),
  );
  const fonts = Object.values(manifest).filter(({ file }) => file.endsWith('.woff2'));
  const sizes = fonts.map(({ file }) => readFileSync(join(dist, 'client', file)).length / 1000);
  return { name: 'every font', kilobytes: total(sizes), limit: LIMITS_KB.fonts };
}

/** The bytes that a visitor downloads before each page of the built site is usable. */
export async function measureBundleSizes(): Promise<BundleSize[]> {
  const { createRenderer, initialBundles } = await import(
    pathToFileURL(join(dist, 'server/entry-server.js')).href
  );
  const bundles: { page: string; scripts: string[]; css: string }[] = await initialBundles(client);
  const render = busyDayRenderer(await createRenderer(client));
  const sizes: BundleSize[] = bundles.flatMap(({ page, scripts, css }) => [
    { name: `script ${page}`, kilobytes: total(scripts.map(fileKb)), limit: LIMITS_KB.script },
    { name: `css ${page}`, kilobytes: brotliKb(css), limit: LIMITS_KB.css },
  ]);
  for (const url of DOCUMENTS) {
    for (const language of languages) {
      // As the gateway compresses documents: per request, so at a lower quality than files.
      const compressed = await compress(Buffer.from(await render(url, language)), 'br');
      const kilobytes = compressed.length / 1000;
      sizes.push({ name: `document ${url} ${language}`, kilobytes, limit: LIMITS_KB.document });
    }
  }
  return [...sizes, allFonts()];
}
