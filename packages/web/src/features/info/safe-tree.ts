import type { HtmlElement, HtmlNode } from './html-node.ts';
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
  /^(script|style|title|textarea|iframe|noscript|noembed|noframes|xmp|plaintext|template|object|embed|applet|audio|video|canvas|form|select|button|head|h1)$/;
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

function element(tag: SafeTag, attributes: HtmlElement['attributes']): SafeElement {
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
export function safeTree(parsed: readonly HtmlNode[]): SafeNode[] {
  const nodes: SafeNode[] = [];
  const open: SafeElement[] = [];

  const parent = () => open.at(-1);

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

  function putText(text: string) {
    if (canContain(parent()?.tag, '#text') && (text.trim() || open.length > 0)) put(text);
  }

  function putElement({ name, attributes, children }: HtmlElement) {
    if (DROPPED_ELEMENTS.test(name)) return;
    const tag = safeTag(name);
    const made = tag && makeRoom(tag) ? element(tag, attributes) : undefined;
    if (made) {
      put(made);
      open.push(made);
    }
    putAll(children);
    const at = made ? open.lastIndexOf(made) : -1;
    if (at >= 0) open.length = at;
  }

  function putAll(list: readonly HtmlNode[]) {
    for (const node of list) {
      if (typeof node === 'string') putText(node);
      else putElement(node);
    }
  }

  putAll(parsed);
  return nodes;
}
