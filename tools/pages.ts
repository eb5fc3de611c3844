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
  /** `npm run lighthouse` audits it; load times are measured on the timed pages only. */
  lighthouse?: 'timed' | 'untimed';
  /** `npm run weigh` weighs its document. */
  isWeighed?: boolean;
}

/** Every page of the site, in the order in which the tools visit them. */
export const pages: readonly SitePage[] = [
  { name: 'home', path: '/', lighthouse: 'timed', isWeighed: true },
  {
    name: 'matches',
    path: '/football/matches',
    noAxe: true,
    lighthouse: 'timed',
    isWeighed: true,
  },
  { name: 'matches', path: '/basketball/matches', noAxe: true, isWeighed: true },
  { name: 'matches', path: '/esports/matches', isWeighed: true },
  { name: 'match', path: '/football/matches/:matchId', lighthouse: 'timed' },
  { name: 'match, line-ups', path: '/football/matches/:matchId?view=lineups', isVariant: true },
  {
    name: 'match, statistics',
    path: '/football/matches/:matchId?view=statistics',
    isVariant: true,
  },
  { name: 'match, meetings', path: '/football/matches/:matchId?view=meetings', isVariant: true },
  {
    name: 'match beside its list',
    path: '/football/matches/:matchId?beside=list',
    isVariant: true,
  },
  { name: 'multiview', path: '/football/multiview', noIndex: true, isWeighed: true },
  {
    name: 'a day in sync',
    path: '/football/multiview?date=yesterday',
    noIndex: true,
    isWeighed: true,
  },
  {
    name: 'predictions',
    path: '/football/predictions',
    lighthouse: 'untimed',
  },
  {
    name: 'tournaments',
    path: '/football/tournaments/all',
    lighthouse: 'untimed',
  },
  { name: 'tournament', path: '/football/tournament/to-eng1' },
  {
    name: 'tournament',
    path: '/football/tournament/:tournamentId',
    noAxe: true,
    lighthouse: 'untimed',
  },
  { name: 'cup', path: '/football/tournament/to-engcup' },
  { name: 'tournament with groups', path: '/overwatch/tournament/to-owmasters', isVariant: true },
  {
    name: 'teams',
    path: '/football/teams/all',
    noAxe: true,
    lighthouse: 'untimed',
  },
  { name: 'teams', path: '/esports/teams/all' },
  { name: 'team', path: '/football/team/te-eng-7' },
  { name: 'team', path: '/football/team/:teamId', noAxe: true, lighthouse: 'untimed' },
  { name: 'team, by its other address', path: '/football/teams/te-eng-7', isVariant: true },
  { name: 'player', path: '/football/players/pl-eng-13-9-2025' },
  { name: 'news', path: '/football/news', lighthouse: 'untimed' },
  { name: 'article', path: '/football/news/article/ar-three-changes' },
  {
    name: 'article',
    path: '/football/news/article/ar-long-throw',
    noAxe: true,
    lighthouse: 'untimed',
  },
  {
    name: 'login',
    path: '/login',
    hasForm: true,
    noIndex: true,
    lighthouse: 'untimed',
  },
  {
    name: 'register',
    path: '/register',
    hasForm: true,
    noIndex: true,
    lighthouse: 'untimed',
  },
  { name: 'info', path: '/info/terms-of-service' },
  { name: 'info with a table', path: '/info/cookies', isVariant: true },
  { name: 'info', path: '/info/about', noAxe: true, lighthouse: 'untimed' },
  // Shows the document of /info/terms-of-service; e2e/info.test.ts visits it.
  { name: 'info, by its short address', path: '/terms', noAxe: true },
  { name: 'not found', path: '/nowhere', status: 404 },
  { name: 'account', path: '/account', needsAccount: true, noIndex: true },
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
