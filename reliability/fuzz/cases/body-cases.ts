import { type BodyCase, bodyExamples } from '@touchline/contract-tests/cases/bodies';
import { contract } from '@touchline/types/contract';
import fc, { type Arbitrary } from 'fast-check';
import { type Expectation, type FuzzCase, headBytes } from './fuzz-case.ts';

const JSON_TYPE = 'application/json';
const MAX_NESTING = 15_500;

interface Body {
  readonly text: string;
  readonly type?: string;
  readonly encoding?: string;
  /** The right answer, if it is not 400. */
  readonly status?: number;
  readonly names?: Expectation['names'];
}

/** Every case comes from another client, because these calls are limited by address and by account. */
const client = fc.tuple(fc.nat(255), fc.nat(255), fc.nat(255));
const ownName = (text: string, client: string) =>
  text
    .replaceAll('nobody@touchline.test', `nobody-${client}@touchline.test`)
    .replaceAll('"contract"', `"contract-${client}"`);

/** Any body that no password is hashed for: those are slow on purpose. */
function bodies({ right, wrong }: BodyCase): Arbitrary<Body> {
  const fields = Object.keys(right);
  const whole = JSON.stringify(right);
  const broken = fc.constantFrom(...wrong).map(([field, change]) => ({
    text: JSON.stringify({ ...right, ...change }),
    names: { field, in: 'body' as const },
  }));
  const nested = fc
    .tuple(fc.constantFrom(...fields), fc.oneof(fc.constant(MAX_NESTING), fc.nat(MAX_NESTING)))
    .map(([field, depth]) => ({
      text: `{"${field}":${'['.repeat(depth)}${']'.repeat(depth)}}`,
    }));
  const anyJson = fc.json({ maxDepth: 3 }).map((text) => ({ text }));
  const anyValues = fc
    .dictionary(fc.constantFrom(...fields.slice(1), '__proto__', 'constructor'), fc.jsonValue())
    .map((body) => ({ text: JSON.stringify(body) }));
  const cut = fc.nat(20).map((length) => ({ text: whole.slice(0, length) }));
  const large = fc.integer({ min: 33_000, max: 100_000 }).map((size) => ({
    text: JSON.stringify({ ...right, surprise: 'x'.repeat(size) }),
    status: 413,
  }));
  const ofOtherType = fc
    .constantFrom('text/plain', 'application/json5', 'multipart/form-data', 'json', '')
    .map((type) => ({ text: whole, type, status: 415 }));
  const encoded = fc
    .constantFrom('gzip', 'br', 'x')
    .map((encoding) => ({ text: whole, encoding, status: 415 }));
  return fc.oneof(
    { weight: 4, arbitrary: broken },
    { weight: 1, arbitrary: nested },
    { weight: 2, arbitrary: anyJson },
    { weight: 2, arbitrary: anyValues },
    { weight: 2, arbitrary: cut },
    { weight: 1, arbitrary: large },
    { weight: 1, arbitrary: ofOtherType },
    { weight: 1, arbitrary: encoded },
  );
}

/** Calls with a body: broken JSON, other types, nested, too large, or of the wrong fields. */
export const bodyCases: Arbitrary<FuzzCase> = fc.constantFrom(...bodyExamples).chain((example) => {
  const path = contract.operations.find(({ id }) => id === example.id)?.path;
  return fc.tuple(bodies(example), client).map(([body, numbers]): FuzzCase => {
    const { type = JSON_TYPE, encoding, status = 400, names } = body;
    const text = ownName(body.text, numbers.join('-'));
    const content = Buffer.from(text);
    const headers: [string, string][] = [
      ['x-forwarded-for', `10.${numbers.join('.')}`],
      ['content-length', String(content.length)],
      ...(type ? [['content-type', type] as [string, string]] : []),
      ...(encoding ? [['content-encoding', encoding] as [string, string]] : []),
    ];
    const target = `/api${path}`;
    return {
      title: `${example.id}: POST ${target} ${type} ${text.slice(0, 120)}`,
      // A body that is too large is refused before it has arrived.
      way: status === 413 ? 'alone' : 'kept',
      bytes: [headBytes({ method: 'POST', target, headers }), content],
      methods: ['POST'],
      expectation: { statuses: [[status]], ...(names && { names }) },
    };
  });
});
