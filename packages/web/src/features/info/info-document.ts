import { parseHtml } from '#parse-html';
import type { HtmlElement, HtmlNode } from './html-node.ts';
import { type SafeElement, type SafeNode, safeTree } from './safe-tree.ts';

export interface InfoDocument {
  heading: string;
  nodes: readonly SafeNode[];
}

function findElement(
  nodes: readonly HtmlNode[],
  isWanted: (element: HtmlElement) => boolean,
): HtmlElement | undefined {
  for (const node of nodes) {
    if (typeof node === 'string') continue;
    const found = isWanted(node) ? node : findElement(node.children, isWanted);
    if (found) return found;
  }
  return undefined;
}

const isBody = ({ name, attributes }: HtmlElement): boolean =>
  name === 'div' && [attributes.id, ...(attributes.class ?? '').split(/\s+/)].includes('body');

export const textOf = (nodes: readonly SafeNode[]): string =>
  nodes.map((node) => (typeof node === 'string' ? node : textOf(node.children))).join('');

/** INF-1: the first h1 and the sanitized body div; undefined for a document without them. */
export function readInfoDocument(html: string, parse = parseHtml): InfoDocument | undefined {
  const parsed = parse(html);
  const title = findElement(parsed, ({ name }) => name === 'h1');
  const body = findElement(parsed, isBody);
  const heading = textOf(safeTree(title?.children ?? []))
    .replace(/\s+/g, ' ')
    .trim();
  return heading && body ? { heading, nodes: safeTree(body.children) } : undefined;
}

export const isChapter = (node: SafeNode): node is SafeElement =>
  typeof node !== 'string' && node.tag === 'h2';
