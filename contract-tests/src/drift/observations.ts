import { hash } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Contract, JsonSchema, Operation, Response } from '@touchline/types/contract';
import { schemaErrors } from '@touchline/types/validation';
import { closedContract } from '../check/closed-contract.ts';
import { headerFaults } from '../check/header-errors.ts';
import { mediaType, problemErrors } from '../check/response-errors.ts';
import type { ReadResponse } from '../http/read-response.ts';
import { type ContractDocument, keyOf, type Path, type Site } from './contract-document.ts';
import type { Fault, NewFault } from './fault.ts';
import { schemaFaults, shortened } from './schema-faults.ts';
import { ValueCensus } from './value-census.ts';

/** Headers that a contract declares if a server sends them; all others belong to HTTP and to what is in between. */
const DECLARED_HEADERS = /^(x-|link$|ratelimit|deprecation$|sunset$)/;
const INFRASTRUCTURE_HEADERS =
  /^x-(powered-by|content-type-options|frame-options|xss-protection|dns-prefetch-control|download-options|permitted-cross-domain-policies|cache|served-by|timer|amz|azure|envoy|forwarded|real-ip|request-id|runtime)/;

/** Of the bundled API and the gateway, for developers. */
const DEVELOPER_HEADERS = /^x-(replay|answered-by)$/;

const LACKING = [404, 501];

const isDeclarable = (name: string) =>
  DECLARED_HEADERS.test(name) &&
  !INFRASTRUCTURE_HEADERS.test(name) &&
  !DEVELOPER_HEADERS.test(name);

interface BrokenRule {
  /** What its cases are about. */
  readonly area: string;
  readonly title: string;
  /** What the case has found first. */
  readonly seen: string;
  readonly request: string;
}

/** Everything that a server has sent, compared with the contract. */
export class Observations {
  readonly census: ValueCensus;
  readonly #document: ContractDocument;
  readonly #contract: Contract;
  readonly #errorsOf: ReturnType<typeof schemaErrors>;
  readonly #counted = new Set<string>();
  readonly #faults = new Map<string, Fault>();
  /** Bodies of undeclared statuses, by operation and status. */
  readonly undeclaredBodies = new Map<string, ReadResponse>();
  readonly #statuses = new Map<Operation['id'], Set<number>>();
  readonly #valid = new Map<
    Operation['id'],
    { answered: number; lacking: number; status: number }
  >();
  responses = 0;

  constructor(contract: Contract, document: ContractDocument) {
    this.#document = document;
    this.census = new ValueCensus(document);
    this.#contract = closedContract(contract);
    this.#errorsOf = schemaErrors(this.#contract);
  }

  /** The operations that have responded with this status. */
  operationsWith(status: number): Operation['id'][] {
    return [...this.#statuses].flatMap(([id, statuses]) => (statuses.has(status) ? [id] : []));
  }

  operationPath(id: Operation['id']): Path {
    return this.#document.operationPath(this.#operation(id) as Operation);
  }

  /** The operations that have only been answered as missing. */
  lacking(): ReadonlyMap<Operation['id'], number> {
    return new Map(
      [...this.#valid].flatMap(([id, { answered, lacking, status }]) =>
        answered === 0 && lacking > 0 ? [[id, status]] : [],
      ),
    );
  }

  /** Without those that follow from a missing operation. */
  faults(): Fault[] {
    const lacking = this.lacking();
    const faults = [...this.#faults.values()].flatMap((fault) => {
      const operations = new Set([...fault.operations].filter((id) => !lacking.has(id)));
      return operations.size > 0 ? [{ ...fault, operations }] : [];
    });
    return [...this.#lackingFaults(lacking), ...faults];
  }

  /** Compares a response with the contract; `statuses` are those that the request calls for. */
  record(operation: Operation, response: ReadResponse, statuses: readonly number[]): void {
    this.responses += 1;
    const { status } = response;
    const { id } = operation;
    this.#statuses.set(id, (this.#statuses.get(id) ?? new Set()).add(status));
    if (statuses.includes(200)) this.#countValid(id, status);
    const documented = this.#operation(id)?.responses[status];
    if (!documented) this.#undeclaredStatus(operation, response, statuses);
    else if (!statuses.includes(status)) this.#otherStatus(operation, response, statuses);
    else this.#checkResponse(operation, documented, response);
  }

  /** A rule that a schema cannot state, and that a case of the suite has found broken. */
  recordRule(id: Operation['id'], { area, title, seen, request }: BrokenRule): void {
    this.#add({ id }, { request }, '', {
      key: `rule ${title}`,
      kind: 'rule',
      place: area,
      contract: title,
      seen,
      remedy: { do: 'nothing', reason: 'a rule of responses that no schema can state' },
    });
  }

  #operation(id: Operation['id']): Operation | undefined {
    return this.#contract.operations.find((operation) => operation.id === id);
  }

  #checkResponse(operation: Operation, documented: Response, response: ReadResponse): void {
    this.#checkHeaders(operation, documented, response);
    if (!this.#checkType(operation, documented, response)) return;
    if (documented.schema) this.#checkBody(operation, documented.schema, response);
    if (response.status >= 400) this.#checkProblem(operation, response);
  }

  #countValid(id: Operation['id'], status: number): void {
    const counts = this.#valid.get(id) ?? { answered: 0, lacking: 0, status };
    const isLacking = LACKING.includes(status);
    this.#valid.set(id, {
      answered: counts.answered + (isLacking ? 0 : 1),
      lacking: counts.lacking + (isLacking ? 1 : 0),
      status: isLacking ? status : counts.status,
    });
  }

  #lackingFaults(lacking: ReadonlyMap<Operation['id'], number>): Fault[] {
    return [...lacking].flatMap(([id, status]) => {
      const operation = this.#operation(id);
      if (!operation || operation.optional) return [];
      const path = this.#document.operationPath(operation);
      return [
        {
          key: `operation ${id}`,
          kind: 'operation' as const,
          place: id,
          contract: 'required',
          seen: `${status} to every valid request`,
          request: `${operation.method} ${operation.path}`,
          operations: new Set([id]),
          pointers: new Set<string>(),
          count: 1,
          remedy: { do: 'mark optional', operation: path, status },
        },
      ];
    });
  }

  #add(
    { id }: Pick<Operation, 'id'>,
    { request }: Pick<ReadResponse, 'request'>,
    pointer: string,
    fault: NewFault,
  ): void {
    const known = this.#faults.get(fault.key) ?? {
      ...fault,
      request,
      operations: new Set(),
      pointers: new Set(),
      count: 0,
    };
    known.count += 1;
    known.operations.add(id);
    if (pointer) known.pointers.add(pointer.replace(/\/\d+(?=\/|$)/g, '/*'));
    this.#faults.set(fault.key, known);
  }

  #undeclaredStatus(
    operation: Operation,
    response: ReadResponse,
    statuses: readonly number[],
  ): void {
    const { status } = response;
    this.undeclaredBodies.set(`${operation.id} ${status}`, response);
    this.#add(operation, response, '', {
      key: `status ${operation.id} ${status}`,
      kind: 'status',
      place: 'response',
      contract: `${statuses.join(' or ')}; ${status} is not declared`,
      seen: `${status} ${STATUS_CODES[status] ?? ''}`.trim(),
      remedy: {
        do: 'add status',
        operation: this.#document.operationPath(operation),
        status,
      },
    });
  }

  #otherStatus(operation: Operation, response: ReadResponse, statuses: readonly number[]): void {
    const expected = statuses.join(' or ');
    this.#add(operation, response, '', {
      key: `status ${operation.id} ${expected} ${response.status}`,
      kind: 'status',
      place: 'response',
      contract: expected,
      seen: String(response.status),
      remedy: {
        do: 'nothing',
        reason: `the contract declares ${response.status} here, but not for this request`,
      },
    });
  }

  #checkHeaders(operation: Operation, documented: Response, response: ReadResponse): void {
    const { status } = response;
    const keyed = keyOf(this.#document.targetOf(this.#document.responsePath(operation, status)));
    for (const { name, wanted, value } of headerFaults(documented, response)) {
      const isDeclared = documented.headers.includes(name);
      this.#add(operation, response, '', {
        key: `header ${keyed} ${name}`,
        kind: 'header',
        place: `${status} ${name}`,
        contract: isDeclared ? wanted : `${wanted}, in every error`,
        seen: value ?? 'missing',
        remedy:
          value === null && isDeclared
            ? { do: 'remove header', status, name }
            : {
                do: 'nothing',
                reason: isDeclared
                  ? 'the form of this header is the same everywhere'
                  : 'every error has a request id',
              },
      });
    }
    for (const [name, value] of response.headers) {
      if (!isDeclarable(name)) continue;
      if (documented.headers.includes(name)) continue;
      this.#add(operation, response, '', {
        key: `header ${keyed} ${name} extra`,
        kind: 'header',
        place: `${status} ${name}`,
        contract: 'not declared',
        seen: shortened(value),
        remedy: { do: 'add header', status, name },
      });
    }
  }

  /** Whether the body can be read as the contract says. */
  #checkType(operation: Operation, { contentType }: Response, response: ReadResponse): boolean {
    const seen = mediaType(response);
    if (!contentType || seen === contentType) return true;
    const path = this.#document.responsePath(operation, response.status);
    const keyed = keyOf(this.#document.targetOf(path));
    this.#add(operation, response, '', {
      key: `content type ${keyed} ${seen}`,
      kind: 'content type',
      place: `${response.status}`,
      contract: contentType,
      seen,
      remedy: {
        do: 'rename type',
        status: response.status,
        from: contentType,
        to: seen,
        isJson: response.json !== undefined,
      },
    });
    return contentType.endsWith('json') && response.json !== undefined;
  }

  #checkBody(operation: Operation, schema: JsonSchema, response: ReadResponse): void {
    const site = this.#document.bodySite(operation, response.status);
    if (!site) return;
    if (response.json === undefined) {
      this.#add(operation, response, '', {
        key: `body ${operation.id} ${response.status}`,
        kind: 'body',
        place: `${operation.id} ${response.status}`,
        contract: 'JSON',
        seen: shortened(JSON.stringify(response.text.slice(0, 80))),
        remedy: { do: 'nothing', reason: 'the body is not what its content type says' },
      });
      return;
    }
    this.#count(site, response);
    const errors = this.#errorsOf(schema, response.json);
    for (const { fault, pointer } of schemaFaults(this.#document, site, errors, operation.id))
      this.#add(operation, response, pointer, fault);
  }

  /** Once for each body: what the suite asks for again says nothing new. */
  #count(site: Site, { text, json }: ReadResponse): void {
    const key = `${keyOf(site.path)} ${hash('sha1', text)}`;
    if (this.#counted.has(key)) return;
    this.#counted.add(key);
    this.census.add(site, json);
  }

  #checkProblem(operation: Operation, response: ReadResponse): void {
    for (const error of problemErrors(response)) {
      this.#add(operation, response, '', {
        key: `problem ${response.status} ${error.split(/ (is|has|names) /)[0]}`,
        kind: 'problem',
        place: `${response.status} problem`,
        contract: 'agrees with its response',
        seen: shortened(error),
        remedy: { do: 'nothing', reason: 'the schema of a problem cannot say this' },
      });
    }
  }
}
