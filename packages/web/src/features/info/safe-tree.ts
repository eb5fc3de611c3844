import type { Attributes, Token } from './html-tokens.ts';
import { type LinkTarget, linkTo } from './link-target.ts';
import { accepts, type SafeTag, safeTag } from './safe-tags.ts';

export interface SafeElement {
  readonly tag: SafeTag;
  readonly children: SafeNode[];
  readonly link?: LinkTarget;
  readonly scope?: 'col' | 'row';
  readonly span?: { readonly columns: number; readonly rows: number };
}

export type SafeNode = string | SafeElement;

/** Nothing of these is shown, whatever stands in them. */
const dropped =
  /^(script|style|title|textarea|iframe|noscript|noembed|noframes|xmp|plaintext|svg|math|template|object|embed|applet|audio|video|canvas|form|select|button|head|h1)$/;
const withoutEnd = /^(embed|input|img|link|meta|base|source|track|wbr|area|col|param|frame)$/;
const deepest = 24;

const counted = (text: string | undefined) => (/^[1-9]\d?$/.test(text ?? '') ? Number(text) : 1);

function element(tag: SafeTag, attributes: Attributes): SafeElement {
  const children: SafeNode[] = [];
  if (tag === 'a') {
    const link = linkTo(attributes.href);
    return link ? { tag, children, link } : { tag, children };
  }
  if (tag !== 'td' && tag !== 'th') return { tag, children };
  const { scope, colspan, rowspan } = attributes;
  return {
    tag,
    children,
    span: { columns: counted(colspan), rows: counted(rowspan) },
    ...((scope === 'col' || scope === 'row') && { scope }),
  };
}

/**
 * What may be shown of a page: known elements in places where HTML allows them, and text. It is no HTML that
 * could be read in another way by a browser, but the elements themselves, which React then makes.
 */
export function safeTree(tokens: Iterable<Token>): SafeNode[] {
  const nodes: SafeNode[] = [];
  const open: SafeElement[] = [];
  let skipped: string | undefined;
  let depth = 0;

  const parent = () => open.at(-1);
  const fits = (tag: SafeTag | '#text') => accepts(parent()?.tag, tag);

  /** Leaves what cannot hold the tag; if nothing above can, it stays where it is and the tag is passed over. */
  function makeRoom(tag: SafeTag): boolean {
    const above = open.findLastIndex(({ tag: at }) => accepts(at, tag));
    if (above < 0 && !accepts(undefined, tag)) return false;
    if (tag === 'a' && open.some(({ tag: at }) => at === 'a')) return false;
    open.length = above + 1;
    return open.length < deepest;
  }

  function put(node: SafeNode) {
    const list = parent()?.children ?? nodes;
    const last = list.at(-1);
    if (typeof node === 'string' && typeof last === 'string') list[list.length - 1] = last + node;
    else list.push(node);
  }

  function begin(tag: SafeTag, attributes: Attributes) {
    if (!makeRoom(tag)) return;
    const made = element(tag, attributes);
    put(made);
    if (tag !== 'br' && tag !== 'hr') open.push(made);
  }

  /** Browsers put rows into a body, also where none is written. */
  const inBareTable = () => {
    const last = open.findLast(({ tag }) => /^(table|thead|tbody)$/.test(tag));
    return last?.tag === 'table';
  };

  for (const token of tokens) {
    if (skipped) {
      if (token.kind === 'open' && token.name === skipped && !token.closed) depth += 1;
      if (token.kind === 'close' && token.name === skipped) depth -= 1;
      if (depth === 0) skipped = undefined;
      continue;
    }
    if (token.kind === 'text') {
      if (fits('#text') && (token.text.trim() || open.length > 0)) put(token.text);
      continue;
    }
    if (token.kind === 'close') {
      const tag = safeTag(token.name);
      const at = open.findLastIndex((one) => one.tag === tag);
      if (at >= 0) open.length = at;
      continue;
    }
    if (dropped.test(token.name)) {
      if (token.closed && !/^(script|style|title|textarea|iframe)$/.test(token.name)) continue;
      if (withoutEnd.test(token.name)) continue;
      skipped = token.name;
      depth = 1;
      continue;
    }
    const tag = safeTag(token.name);
    if (tag === 'tr' && inBareTable()) begin('tbody', {});
    if (tag) begin(tag, token.attributes);
  }
  return nodes;
}
