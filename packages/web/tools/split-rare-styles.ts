import type { Plugin } from 'vite';

/** Whom a sheet of its own is for: large letters, colours of the visitor's own, and paper. */
const rare =
  /^@(?:container[^{]*\(width<16rem\)|media[^{]*(?:\(width<(?:16|20)rem\)|forced-colors|\bprint\b))/;

interface Rule {
  /** What stands before its braces. */
  name: string;
  body: string;
  text: string;
}

/** The rules of a minified text, one after the other. */
function rulesOf(css: string): Rule[] {
  const rules: Rule[] = [];
  let begin = 0;
  let open = -1;
  let depth = 0;
  for (let at = 0; at < css.length; at += 1) {
    const letter = css[at];
    if (letter === '"') at = css.indexOf('"', at + 1);
    if (letter === '{' && depth++ === 0) open = at;
    const ends = letter === '}' ? --depth === 0 : letter === ';' && depth === 0;
    if (!ends) continue;
    const name = css.slice(begin, open < begin ? at : open).trim();
    const body = open < begin ? '' : css.slice(open + 1, at);
    rules.push({ name, body, text: css.slice(begin, at + 1) });
    begin = at + 1;
  }
  return rules;
}

interface Parts {
  common: string;
  rare: string;
}

const isLayer = ({ name, body }: Rule) => name.startsWith('@layer') && body !== '';

/** What only few browsers draw, apart from what all do; each rule stays on its floor. */
export function partStyles(css: string): Parts {
  const parts = { common: '', rare: '' };
  for (const rule of rulesOf(css)) {
    if (isLayer(rule)) {
      const inner = partStyles(rule.body);
      if (inner.common) parts.common += `${rule.name}{${inner.common}}`;
      if (inner.rare) parts.rare += `${rule.name}{${inner.rare}}`;
    } else parts[rare.test(rule.name) ? 'rare' : 'common'] += rule.text;
  }
  return parts;
}

/** One sheet for the whole site, beside the pages: above all floors, as theirs may come after it. */
export const rareStyles = (): Plugin => ({
  name: 'rare-styles',
  apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
  generateBundle(_options, bundle) {
    const sheets = Object.values(bundle).filter(
      (file) => file.type === 'asset' && file.fileName.endsWith('.css'),
    );
    let all = '';
    for (const sheet of sheets) {
      if (sheet.type !== 'asset') continue;
      const parts = partStyles(`${sheet.source}`);
      sheet.source = parts.common;
      all += parts.rare;
    }
    const source = `@layer rare{@layer tokens,base,ui,features,pages;${all}}`;
    this.emitFile({ type: 'asset', name: 'rare.css', source });
  },
});
