import { expect, test } from 'vitest';
import { contract, type JsonSchema } from '../src/contract.ts';
import { usableReader } from '../src/validation/index.ts';

const schemas = {
  $id: 'shapes',
  components: {
    schemas: {
      Node: {
        type: 'object',
        required: ['id'],
        properties: { id: { type: 'string' }, next: { $ref: 'shapes#/components/schemas/Node' } },
      },
      Square: {
        type: 'object',
        required: ['kind', 'side'],
        properties: { kind: { enum: ['square'] }, side: { type: 'number' } },
      },
      Circle: {
        type: 'object',
        required: ['kind', 'radius'],
        properties: { kind: { enum: ['circle'] }, radius: { type: 'number' } },
      },
    },
  },
};

const ref = (name: string): JsonSchema => ({ $ref: `shapes#/components/schemas/${name}` });
const read = usableReader({ schemas: schemas as never });
const FORM: JsonSchema = {
  oneOf: [ref('Square'), ref('Circle')],
  discriminator: {
    propertyName: 'kind',
    mapping: {
      square: '#/components/schemas/Square',
      circle: '#/components/schemas/Circle',
    },
  },
};
const OR_NULL: JsonSchema = { oneOf: [{ type: 'integer', maximum: 9 }, { type: 'null' }] };
const PRICE_LISTS: JsonSchema = {
  type: 'object',
  propertyNames: { pattern: '^20' },
  additionalProperties: { type: 'array', items: { type: 'number' } },
};

test.each([
  ['an unknown member', ref('Node'), { id: '1', colour: 'red' }],
  ['a missing optional member', ref('Node'), { id: '1' }],
  ['null where it is allowed', { type: ['string', 'null'] }, null],
  ['null as one of two forms', OR_NULL, null],
  ['a value of any type', {}, [null]],
  ['lists by name', PRICE_LISTS, { 2026: [1], 2025: [] }],
])('%s is used as it is', (_, schema, value) => {
  expect(read(schema as JsonSchema, value)).toEqual({ value, found: [], hasChanged: false });
});

test.each([
  ['another type', { type: 'string' }, 1, '', 'must be a string, not a whole number'],
  ['null', { type: 'array' }, null, '', 'must be a list, not null'],
  ['a list for an object', ref('Node'), [], '', 'must be an object, not a list'],
  ['a number out of range', { type: 'integer', maximum: 3 }, 7, '', 'is out of range: 7'],
  ['a limit that is excluded', { exclusiveMinimum: 0 }, 0, '', 'is out of range: 0'],
  ['another form', { type: 'string', pattern: '^2' }, 'x', '', 'must match ^2, not "x"'],
  ['a missing member', ref('Node'), {}, '/id', 'is missing'],
  ['wrong lists alone', PRICE_LISTS, { 2026: ['1'] }, '/2026/0', 'must be a number, not a string'],
  ['a list of wrong items alone', { items: ref('Node') }, [{}, {}], '/0/id', 'is missing'],
  [
    'an inherited member',
    { type: 'object', required: ['toString'] },
    {},
    '/toString',
    'is missing',
  ],
  ['a known form', FORM, { kind: 'circle', side: 1 }, '/radius', 'is missing'],
  ['a form that is not known', FORM, { kind: 'line' }, '/kind', 'is not known: "line"'],
  ['none of the forms', FORM, 'circle', '', 'must be an object, not a string'],
])('%s cannot be used', (_, schema, value, pointer, message) => {
  expect(read(schema as JsonSchema, value)).toMatchObject({ pointer, message });
});

test('SYS-3 an item of a list that cannot be used is left out, and so is the second one with the same id', () => {
  const list: JsonSchema = { type: 'array', items: ref('Node') };
  const sent = [{ id: '1' }, { id: 2 }, null, { id: '1' }, { id: '3', next: { id: 4 } }];
  expect(read(list, sent)).toEqual({
    value: [{ id: '1' }, { id: '3' }],
    hasChanged: true,
    found: [
      { pointer: '/1/id', message: 'must be a string, not a whole number' },
      { pointer: '/2', message: 'must be an object, not null' },
      { pointer: '/3/id', message: 'is that of an earlier item: "1"' },
      { pointer: '/4/next/id', message: 'must be a string, not a whole number' },
    ],
  });
});

test('SYS-3 a member that is missing, null or wrong has its default, with the defaults of that; without one it is left out', () => {
  const inner: JsonSchema = {
    type: 'object',
    properties: { count: { type: 'integer', default: 0 } },
  };
  const schema: JsonSchema = {
    type: 'object',
    required: ['name'],
    properties: {
      name: { type: 'string' },
      inner: { ...inner, default: {} },
      plain: { type: 'string' },
      none: { type: ['string', 'null'], default: 'x' },
    },
  };
  const first = read(schema, { name: 'a', plain: null, none: null });
  expect(first).toEqual({
    value: { name: 'a', inner: { count: 0 }, none: null },
    hasChanged: true,
    found: [],
  });
  expect(read(schema, { name: 'a', inner: { count: '1' }, none: 'n' })).toMatchObject({
    value: { inner: { count: 0 } },
    found: [{ pointer: '/inner/count' }],
  });
});

test('an entry whose key or value is wrong is left out', () => {
  expect(read(PRICE_LISTS, { 2026: [1, '2'], 1999: [], 'a/b': [] })).toMatchObject({
    value: { 2026: [1] },
    found: [{ pointer: '/1999' }, { pointer: '/2026/1' }, { pointer: '/a~1b' }],
  });
});

test('an unknown value of a required enumeration stays, and is reported', () => {
  const status: JsonSchema = { type: 'string', enum: ['ONGOING'] };
  const schema = (required: string[]): JsonSchema => ({
    type: 'object',
    required,
    properties: { status },
  });
  const sent = () => ({ status: 'POSTPONED' });
  expect(read(schema(['status']), sent())).toMatchObject({ value: sent(), hasChanged: false });
  expect(read(schema([]), sent())).toMatchObject({ value: {}, hasChanged: true });
});

test('no response of the contract can be null', () => {
  const readAnswer = usableReader(contract);
  const answers = contract.operations.flatMap(({ id, responses }) => {
    const { contentType, schema } = responses['200'] ?? {};
    return schema && contentType === 'application/json' ? [{ id, schema }] : [];
  });
  expect(answers.length).toBeGreaterThan(20);
  for (const { id, schema } of answers)
    expect(readAnswer(schema, null), id).toHaveProperty('message');
});

test('SYS-3 a name is one line of bounded length, and prose keeps its breaks', () => {
  const text: JsonSchema = { type: 'string', minLength: 1 };
  const named: JsonSchema = {
    type: 'object',
    required: ['name'],
    properties: {
      name: text,
      value: text,
      id: { type: 'string', pattern: '^\\S+$' },
      lists: { type: 'array', items: { type: 'string' } },
    },
  };
  const rightToLeft = '\u202e';
  const { value, hasChanged } = read(named, {
    name: `One\r\nATTENDEE:x${rightToLeft}\ud800${'a'.repeat(200_000)}`,
    value: 'One\n\ntwo\u0000',
    id: 'one',
    lists: ['\u0007a', 'b'],
  }) as { value: Record<string, string>; hasChanged: boolean };
  expect(hasChanged).toBe(true);
  expect(value.name).toMatch(/^One {2}ATTENDEE:xa+$/);
  expect(value.name?.length).toBeLessThanOrEqual(300);
  expect(value).toMatchObject({ value: 'One\n\ntwo', id: 'one', lists: ['a', 'b'] });
  expect(read(named, { name: '\u0000' })).toMatchObject({ pointer: '/name' });
});
