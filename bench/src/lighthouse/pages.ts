export interface AuditedPage {
  name: string;
  path: string;
  /** One of those that are timed, and held to their times; of the others only what never varies. */
  timed?: boolean;
  /** No search engine is to list it, so nothing is asked of how it would be found. */
  private?: boolean;
}

async function idOf(base: string, call: string, where = (_item: Item) => true): Promise<string> {
  const answer = await fetch(`${base}/api${call}`);
  const { data } = (await answer.json()) as { data: Item[] };
  const found = data.find(where);
  if (!found) throw new Error(`${call} names nothing whose page could be audited.`);
  return found.id;
}

interface Item {
  id: string;
  tournament?: { sportType: string };
}

/** Every kind of page that there is, those of one thing with the first that the site names. */
export async function auditedPages(base: string): Promise<AuditedPage[]> {
  const [matchId, tournamentId, teamId] = await Promise.all([
    idOf(base, '/matches/live?limit=100', ({ tournament }) => tournament?.sportType === 'football'),
    idOf(base, '/tournaments/ongoing?timezoneOffset=480&sportType=football&page=1&size=1'),
    idOf(base, '/teams/rankings?sportType=football&page=1&size=1'),
  ]);
  return [
    { name: 'home', path: '/', timed: true },
    { name: 'matches', path: '/football/matches', timed: true },
    { name: 'match', path: `/football/matches/${matchId}`, timed: true },
    { name: 'tournaments', path: '/football/tournaments/all' },
    { name: 'tournament', path: `/football/tournament/${tournamentId}` },
    { name: 'teams', path: '/football/teams/all' },
    { name: 'team', path: `/football/team/${teamId}` },
    { name: 'predictions', path: '/football/predictions' },
    { name: 'news', path: '/football/news' },
    { name: 'article', path: '/football/news/article/ar-long-throw' },
    { name: 'info', path: '/info/about' },
    { name: 'login', path: '/login', private: true },
    { name: 'register', path: '/register', private: true },
  ];
}
