import { type ContractDocument, isMap, keyOf, type Path, type Site } from './contract-document.ts';
import { type JsonType, typeOf } from './infer-schema.ts';

const MAX_SCALARS = 300;
/** Limits of objects and lists, which matter only where the contract declares none. */
const MAX_UNDECLARED = 200;
const MAX_DECLARED = 20;

/** The values of a server at one place of the contract. */
export interface Census {
  total: number;
  readonly types: Map<JsonType, number>;
  /** Distinct values, up to a limit each. */
  readonly scalars: Set<unknown>;
  /** By their JSON text. */
  readonly containers: Map<string, unknown>;
  /** The number of objects with each member. */
  readonly members: Map<string, number>;
}

/** The share of a schema's objects that have a member. */
export interface ObservedMember {
  readonly schema: Path;
  readonly name: string;
  readonly sent: number;
  readonly total: number;
}

/** Counts types, values and members at each place of the contract, and at the target of its reference. */
export class ValueCensus {
  readonly #document: ContractDocument;
  readonly #entries = new Map<string, Census>();
  /** The places that refer to each target. */
  readonly #users = new Map<string, Set<string>>();

  constructor(document: ContractDocument) {
    this.#document = document;
  }

  at(path: Path): Census | undefined {
    return this.#entries.get(keyOf(path));
  }

  valuesAt(path: Path): unknown[] {
    const { scalars = [], containers } = this.at(path) ?? {};
    return [...scalars, ...(containers?.values() ?? [])];
  }

  /** Keys of the places that refer to this target and had values. */
  usersOf(target: Path): ReadonlySet<string> {
    return this.#users.get(keyOf(target)) ?? new Set();
  }

  member(schema: Path, name: string): ObservedMember | undefined {
    const entry = this.at(schema);
    const total = entry?.types.get('object') ?? 0;
    return entry && total > 0
      ? { schema, name, sent: entry.members.get(name) ?? 0, total }
      : undefined;
  }

  /** Optional members of the objects seen. */
  optionalMembers(): ObservedMember[] {
    return [...this.#entries.keys()].flatMap((key) => {
      const path: Path = JSON.parse(key);
      const { required = [], properties = {} } = this.#document.siteOf(path).schema as {
        required?: string[];
        properties?: object;
      };
      if (this.#document.targetOf(path) !== path) return [];
      return Object.keys(properties).flatMap((name) =>
        required.includes(name) ? [] : (this.member(path, name) ?? []),
      );
    });
  }

  add(site: Site, value: unknown): void {
    this.#count(site.path, value);
    if (site.target !== site.path) {
      this.#count(site.target, value);
      const key = keyOf(site.target);
      this.#users.set(key, (this.#users.get(key) ?? new Set()).add(keyOf(site.path)));
    }
    if (Array.isArray(value)) for (const item of value) this.#addInner(site, '0', item);
    else if (isMap(value)) {
      for (const [name, inner] of Object.entries(value)) this.#addMember(site, name, inner);
    }
  }

  #addMember(site: Site, name: string, value: unknown): void {
    if (site.schema.propertyNames) this.#count([...site.target, 'propertyNames'], name);
    if (!this.#addInner(site, name, value))
      this.#count([...site.target, 'properties', name], value, MAX_UNDECLARED);
  }

  #addInner(site: Site, segment: string, value: unknown): boolean {
    const inner = this.#document.inner(site, segment);
    if (inner) this.add(inner, value);
    return inner !== undefined;
  }

  #count(path: Path, value: unknown, maxContainers = MAX_DECLARED): void {
    const key = keyOf(path);
    const entry = this.#entries.get(key) ?? {
      total: 0,
      types: new Map(),
      scalars: new Set(),
      containers: new Map(),
      members: new Map(),
    };
    this.#entries.set(key, entry);
    entry.total += 1;
    const type = typeOf(value);
    entry.types.set(type, (entry.types.get(type) ?? 0) + 1);
    if (type !== 'object' && type !== 'array') {
      if (entry.scalars.size < MAX_SCALARS) entry.scalars.add(value);
    } else if (entry.containers.size < maxContainers) {
      entry.containers.set(JSON.stringify(value), value);
    }
    if (!isMap(value)) return;
    for (const name of Object.keys(value))
      entry.members.set(name, (entry.members.get(name) ?? 0) + 1);
  }
}
