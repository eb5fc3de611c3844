import { type Document, isMap, isNode, isScalar, LineCounter, parseDocument } from 'yaml';

/** A YAML file whose errors have their lines. */
export interface YamlFile {
  /** The path as it is shown in errors. */
  readonly path: string;
  readonly content: unknown;
  /** The errors of its syntax. */
  readonly errors: readonly string[];
  /** An error at the deepest key or item of the path that exists. */
  errorAt(path: readonly string[], message: string): string;
}

/** A value that is a block begins a line after its key. */
function offsetOf(document: Document, path: readonly string[]): number | undefined {
  const parent = document.getIn(path.slice(0, -1), true);
  const pair =
    isMap(parent) && parent.items.find(({ key }) => isScalar(key) && key.value === path.at(-1));
  const node = pair ? pair.key : document.getIn(path, true);
  return isNode(node) ? node.range?.[0] : undefined;
}

function deepestOffset(document: Document, path: readonly string[]): number {
  for (let length = path.length; length > 0; length--) {
    const offset = offsetOf(document, path.slice(0, length));
    if (offset !== undefined) return offset;
  }
  return document.contents?.range?.[0] ?? 0;
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
    errorAt: (place, message) => at(deepestOffset(document, place), message),
  };
}
