import type { JsonSchema, Operation } from '@touchline/types/contract';

/** The keys from the root of openapi.yaml to a value. */
export type Path = readonly (string | number)[];

type Json = Readonly<Record<string, unknown>>;

export const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null;

export const isMap = (value: unknown): value is Record<string, unknown> =>
  isObject(value) && !Array.isArray(value);

const keys = new WeakMap<Path, string>();

export function keyOf(path: Path): string {
  const key = keys.get(path) ?? JSON.stringify(path);
  keys.set(path, key);
  return key;
}

/** The place of a schema: `path`, which may hold a `$ref`, and `target`, where the reference leads. */
export interface Site {
  readonly path: Path;
  readonly target: Path;
  readonly schema: JsonSchema;
}

/** openapi.yaml as written, with its references. */
export class ContractDocument {
  readonly root: Json;
  /** Caches: nearly all values of a run belong to the same few hundred sites. */
  readonly #bodies = new Map<string, Site>();
  readonly #inner = new WeakMap<Site, Map<string, Site | undefined>>();

  constructor(root: object) {
    this.root = root as Json;
  }

  get(path: Path): unknown {
    return path.reduce<unknown>(
      (node, key) => (isObject(node) ? node[String(key)] : undefined),
      this.root,
    );
  }

  /** Follows references. */
  targetOf(path: Path): Path {
    const node = this.get(path);
    if (!isObject(node) || typeof node.$ref !== 'string') return path;
    return this.targetOf(node.$ref.replace(/^#\//, '').split('/'));
  }

  siteOf(path: Path): Site {
    const target = this.targetOf(path);
    return { path, target, schema: (this.get(target) ?? {}) as JsonSchema };
  }

  operationPath({ method, path }: Pick<Operation, 'method' | 'path'>): Path {
    return ['paths', path, method.toLowerCase()];
  }

  responsePath(operation: Pick<Operation, 'method' | 'path'>, status: number): Path {
    return [...this.operationPath(operation), 'responses', String(status)];
  }

  /** The schema of a response's body. */
  bodySite(operation: Operation, status: number): Site | undefined {
    const type = operation.responses[status]?.contentType;
    if (!type) return undefined;
    const key = `${operation.id} ${status}`;
    const known = this.#bodies.get(key);
    if (known) return known;
    const response = this.targetOf(this.responsePath(operation, status));
    const site = this.siteOf([...response, 'content', type, 'schema']);
    this.#bodies.set(key, site);
    return site;
  }

  /** The schema of a member or an element; for alternatives, that of the first which declares it. */
  inner(site: Site, segment: string): Site | undefined {
    const known = this.#inner.get(site) ?? new Map<string, Site | undefined>();
    this.#inner.set(site, known);
    if (!known.has(segment)) known.set(segment, this.#findInner(site, segment));
    return known.get(segment);
  }

  #findInner(site: Site, segment: string): Site | undefined {
    const { schema, target } = site;
    for (const keyword of ['oneOf', 'anyOf', 'allOf']) {
      for (const index of ((schema[keyword] ?? []) as unknown[]).keys()) {
        const found = this.inner(this.siteOf([...target, keyword, index]), segment);
        if (found) return found;
      }
    }
    if (isObject(schema.items) && /^\d+$/.test(segment)) return this.siteOf([...target, 'items']);
    const properties = schema.properties;
    if (isObject(properties) && Object.hasOwn(properties, segment))
      return this.siteOf([...target, 'properties', segment]);
    return isObject(schema.additionalProperties)
      ? this.siteOf([...target, 'additionalProperties'])
      : undefined;
  }

  /** The schema of the value at a JSON Pointer into a body. */
  siteAt(body: Site, pointer: string): Site {
    let site = body;
    for (const segment of pointer.split('/').slice(1)) {
      const name = segment.replaceAll('~1', '/').replaceAll('~0', '~');
      const next = this.inner(site, name);
      if (!next) return site;
      site = next;
    }
    return site;
  }
}

/** A readable path, such as `Match.homeTeam.score`; inline schemas of bodies begin with the operation. */
export function placeName(path: Path, operationId: string): string {
  const isComponent = path[0] === 'components';
  const rest = path.slice(isComponent ? 2 : path.indexOf('schema') + 1);
  const names = rest.flatMap((key, index) => {
    if (key === 'properties' || key === 'oneOf' || typeof key === 'number') return [];
    if (key === 'items') return ['[]'];
    return index > 0 && key === 'additionalProperties' ? ['*'] : [String(key)];
  });
  const name = [...(isComponent ? [] : [operationId]), ...names].join('.');
  return name.replaceAll('.[]', '[]');
}
