import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DEV_TOOLS_HEADERS } from '@touchline/shared/domain/http/dev-tools-request';
import type { Match } from '@touchline/types';
import { expect, onTestFinished, test } from 'vitest';
import type { FactsText } from '../src/world/given.ts';
import { createWorld } from '../src/world/world.ts';
import { NamedWorlds } from '../src/worlds/named-worlds.ts';
import { parseFacts } from '../src/worlds/parse-facts.ts';
import { testApp } from './harness.ts';

const AT = '2026-11-28T16:40:00Z';
const ID = 'ma-eng1-2026-13-4';
const URL = `/matches/info?matchId=${ID}`;

const scored = (score: string): FactsText => ({ matches: { [ID]: { score, minute: 89, at: AT } } });

async function setUp(serverFacts: FactsText = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'facts-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const { facts } = parseFacts(serverFacts);
  const { inject } = await testApp({
    world: createWorld({ seed: 'touchline', size: 'standard', facts }),
    namedWorlds: new NamedWorlds(folder),
  });
  const get = (facts?: string, url = URL) => {
    const headers = { 'x-world-at': AT, ...(facts && { 'x-mock-facts': facts }) };
    return inject({ url, headers });
  };
  const scoreWith = async (facts?: FactsText) => {
    const response = await get(facts && JSON.stringify(facts));
    const { homeTeam, awayTeam } = response.json().data as Match;
    return `${homeTeam.name} ${homeTeam.score}-${awayTeam.score}`;
  };
  const send = (url: string, payload: object, method: 'POST' | 'PUT' = 'POST') =>
    inject({ method, url, payload, headers: DEV_TOOLS_HEADERS });
  return { get, scoreWith, send, folder };
}

test('a request brings facts, which no other request sees', async () => {
  const { get, scoreWith } = await setUp();
  const without = await scoreWith();
  expect(await scoreWith(scored('3-0'))).toBe('Northgate Athletic 3-0');
  expect(await scoreWith(scored('1-2'))).toBe('Northgate Athletic 1-2');
  expect(await scoreWith()).toBe(without);
  const response = await get(JSON.stringify(scored('3-0')));
  expect(response.headers['cache-control']).toBe('private, no-store');
});

test('facts of a request come before those of the server’s files, one by one', async () => {
  const names = { 'te-eng-7': 'Castle Athletic' };
  const { scoreWith } = await setUp({ ...scored('3-0'), names });
  expect(await scoreWith()).toBe('Castle Athletic 3-0');
  expect(await scoreWith(scored('1-2'))).toBe('Castle Athletic 1-2');
});

test('facts that are wrong are refused with their reason', async () => {
  const { get, send } = await setUp();
  const refusal = async (facts: string) => {
    const response = await get(facts);
    expect(response.statusCode).toBe(400);
    return response.json().errors;
  };
  expect(await refusal(JSON.stringify(scored('3:0')))).toEqual([
    { field: 'x-mock-facts', in: 'header', message: expect.stringContaining('score must') },
  ]);
  const unknown = { matches: { 'ma-eng1-2026-99-4': { score: '1-0' } } };
  expect(await refusal(JSON.stringify(unknown))).toEqual([
    expect.objectContaining({ message: 'ma-eng1-2026-99-4 is no match of this world' }),
  ]);
  expect(await refusal('{')).toEqual([
    expect.objectContaining({ message: expect.stringContaining('is not valid JSON') }),
  ]);
  const answer = await send('/_mock/facts', unknown);
  expect(answer.statusCode).toBe(400);
  expect(answer.json().errors[0].message).toContain('is no match of this world');
});

test('facts too long for a header get a token, which stands for them', async () => {
  const { get, send } = await setUp();
  const names = Object.fromEntries(
    Array.from({ length: 12 }, (_, n) => [`te-eng-${n + 1}`, `Castle ${'a'.repeat(80)} ${n}`]),
  );
  const facts = { ...scored('3-0'), names };
  const { value } = (await send('/_mock/facts', facts)).json().data;
  expect(value).toMatch(/^@[\w-]{22}$/);
  expect((await get(value)).json().data.homeTeam).toMatchObject({ score: 3 });
  const read = await get(undefined, `/_mock/facts?value=${encodeURIComponent(value)}`);
  expect(read.json().data.facts).toEqual(facts);
});

test('a file with facts that the world has no place for is not written', async () => {
  const { send, folder } = await setUp();
  const unknown = { matches: { 'ma-eng1-2026-99-4': { score: '1-0' } } };
  const refused = await send('/_mock/scenarios/late', { facts: unknown }, 'PUT');
  expect(refused.statusCode).toBe(400);
  expect(readdirSync(folder)).toEqual([]);
  const saved = await send('/_mock/scenarios/late', { facts: scored('3-0') }, 'PUT');
  expect(saved.json().data.file).toBe(join(folder, 'late.yaml'));
});
