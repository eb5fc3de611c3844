import { STATUS_CODES } from 'node:http';
import type { JsonSchema, OperationId } from '@touchline/types/contract';
import { type ContractDocument, keyOf, type Path, type Site } from './contract-document.ts';
import type { Difference, Remedy } from './difference.ts';
import { inferPattern, inferSchema, typeKeyword, typeOf } from './infer-schema.ts';
import type { Observations } from './observations.ts';
import { type Action, OverlayEditor } from './overlay-editor.ts';

/** An OpenAPI Overlay (https://spec.openapis.org/overlay/v1.0.0.html). */
export interface Overlay {
  readonly overlay: '1.0.0';
  readonly info: { readonly title: string; readonly version: string };
  readonly actions: readonly Action[];
}

type Remedies = { [Do in Remedy['do']]: Extract<Remedy, { do: Do }> };

const CONTAINERS = ['object', 'array'];
const ANNOTATIONS = ['description', 'title'];

/** Changes the contract so that it describes what a server sends. */
class ContractEditor {
  readonly #editor: OverlayEditor;
  readonly #document: ContractDocument;
  readonly #observations: Observations;
  readonly #differences: readonly Difference[];

  constructor(document: ContractDocument, observations: Observations) {
    this.#editor = new OverlayEditor(document);
    this.#document = document;
    this.#observations = observations;
    this.#differences = observations.differences();
  }

  actions(): readonly Action[] {
    for (const difference of this.#differences) {
      const { kind, place, contract, seen } = difference;
      this.#editor.reason = `${kind} ${place}: ${contract}; the upstream: ${seen}`;
      this.#apply(difference);
    }
    return this.#editor.actions;
  }

  #apply(difference: Difference): void {
    const { remedy } = difference;
    if (!remedy) return;
    if (remedy.do === 'make optional') this.#makeOptional(remedy);
    else if (remedy.do === 'add field') this.#addField(remedy);
    else if (remedy.do === 'change schema') this.#changeSchema(remedy);
    else if (remedy.do === 'allow name') this.#allowName(remedy);
    else if (remedy.do === 'add status') this.#addStatus(remedy.operation, remedy.status);
    else if (remedy.do === 'mark optional') this.#markOptional(remedy);
    else
      for (const path of this.#responsesToEdit(difference, remedy.status)) {
        if (remedy.do === 'rename type') this.#renameType([...path, 'content'], remedy);
        else this.#changeHeader([...path, 'headers', remedy.name], remedy);
      }
  }

  #valuesAt(path: Path): unknown[] {
    return this.#observations.census.valuesAt(path);
  }

  #makeOptional({ schema, field }: Remedies['make optional']): void {
    const path = [...schema, 'required'];
    const required = (this.#editor.get(path) ?? []) as string[];
    if (required.includes(field)) this.#editor.removeElement(path, field);
  }

  #addField({ schema, field }: Remedies['add field']): void {
    const path = [...schema, 'properties', field];
    if (!this.#editor.get(path)) this.#editor.set(path, inferSchema(this.#valuesAt(path)));
  }

  /** The shared schema if it differs wherever it is used, else a copy in the place of the reference. */
  #schemaToEdit({ path, target, schema }: Site, keyword: string): Path {
    if (path === target || keyword === 'enum') return target;
    const differing = new Set(
      this.#differences.flatMap(({ remedy }) =>
        remedy?.do === 'change schema' && keyOf(remedy.site.target) === keyOf(target)
          ? [keyOf(remedy.site.path)]
          : [],
      ),
    );
    const users = this.#observations.census.usersOf(target);
    if ([...users].every((user) => differing.has(user))) return target;
    const { $ref, ...siblings } = this.#editor.get(path) as JsonSchema;
    if ($ref !== undefined) {
      const { examples: _, example: __, ...copied } = schema;
      this.#editor.set(path, { ...copied, ...siblings });
    }
    return path;
  }

  #changeSchema({ site, keyword }: Remedies['change schema']): void {
    const path = this.#schemaToEdit(site, keyword);
    const values = this.#valuesAt(path);
    const schema = (this.#editor.get(path) ?? {}) as JsonSchema;
    if (['type', 'oneOf', 'anyOf'].includes(keyword))
      this.#changeType(path, schema, values, site.target);
    else if (keyword === 'enum') this.#addEnumValues(path, schema, values);
    else if (keyword === 'pattern') {
      const texts = values.filter((value) => typeof value === 'string');
      this.#editor.set([...path, 'pattern'], inferPattern(texts));
    } else if (Object.hasOwn(schema, keyword)) this.#editor.remove([...path, keyword]);
  }

  #changeType(path: Path, schema: JsonSchema, values: readonly unknown[], target: Path): void {
    const types = values.map(typeOf);
    const data = this.#document.siteOf([...target, 'properties', 'data']);
    const declared = [schema.type ?? 'object'].flat();
    if (![...types, ...declared].some((type) => CONTAINERS.includes(String(type)))) {
      // Limits of one type do not apply to the others.
      this.#editor.set([...path, 'type'], typeKeyword(types));
      if (schema.enum) this.#addEnumValues(path, schema, values);
    } else if (types.every((type) => type === data.schema.type)) {
      // Bodies without the envelope `{ "data": … }`.
      this.#editor.set(path, this.#document.get(data.path));
    } else {
      const annotations = Object.entries(schema).filter(([name]) => ANNOTATIONS.includes(name));
      this.#editor.set(path, { ...Object.fromEntries(annotations), ...inferSchema(values) });
    }
  }

  #addEnumValues(
    path: Path,
    { enum: known, 'x-enum-varnames': names }: JsonSchema,
    values: readonly unknown[],
  ): void {
    for (const value of values) {
      if ((known as unknown[]).includes(value)) continue;
      this.#editor.append([...path, 'enum'], value);
      if (names) this.#editor.append([...path, 'x-enum-varnames'], String(value));
    }
  }

  #allowName({ schema }: Remedies['allow name']): void {
    const target = this.#document.targetOf(schema);
    const names = this.#valuesAt(schema) as string[];
    const rule = this.#editor.get(target) as JsonSchema | undefined;
    // An earlier change has replaced the schema around it.
    if (!rule) return;
    if (rule.pattern) this.#editor.set([...target, 'pattern'], inferPattern(names));
    else if (rule.enum) this.#addEnumValues(target, rule, names);
  }

  /** The shared response if it differs in every operation that has sent it, else a copy in each that differs. */
  #responsesToEdit({ operations }: Difference, status: number): Path[] {
    const responseOf = (id: OperationId) =>
      this.#document.siteOf([...this.#observations.operationPath(id), 'responses', String(status)]);
    const others = this.#observations.operationsWith(status).filter((id) => !operations.has(id));
    const unchanged = new Set(others.map((id) => keyOf(responseOf(id).target)));
    const paths = [...operations].map((id) => {
      const { path, target, schema } = responseOf(id);
      if (!unchanged.has(keyOf(target))) return target;
      if ((this.#editor.get(path) as JsonSchema).$ref) this.#editor.set(path, schema);
      return path;
    });
    return [...new Map(paths.map((path) => [keyOf(path), path])).values()];
  }

  #changeHeader(path: Path, { do: change }: Remedies['add header' | 'remove header']): void {
    if (change === 'add header') this.#editor.set(path, { schema: { type: 'string' } });
    else if (this.#editor.get(path)) this.#editor.remove(path);
  }

  #renameType(content: Path, { from, to, isJson }: Remedies['rename type']): void {
    const media = this.#editor.get([...content, from]);
    if (media) this.#editor.set(content, { [to]: isJson ? media : { schema: { type: 'string' } } });
  }

  #addStatus(operation: Path, status: number): void {
    const id = this.#document.get([...operation, 'operationId']);
    const body = this.#observations.undeclaredBodies.get(`${id} ${status}`);
    const type = body?.headers.get('content-type')?.split(';')[0]?.trim();
    const schema =
      type === 'application/problem+json'
        ? { $ref: '#/components/schemas/Problem' }
        : body?.json === undefined
          ? { type: 'string' }
          : inferSchema([body.json]);
    this.#editor.set([...operation, 'responses', String(status)], {
      description: `${STATUS_CODES[status] ?? 'Another status'}.`,
      ...(type && { content: { [type]: { schema } } }),
    });
  }

  #markOptional({ operation, status }: Remedies['mark optional']): void {
    this.#editor.set([...operation, 'x-optional'], true);
    if (!this.#editor.get([...operation, 'responses', String(status)]))
      this.#addStatus(operation, status);
  }
}

/** The overlay that makes the contract describe the server; undefined if no action can. */
export function makeOverlay(
  document: ContractDocument,
  observations: Observations,
): Overlay | undefined {
  const actions = new ContractEditor(document, observations).actions();
  if (actions.length === 0) return undefined;
  return {
    overlay: '1.0.0',
    info: { title: 'What the upstream sends', version: '1.0.0' },
    actions,
  };
}
