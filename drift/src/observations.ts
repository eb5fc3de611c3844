import { hash } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import { closedContract } from '@touchline/contract-tests/check/closed-contract';
import { headerErrors } from '@touchline/contract-tests/check/header-errors';
import { mediaType, problemErrors } from '@touchline/contract-tests/check/response-errors';
import type { ReadResponse } from '@touchline/contract-tests/http/read-response';
import type { Contract, JsonSchema, Operation, Response } from '@touchline/types/contract';
import { schemaErrors } from '@touchline/types/validation';
import { type ContractDocument, keyOf, type Path, type Site } from './contract-document.ts';
import type { Difference, NewDifference } from './difference.ts';
import { schemaDifferences, shortened } from './schema-differences.ts';
import { ValueCensus } from './value-census.ts';

/** Headers that belong in a contract; all others are HTTP's own or those of a proxy. */
const DECLARED_HEADERS = /^(x-|link$|ratelimit|deprecation$|sunset$)/;
const INFRASTRUCTURE_HEADERS =
  /^x-(powered-by|content-type-options|frame-options|xss-protection|dns-prefetch-control|download-options|permitted-cross-domain-policies|cache|served-by|timer|amz|azure|envoy|forwarded|real-ip|request-id|runtime)/;

/** For developers, from the mock API and the gateway. */
const DEVELOPER_HEADERS = /^x-(replay|answered-by)$/;

const LACKING = [404, 501];

const isDeclarable = (name: string) =>
  DECLARED_HEADERS.test(name) &&
  !INFRASTRUCTURE_HEADERS.test(name) &&
  !DEVELOPER_HEADERS.test(name);

interface BrokenRule {
  /** The name of its group of cases. */
  readonly area: string;
  readonly title: string;
  /** The first error of the case. */
  readonly seen: string;
  readonly request: string;
}

/** Compares everything that a server sends with the contract. */
export class Observations {
  readonly census: ValueCensus;
  readonly #document: ContractDocument;
  readonly #contract: Contract;
  readonly #errorsOf: ReturnType<typeof schemaErrors>;
  readonly #counted = new Set<string>();
  readonly #differences = new Map<string, Difference>();
  /** Bodies of undeclared statuses, by operation and status. */
  readonly undeclaredBodies = new Map<string, ReadResponse>();
  readonly #statuses = new Map<Operation['id'], Set<number>>();
  /** Operations that responded to a valid request with 404 or 501, and those with any other status. */
  readonly #lackingStatus = new Map<Operation['id'], number>();
  readonly #offered = new Set<Operation['id']>();
  responses = 0;

  constructor(contract: Contract, document: ContractDocument) {
    this.#document = document;
    this.census = new ValueCensus(document);
    this.#contract = closedContract(contract);
    this.#errorsOf = schemaErrors(this.#contract);
  }

  /** Operations that responded with this status. */
  operationsWith(status: number): Operation['id'][] {
    return [...this.#statuses].flatMap(([id, statuses]) => (statuses.has(status) ? [id] : []));
  }

  operationPath(id: Operation['id']): Path {
    return this.#document.operationPath(this.#operation(id) as Operation);
  }

  /** Operations that responded to valid requests with 404 or 501 only, and one such status of each. */
  lacking(): ReadonlyMap<Operation['id'], number> {
    return new Map([...this.#lackingStatus].filter(([id]) => !this.#offered.has(id)));
  }

  /** Leaves out the differences that follow from a missing operation. */
  differences(): Difference[] {
    const lacking = this.lacking();
    const others = [...this.#differences.values()].flatMap((difference) => {
      const operations = new Set([...difference.operations].filter((id) => !lacking.has(id)));
      return operations.size > 0 ? [{ ...difference, operations }] : [];
    });
    return [...this.#lackingOperations(lacking), ...others];
  }

  /** Compares a response with the contract; `statuses` are the valid ones for the request. */
  record(operation: Operation, response: ReadResponse, statuses: readonly number[]): void {
    this.responses += 1;
    const { status } = response;
    const { id } = operation;
    this.#statuses.set(id, (this.#statuses.get(id) ?? new Set()).add(status));
    if (statuses.includes(200)) {
      if (LACKING.includes(status)) this.#lackingStatus.set(id, status);
      else this.#offered.add(id);
    }
    const documented = this.#operation(id)?.responses[status];
    const expected = statuses.join(' or ');
    if (!documented) this.#undeclaredStatus(operation, response, expected);
    else if (!statuses.includes(status)) this.#otherStatus(operation, response, expected);
    else this.#checkResponse(operation, documented, response);
  }

  /** Records a broken rule, which a case of the suite has found and no schema can state. */
  recordRule(id: Operation['id'], { area, title, seen, request }: BrokenRule): void {
    this.#add({ id }, { request }, '', {
      key: `rule ${title}`,
      kind: 'rule',
      place: area,
      contract: title,
      seen,
      obstacle: 'a rule of responses that no schema can state',
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

  #lackingOperations(lacking: ReadonlyMap<Operation['id'], number>): Difference[] {
    return [...lacking].flatMap(([id, status]) => {
      const operation = this.#operation(id);
      if (!operation || operation.extra) return [];
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
    difference: NewDifference,
  ): void {
    const known = this.#differences.get(difference.key) ?? {
      ...difference,
      request,
      operations: new Set(),
      pointers: new Set(),
      count: 0,
    };
    known.count += 1;
    known.operations.add(id);
    if (pointer) known.pointers.add(pointer.replace(/\/\d+(?=\/|$)/g, '/*'));
    this.#differences.set(difference.key, known);
  }

  #undeclaredStatus(operation: Operation, response: ReadResponse, expected: string): void {
    const { status } = response;
    this.undeclaredBodies.set(`${operation.id} ${status}`, response);
    this.#add(operation, response, '', {
      key: `status ${operation.id} ${status}`,
      kind: 'status',
      place: 'response',
      contract: `${expected}; ${status} is not declared`,
      seen: `${status} ${STATUS_CODES[status] ?? ''}`.trim(),
      remedy: { do: 'add status', operation: this.#document.operationPath(operation), status },
    });
  }

  #otherStatus(operation: Operation, response: ReadResponse, expected: string): void {
    this.#add(operation, response, '', {
      key: `status ${operation.id} ${expected} ${response.status}`,
      kind: 'status',
      place: 'response',
      contract: expected,
      seen: String(response.status),
      obstacle: `the contract declares ${response.status} here, but not for this request`,
    });
  }

  #checkHeaders(operation: Operation, documented: Response, response: ReadResponse): void {
    const { status } = response;
    const keyed = keyOf(this.#document.targetOf(this.#document.responsePath(operation, status)));
    for (const { name, wanted, value } of headerErrors(documented, response)) {
      const isDeclared = documented.headers.includes(name);
      this.#add(operation, response, '', {
        key: `header ${keyed} ${name}`,
        kind: 'header',
        place: `${status} ${name}`,
        contract: isDeclared ? wanted : `${wanted}, in every error`,
        seen: value ?? 'missing',
        ...(!isDeclared && { obstacle: 'every error has a request id' }),
        ...(isDeclared && value !== null && { obstacle: 'this header has one form everywhere' }),
        ...(isDeclared && value === null && { remedy: { do: 'remove header', status, name } }),
      });
    }
    for (const [name, value] of response.headers) {
      if (!isDeclarable(name) || documented.headers.includes(name)) continue;
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

  /** Returns whether the body can be checked against its schema. */
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
        obstacle: 'the body is not what its content type says',
      });
      return;
    }
    this.#count(site, response);
    const errors = this.#errorsOf(schema, response.json);
    const found = schemaDifferences(this.#document, site, errors, operation.id);
    for (const { difference, pointer } of found)
      this.#add(operation, response, pointer, difference);
  }

  /** Counts each body once: repeated requests would distort the shares. */
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
        obstacle: 'the schema of a problem cannot say this',
      });
    }
  }
}
