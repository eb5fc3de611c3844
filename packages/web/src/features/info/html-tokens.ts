import { decodeEntities } from './html-entities.ts';

export type Token =
  | {
      readonly kind: 'open';
      readonly name: string;
      readonly attributes: Attributes;
      readonly isSelfClosing: boolean;
    }
  | { readonly kind: 'close'; readonly name: string }
  | { readonly kind: 'text'; readonly text: string };

export type Attributes = Readonly<Record<string, string>>;

/** Their content is not HTML: it is skipped up to the element's own end tag. */
const RAW_TEXT_ELEMENTS =
  /^(script|style|title|textarea|iframe|noscript|noembed|noframes|xmp|plaintext)$/;

/** Index of the first `>` outside quotes; an unfinished tag extends to the end. */
function endOfTag(html: string, from: number): number {
  let quote = '';
  for (let at = from; at < html.length; at += 1) {
    const character = html[at] as string;
    if (quote) quote = character === quote ? '' : quote;
    else if (character === '"' || character === "'") quote = character;
    else if (character === '>') return at;
  }
  return html.length;
}

function readAttributes(text: string): Attributes {
  const found = text.matchAll(/([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g);
  return Object.fromEntries(
    [...found].map(([, name = '', double, single, bare]) => [
      name.toLowerCase(),
      decodeEntities(double ?? single ?? bare ?? ''),
    ]),
  );
}

/** Splits HTML into tags and text. Comments, declarations and processing instructions are skipped. */
export function* htmlTokens(html: string): Generator<Token> {
  let at = 0;
  while (at < html.length) {
    const next = html.indexOf('<', at);
    const textEnd = next < 0 ? html.length : next;
    if (textEnd > at) yield { kind: 'text', text: decodeEntities(html.slice(at, textEnd)) };
    if (next < 0) return;
    const [, slash, name = ''] = /^<(\/?)([a-z][^\s/>]*)/i.exec(html.slice(next, next + 80)) ?? [];
    if (name) {
      const end = endOfTag(html, next + 1 + name.length);
      const tag = name.toLowerCase();
      const inside = html.slice(next + 1 + name.length, end);
      at = end + 1;
      if (slash) yield { kind: 'close', name: tag };
      else {
        yield {
          kind: 'open',
          name: tag,
          attributes: readAttributes(inside),
          isSelfClosing: inside.endsWith('/'),
        };
        if (RAW_TEXT_ELEMENTS.test(tag)) at = endOfRaw(html, tag, at);
      }
    } else if (html.startsWith('<!--', next)) {
      const end = html.indexOf('-->', next + 2);
      at = end < 0 ? html.length : end + 3;
    } else if (/[!?/]/.test(html[next + 1] ?? '')) {
      const end = html.indexOf('>', next);
      at = end < 0 ? html.length : end + 1;
    } else {
      yield { kind: 'text', text: '<' };
      at = next + 1;
    }
  }
}

/** Index of the end tag of a raw text element. */
function endOfRaw(html: string, tag: string, from: number): number {
  const end = html.toLowerCase().indexOf(`</${tag}`, from);
  return end < 0 ? html.length : end;
}
