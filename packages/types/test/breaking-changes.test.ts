import { expect, test } from 'vitest';
import { type Contract, contract } from '../src/contract.ts';
import { breakingChanges } from '../tools/compatibility/breaking-changes.ts';

type Draft = {
  operations: {
    id: string;
    parameters: { name: string; required: boolean; schema: Record<string, unknown> }[];
    responses: Record<string, unknown>;
    security: string;
  }[];
  schemas: { components: { schemas: Record<string, Record<string, never>> } };
};

/** The breaking changes from the contract to a changed copy of it. */
function changesAfter(change: (draft: Draft) => void): string[] {
  const draft = structuredClone(contract) as unknown as Draft;
  change(draft);
  return breakingChanges(contract, draft as unknown as Contract);
}

const schema = (draft: Draft, name: string) =>
  draft.schemas.components.schemas[name] as unknown as {
    properties: Record<string, Record<string, unknown>>;
    required: string[];
    enum: string[];
  };
const operation = (draft: Draft, id: string) => {
  const found = draft.operations.find((one) => one.id === id);
  if (!found) throw new Error(id);
  return found;
};

test('SYS-1 the contract is compatible with itself', () => {
  expect(breakingChanges(contract, contract)).toEqual([]);
});

test.each<[string, (draft: Draft) => void, string]>([
  ['an operation that is gone', (d) => void d.operations.pop(), 'GET /search/index is gone'],
  [
    'a field that is gone',
    (d) => void delete schema(d, 'Match').properties.tips,
    '.data[] tips is gone',
  ],
  [
    'a field that is renamed',
    (d) => {
      const { properties } = schema(d, 'HomeTeam');
      properties.goals = properties.score as never;
      delete properties.score;
    },
    '.homeTeam score is gone',
  ],
  [
    'a field of another type',
    (d) => {
      schema(d, 'Match').properties.tips = { type: 'string' };
    },
    'tips type was "integer", is "string"',
  ],
  [
    'a field that is no longer required',
    (d) => void schema(d, 'Match').required.shift(),
    'id is no longer certain',
  ],
  [
    'a new value in a response',
    (d) => void schema(d, 'MatchStatus').enum.push('POSTPONED'),
    'statusId enum was',
  ],
  ['a sport that is gone', (d) => void schema(d, 'SportType').enum.pop(), 'sportType: . enum was'],
  [
    'a parameter that becomes required',
    (d) => {
      for (const one of operation(d, 'listLiveMatches').parameters) one.required = true;
    },
    'parameter limit is now required',
  ],
  [
    'a field of a body that becomes required',
    (d) => {
      schema(d, 'Wallet').required.push('rates');
      schema(d, 'ChatRequest').required.push('language');
    },
    'body . language is now required',
  ],
  [
    'a token that becomes required',
    (d) => {
      operation(d, 'listMatches').security = 'required';
    },
    'a token is now required',
  ],
])('SYS-1 %s is a breaking change', (_, change, message) => {
  expect(changesAfter(change).join('\n')).toContain(message);
});

test('SYS-1 a parameter that accepts more values is no breaking change', () => {
  const changes = changesAfter((draft) => {
    Object.assign(schema(draft, 'SportType'), { enum: undefined, pattern: '^[a-z0-9-]+$' });
  });
  expect(changes.filter((change) => change.includes('parameter'))).toEqual([]);
});

test('SYS-1 a new operation, an optional parameter and a new field are no breaking changes', () => {
  const changes = changesAfter((draft) => {
    draft.operations.push({ ...structuredClone(operation(draft, 'getWallet')), id: 'more' });
    operation(draft, 'listMatches').parameters.push({ name: 'sort', required: false, schema: {} });
    schema(draft, 'Match').properties.venue = { type: 'string' };
  });
  expect(changes).toEqual([]);
});
