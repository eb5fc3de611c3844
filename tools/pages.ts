export interface SitePage {
  name: string;
  /** May contain `:matchId`, `:tournamentId` or `:teamId`: see `resolvePath`. */
  path: string;
  /** 200 unless given. */
  status?: number;
  needsAccount?: boolean;
  hasForm?: boolean;
  /** Search engines must not list it. */
  noIndex?: boolean;
  /** Another view of a page before it: only `npm run test:all` checks its accessibility. */
  isVariant?: boolean;
  /** `e2e/accessibility.test.ts` leaves it out: it checks the page at another address. */
  noAxe?: boolean;
  /** The name of its pictures from `npm run screens`. */
  screenshot?: string;
  /** `npm run lighthouse` audits it; load times are measured on the timed pages only. */
  lighthouse?: 'timed' | 'untimed';
  /** `npm run weigh` weighs its document. */
  isWeighed?: boolean;
}

/** Every page of the site, in the order in which the tools visit them. */
export const pages: readonly SitePage[] = [
  { name: 'home', path: '/', screenshot: 'home', lighthouse: 'timed', isWeighed: true },
  {
    name: 'matches',
    path: '/football/matches',
    noAxe: true,
    screenshot: 'matches',
    lighthouse: 'timed',
    isWeighed: true,
  },
  { name: 'matches', path: '/basketball/matches', noAxe: true, isWeighed: true },
  { name: 'matches', path: '/esports/matches', isWeighed: true },
  { name: 'match', path: '/football/matches/:matchId', screenshot: 'match', lighthouse: 'timed' },
  {
    name: 'match beside its list',
    path: '/football/matches/:matchId?beside=list',
    isVariant: true,
  },
  { name: 'watch', path: '/football/watch', noIndex: true, screenshot: 'watch', isWeighed: true },
  {
    name: 'conference',
    path: '/football/conference',
    noIndex: true,
    screenshot: 'conference',
    isWeighed: true,
  },
  {
    name: 'predictions',
    path: '/football/predictions',
    screenshot: 'predictions',
    lighthouse: 'untimed',
  },
  {
    name: 'tournaments',
    path: '/football/tournaments/all',
    screenshot: 'tournaments',
    lighthouse: 'untimed',
  },
  { name: 'tournament', path: '/football/tournament/to-eng1', screenshot: 'tournament' },
  {
    name: 'tournament',
    path: '/football/tournament/:tournamentId',
    noAxe: true,
    lighthouse: 'untimed',
  },
  { name: 'cup', path: '/football/tournament/to-engcup', screenshot: 'bracket' },
  { name: 'tournament with groups', path: '/overwatch/tournament/to-owmasters', isVariant: true },
  {
    name: 'teams',
    path: '/football/teams/all',
    noAxe: true,
    screenshot: 'teams',
    lighthouse: 'untimed',
  },
  { name: 'teams', path: '/esports/teams/all' },
  { name: 'team', path: '/football/team/te-eng-7', screenshot: 'team' },
  { name: 'team', path: '/football/team/:teamId', noAxe: true, lighthouse: 'untimed' },
  { name: 'team, by its other address', path: '/football/teams/te-eng-7', isVariant: true },
  { name: 'player', path: '/football/players/pl-eng-13-9-2025', screenshot: 'player' },
  { name: 'news', path: '/football/news', screenshot: 'news', lighthouse: 'untimed' },
  { name: 'article', path: '/football/news/article/ar-three-changes', screenshot: 'article' },
  {
    name: 'article',
    path: '/football/news/article/ar-long-throw',
    noAxe: true,
    lighthouse: 'untimed',
  },
  {
    name: 'match at a moment',
    path: '/football/matches/:matchId',
    noAxe: true,
    screenshot: 'replay',
  },
  {
    name: 'matches with the search open',
    path: '/football/matches',
    noAxe: true,
    screenshot: 'search',
  },
  { name: 'home with the chat open', path: '/', noAxe: true, screenshot: 'chat' },
  {
    name: 'login',
    path: '/login',
    hasForm: true,
    noIndex: true,
    screenshot: 'login',
    lighthouse: 'untimed',
  },
  {
    name: 'register',
    path: '/register',
    hasForm: true,
    noIndex: true,
    screenshot: 'register',
    lighthouse: 'untimed',
  },
  { name: 'info', path: '/info/terms-of-service' },
  { name: 'info with a table', path: '/info/cookies', isVariant: true, screenshot: 'info' },
  { name: 'info', path: '/info/about', noAxe: true, lighthouse: 'untimed' },
  // Shows the document of /info/terms-of-service; e2e/info.test.ts visits it.
  { name: 'info, by its short address', path: '/terms', noAxe: true },
  { name: 'not found', path: '/nowhere', status: 404, screenshot: 'not-found' },
  // Last: once signed in, the browser of the screenshots stays signed in.
  { name: 'account', path: '/account', needsAccount: true, noIndex: true, screenshot: 'account' },
  // Last: the visit stays without spoilers.
  {
    name: 'matches without spoilers',
    path: '/football/matches',
    noAxe: true,
    screenshot: 'spoiler-free',
  },
];

/** The call whose first football item supplies each path parameter. */
const idSources: Record<string, string> = {
  matchId: '/api/matches/live?limit=100',
  tournamentId: '/api/tournaments/ongoing?timezoneOffset=480&sportType=football&page=1&size=1',
  teamId: '/api/teams/rankings?sportType=football&page=1&size=1',
};

interface ListedItem {
  id: string;
  /** Only matches have one: the other calls filter by sport themselves. */
  tournament?: { sportType: string };
}

/** The page's path, with ids that exist on the running site. */
export async function resolvePath(
  { name, path }: SitePage,
  getJson: (call: string) => Promise<unknown>,
): Promise<string> {
  const [, parameter] = /:(\w+)/.exec(path) ?? [];
  if (!parameter) return path;
  const call = idSources[parameter] ?? '';
  const { data } = (await getJson(call)) as { data: ListedItem[] };
  const item = data.find(({ tournament }) => (tournament?.sportType ?? 'football') === 'football');
  if (!item) throw new Error(`The page "${name}" has no address: ${call} lists no football item.`);
  return path.replace(`:${parameter}`, item.id);
}
