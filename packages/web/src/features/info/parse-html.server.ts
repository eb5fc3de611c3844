import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';
import { HTML_NAMESPACE, type HtmlNode, MAX_PARSED_DEPTH } from './html-node.ts';

type ChildNode = DefaultTreeAdapterTypes.ChildNode;

function readNode(node: ChildNode, depth: number): HtmlNode[] {
  if ('value' in node) return [node.value];
  if (!('tagName' in node) || node.namespaceURI !== HTML_NAMESPACE || depth > MAX_PARSED_DEPTH) {
    return [];
  }
  return [
    {
      name: node.tagName,
      attributes: Object.fromEntries(node.attrs.map(({ name, value }) => [name, value])),
      children: node.childNodes.flatMap((child) => readNode(child, depth + 1)),
    },
  ];
}

/** Parses as browsers parse the content of a template, in which scripting is disabled. */
export const parseHtml = (html: string): HtmlNode[] =>
  parseFragment(html, { scriptingEnabled: false }).childNodes.flatMap((node) => readNode(node, 0));
