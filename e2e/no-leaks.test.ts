import type { APIRequestContext } from '@playwright/test';
import {
  aheadIn,
  dataOfDocument,
  type KnownMatch,
  spoilersIn,
  textsOfDocument,
} from './find-leaks.ts';
import { expect, test } from './fixtures.ts';
import { DELAY_S, matchesAt, NOW, recentMatches, visitorCookie, WORLD } from './leak-world.ts';

const documentOf = async (request: APIRequestContext, path: string, choice: object) => {
  const cookie = visitorCookie(choice);
  const html = await (await request.get(path, { headers: { ...WORLD, cookie } })).text();
  return { data: dataOfDocument(html), texts: textsOfDocument(html) };
};

const paths = ({ id }: KnownMatch) => [
  '/',
  '/football/matches',
  `/football/matches/${id}`,
  '/football/predictions',
  '/football/tournament/to-eng1',
];

test('PRF-8 documents without spoilers have no result, and the others have', async ({
  request,
}) => {
  const known = await recentMatches(request);
  const [one] = known as [KnownMatch];
  for (const path of paths(one)) {
    const covered = await documentOf(request, path, { results: 'covered' });
    expect(spoilersIn(covered, known), path).toEqual([]);
    const plain = await documentOf(request, path, {});
    expect(spoilersIn(plain, known).length, path).toBeGreaterThan(0);
  }
});

test('PRF-11: documents with a delay have nothing of a later second, and the others have', async ({
  request,
}) => {
  const known: KnownMatch[] = await matchesAt(request, DELAY_S);
  const [one] = known as [KnownMatch];
  for (const path of paths(one).slice(0, 3)) {
    const delayed = await documentOf(request, path, { delay: DELAY_S });
    expect(aheadIn(delayed, NOW - DELAY_S, known), path).toEqual([]);
    const plain = await documentOf(request, path, {});
    expect(aheadIn(plain, NOW - DELAY_S, known).length, path).toBeGreaterThan(0);
  }
});
