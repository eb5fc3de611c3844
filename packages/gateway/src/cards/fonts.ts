import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { Blob, Face, Font, Variation } from 'harfbuzzjs';
import { decompress } from 'woff2-encoder';

const require = createRequire(import.meta.url);

/** A file of a font: Fontsource cuts one by ranges of characters. */
interface FontFile {
  readonly path: string;
  readonly ranges: readonly (readonly [first: number, last: number])[];
}

/** The variable axes of the site's two faces, for words and for figures. */
const FACES = {
  head: { wght: 640, wdth: 100 },
  text: { wght: 500, wdth: 100 },
  figures: { wght: 620, wdth: 118 },
} as const;

export type FaceName = keyof typeof FACES;

const rangesOf = (text: string): FontFile['ranges'] =>
  text.split(',').map((range) => {
    const [first = 0, last = first] = range
      .slice('U+'.length)
      .split('-')
      .map((code) => Number.parseInt(code, 16));
    return [first, last];
  });

/** The files of a Fontsource package, by the ranges that it lists. */
function filesOf(name: string, axes: string): FontFile[] {
  const ranges = require(`@fontsource-variable/${name}/unicode.json`) as Record<string, string>;
  return Object.entries(ranges).map(([subset, text]) => ({
    path: `@fontsource-variable/${name}/files/${name}-${subset.replace(/[[\]]/g, '')}-${axes}-normal.woff2`,
    ranges: rangesOf(text),
  }));
}

/** In order of preference. */
const fontFiles: readonly FontFile[] = [
  ...filesOf('archivo', 'standard').toReversed(),
  ...filesOf('noto-sans-sc', 'wght'),
];

const fileFor = (code: number): FontFile | undefined =>
  fontFiles.find(({ ranges }) => ranges.some(([first, last]) => code >= first && code <= last));

/** Fonts that are decompressed as texts need them. */
export class Fonts {
  readonly #faces = new Map<FontFile, Promise<Face>>();
  readonly #fonts = new Map<string, Font>();

  /** The font of each character of a text; a character that no file has is left out. */
  async load(text: string, name: FaceName): Promise<Map<string, Font>> {
    const fonts = new Map<string, Font>();
    for (const character of new Set(text)) {
      const file = fileFor(character.codePointAt(0) as number);
      if (file) fonts.set(character, await this.#fontOf(file, name));
    }
    return fonts;
  }

  async #fontOf(file: FontFile, name: FaceName): Promise<Font> {
    const key = `${name} ${file.path}`;
    let font = this.#fonts.get(key);
    if (!font) {
      font = new Font(await this.#faceOf(file));
      font.setVariations(
        Object.entries(FACES[name]).map(([tag, value]) => new Variation(tag, value)),
      );
      this.#fonts.set(key, font);
    }
    return font;
  }

  #faceOf(file: FontFile): Promise<Face> {
    const face = this.#faces.get(file) ?? readFace(file.path);
    this.#faces.set(file, face);
    return face;
  }
}

const readFace = async (path: string): Promise<Face> =>
  new Face(new Blob(await decompress(await readFile(require.resolve(path)))));
