import { worldFetch } from '@touchline/mock-api/testing';
import { expect, test } from 'vitest';
import { renderPage } from './render-page.ts';

/** The last day of 2011/12 in England, in the second half of its matches. */
const now = Date.UTC(2012, 4, 13, 15, 20);
const world = worldFetch({ seed: 'web', size: 'small', at: now, seasons: 'real', devTools: false });

test.each([
  '/',
  '/football/matches',
  '/football/matches/ma-en1-2011-38-3',
  '/football/tournaments/all',
  '/football/tournament/to-en1',
  '/football/tournament/to-en1?season=se-en1-2010',
  '/football/tournament/to-uefacl',
  '/football/teams/all',
  '/football/team/te-eng-queens-park-rangers',
  '/football/predictions',
  '/football/news',
])(
  'no call that %s makes in the real seasons fails',
  async (url) => {
    const failed: string[] = [];
    const fetch = async (request: Request) => {
      const response = await world(request);
      if (!response.ok) failed.push(`${response.status} ${request.url}`);
      return response;
    };
    const { status } = await renderPage(fetch, { url, now });
    expect(status).toBe(200);
    expect(failed).toEqual([]);
  },
  60_000,
);

test.each([
  ['/', /Sunday 13 May 2012/, /Sunday 13 May</],
  ['/football/matches/ma-en1-2011-38-3', /The minutes of this match are not known/, /<input/],
  ['/football/team/te-eng-queens-park-rangers', /Queens Park Rangers/, /win rate/],
])(
  '%s in the real seasons says what the data have',
  async (url, shown, hidden) => {
    const { body } = await renderPage(world, { url, now, hasRealSeasons: true });
    const text = String(body).split('<body')[1] ?? '';
    expect(text).toMatch(shown);
    expect(text).not.toMatch(hidden);
  },
  60_000,
);
