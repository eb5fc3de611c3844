import {
  type Document,
  isCollection,
  isMap,
  isScalar,
  isSeq,
  type Node,
  type Pair,
  parse,
  parseDocument,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';
import type { Path } from './contract-document.ts';

const MAX_LINE_LENGTH = 120;

const isPlain = (text: string) => /^[A-Za-z][\w./+-]*$/.test(text) && parse(text) === text;

function scalarText(value: unknown): string {
  if (typeof value !== 'string') return JSON.stringify(value);
  if (isPlain(value)) return value;
  // Only a text in double quotes can contain line breaks and control characters.
  return /^[\x20-\x7e\xa0-\uffff]*$/.test(value)
    ? `'${value.replaceAll("'", "''")}'`
    : JSON.stringify(value);
}

/** In one line, as a flow collection in the style of openapi.yaml: spaces inside of maps, none inside of lists. */
function flowText(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(flowText).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return scalarText(value);
  const members = Object.entries(value).map(
    ([name, inner]) => `${scalarText(name)}: ${flowText(inner)}`,
  );
  return members.length === 0 ? '{}' : `{ ${members.join(', ')} }`;
}

/** The lines of a collection: members that are short enough in one line each. */
function blockLines(value: object, width: number): string[] {
  return Object.entries(value).flatMap(([name, inner]) => {
    const line = `${scalarText(name)}: ${flowText(inner)}`;
    const isShort = line.length <= width || Array.isArray(inner);
    if (typeof inner !== 'object' || inner === null || isShort) return [line];
    return [`${scalarText(name)}:`, ...blockLines(inner, width - 2).map((one) => `  ${one}`)];
  });
}

const rangeOf = (node: unknown) => (node as Node).range as [number, number, number];

/** Changes single values of a YAML text, and leaves every other character as it is. */
export class YamlEditor {
  #text: string;
  #document: Document;

  constructor(text: string) {
    this.#text = text;
    this.#document = parseDocument(text);
  }

  get text(): string {
    return this.#text;
  }

  get(path: Path): unknown {
    const node = this.#document.getIn(path, true);
    return node && typeof node === 'object' && 'toJSON' in node
      ? (node as Node).toJS(this.#document)
      : node;
  }

  has(path: Path): boolean {
    return this.#document.hasIn(path);
  }

  /** Replaces a value, or adds it to its map: at its end, or before the first key for which `before` holds. */
  set(path: Path, value: unknown, before?: (key: string) => boolean): void {
    if (this.has(path)) this.#replace(path, value);
    else this.#add(path, value, before);
  }

  /** Adds an element to the end of a list. */
  append(path: Path, value: unknown): void {
    const list = this.#document.getIn(path, true) as YAMLSeq;
    const last = rangeOf(list.items.at(-1));
    const text = flowText(value);
    if (list.flow) {
      this.#splice(last[1], last[1], `, ${text}`);
      return;
    }
    const indent = ' '.repeat(this.#columnOf(last[0]) - 2);
    const end = this.#lineEnd(last[1]);
    this.#splice(end, end, `${indent}- ${text}\n`);
  }

  rename(path: Path, key: string): void {
    const [start, end] = rangeOf(this.#pair(path).key);
    this.#splice(start, end, flowText(key));
  }

  /** Removes a member of a map or an element of a list; the collection as well if nothing is left in it. */
  remove(path: Path): void {
    const parentPath = path.slice(0, -1);
    const parent = this.#document.getIn(parentPath, true) as YAMLMap | YAMLSeq;
    if (parent.items.length === 1) this.remove(parentPath);
    else
      this.#removeItem(
        parent,
        isSeq(parent) ? Number(path.at(-1)) : parent.items.indexOf(this.#pair(path)),
      );
  }

  #removeItem(parent: YAMLMap | YAMLSeq, index: number): void {
    const spans = parent.items.map((item): [number, number] => {
      if (!isMap(parent)) return [rangeOf(item)[0], rangeOf(item)[1]];
      const { key, value } = item as Pair;
      return [rangeOf(key)[0], rangeOf(value ?? key)[1]];
    });
    const [start, end] = spans[index] as [number, number];
    const previous = spans[index - 1];
    if (!parent.flow) this.#splice(this.#lineStart(start), this.#lineEnd(end - 1), '');
    else if (previous) this.#splice(previous[1], end, '');
    else this.#splice(start, (spans[1] as [number, number])[0], '');
  }

  #pair(path: Path): Pair {
    const parent = this.#document.getIn(path.slice(0, -1), true) as YAMLMap;
    return parent.items.find(
      ({ key }) => isScalar(key) && String(key.value) === String(path.at(-1)),
    ) as Pair;
  }

  #replace(path: Path, value: unknown): void {
    const node = this.#document.getIn(path, true) as Node;
    const [start, end] = rangeOf(node);
    if (!isCollection(node) || node.flow) {
      this.#splice(start, end, `${start === end ? ' ' : ''}${flowText(value)}`);
      return;
    }
    // A block collection begins below its key.
    const key = rangeOf(this.#pair(path).key);
    const column = this.#columnOf(key[0]);
    const text = this.#memberText(String(path.at(-1)), value, column);
    this.#splice(this.#lineStart(key[0]), this.#lineEnd(end - 1), text);
  }

  #add(path: Path, value: unknown, before: ((key: string) => boolean) | undefined): void {
    const parentPath = path.slice(0, -1);
    const key = String(path.at(-1));
    if (!this.has(parentPath)) {
      this.#add(parentPath, { [key]: value }, undefined);
      return;
    }
    const parent = this.#document.getIn(parentPath, true) as YAMLMap;
    const last = parent.items.at(-1) as Pair;
    if (parent.flow) {
      const end = rangeOf(last.value ?? last.key)[1];
      this.#splice(end, end, `, ${flowText(key)}: ${flowText(value)}`);
      return;
    }
    const first = rangeOf((parent.items[0] as Pair).key);
    const next = before && parent.items.find((pair) => before(String((pair.key as Node).toJSON())));
    const at = next
      ? this.#lineStart(rangeOf(next.key)[0])
      : this.#lineEnd(rangeOf(last.value ?? last.key)[1] - 1);
    this.#splice(at, at, this.#memberText(key, value, this.#columnOf(first[0])));
  }

  #memberText(key: string, value: unknown, column: number): string {
    const indent = ' '.repeat(column);
    const lines = blockLines({ [key]: value }, MAX_LINE_LENGTH - column);
    return lines.map((line) => `${indent}${line}\n`).join('');
  }

  #lineStart(offset: number): number {
    return this.#text.lastIndexOf('\n', offset - 1) + 1;
  }

  /** The offset behind the line break of the line with this offset. */
  #lineEnd(offset: number): number {
    const at = this.#text.indexOf('\n', offset);
    return at < 0 ? this.#text.length : at + 1;
  }

  #columnOf(offset: number): number {
    return offset - this.#lineStart(offset);
  }

  #splice(start: number, end: number, text: string): void {
    this.#text = this.#text.slice(0, start) + text + this.#text.slice(end);
    this.#document = parseDocument(this.#text);
    const [error] = this.#document.errors;
    if (error) throw new Error(`The edited YAML is not valid: ${error.message}`);
  }
}
