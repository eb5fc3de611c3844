import { bookmakerNames } from '@touchline/types/client-contract';
import { expect, test } from 'vitest';
import { sampleOffers } from '../src/api/sample/offers.ts';
import { createSendCall } from '../src/api/send-call.ts';
import { loadCatalogue } from '../src/i18n/catalogue.ts';
import { createI18n } from '../src/i18n/create-i18n.ts';
import { locales } from '../src/i18n/languages.ts';
import { findRoute, resolvePage } from '../src/router/resolve-page.ts';
import { namespacesOf } from '../src/router/route.ts';
import { routes } from '../src/router/routes.tsx';
import { loadDataInTime, renderMarkup } from '../src/server/render.tsx';
import { defaultPreferences } from '../src/state/preferences/preferences.ts';
import { createSession } from '../src/state/session.tsx';
import { mockApi } from './mock-api.ts';

const origin = 'http://site.test';
const now = Date.UTC(2026, 10, 21, 15, 30);
const fetch = mockApi(now);

/** Puts every text between brackets: text outside of them does not come from the catalogue. */
const pseudo = <T>(words: T): T =>
  (typeof words === 'string'
    ? `⟦${words}⟧`
    : Array.isArray(words)
      ? words.map(pseudo)
      : Object.fromEntries(
          Object.entries(words as object).map(([key, value]) => [key, pseudo(value)]),
        )) as T;

/** Renders the page with the texts that its route declares and those of the parts fetched after it: others appear as keys. */
async function open(url: string) {
  const { route, address } = findRoute(url);
  const namespaces = [...namespacesOf(route, address), 'parts'] as const;
  const catalogue = pseudo(await loadCatalogue('en', namespaces));
  const session = createSession({
    now,
    preferences: { ...defaultPreferences, language: 'en' },
    translator: createI18n('en', catalogue),
    sendCall: createSendCall({ origin, fetch, onFailure: () => {} }),
  });
  const visit = await resolvePage(url);
  await loadDataInTime(visit, session);
  const markup = await renderMarkup({ url, signal: new AbortController().signal }, visit, session);
  return { markup, data: JSON.stringify(session.resources.snapshot()) };
}

const signs: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };
const decodeEntities = (html: string) =>
  html.replace(/&(#?\w+);/g, (all, name) => signs[name] ?? all);

/** The text that is shown or read aloud, in order: the content of elements, and their attributes with text. */
function textsOf(markup: string): string[] {
  const texts = markup.replace(/<[^>]*>/g, '\0').split('\0');
  const attributes = [...markup.matchAll(/ (?:aria-label|title|placeholder|alt)="([^"]*)"/g)];
  return [texts.join('\0'), ...attributes.map(([, value = '']) => value)].map(decodeEntities);
}

const words = (text: string): string[] => text.match(/\p{L}{2,}/gu) ?? [];

/** The text outside of all brackets. */
function bypassing(text: string): string {
  let depth = 0;
  let outside = '';
  for (const sign of text) {
    if (sign === '⟦') depth += 1;
    if (depth === 0) outside += sign;
    if (sign === '⟧') depth -= 1;
  }
  return outside;
}

const days = Array.from({ length: 366 }, (_, day) => new Date(Date.UTC(2024, 0, 1 + day)));
const calendar = (['long', 'short'] as const).flatMap((form) =>
  days.map((day) => day.toLocaleDateString('en-GB', { weekday: form, month: form })),
);
/** Names that are the same in every language. */
const names = [
  ...Object.values(locales).map(({ name }) => name),
  ...Object.values(bookmakerNames),
  ...sampleOffers('').map(({ code }) => code ?? ''),
  'Asia/Singapore',
  'GambleAware, Gambling Therapy, GamCare',
  'Telegram, Instagram, YouTube',
  'WELCOME100, FREE5, TL200',
];
const allowed = new Set([...calendar, ...names].flatMap(words));

/** One URL of each kind of page, in this world. */
async function addresses(): Promise<string[]> {
  const ask = async (path: string) =>
    (await (await fetch(new Request(`${origin}/api${path}`))).json()).data;
  const [match] = await ask('/matches/live?limit=1');
  const { id: team } = match.homeTeam;
  const { id: tournament } = match.tournament;
  const game = match.tournament.sportType;
  return [
    '/',
    '/login',
    '/register',
    '/account',
    '/nowhere',
    '/info/privacy-policy',
    ...['matches', 'predictions', 'news', 'tournaments/all', 'teams/all'].map(
      (page) => `/football/${page}`,
    ),
    `/${game}/matches/${match.id}`,
    `/${game}/team/${team}`,
    `/${game}/teams/${team}`,
    `/${game}/tournament/${tournament}`,
    '/football/players/pl-eng-13-9-2025',
    '/football/news/article/ar-three-changes',
    '/football/multiview?date=20261120',
    '/football/multiview',
  ];
}

test.each(await addresses())('PRF-1 every word of %s is in a catalogue', async (url) => {
  const { markup, data } = await open(url);
  const given = new Set(words(data));
  const outside = textsOf(markup).map(bypassing).flatMap(words);
  expect(outside.filter((word) => !given.has(word) && !allowed.has(word))).toEqual([]);
});

test('every page is rendered in the test above', async () => {
  const covered = new Set((await addresses()).map((url) => findRoute(url).route.source));
  const missing = routes.filter(({ source }) => !covered.has(source));
  expect(
    missing.map(({ path }) => path),
    'add their addresses to this file',
  ).toEqual([]);
});
