import { expect, test } from 'vitest';
import type { Expectation, FuzzCase } from './cases/fuzz-case.ts';
import { errorOf } from './error-of.ts';
import type { RawResponse } from './http/response-reader.ts';

const sent = (expectation: Expectation = {}, methods = ['GET']): FuzzCase => ({
  title: 'a call',
  way: 'kept',
  bytes: [],
  methods,
  expectation,
});

const problem = (status: number, more: object = {}): RawResponse => ({
  status,
  headers: new Map([['content-type', 'application/problem+json; charset=utf-8']]),
  body: Buffer.from(JSON.stringify({ status, ...more })),
});
const ok: RawResponse = { status: 200, headers: new Map(), body: Buffer.alloc(0) };
const errors = [{ field: 'limit', in: 'query', message: 'is no number' }];

const error = (fuzzed: FuzzCase, ...responses: RawResponse[]) => errorOf(fuzzed, { responses });

test('responses as the contract has them are no error', () => {
  expect(error(sent(), ok)).toBeUndefined();
  expect(error(sent(), problem(404))).toBeUndefined();
  expect(error(sent({ names: { field: 'limit', in: 'query' } }), problem(400, { errors }))).toBe(
    undefined,
  );
});

test('a 5xx is an error, except for an operation that the upstream lacks', () => {
  expect(error(sent(), problem(500))).toMatch(/^status 500/);
  expect(error(sent(), problem(501))).toBeUndefined();
});

test('a 400 names its field', () => {
  expect(error(sent(), problem(400))).toBe('a 400 that names no field');
  expect(error(sent({ names: { field: 'date', in: 'query' } }), problem(400, { errors }))).toBe(
    'a 400 that does not name the query field date',
  );
});

test('an error is a problem document about its own status', () => {
  expect(error(sent(), { ...problem(417), headers: new Map() })).toMatch(/no problem document/);
  expect(error(sent(), { ...problem(404), status: 405 })).toBe('a 405 without Allow');
  expect(error(sent(), { ...problem(404), status: 413 })).toBe('a 413 whose problem says 404');
});

test('each request has its own response, in the order of the requests', () => {
  const two = sent({ statuses: [[200], [404]] }, ['GET', 'GET']);
  expect(error(two, ok, problem(404))).toBeUndefined();
  expect(error(two, problem(404), ok)).toMatch(/^status 404 instead of 200/);
  expect(error(two, ok)).toBe('1 responses to 2 requests');
  expect(error(sent(), ok, ok)).toBe('2 responses to 1 requests');
});
