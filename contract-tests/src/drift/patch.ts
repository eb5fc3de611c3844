import { STATUS_CODES } from 'node:http';
import type { JsonSchema } from '@touchline/types/contract';
import { createTwoFilesPatch, FILE_HEADERS_ONLY } from 'diff';
import { ContractDocument, keyOf, type Path, type Site } from './contract-document.ts';
import type { Fault, Remedy } from './fault.ts';
import { inferPattern, inferSchema, typeKeyword, typeOf } from './infer-schema.ts';
import type { Observations } from './observations.ts';
import { YamlEditor } from './yaml-editor.ts';

type Change<Do extends Remedy['do']> = Extract<Remedy, { do: Do }>;

const CONTAINERS = ['object', 'array'];
const ANNOTATIONS = ['description', 'title'];

const annotationsOf = (schema: JsonSchema): JsonSchema =>
  Object.fromEntries(Object.entries(schema).filter(([name]) => ANNOTATIONS.includes(name)));

/** Changes openapi.yaml so that it describes what a server sends. */
class ContractPatch {
  readonly #editor: YamlEditor;
  readonly #document: ContractDocument;
  readonly #observations: Observations;
  readonly #faults: readonly Fault[];

  constructor(text: string, observations: Observations) {
    this.#editor = new YamlEditor(text);
    this.#document = new ContractDocument(text);
    this.#observations = observations;
    this.#faults = observations.faults();
  }

  apply(): string {
    for (const fault of this.#faults) this.#applyOne(fault);
    return this.#editor.text;
  }

  #applyOne(fault: Fault): void {
    const { remedy } = fault;
    if (remedy.do === 'make optional') this.#makeOptional(remedy);
    else if (remedy.do === 'add field') this.#addField(remedy);
    else if (remedy.do === 'change schema') this.#changeSchema(remedy);
    else if (remedy.do === 'allow name') this.#allowName(remedy);
    else if (remedy.do === 'replace body') this.#replaceBody(remedy);
    else if (remedy.do === 'add status') this.#addStatus(remedy);
    else if (remedy.do === 'rename type') this.#renameType(fault, remedy);
    else if (remedy.do === 'remove header') this.#removeHeader(fault, remedy);
    else if (remedy.do === 'add header') this.#addHeader(fault, remedy);
    else if (remedy.do === 'mark optional') this.#markOptional(remedy);
  }

  #valuesAt(path: Path): unknown[] {
    return [...(this.#observations.census.at(path)?.values.values() ?? [])];
  }

  #makeOptional({ schema, field }: Change<'make optional'>): void {
    const required = (this.#editor.get([...schema, 'required']) ?? []) as string[];
    const index = required.indexOf(field);
    if (index >= 0) this.#editor.remove([...schema, 'required', index]);
  }

  #addField({ schema, field }: Change<'add field'>): void {
    const path = [...schema, 'properties', field];
    if (!this.#editor.has(path)) this.#editor.set(path, inferSchema(this.#valuesAt(path)));
  }

  /** The schema to edit: the referenced one if all that refers to it differs, else a copy in the place of the reference. */
  #schemaToEdit({ path, target, schema }: Site, keyword: string): Path {
    if (path === target || keyword === 'enum') return target;
    const users = this.#observations.census.usersOf(target);
    const failing = new Set(
      this.#faults.flatMap(({ remedy }) =>
        remedy.do === 'change schema' && keyOf(remedy.site.target) === keyOf(target)
          ? [keyOf(remedy.site.path)]
          : [],
      ),
    );
    const isShared = [...users].some((user) => !failing.has(user));
    if (!isShared) return target;
    const written = this.#editor.get(path) as JsonSchema;
    if (written.$ref !== undefined) {
      const { examples: _, example: __, ...copied } = schema;
      const { $ref: ___, ...siblings } = written;
      this.#editor.set(path, { ...copied, ...siblings });
    }
    return path;
  }

  #changeSchema({ site, keyword }: Change<'change schema'>): void {
    const path = this.#schemaToEdit(site, keyword);
    const values = this.#valuesAt(path);
    const schema = (this.#editor.get(path) ?? {}) as JsonSchema;
    if (keyword === 'type' || keyword === 'oneOf' || keyword === 'anyOf')
      this.#changeType(path, schema, values);
    else if (keyword === 'enum') this.#addEnumValues(path, schema, values);
    else if (keyword === 'pattern') {
      const texts = values.filter((value) => typeof value === 'string');
      this.#editor.set([...path, 'pattern'], inferPattern(texts));
    } else if (Object.hasOwn(schema, keyword)) this.#editor.remove([...path, keyword]);
  }

  #changeType(path: Path, schema: JsonSchema, values: readonly unknown[]): void {
    const types = values.map(typeOf);
    const wereContainers = [schema.type].flat().some((type) => CONTAINERS.includes(String(type)));
    const isSimple = schema.type !== undefined && !wereContainers;
    if (isSimple && !types.some((type) => CONTAINERS.includes(type))) {
      // Limits of one type do not concern the others.
      this.#editor.set([...path, 'type'], typeKeyword(types));
      if (schema.enum !== undefined) this.#addEnumValues(path, schema, values);
    } else this.#editor.set(path, { ...annotationsOf(schema), ...inferSchema(values) });
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

  #allowName({ schema }: Change<'allow name'>): void {
    const target = this.#document.targetOf(schema);
    const names = this.#valuesAt(schema) as string[];
    if (this.#editor.has([...target, 'pattern']))
      this.#editor.set([...target, 'pattern'], inferPattern(names));
    else if (this.#editor.has([...target, 'enum']))
      this.#addEnumValues(target, this.#editor.get(target) as JsonSchema, names);
  }

  /** A body that has another type as a whole; often it is what should be in `data`. */
  #replaceBody({ site }: Change<'replace body'>): void {
    const { data } = (site.schema.properties ?? {}) as { data?: JsonSchema };
    const values = this.#valuesAt(site.path);
    const dataType =
      data && this.#document.siteOf([...site.target, 'properties', 'data']).schema.type;
    const isData = values.every((value) => typeOf(value) === dataType);
    this.#editor.set(site.target, isData ? data : inferSchema(values));
  }

  /** The shared response if it differs in every operation that has sent it, else a copy in each that differs. */
  #responsesToEdit({ operations }: Fault, status: number): Path[] {
    const paths = new Map<string, Path>();
    for (const id of operations) {
      const path = [...this.#observations.operationPath(id), 'responses', String(status)];
      const target = this.#document.targetOf(path);
      const isShared = this.#observations.operationsWith(status).some((other) => {
        const response = [...this.#observations.operationPath(other), 'responses', String(status)];
        return !operations.has(other) && keyOf(this.#document.targetOf(response)) === keyOf(target);
      });
      const edited = target !== path && !isShared ? target : path;
      if (edited === path && (this.#editor.get(path) as { $ref?: string } | undefined)?.$ref)
        this.#editor.set(path, this.#document.get(target));
      paths.set(keyOf(edited), edited);
    }
    return [...paths.values()];
  }

  #addHeader(fault: Fault, { status, name }: Change<'add header'>): void {
    for (const path of this.#responsesToEdit(fault, status))
      this.#editor.set([...path, 'headers', name], { schema: { type: 'string' } });
  }

  #removeHeader(fault: Fault, { status, name }: Change<'remove header'>): void {
    for (const path of this.#responsesToEdit(fault, status)) {
      const header = [...path, 'headers', name];
      if (this.#editor.has(header)) this.#editor.remove(header);
    }
  }

  #renameType(fault: Fault, { status, from, to, isJson }: Change<'rename type'>): void {
    for (const path of this.#responsesToEdit(fault, status)) {
      const content = [...path, 'content'];
      if (!this.#editor.has([...content, from])) continue;
      if (isJson) this.#editor.rename([...content, from], to);
      else this.#editor.set(content, { [to]: { schema: { type: 'string' } } });
    }
  }

  #addStatus({ operation, status }: Change<'add status'>): void {
    const id = this.#document.get([...operation, 'operationId']);
    const body = this.#observations.undeclaredBodies.get(`${id} ${status}`);
    const type = body?.headers.get('content-type')?.split(';')[0]?.trim();
    const isProblem = type === 'application/problem+json';
    const schema = isProblem
      ? { $ref: '#/components/schemas/Problem' }
      : body?.json === undefined
        ? { type: 'string' }
        : inferSchema([body.json]);
    const own = {
      description: `${STATUS_CODES[status] ?? 'Another status'}.`,
      ...(type && { content: { [type]: { schema } } }),
    };
    const response = (isProblem && this.#sharedResponse(status)) || own;
    const path = [...operation, 'responses', String(status)];
    this.#editor.set(path, response, (key) => Number(key) > status);
  }

  /** How another operation describes this status. */
  #sharedResponse(status: number): { $ref: string } | undefined {
    const paths = Object.values(
      this.#document.root.paths as Record<string, Record<string, unknown>>,
    );
    for (const operation of paths.flatMap((methods) => Object.values(methods))) {
      const { responses } = operation as { responses?: Record<string, { $ref?: string }> };
      const $ref = responses?.[status]?.$ref;
      if ($ref) return { $ref };
    }
    return undefined;
  }

  #markOptional({ operation, status }: Change<'mark optional'>): void {
    const next = ['x-rate-limit', 'x-cache', 'parameters', 'requestBody', 'responses'];
    this.#editor.set([...operation, 'x-optional'], true, (key) => next.includes(key));
    const path = [...operation, 'responses', String(status)];
    const shared = this.#sharedResponse(status);
    if (shared && !this.#editor.has(path))
      this.#editor.set(path, shared, (key) => Number(key) > status);
  }
}

export interface PatchedContract {
  /** openapi.yaml as the server would have it. */
  readonly text: string;
  /** The unified diff that leads there; empty if nothing would change. */
  readonly diff: string;
}

export function patchContract(text: string, observations: Observations): PatchedContract {
  const patched = new ContractPatch(text, observations).apply();
  if (patched === text) return { text, diff: '' };
  const names = ['a/openapi.yaml', 'b/openapi.yaml'] as const;
  const diff = createTwoFilesPatch(...names, text, patched, undefined, undefined, {
    context: 3,
    headerOptions: FILE_HEADERS_ONLY,
  });
  return { text: patched, diff };
}
