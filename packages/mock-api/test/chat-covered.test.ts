import { readShownMatches } from '@touchline/shared/spoilers/shown-matches';
import type { Match } from '@touchline/types';
import { expect, test } from 'vitest';
import { chatReply } from '../src/chat/reply.ts';
import { createWorld } from '../src/world/world.ts';
import { testApp } from './harness.ts';

const world = createWorld({ seed: 'touchline', size: 'standard' });
const evening = Date.parse('2026-11-28T17:40:00Z') / 1000;
const afternoon = Date.parse('2026-11-28T16:10:00Z') / 1000;

const ask = (message: string, now: number, shown: string | undefined) =>
  chatReply(message, {
    viewIn: (language) => world.at(now, language),
    now,
    shown: shown === undefined ? undefined : readShownMatches(shown),
  });
const covered = (message: string, now = evening) => ask(message, now, '');

const SCORE = /\d–\d/;
const HIDDEN = /the result is hidden, because No spoilers is on/;

test.each([
  ['How did Harbour Vale do?', /^Harbour Vale – Blackmere United, .*the result is hidden/],
  ['Who scored for Harbour Vale?', HIDDEN],
  ['Harbour Vale', HIDDEN],
  ['港湾谷上一场结果', /赛果已隐藏/],
  ['¿Cómo quedó Harbour Vale?', /el resultado está oculto/],
  ['Where are Harbour Vale in the table?', /^The table of the Premier Division is hidden/],
  ['Who leads the Premier Division table?', /^The table of the Premier Division is hidden/],
  ['Premier Division', /The table of the Premier Division is hidden/],
])('PRF-8 the chat keeps quiet about covered results: %s', (message, expected) => {
  const reply = covered(message);
  expect(reply).toMatch(expected);
  expect(reply).not.toMatch(SCORE);
  expect(reply).not.toMatch(/Langfield|兰菲尔德|\b1\. /);
  expect(ask(message, evening, undefined)).not.toMatch(expected);
});

test('PRF-8 the chat names live matches without scores and without prices', () => {
  const [match] = world.at(afternoon, 'en').liveMatches() as [Match];
  const live = covered('What is live now?', afternoon);
  expect(live).toMatch(/^\d+ live matches, including .+ – .+; .+ – .+/);
  expect(live).not.toMatch(SCORE);
  const { name } = match.homeTeam;
  for (const question of [`Score of ${name}?`, `Odds for ${name}?`, `When do ${name} play next?`]) {
    expect(covered(question, afternoon), question).toMatch(HIDDEN);
    expect(covered(question, afternoon), question).not.toMatch(SCORE);
  }
});

test('PRF-8 what the visitor has uncovered is no secret of the chat, nor is a result of last week', () => {
  const { teams } = world.at(evening, 'en').namesIn('Harbour Vale');
  const [played] = world
    .at(evening, 'en')
    .teamMatches(teams[0]?.id as string, 'finished', { offset: 0, limit: 1 }) as [Match];
  expect(ask('How did Harbour Vale do?', evening, played.id)).toContain('Harbour Vale 1–0 Black');
  const friday = evening + 6 * 86_400;
  expect(covered('Who scored for Harbour Vale?', friday)).toContain('Nathan Langfield 18′');
});

test('PRF-8 the chat names no tie that a covered one decides', () => {
  const betweenRounds = Date.parse('2026-04-30T10:30:00Z') / 1000;
  const question = 'When do Acorn play next?';
  expect(ask(question, betweenRounds, undefined)).toMatch(
    /^Acorn play Waxwing Club .* Breach Masters/,
  );
  expect(covered(question, betweenRounds)).not.toContain('Breach Masters');
});

test('PRF-8 a question says whether results are covered, and what the visitor has uncovered', async () => {
  const [match] = world.at(afternoon, 'en').liveMatches() as [Match];
  const { inject } = await testApp({ world });
  const say = async (change: object) => {
    const body = { message: `Score of ${match.homeTeam.name}?`, userId: 'x', ...change };
    const headers = { 'x-world-at': new Date(afternoon * 1000).toISOString() };
    const response = await inject({ method: 'POST', url: '/ai/chat', body, headers });
    return response.json().data as string;
  };
  expect(await say({ results: 'covered' })).toMatch(HIDDEN);
  expect(await say({ results: 'covered', shown: match.id })).toBe(await say({}));
});
