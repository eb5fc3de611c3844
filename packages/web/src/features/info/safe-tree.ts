import type { Attributes, Token } from './html-tokens.ts';
import { canContain, type SafeTag, safeTag } from './safe-tags.ts';

/** A path of this site, or an external URL. */
type LinkTarget = { readonly to: string } | { readonly href: string };

export interface SafeElement {
  readonly tag: SafeTag;
  readonly children: SafeNode[];
  readonly link?: LinkTarget;
  readonly scope?: 'col' | 'row';
  readonly span?: { readonly columns: number; readonly rows: number };
}

export type SafeNode = string | SafeElement;

/** Dropped together with their content. */
const DROPPED_ELEMENTS =
  /^(script|style|title|textarea|iframe|noscript|noembed|noframes|xmp|plaintext|svg|math|template|object|embed|applet|audio|video|canvas|form|select|button|head|h1)$/;
const VOID_ELEMENTS = /^(embed|input|img|link|meta|base|source|track|wbr|area|col|param|frame)$/;
const MAX_DEPTH = 24;

const BASE = 'https://here.invalid';

/** Undefined for scripts, data URLs and invalid URLs. */
function linkTarget(href: string | undefined): LinkTarget | undefined {
  if (!href || !URL.canParse(href, `${BASE}/info/`)) return undefined;
  const url = new URL(href, `${BASE}/info/`);
  if (url.origin === BASE) return { to: url.pathname + url.search + url.hash };
  return /^(https?|mailto|tel):$/.test(url.protocol) ? { href: url.href } : undefined;
}

const readSpan = (text: string | undefined) => (/^[1-9]\d?$/.test(text ?? '') ? Number(text) : 1);

function element(tag: SafeTag, attributes: Attributes): SafeElement {
  const children: SafeNode[] = [];
  if (tag === 'a') {
    const link = linkTarget(attributes.href);
    return link ? { tag, children, link } : { tag, children };
  }
  if (tag !== 'td' && tag !== 'th') return { tag, children };
  const { scope, colspan, rowspan } = attributes;
  return {
    tag,
    children,
    span: { columns: readSpan(colspan), rows: readSpan(rowspan) },
    ...((scope === 'col' || scope === 'row') && { scope }),
  };
}

/**
 * Sanitizes a page: allowed elements, where HTML allows them, and text. The result is a tree for React to render, not
 * HTML, which a browser could parse differently.
 */
export function safeTree(tokens: Iterable<Token>): SafeNode[] {
  const nodes: SafeNode[] = [];
  const open: SafeElement[] = [];
  let skipped: string | undefined;
  let depth = 0;

  const parent = () => open.at(-1);
  const fits = (tag: SafeTag | '#text') => canContain(parent()?.tag, tag);

  /** Closes the elements that cannot contain the tag. False where no open element can: the tag is skipped. */
  function makeRoom(tag: SafeTag): boolean {
    const above = open.findLastIndex(({ tag: at }) => canContain(at, tag));
    if (above < 0 && !canContain(undefined, tag)) return false;
    if (tag === 'a' && open.some(({ tag: at }) => at === 'a')) return false;
    open.length = above + 1;
    return open.length < MAX_DEPTH;
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

  /** Browsers insert a tbody around rows that have none. */
  const inBareTable = () => {
    const last = open.findLast(({ tag }) => /^(table|thead|tbody)$/.test(tag));
    return last?.tag === 'table';
  };

  for (const token of tokens) {
    if (skipped) {
      if (token.kind === 'open' && token.name === skipped && !token.isSelfClosing) depth += 1;
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
    if (DROPPED_ELEMENTS.test(token.name)) {
      if (token.isSelfClosing && !/^(script|style|title|textarea|iframe)$/.test(token.name))
        continue;
      if (VOID_ELEMENTS.test(token.name)) continue;
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
