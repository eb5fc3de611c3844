/** An element of a parsed document. Those of SVG and MathML are left out. */
export interface HtmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly HtmlNode[];
}

export type HtmlNode = string | HtmlElement;

export const HTML_NAMESPACE = 'http://www.w3.org/1999/xhtml';

/** Deeper elements are left out. Chromium flattens a document below 512 levels, and parse5 never. */
export const MAX_PARSED_DEPTH = 256;
