import type { APIRequestContext, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { countShifts, shiftsOf } from './layout-shifts.ts';
import { trackQuiet } from './track-quiet.ts';

const SUNDAY = '2026-11-22T15:30:00Z';
const ZONE = 'Europe/London';

test.use({ timezoneId: ZONE });

interface Match {
  id: string;
  statusId: string;
  startTime: number;
  homeTeam: { name: string; score: number | null };
  awayTeam: { name: string; score: number | null };
  incidents?: { kind: string; at: number }[];
}

async function ask<T>(request: APIRequestContext, path: string, at = SUNDAY): Promise<T> {
  const response = await request.get(`/api${path}`, { headers: { 'x-world-at': at } });
  return (await response.json()).data;
}

const infoOf = (request: APIRequestContext, id: string, at?: number) =>
  ask<Match>(
    request,
    `/matches/info?matchId=${id}`,
    at === undefined ? SUNDAY : new Date(at * 1000).toISOString(),
  );

const goalsOf = ({ incidents = [] }: Match) =>
  incidents.filter(({ kind }) => ['goal', 'own-goal', 'penalty-goal'].includes(kind));

async function open(page: Page, baseURL: string | undefined, path: string) {
  await page.context().addCookies([
    { name: 'x-world-at', value: SUNDAY, url: baseURL as string },
    {
      name: 'touchline',
      value: encodeURIComponent(JSON.stringify({ deviceZone: ZONE })),
      url: baseURL as string,
    },
  ]);
  const waitUntilQuiet = trackQuiet(page);
  const response = await page.goto(path);
  await waitUntilQuiet();
  await expect(page.getByRole('button', { name: 'Play' })).toBeEnabled();
  return (await response?.text()) ?? '';
}

const scoreOf = async (page: Page, id: string) =>
  (await page.locator(`article[data-match="${id}"] b`).allInnerTexts()).join('–');

const resultOf = ({ homeTeam, awayTeam }: Match) => `${homeTeam.score}–${awayTeam.score}`;

/** Four matches of the Saturday that kicked off at once, with goals in each. */
async function fourAtOnce(request: APIRequestContext): Promise<Match[]> {
  const day = await ask<Match[]>(
    request,
    '/matches?date=20261121&timezoneOffset=0&sportType=football',
  );
  const decided = day.filter(
    ({ homeTeam, awayTeam }) => Number(homeTeam.score) + Number(awayTeam.score) > 0,
  );
  const byStart = [...Map.groupBy(decided, ({ startTime }) => startTime).values()];
  const group = byStart.find(({ length }) => length >= 4) as Match[];
  return Promise.all(group.slice(0, 4).map(({ id }) => infoOf(request, id)));
}

const multiviewPath = (matches: readonly Match[]) =>
  `/football/multiview?date=20261121&matches=${matches.map(({ id }) => id).join()}`;

test('four matches begin 0–0, and each step shows the score of that instant', async ({
  page,
  request,
  baseURL,
}) => {
  const matches = await fourAtOnce(request);
  await open(page, baseURL, multiviewPath(matches));
  for (const { id } of matches) await expect.poll(() => scoreOf(page, id)).toBe('0–0');
  const goals = matches.flatMap(goalsOf).map(({ at }) => at);
  const instants = [...new Set(goals)].sort((one, other) => one - other).slice(0, 6);
  const line = page.getByRole('slider', { name: 'Time of the day' });
  for (const at of instants) {
    // A match may be over before the last goal of another.
    do await page.getByRole('button', { name: 'Next goal' }).click();
    while (Number(await line.inputValue()) < at);
    await expect(line).toHaveValue(`${at}`);
    for (const { id } of matches) {
      const then = resultOf(await infoOf(request, id, at));
      await expect.poll(() => scoreOf(page, id)).toBe(then);
    }
  }
  await line.press('End');
  for (const match of matches)
    await expect.poll(() => scoreOf(page, match.id)).toBe(resultOf(match));
});

test('the document has no goal, no scorer and no score of the matches in it', async ({
  page,
  request,
  baseURL,
}) => {
  const matches = await fourAtOnce(request);
  const text = await open(page, baseURL, multiviewPath(matches));
  for (const match of matches) {
    expect(text).toContain(match.homeTeam.name);
    for (const { text: goal } of goalsOf(match) as { text?: string }[])
      expect(text).not.toContain(goal);
  }
  const island = JSON.parse(/id="island">(.*?)<\/script>/s.exec(text)?.[1] ?? '{}');
  const known = JSON.stringify(island.resources);
  expect(known).not.toMatch(/"score":\d|"incidents"|"periods"|"clock"|"commentary"/);
  const shown = /<main.*<\/main>/s.exec(text)?.[0] ?? '';
  expect(shown.match(/<b [^>]*>(\d+)<\/b>/g)?.every((one) => one.includes('>0<'))).toBe(true);
});

test('playing and scrubbing ask for nothing and shift nothing', async ({
  page,
  request,
  baseURL,
}) => {
  const matches = await fourAtOnce(request);
  await countShifts(page);
  await open(page, baseURL, multiviewPath(matches));
  const line = page.getByRole('slider', { name: 'Time of the day' });
  const kickOff = Number(await line.inputValue());
  const requests: string[] = [];
  page.on('request', (sent) => requests.push(sent.url()));
  await page.keyboard.press('Space');
  await expect.poll(async () => Number(await line.inputValue())).toBeGreaterThan(kickOff + 120);
  await page.keyboard.press('Space');
  await expect(page.getByRole('button', { name: 'Play' })).toBeVisible();
  await line.fill(`${kickOff + 5_000}`);
  await line.press('Home');
  expect(requests.filter((url) => url.includes('/api/'))).toEqual([]);
  expect(await shiftsOf(page)).toBeLessThan(0.05);
});

test('the visitor picks the matches, and the address holds them', async ({
  page,
  request,
  baseURL,
}) => {
  const [kept, left] = (await fourAtOnce(request)) as [Match, Match];
  await open(page, baseURL, multiviewPath([kept, left]));
  await page.getByRole('button', { name: 'Choose matches' }).click();
  const nameOf = ({ homeTeam, awayTeam }: Match) => `${homeTeam.name} v ${awayTeam.name}`;
  await page.getByRole('checkbox', { name: nameOf(left) }).uncheck();
  await expect(page).toHaveURL(new RegExp(`matches=${kept.id}$`));
  await expect(page.locator('article[data-match]')).toHaveCount(1);
  await expect(page.getByRole('checkbox', { name: nameOf(kept) })).toBeDisabled();
});

test('a past day leads to it', async ({ page, baseURL }) => {
  await page.context().addCookies([{ name: 'x-world-at', value: SUNDAY, url: baseURL as string }]);
  await page.goto('/football/matches?date=20261121');
  await page.getByRole('link', { name: 'Replay this day' }).click();
  await expect(page).toHaveURL('/football/multiview?date=20261121');
  await expect(page.getByRole('heading', { name: /^Multiview: / })).toBeVisible();
  await expect(page.locator('article[data-match]')).toHaveCount(6);
});
