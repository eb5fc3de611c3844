import { parameterValues } from '@touchline/contract-tests/cases/parameter-values';
import { resolved, validRequest, withQuery } from '@touchline/contract-tests/cases/valid-request';
import type { SampleData } from '@touchline/contract-tests/discover';
import {
  type ContractRequest,
  type Query,
  targetOf,
} from '@touchline/contract-tests/http/contract-request';
import type { Operation, Parameter } from '@touchline/types/contract';
import { contract } from '@touchline/types/contract';
import fc, { type Arbitrary } from 'fast-check';
import { type Expectation, type FuzzCase, headBytes } from './fuzz-case.ts';

type Field = Expectation['names'];

const schemas = contract.schemas.components.schemas;
const TOO_LONG_LANGUAGE = 'en,'.repeat(100);

/** Calls with a response that ends. */
const reads = contract.operations.filter(
  ({ method, id }) => method === 'GET' && id !== 'streamLive',
);
const publicReads = reads.filter(({ security }) => security !== 'required');

const declared = ({ responses }: Operation, isUnavailable = false) =>
  Object.keys(responses)
    .map(Number)
    .filter((status) => status < 500 || status === 501 || isUnavailable);

const queryOf = ({ parameters }: Operation) => parameters.filter((one) => one.in === 'query');
const valuesOf = (parameter: Parameter) => parameterValues(resolved(parameter.schema, schemas));

function caseOf(
  operation: Operation,
  request: ContractRequest,
  expectation: Expectation,
  method = 'GET',
): FuzzCase {
  const target = `/api${targetOf(operation, request)}`;
  const headers = Object.entries(request.headers ?? {});
  return {
    title: `${operation.id}: ${method} ${target}`,
    way: 'kept',
    bytes: [headBytes({ method, target, headers })],
    methods: [method],
    expectation,
  };
}

/** Valid calls, with any of their optional parameters at their limits. */
function validCases(sample: SampleData): Arbitrary<FuzzCase> {
  return fc.constantFrom(...reads).chain((operation) => {
    const optional = queryOf(operation)
      .map((parameter) => [parameter.name, valuesOf(parameter).right] as const)
      .filter(([, right]) => right.length > 0);
    const query = fc.record(
      Object.fromEntries(optional.map(([name, right]) => [name, fc.constantFrom(...right)])),
      { requiredKeys: [] },
    );
    const accepted = declared(operation).filter((status) => status !== 400);
    return fc
      .tuple(query, fc.constantFrom('GET', 'GET', 'GET', 'HEAD'))
      .map(([chosen, method]) =>
        caseOf(
          operation,
          withQuery(validRequest(operation, sample), chosen as Query),
          { statuses: [accepted] },
          method,
        ),
      );
  });
}

/** A call of which one thing is wrong, and what the response must name. */
function brokenRequests(operation: Operation, valid: ContractRequest): [ContractRequest, Field][] {
  const queries = queryOf(operation).flatMap((parameter): [ContractRequest, Field][] => {
    const field = { field: parameter.name, in: 'query' as const };
    const { [parameter.name]: _, ...rest } = valid.query ?? {};
    const values = [...valuesOf(parameter).wrong, ['1', '1']];
    return [
      ...values.map((value): [ContractRequest, Field] => [
        withQuery(valid, { [parameter.name]: value }),
        field,
      ]),
      ...(parameter.required
        ? [[{ ...valid, query: rest }, field] as [ContractRequest, Field]]
        : []),
    ];
  });
  const language = operation.parameters.some(({ name }) => name === 'accept-language');
  return [
    ...queries,
    [withQuery(valid, { surprise: '1' }), { field: 'surprise', in: 'query' }],
    ...(language
      ? [
          [
            { ...valid, headers: { 'accept-language': TOO_LONG_LANGUAGE } },
            { field: 'accept-language', in: 'header' },
          ] as [ContractRequest, Field],
        ]
      : []),
  ];
}

function brokenCases(sample: SampleData): Arbitrary<FuzzCase> {
  const all = publicReads.flatMap((operation) =>
    brokenRequests(operation, validRequest(operation, sample)).map(([request, names]) =>
      caseOf(operation, request, { statuses: [[400]], ...(names && { names }) }),
    ),
  );
  return fc.constantFrom(...all);
}

/** Parameters of any text, in places where they belong and where they do not. */
function noisyCases(sample: SampleData): Arbitrary<FuzzCase> {
  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 40 }),
    fc.string({ unit: 'grapheme', maxLength: 20 }),
    fc.constantFrom(
      '__proto__',
      'constructor',
      '-0',
      '1e999',
      'NaN',
      '%00',
      '../..',
      "' OR 1=1 --",
    ),
  );
  return fc.constantFrom(...reads).chain((operation) => {
    const names = [...operation.parameters.map(({ name }) => name), '__proto__', 'toString'];
    const noise = fc.dictionary(fc.oneof(fc.constantFrom(...names), text), text, { maxKeys: 4 });
    const path = fc.dictionary(fc.constantFrom(...names), text, { maxKeys: 2 });
    return fc.tuple(noise, path).map(([query, noisyPath]) => {
      const valid = validRequest(operation, sample);
      return caseOf(
        operation,
        withQuery({ ...valid, path: { ...valid.path, ...noisyPath } }, query),
        {},
      );
    });
  });
}

/** Calls of the contract's operations. */
export const operationCases = (sample: SampleData): Arbitrary<FuzzCase> =>
  fc.oneof(
    { weight: 4, arbitrary: validCases(sample) },
    { weight: 5, arbitrary: brokenCases(sample) },
    { weight: 3, arbitrary: noisyCases(sample) },
  );
