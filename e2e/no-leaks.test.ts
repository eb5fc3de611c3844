import type { APIRequestContext } from '@playwright/test';
import { dataOfDocument, type KnownMatch, spoilersIn, textsOfDocument } from './find-leaks.ts';
import { expect, test } from './fixtures.ts';
import { recentMatches, visitorCookie, WORLD } from './leak-world.ts';

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
