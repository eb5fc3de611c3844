import { isDeepStrictEqual } from 'node:util';
import { ContractDocument, isMap, isObject, type Path } from './contract-document.ts';

/** An action of an OpenAPI Overlay (https://spec.openapis.org/overlay/v1.0.0.html). */
export interface Action {
  /** JSONPath (RFC 9535). */
  readonly target: string;
  readonly description: string;
  readonly update?: unknown;
  readonly remove?: true;
}

const quoted = (text: string) => `'${text.replace(/[\\']/g, '\\$&')}'`;

function segment(key: string | number): string {
  if (typeof key === 'number') return `[${key}]`;
  return /^[A-Za-z_]\w*$/.test(key) ? `.${key}` : `[${quoted(key)}]`;
}

const jsonPath = (path: Path) => `$${path.map(segment).join('')}`;

type Members = Record<string, unknown>;

/** Edits a copy of a contract, and records each edit as an action of an overlay. */
export class OverlayEditor {
  readonly actions: Action[] = [];
  /** The description of the actions that follow. */
  reason = '';
  readonly #edited: ContractDocument;

  constructor({ root }: ContractDocument) {
    this.#edited = new ContractDocument(structuredClone(root));
  }

  get(path: Path): unknown {
    return this.#edited.get(path);
  }

  set(path: Path, value: unknown): void {
    const old = this.get(path);
    if (isMap(old) && isMap(value)) {
      for (const name of Object.keys(old))
        if (!Object.hasOwn(value, name)) this.remove([...path, name]);
      this.#update(path, value);
    } else this.#update(path.slice(0, -1), { [String(path.at(-1))]: value });
  }

  append(path: Path, element: unknown): void {
    (this.get(path) as unknown[]).push(element);
    this.#record(jsonPath(path), { update: element });
  }

  remove(path: Path): void {
    delete (this.get(path.slice(0, -1)) as Members)[String(path.at(-1))];
    this.#record(jsonPath(path), { remove: true });
  }

  removeElement(path: Path, element: string): void {
    const list = this.get(path) as unknown[];
    list.splice(list.indexOf(element), 1);
    this.#record(`${jsonPath(path)}[?@ == ${quoted(element)}]`, { remove: true });
  }

  #update(path: Path, members: Members): void {
    const object = this.get(path);
    // An action whose target does not exist has no effect.
    if (!isMap(object)) {
      this.set(path, members);
      return;
    }
    const changed = Object.entries(members).filter(
      ([name, value]) => !isDeepStrictEqual(object[name], value),
    );
    if (changed.length === 0) return;
    // An update merges objects and extends lists, so the previous value is removed first.
    for (const [name, value] of changed)
      if (Object.hasOwn(object, name) && [object[name], value].some(isObject))
        this.remove([...path, name]);
    const update = Object.fromEntries(changed);
    Object.assign(object, structuredClone(update));
    this.#record(jsonPath(path), { update });
  }

  #record(target: string, change: Pick<Action, 'update' | 'remove'>): void {
    this.actions.push({ target, description: this.reason, ...change });
  }
}
