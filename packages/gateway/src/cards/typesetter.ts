import { type Font, Buffer as ShapingBuffer, shape } from 'harfbuzzjs';
import type { FaceName, Fonts } from './fonts.ts';

const ELLIPSIS = '…';
/** A line breaks after a space or a hyphen, or beside a Chinese character. */
const CJK = '\\u2e80-\\u9fff\\uf900-\\ufaff\\uff00-\\uffef';
const UNBROKEN = new RegExp(`[${CJK}]|[^\\s${CJK}-]+-?\\s*|[\\s-]+`, 'gu');

export interface Line {
  /** In px. */
  readonly width: number;
  /** Glyphs as paths, from the start of the baseline: no character of the text gets into the markup. */
  readonly markup: string;
}

export interface Style {
  readonly face: FaceName;
  readonly size: number;
}

interface Run {
  readonly font: Font;
  text: string;
}

function runsOf(text: string, fonts: ReadonlyMap<string, Font>): Run[] {
  const runs: Run[] = [];
  for (const character of text) {
    const font = fonts.get(character);
    if (!font) continue;
    const last = runs.at(-1);
    if (last?.font === font) last.text += character;
    else runs.push({ font, text: character });
  }
  return runs;
}

function shapeRun({ font, text }: Run, left: number): Line {
  const buffer = new ShapingBuffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  shape(font, buffer);
  let width = 0;
  let markup = '';
  for (const glyph of buffer.getGlyphInfosAndPositions()) {
    const { codepoint, xAdvance = 0, xOffset = 0, yOffset = 0 } = glyph;
    const path = font.glyphToPath(codepoint);
    if (path)
      markup += `<path d="${path}" transform="translate(${left + width + xOffset} ${yOffset})"/>`;
    width += xAdvance;
  }
  return { width, markup };
}

/** Sets texts in the site's fonts. */
export class Typesetter {
  readonly #fonts: Fonts;

  constructor(fonts: Fonts) {
    this.#fonts = fonts;
  }

  async line(text: string, { face, size }: Style): Promise<Line> {
    const fonts = await this.#fonts.load(text, face);
    let width = 0;
    let markup = '';
    let unitsPerEm = 1000;
    for (const run of runsOf(text, fonts)) {
      const shaped = shapeRun(run, width);
      unitsPerEm = run.font.face.upem;
      width += shaped.width;
      markup += shaped.markup;
    }
    const scale = size / unitsPerEm;
    return {
      width: width * scale,
      markup: `<g transform="scale(${scale} ${-scale})">${markup}</g>`,
    };
  }

  /** The text, or as much of it as fits. */
  async cut(text: string, style: Style, maxWidth: number): Promise<Line> {
    let line = await this.line(text, style);
    const characters = [...text];
    while (line.width > maxWidth && characters.length > 1) {
      characters.pop();
      line = await this.line(`${characters.join('').trimEnd()}${ELLIPSIS}`, style);
    }
    return line;
  }

  /** One line or two of the largest size that fits; at the smallest the second is cut. */
  async twoLines(
    text: string,
    { face, sizes }: { face: FaceName; sizes: readonly number[] },
    maxWidth: number,
  ): Promise<{ lines: Line[]; size: number }> {
    const smallest = sizes.at(-1) ?? 0;
    for (const size of sizes) {
      const style = { face, size };
      const whole = await this.line(text, style);
      if (whole.width <= maxWidth) return { lines: [whole], size };
      const halves = await this.#halves(text, style);
      if (Math.max(...halves.map(({ width }) => width)) <= maxWidth) return { lines: halves, size };
    }
    const style = { face, size: smallest };
    const parts = text.match(UNBROKEN) ?? [];
    let first = parts.shift() ?? '';
    while (parts[0] && (await this.line(first + parts[0].trimEnd(), style)).width <= maxWidth) {
      first += parts.shift();
    }
    const rest = parts.join('');
    return {
      lines: [
        await this.cut(first.trimEnd(), style, maxWidth),
        ...(rest ? [await this.cut(rest, style, maxWidth)] : []),
      ],
      size: smallest,
    };
  }

  /** Broken where the longer part is shortest. */
  async #halves(text: string, style: Style): Promise<Line[]> {
    const parts = text.match(UNBROKEN) ?? [];
    let best: Line[] = [await this.line(text, style)];
    const widest = (lines: readonly Line[]) => Math.max(...lines.map(({ width }) => width));
    for (let index = 1; index < parts.length; index += 1) {
      const halves = [
        await this.line(parts.slice(0, index).join('').trimEnd(), style),
        await this.line(parts.slice(index).join(''), style),
      ];
      if (widest(halves) < widest(best)) best = halves;
    }
    return best;
  }
}
