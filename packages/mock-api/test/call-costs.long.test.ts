import { dearestUrl, threadCpuMs } from '@touchline/shared/testing/dearest-url';
import { sports } from '@touchline/types/client-contract';
import { contract } from '@touchline/types/contract';
import { expect, test } from 'vitest';
import { createWorld } from '../src/world/world.ts';
import { NOW_SECONDS, testApp } from './harness.ts';

/** 300 on a quiet machine; beside other tests the same work takes up to a half more. */
const MAX_MS = 450;

const farDays = Array.from({ length: 15 }, (_, n) => `${2001 + n * 7}0${1 + (n % 9)}15`);

test('no anonymous call keeps the processor for long, about days far away or with the longest lists', {
  timeout: 300_000,
}, async () => {
  const { inject } = await testApp({
    world: createWorld({ seed: 'touchline', size: 'standard' }),
  });
  const costs: (readonly [url: string, ms: number])[] = [];
  async function ask(url: string, language = 'en') {
    const before = threadCpuMs();
    const response = await inject({ url, headers: { 'accept-language': language } });
    costs.push([url, Math.round(threadCpuMs() - before)]);
    return response;
  }
  const [match] = (await ask('/matches/live')).json().data;
  const ids: Readonly<Record<string, string>> = {
    matchId: match.id,
    teamId: match.homeTeam.id,
    tournamentId: match.tournament.id,
    sportType: 'football',
    timezoneOffset: '0',
    pageName: 'about',
    kind: 'teams',
    name: match.homeTeam.id,
  };
  const dayOf = (sport: string, date: string) =>
    `/matches?sportType=${sport}&timezoneOffset=0&date=${date}`;
  // The first calls pay for the compiler, and for the season of the present.
  for (const sport of sports) await ask(dayOf(sport, '20000615'));
  for (const sport of sports)
    await ask(
      dayOf(sport, new Date(NOW_SECONDS * 1000).toISOString().slice(0, 10).replaceAll('-', '')),
    );
  costs.length = 0;
  for (const date of farDays) for (const sport of sports) await ask(dayOf(sport, date));
  for (const operation of contract.operations) {
    const { method, servedBy, security } = operation;
    if (method !== 'GET' || servedBy !== 'upstream' || security !== 'none') continue;
    for (const language of ['en', 'zh']) await ask(dearestUrl(operation, ids), language);
  }
  const dear = costs.toSorted(([, a], [, b]) => b - a).slice(0, 10);
  expect(dear.filter(([, ms]) => ms > MAX_MS)).toEqual([]);
  console.info(dear.map(([url, ms]) => `${ms} ms ${url}`).join('\n'));
});
