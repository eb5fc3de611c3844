import type { Plugin } from 'vite';

/** Rules for large letters, short windows, forced colours and print. */
const RARE_AT_RULE =
  /^@(?:container[^{]*\(width<16rem\)|media[^{]*(?:\(width<(?:16|20)rem\)|\(height<31\.25rem\)|forced-colors|\bprint\b))/;

interface Rule {
  /** The text before its braces. */
  prelude: string;
  body: string;
  text: string;
}

/** The top-level rules of minified CSS, in order. */
function rulesOf(css: string): Rule[] {
  const rules: Rule[] = [];
  let start = 0;
  let open = -1;
  let depth = 0;
  for (let at = 0; at < css.length; at += 1) {
    const letter = css[at];
    if (letter === '"') at = css.indexOf('"', at + 1);
    if (letter === '{' && depth++ === 0) open = at;
    const isEnd = letter === '}' ? --depth === 0 : letter === ';' && depth === 0;
    if (!isEnd) continue;
    const prelude = css.slice(start, open < start ? at : open).trim();
    const body = open < start ? '' : css.slice(open + 1, at);
    rules.push({ prelude, body, text: css.slice(start, at + 1) });
    start = at + 1;
  }
  return rules;
}

interface SplitStyles {
  common: string;
  rare: string;
}

const isLayer = ({ prelude, body }: Rule) => prelude.startsWith('@layer') && body !== '';

/** Separates the rules that few browsers apply from the others; each rule stays in its layer. */
export function splitStyles(css: string): SplitStyles {
  const styles = { common: '', rare: '' };
  for (const rule of rulesOf(css)) {
    if (isLayer(rule)) {
      const inner = splitStyles(rule.body);
      if (inner.common) styles.common += `${rule.prelude}{${inner.common}}`;
      if (inner.rare) styles.rare += `${rule.prelude}{${inner.rare}}`;
    } else styles[RARE_AT_RULE.test(rule.prelude) ? 'rare' : 'common'] += rule.text;
  }
  return styles;
}

/** Moves the rare rules of all sheets to one sheet. It is a layer above all others, as pages' sheets may come later. */
export const splitRareStyles = (): Plugin => ({
  name: 'split-rare-styles',
  apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
  generateBundle(_options, bundle) {
    const sheets = Object.values(bundle).filter(
      (file) => file.type === 'asset' && file.fileName.endsWith('.css'),
    );
    let rareStyles = '';
    for (const sheet of sheets) {
      if (sheet.type !== 'asset') continue;
      const { common, rare } = splitStyles(`${sheet.source}`);
      sheet.source = common;
      rareStyles += rare;
    }
    const source = `@layer rare{@layer tokens,base,ui,features,pages;${rareStyles}}`;
    this.emitFile({ type: 'asset', name: 'rare.css', source });
  },
});
