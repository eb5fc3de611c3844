import { join } from 'node:path';
import { expect, test } from 'vitest';
import { pages, resolvePath, type SitePage } from './pages.ts';
import { root } from './workspace.ts';

const router = join(root, 'packages', 'web', 'src', 'router');

const IDS = { matches: 'ma-eng1-26-1-1', tournaments: 'to-eng1', teams: 'te-eng-7' };
const listWithId = async (call: string) => {
  const [, , kind] = call.split('/');
  return { data: [{ id: IDS[kind as keyof typeof IDS] }] };
};

test('every route of the site has a page in the list', async () => {
  // Imported by variable: TypeScript checks these sources with the options of their own package.
  const { routes } = await import(join(router, 'routes.tsx'));
  const { findRoute } = await import(join(router, 'resolve-page.ts'));
  const covered = new Set<unknown>();
  for (const page of pages) covered.add(findRoute(await resolvePath(page, listWithId)).route);
  const missing = routes.filter((route: unknown) => !covered.has(route));
  const paths = missing.map(({ path }: { path: string }) => path);
  expect(paths, 'add a page for each of these routes to tools/pages.ts').toEqual([]);
});

const isChecked = ({ noAxe }: SitePage) => !noAxe;

test('every page of the site has its accessibility checked at one of its addresses', async () => {
  const { routes } = await import(join(router, 'routes.tsx'));
  const { findRoute } = await import(join(router, 'resolve-page.ts'));
  const visited = new Set<unknown>();
  for (const page of pages.filter(isChecked)) {
    visited.add(findRoute(await resolvePath(page, listWithId)).route.source);
  }
  const sources = new Set(routes.map(({ source }: { source: string }) => source));
  const missing = [...sources].filter((source) => !visited.has(source));
  expect(missing, 'see tools/pages.ts').toEqual([]);
});

test("page names are unique within each tool's list", () => {
  const lists = {
    accessibility: pages.filter(isChecked).map(({ name }) => name),
    lighthouse: pages.filter(({ lighthouse }) => lighthouse).map(({ name }) => name),
  };
  for (const [tool, names] of Object.entries(lists))
    expect(new Set(names).size, tool).toBe(names.length);
});

test('a page takes its id from the first football match of the running site', async () => {
  const match = (id: string, sportType: string) => ({ id, tournament: { sportType } });
  const page = { name: 'match', path: '/football/matches/:matchId?beside=list' };
  const data = [match('ma-1', 'basketball'), match('ma-2', 'football')];
  expect(await resolvePath(page, async () => ({ data }))).toBe(
    '/football/matches/ma-2?beside=list',
  );
  await expect(resolvePath(page, async () => ({ data: data.slice(0, 1) }))).rejects.toThrow(
    'The page "match" has no address: /api/matches/live?limit=100 lists no football item.',
  );
});
