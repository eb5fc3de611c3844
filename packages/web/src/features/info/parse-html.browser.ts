import { HTML_NAMESPACE, type HtmlNode, MAX_PARSED_DEPTH } from './html-node.ts';

type CreateHtml = (html: string) => string;

interface TrustedTypes {
  createPolicy(name: string, rules: { createHTML: CreateHtml }): { createHTML: CreateHtml };
}

let trustedHtml: CreateHtml | undefined;

/** Any HTML may be parsed, because a template runs and loads nothing and is read through an allow-list. */
function toTrustedHtml(html: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  if (!trustedTypes) return html;
  if (!trustedHtml) {
    const policy = trustedTypes.createPolicy('info-page', { createHTML: (text) => text });
    trustedHtml = (text) => policy.createHTML(text);
  }
  return trustedHtml(html);
}

const isElement = (node: Node): node is Element => node.nodeType === Node.ELEMENT_NODE;

function readNode(node: Node, depth: number): HtmlNode[] {
  if (node.nodeType === Node.TEXT_NODE) return [node.nodeValue ?? ''];
  if (!isElement(node) || node.namespaceURI !== HTML_NAMESPACE || depth > MAX_PARSED_DEPTH) {
    return [];
  }
  return [
    {
      name: node.localName,
      attributes: Object.fromEntries([...node.attributes].map(({ name, value }) => [name, value])),
      children: [...node.childNodes].flatMap((child) => readNode(child, depth + 1)),
    },
  ];
}

/** In a template, not with DOMParser: in its documents the site's CSP reports every style. */
export function parseHtml(html: string): HtmlNode[] {
  const template = document.createElement('template');
  template.innerHTML = toTrustedHtml(html);
  return [...template.content.childNodes].flatMap((node) => readNode(node, 0));
}
