import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { compress } from '@touchline/gateway/encoding';
import { root } from '../workspace.ts';
import { busyDay } from './busy-day-fixture.ts';

const dist = join(root, 'packages', 'web', 'dist');
const client = pathToFileURL(join(dist, 'client/'));

/** In thousands of bytes, as they travel. */
const limits = { script: 120, css: 14, fonts: 40, document: 25 };
const documents = ['/', '/football/matches', '/basketball/matches', '/esports/matches'];

export interface Weight {
  what: string;
  kilobytes: number;
  limit: number;
}

/** As well as the build packs. */
const packed = (data: string | Buffer): number => brotliCompressSync(data).length / 1000;

const memory = new Map<string, number>();

/** Files are packed once. */
function fileWeight(file: string): number {
  const known = memory.get(file) ?? packed(readFileSync(join(dist, 'client', file)));
  memory.set(file, known);
  return known;
}

const total = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0);

function fontWeight(): Weight {
  const manifest: Record<string, { file: string }> = JSON.parse(
    readFileSync(join(dist, 'client/.vite/manifest.json'), 'utf8'),
  );
  const fonts = Object.values(manifest).filter(({ file }) => file.endsWith('.woff2'));
  const sizes = fonts.map(({ file }) => readFileSync(join(dist, 'client', file)).length / 1000);
  return { what: 'every font', kilobytes: total(sizes), limit: limits.fonts };
}

/** What each page of the built site weighs before a visitor can use it. */
export async function weigh(): Promise<Weight[]> {
  const { createRenderer, initialBundles } = await import(join(dist, 'server/entry-server.js'));
  const pages: { page: string; scripts: string[]; css: string }[] = await initialBundles(client);
  const renderer = await createRenderer(client);
  const ask = busyDay(renderer);
  const weights = pages.flatMap(({ page, scripts, css }) => [
    { what: `script ${page}`, kilobytes: total(scripts.map(fileWeight)), limit: limits.script },
    { what: `css ${page}`, kilobytes: packed(css), limit: limits.css },
  ]);
  for (const url of documents) {
    for (const language of ['en', 'zh']) {
      // Pages are packed while somebody waits.
      const sent = await compress(Buffer.from(await ask(url, language)), 'br');
      const kilobytes = sent.length / 1000;
      weights.push({ what: `document ${url} ${language}`, kilobytes, limit: limits.document });
    }
  }
  return [...weights, fontWeight()];
}
