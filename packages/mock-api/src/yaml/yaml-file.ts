import { type Document, isNode, LineCounter, parseDocument } from 'yaml';

/** A YAML file whose errors can be told with their lines. */
export interface YamlFile {
  /** The path as it is shown in errors. */
  readonly path: string;
  readonly content: unknown;
  /** The errors of its syntax. */
  readonly errors: readonly string[];
  /** An error at the deepest node of the path that exists. */
  errorAt(path: readonly string[], message: string): string;
}

function nodeOffset(document: Document, path: readonly string[]): number | undefined {
  for (let length = path.length; length >= 0; length--) {
    const part = path.slice(0, length);
    const node = length === 0 ? document.contents : document.getIn(part, true);
    if (isNode(node) && node.range) return node.range[0];
  }
  return undefined;
}

export function parseYamlFile(path: string, text: string): YamlFile {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const at = (offset: number, message: string) =>
    `${path}:${lines.linePos(offset).line} ${message}`;
  return {
    path,
    content: document.errors.length === 0 ? document.toJS() : undefined,
    errors: document.errors.map(({ pos, message }) => at(pos[0], message)),
    errorAt: (place, message) => at(nodeOffset(document, place) ?? 0, message),
  };
}
