import type { APIRequestContext, Page } from '@playwright/test';

export interface SitePage {
  name: string;
  path: string;
  languages?: readonly string[];
  status?: number;
  signedIn?: boolean;
  /** What a visitor does there before it is looked at. */
  first?: (page: Page) => Promise<void>;
}

/** The form says below its fields what is missing. */
async function sendEmpty(page: Page) {
  const submit = page.locator('button[type=submit]:enabled');
  await submit.click();
  await page.locator('[aria-invalid=true]').first().waitFor();
}

const once = ['en'];

/** Every kind of page that there is, in the state in which most visitors meet it. */
export const everyPage: readonly SitePage[] = [
  { name: 'home', path: '/' },
  { name: 'matches', path: '/esports/matches' },
  { name: 'match', path: '/football/matches/LIVE' },
  { name: 'match beside its list', path: '/football/matches/LIVE?beside=list', languages: once },
  { name: 'tournaments', path: '/football/tournaments/all' },
  { name: 'tournament', path: '/football/tournament/to-eng1', languages: once },
  { name: 'cup', path: '/football/tournament/to-engcup' },
  { name: 'tournament with groups', path: '/overwatch/tournament/to-owmasters' },
  { name: 'teams', path: '/esports/teams/all' },
  { name: 'team', path: '/football/team/te-eng-7' },
  { name: 'team, by its other address', path: '/football/teams/te-eng-7', languages: once },
  { name: 'predictions', path: '/football/predictions' },
  { name: 'news', path: '/football/news' },
  { name: 'article', path: '/football/news/article/ar-three-changes' },
  { name: 'info', path: '/info/terms-of-service' },
  { name: 'info with a table', path: '/info/cookies', languages: once },
  { name: 'login', path: '/login', first: sendEmpty },
  { name: 'register', path: '/register', first: sendEmpty },
  { name: 'not found', path: '/nowhere', status: 404 },
  { name: 'account', path: '/account', signedIn: true },
];

interface Live {
  id: string;
  tournament: { sportType: string };
}

/** The address of a page; where it is one of a match, of a football match that is being played. */
export async function addressOf({ path }: SitePage, request: APIRequestContext): Promise<string> {
  if (!path.includes('LIVE')) return path;
  const answer = await request.get('/api/matches/live?limit=100');
  const { data } = (await answer.json()) as { data: Live[] };
  const match = data.find(({ tournament }) => tournament.sportType === 'football');
  if (!match) throw new Error('No football match is being played.');
  return path.replace('LIVE', match.id);
}

export const inLanguage = (address: string, language: string) =>
  `${address}${address.includes('?') ? '&' : '?'}lang=${language}`;
