import { htmlTokens, type Token } from './html-tokens.ts';
import { type SafeElement, type SafeNode, safeTree } from './safe-tree.ts';

export interface InfoDocument {
  heading: string;
  nodes: readonly SafeNode[];
}

/** The tokens inside the first matching element, without its own tags. */
function inside(tokens: readonly Token[], isStart: (token: Token) => boolean): Token[] | undefined {
  const from = tokens.findIndex(isStart);
  const first = tokens[from];
  if (first?.kind !== 'open') return undefined;
  let depth = 1;
  const rest = tokens.slice(from + 1);
  const end = rest.findIndex((token) => {
    if (token.kind !== 'text' && token.name === first.name) depth += token.kind === 'open' ? 1 : -1;
    return depth === 0;
  });
  return end < 0 ? rest : rest.slice(0, end);
}

const isBody = (token: Token): boolean =>
  token.kind === 'open' &&
  token.name === 'div' &&
  [token.attributes.id, ...(token.attributes.class ?? '').split(/\s+/)].includes('body');

export const textOf = (nodes: readonly SafeNode[]): string =>
  nodes.map((node) => (typeof node === 'string' ? node : textOf(node.children))).join('');

/** INF-1: the first h1 and the sanitized body div; undefined for a document without them. */
export function readInfoDocument(html: string): InfoDocument | undefined {
  const tokens = [...htmlTokens(html)];
  const title = inside(tokens, (token) => token.kind === 'open' && token.name === 'h1');
  const body = inside(tokens, isBody);
  const heading = textOf(safeTree(title ?? []))
    .replace(/\s+/g, ' ')
    .trim();
  return heading && body ? { heading, nodes: safeTree(body) } : undefined;
}

export const isChapter = (node: SafeNode): node is SafeElement =>
  typeof node !== 'string' && node.tag === 'h2';
