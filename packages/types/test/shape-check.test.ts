import { expect, test } from 'vitest';
import { contract, type JsonSchema } from '../src/contract.ts';
import { shapeCheck } from '../src/validation/index.ts';

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
const findViolation = shapeCheck({ schemas: schemas as never });
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
const ORNULL: JsonSchema = { oneOf: [{ type: 'integer', maximum: 9 }, { type: 'null' }] };
const PRICE_LISTS: JsonSchema = {
  type: 'object',
  additionalProperties: { type: 'array', items: { type: 'number' } },
};

test.each([
  ['a number out of range', { type: 'integer', maximum: 3 }, 7],
  ['a number that is not whole', { type: 'integer' }, 1.5],
  ['an unknown value of an enumeration', { type: 'string', enum: ['a'] }, 'b'],
  ['a text of another format', { type: 'string', format: 'date-time', pattern: '^2' }, 'noon'],
  ['an unknown member', ref('Node'), { id: '1', colour: 'red' }],
  ['a missing optional member', ref('Node'), { id: '1' }],
  ['null where it is allowed', { type: ['string', 'null'] }, null],
  ['null as one of two forms', ORNULL, null],
  ['an odd value of one of two forms', ORNULL, 10],
  ['a form that is not known', FORM, { kind: 'line', length: 1 }],
  ['a value of any type', {}, [null]],
  ['lists by name', PRICE_LISTS, { 2026: [1], 2025: [] }],
])('%s is of the shape', (_, schema, value) => {
  expect(findViolation(schema as JsonSchema, value)).toBeUndefined();
});

test.each([
  ['another type', { type: 'string' }, 1, '', 'must be a string, not a number'],
  ['null', { type: 'array' }, null, '', 'must be a list, not null'],
  ['a list for an object', ref('Node'), [], '', 'must be an object, not a list'],
  ['a missing member', ref('Node'), {}, '/id', 'is missing'],
  [
    'an inherited member',
    { type: 'object', required: ['toString'] },
    {},
    '/toString',
    'is missing',
  ],
  [
    'a nested member',
    ref('Node'),
    { id: '1', next: { id: '2', next: {} } },
    '/next/next/id',
    'is missing',
  ],
  [
    'an item',
    { type: 'array', items: ref('Node') },
    [{ id: '1' }, 1],
    '/1',
    'must be an object, not a number',
  ],
  ['a list by name', PRICE_LISTS, { 'a/b': ['1'] }, '/a~1b/0', 'must be a number, not a string'],
  ['a known form', FORM, { kind: 'circle', side: 1 }, '/radius', 'is missing'],
  ['none of the forms', FORM, 'circle', '', 'must be an object, not a string'],
])('%s is not of the shape', (_, schema, value, pointer, message) => {
  expect(findViolation(schema as JsonSchema, value)).toEqual({ pointer, message });
});

test('each response of the contract has a shape that null does not have', () => {
  const find = shapeCheck(contract);
  const answers = contract.operations.flatMap(({ id, responses }) => {
    const { contentType, schema } = responses['200'] ?? {};
    return schema && contentType === 'application/json' ? [{ id, schema }] : [];
  });
  expect(answers.length).toBeGreaterThan(20);
  for (const { id, schema } of answers) {
    expect(find(schema, null), id).toBeDefined();
    expect(find(schema, {}), id).toMatchObject({ message: 'is missing' });
  }
});
