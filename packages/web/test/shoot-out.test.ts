import { worldFetch } from '@touchline/mock-api/testing';
import type { MatchTimeline } from '@touchline/types';
import { beforeAll, expect, test } from 'vitest';
import { matchCard } from '../src/server/match-card.ts';
import { fetchData } from './mock-api.ts';
import { mainOf, plainText } from './page-markup.ts';
import { renderPage } from './render-page.ts';

/** Sporting Lorcana have won the Copa Ibérica 5–4 on penalties, after 0–0. */
const FINAL = 'ma-espcup-2025-k2-1';
const WINNER = 'te-esp-4';
const SENTENCE = 'Sporting Lorcana win 5–4 on penalties';
const END_MS = 1_778_705_160_000;

const apiAt = (at: number) =>
  worldFetch({ seed: 'touchline', size: 'standard', at, devTools: false });
const pageAt = async (url: string, at = END_MS + 60_000, language = 'en') => {
  const { body } = await renderPage(apiAt(at), { url, now: at, language });
  return { body, text: plainText(mainOf(body)).replace(/ +/g, ' ') };
};

let kicks: number[];

beforeAll(async () => {
  const timeline = await fetchData<MatchTimeline>(
    apiAt(END_MS + 60_000),
    `/matches/timeline?matchId=${FINAL}`,
  );
  kicks = (timeline.incidents ?? [])
    .filter(({ kind }) => kind.startsWith('shootout'))
    .map(({ at }) => at * 1000);
}, 60_000);

test('MDT-1 after a shoot-out the board has the kicks beside the score, dims the loser and says who won', async () => {
  const { body, text } = await pageAt(`/football/matches/${FINAL}`);
  expect(text).toMatch(/0 \( ?5 ?\) \( ?4 ?\) 0/);
  expect(text).toContain(`After penalties · 14.05.2026, 02:00`);
  expect(text).toContain(SENTENCE);
  expect(body).toContain('<small data-lost="true">(<!-- -->4<!-- -->)</small>');
  expect(body).toMatch(
    new RegExp(`<h1[^>]*>Sporting Lorcana versus [^<]*, full time, ${SENTENCE}`),
  );
  expect(text).toContain('Spain · Copa Ibérica · 2025/26 · Final');
  expect(text).toMatch(/ET 1 0 ?– ?0/);
  for (const name of ['description', 'og:description']) {
    expect(body).toMatch(
      new RegExp(`"${name}" content="Sporting Lorcana 0–0 Atlético Olatiza, ${SENTENCE}\\.`),
    );
  }
});

test('MDT-1 each kick is a dot with a name for screen readers', async () => {
  const { body } = await pageAt(`/football/matches/${FINAL}`);
  const dots = [...body.matchAll(/role="img" aria-label="([^"]+) (scored|missed)"/g)];
  expect(dots).toHaveLength(kicks.length);
  expect(dots.filter(([, , how]) => how === 'scored')).toHaveLength(9);
});

test('MDT-1 at a moment of the shoot-out the later kicks are not to be seen', async () => {
  const at = new Date(kicks[2] as number).toISOString().replace(/[-:]|\.\d+/g, '');
  const { body, text } = await pageAt(`/football/matches/${FINAL}?at=${at}`);
  expect(body.match(/<li data-ahead="true">/g)).toHaveLength(kicks.length - 3);
  expect(text).toContain('Pens 2–0 · 14.05.2026');
  expect(text).not.toContain('on penalties');
});

test('MAT-8 a row has the score of the shoot-out in place of the clock, live and over', async () => {
  const day = '/football/matches?date=20260514';
  const live = await pageAt(day, (kicks[2] as number) + 1000);
  expect(live.text).toMatch(/Sporting Lorcana versus Atlético Olatiza, live, Pens 2–0, 0–0/);
  const over = await pageAt('/football/tournament/to-espcup');
  expect(over.text).toContain(`Atlético Olatiza, finished, 0–0, ${SENTENCE}`);
  expect(over.text).toContain('Pens 5–4');
});

test('TEA-3 on the page of the winner pip, row, streak and last match agree', async () => {
  const { body, text } = await pageAt(`/football/team/${WINNER}`);
  expect(body).toContain('aria-label="Won on penalties"');
  expect(text).toMatch(/Last match Wp? ?p? 0–0 \(5–4\) v Atlético Olatiza/);
  expect(text).toContain('Winner Copa Ibérica 2025/26');
  const loser = await pageAt('/football/team/te-esp-13');
  expect(loser.text).not.toContain('Winner Copa');
});

test('TRN-7 a finished cup says who won it, in the head and the bracket, and folds its first rounds', async () => {
  const { text } = await pageAt('/football/tournament/to-espcup');
  expect(text).toContain('Sporting Lorcana Winner');
  expect(text).toContain('Stage Final played');
  expect(text).toContain(
    'Sporting Lorcana versus Atlético Olatiza, 0–0, 5–4 on penalties, Sporting Lorcana win the tournament',
  );
  expect(text).toMatch(/win the tournament.*Earlier rounds.*Round of 16/);
});

test('TRN-7 a finished league has champions in place of a leader, also without the field', async () => {
  const june = Date.UTC(2026, 5, 10);
  const { text } = await pageAt('/football/tournament/to-eng1', june);
  expect(text).toContain('Kingsmere Rovers Champions');
  expect(text).not.toContain('Leader');
  const fetch = async (request: Request) => {
    const response = await apiAt(june)(request);
    if (!request.url.includes('/tournaments/info')) return response;
    const { data } = (await response.json()) as { data: object };
    return Response.json({ data: { ...data, champion: undefined } });
  };
  const { body } = await renderPage(fetch, { url: '/football/tournament/to-eng1', now: june });
  expect(plainText(mainOf(body))).toContain('Kingsmere Rovers Champions');
});

test('NWS-3 the article about a final leads with the cup, and shows the winner', async () => {
  const at = END_MS + 20 * 60_000;
  const { text } = await pageAt('/football/news/article/ar-report-espcup-2025-k2-1', at);
  expect(text).toMatch(/Copa Ibérica .*on penalties|Copa Ibérica for Sporting Lorcana/);
  expect(text).toContain('Winner Sporting Lorcana');
});

test('the card says who won on penalties, and the day', async () => {
  const response = await matchCard({
    url: `/cards/${FINAL}.png`,
    now: END_MS + 60_000,
    fetch: apiAt(END_MS + 60_000),
    origin: 'http://site.test',
    cookies: {},
    signal: new AbortController().signal,
  });
  expect(response?.card).toMatchObject({
    stage: 'Final',
    score: { home: 0, away: 0, kicks: { home: 5, away: 4 } },
    loser: 'away',
    notes: [SENTENCE, 'Wed 13 May'],
  });
});

test('the same in Chinese', async () => {
  const { text } = await pageAt(`/football/matches/${FINAL}`, undefined, 'zh');
  expect(text).toContain('点球大战 5–4 获胜');
  expect(text).toContain('决赛');
});
