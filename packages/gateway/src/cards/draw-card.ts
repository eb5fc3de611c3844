import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import type { MatchCard } from '@touchline/shared/domain/page-renderer';
import { cardMarkup } from './card-markup.ts';
import { Fonts } from './fonts.ts';
import { Typesetter } from './typesetter.ts';

const WASM_FILE = fileURLToPath(import.meta.resolve('@resvg/resvg-wasm/index_bg.wasm'));

await initWasm(await readFile(WASM_FILE));
const typesetter = new Typesetter(new Fonts());

/** The PNG of a card. */
export async function drawCard(card: MatchCard): Promise<Buffer> {
  const picture = new Resvg(await cardMarkup(card, typesetter), {
    font: { loadSystemFonts: false },
  });
  const image = picture.render();
  try {
    return Buffer.from(image.asPng());
  } finally {
    image.free();
    picture.free();
  }
}
