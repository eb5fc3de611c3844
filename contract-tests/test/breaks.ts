import { type Break, changeData, type Json, type PassingResponse } from './broken-server.ts';

const data = (name: string, path: RegExp, change: (data: Json) => Json): Break => ({
  name,
  path,
  onResponse: changeData(path, change),
});

/** Overwrites fields in each row of a list. */
const rows = (name: string, path: RegExp, change: (row: Json) => object) =>
  data(name, path, (list) => list.map((row: object) => ({ ...row, ...change(row) })));

const without = (name: string, path: RegExp, field: string) =>
  rows(name, path, () => ({ [field]: undefined }));

type Matches = (response: PassingResponse) => boolean;

function responses(
  name: string,
  which: Matches,
  change: (response: PassingResponse) => void,
): Break {
  return { name, onResponse: (response) => void (which(response) && change(response)) };
}

const status =
  (...wanted: number[]): Matches =>
  (response) =>
    wanted.includes(response.status);
const at =
  (path: RegExp): Matches =>
  (response) =>
    response.status === 200 && path.test(response.path);

const header = (name: string, which: Matches, field: string, value?: string) =>
  responses(name, which, ({ headers }) =>
    value === undefined ? headers.delete(field) : headers.set(field, value),
  );

const becomes = (name: string, which: Matches, other: number) =>
  responses(name, which, (response) => {
    response.status = other;
  });

/** Overwrites fields of a problem. */
const problem = (name: string, wanted: number, change: (problem: Json) => object) =>
  responses(
    name,
    (response) => response.status === wanted && response.text !== '',
    (response) => {
      const body = JSON.parse(response.text);
      response.text = JSON.stringify({ ...body, ...change(body) });
    },
  );

function instead(name: string, which: Matches, type: string, text: string, wanted = 200): Break {
  return responses(name, which, (response) => {
    response.status = wanted;
    response.headers.set('content-type', type);
    response.text = text;
  });
}

/** Rewrites or removes a query parameter before the server receives it. */
function rewritten(
  name: string,
  parameter: string,
  change: (value: string) => string | undefined,
): Break {
  return {
    name,
    onRequest({ searchParams }) {
      const value = searchParams.get(parameter);
      if (value === null || searchParams.getAll(parameter).length > 1) return;
      const other = change(value);
      if (other === undefined) searchParams.delete(parameter);
      else searchParams.set(parameter, other);
    },
  };
}

const between = (low: number, high: number, instead: (value: number) => number) => (text: string) =>
  /^-?\d+$/.test(text) && Number(text) >= low && Number(text) <= high
    ? String(instead(Number(text)))
    : text;

const MATCHES_PATH = /^\/matches$/;
const LIVE_PATH = /matches\/live/;
const RANKINGS_PATH = /teams\/rankings/;

const shapes: Break[] = [
  without('a required field is gone', MATCHES_PATH, 'statusId'),
  rows('a required field of a nested object is gone', MATCHES_PATH, ({ homeTeam }) => ({
    homeTeam: { ...homeTeam, name: undefined },
  })),
  rows('an instant is a string', MATCHES_PATH, ({ startTime }) => ({
    startTime: String(startTime),
  })),
  rows('an undocumented field', MATCHES_PATH, () => ({ venue: 'Northgate' })),
  rows('an undocumented nested field', MATCHES_PATH, ({ homeTeam }) => ({
    homeTeam: { ...homeTeam, country: { ...homeTeam.country, code: 'GB' } },
  })),
  rows('a status that does not exist', MATCHES_PATH, () => ({ statusId: 'POSTPONED' })),
  rows('an id of another form', RANKINGS_PATH, ({ id }) => ({ id: `${id}/1` })),
  rows('a null that is not allowed', /tournaments\/ongoing/, () => ({ currentSeason: null })),
  rows('a count below zero', RANKINGS_PATH, () => ({ points: -1 })),
  rows('a price below zero', LIVE_PATH, () => ({
    odds: { 3: { asia: { homeWinOdd: -0.5, awayWinOdd: 1 } } },
  })),
  rows('an unknown bookmaker', MATCHES_PATH, ({ odds }) => ({
    odds: { ...odds, 99: { asia: { homeWinOdd: 0.1, awayWinOdd: 0.1 } } },
  })),
  responses('a response without its envelope', at(LIVE_PATH), (response) => {
    response.text = JSON.stringify(JSON.parse(response.text).data);
  }),
  responses('a field beside the data', at(LIVE_PATH), (response) => {
    response.text = response.text.replace('{', '{"total":1,');
  }),
  data('a pair of tokens without the second', /auth\/login/, ({ accessToken }) => ({
    accessToken,
  })),
];

const protocol: Break[] = [
  header('another content type', at(RANKINGS_PATH), 'content-type', 'text/plain'),
  header('an image with the content type of HTML', at(/\.svg$/), 'content-type', 'text/html'),
  header('no request id', status(200), 'x-request-id'),
  header('no etag', at(MATCHES_PATH), 'etag'),
  responses('an etag that changes with every request', at(/seasons\/table/), ({ headers }) =>
    headers.set('etag', `"${Math.random()}"`),
  ),
  header('no cache-control', at(/teams\/details/), 'cache-control'),
  header('an unknown language', at(MATCHES_PATH), 'content-language', 'fr'),
  header('a 401 without a challenge', status(401), 'www-authenticate'),
  header('a 405 without Allow', status(405), 'allow'),
  becomes('404 where 405 belongs', status(405), 404),
  becomes('422 where 400 belongs', status(400), 422),
  becomes('200 where 404 belongs', status(404), 200),
  becomes('400 where 413 belongs', status(413), 400),
  instead('200 where 409 belongs', status(409), 'application/json', '{"data":{"username":"x"}}'),
  instead('an error as HTML', status(400), 'text/html', '<h1>Bad request</h1>', 400),
  problem('a problem with the id of another request', 404, () => ({ requestId: 'another-one' })),
  problem('a 400 that names no field', 400, () => ({ errors: undefined })),
  problem('a 400 that names the wrong field', 400, () => ({
    errors: [{ field: 'x', in: 'query', message: 'is wrong' }],
  })),
  problem('a problem with a stack trace', 404, () => ({ stack: 'at server.ts:1' })),
];

const TIMELINE_PATH = /matches\/timeline/;

/** Changes the history of a started match. */
const history = (name: string, change: (timeline: Json) => object) =>
  data(name, TIMELINE_PATH, (timeline) => ({
    ...timeline,
    ...(timeline.startedAt === undefined ? {} : change(timeline)),
  }));

/** Changes the prices of the first bookmaker in all histories. */
const firstPrices = (name: string, change: (prices: Json) => object) =>
  data(name, TIMELINE_PATH, ({ prices: [first, ...rest], ...timeline }) => ({
    ...timeline,
    prices: first ? [{ ...first, ...change(first) }, ...rest] : [],
  }));

const histories: Break[] = [
  history('a history with an undocumented field', () => ({ winner: 'home' })),
  history('a history that counts a point too many', ({ periods }) => ({
    periods: periods.map((one: Json) => ({ ...one, home: one.home.map((n: number) => n + 1) })),
  })),
  history('a history that lacks the last incident', ({ incidents }) => ({
    incidents: incidents.slice(0, -1),
  })),
  history('a history without the commentary', () => ({ commentary: [] })),
  history('a history whose clock is slow', ({ clock }) => ({
    clock: clock.map((one: Json) =>
      one.secondsPerMinute ? { ...one, secondsPerMinute: one.secondsPerMinute + 9 } : one,
    ),
  })),
  history('a history in which nothing has kicked off', () => ({ startedAt: undefined })),
  history('a history out of order', ({ incidents }) => ({ incidents: incidents.toReversed() })),
  history('a history that knows what comes', ({ to }) => ({ to: to - 600 })),
  firstPrices('a history with lists of different lengths', ({ home }) => ({
    home: home.slice(0, -1),
  })),
  firstPrices('a history that lacks the prices between the first and the last', (prices) =>
    Object.fromEntries(
      Object.entries(prices).map(([name, list]) => [
        name,
        Array.isArray(list) ? list.filter((_, i) => i === 0 || i === list.length - 1) : list,
      ]),
    ),
  ),
  firstPrices('a history whose prices change a minute late', ({ at }) => ({
    at: at.map((seconds: number) => seconds + 60),
  })),
  data('a history of another season', TIMELINE_PATH, ({ tournament, ...timeline }) => ({
    ...timeline,
    tournament: tournament.map((one: Json) => ({ ...one, roundCount: one.roundCount + 1 })),
  })),
];

/** Changes the home side of all line-ups. */
const homeSide = (name: string, change: (side: Json) => object) =>
  data(name, /matches\/lineups/, ({ home, ...rest }) => ({
    ...rest,
    home: { ...home, ...change(home) },
  }));

const lineups: Break[] = [
  homeSide('a line-up of ten', ({ starters }) => ({ starters: starters.slice(1) })),
  homeSide('a line-up with a player twice', ({ bench: [first, ...bench], starters }) => ({
    bench: first ? [{ ...first, player: starters[0].player }, ...bench] : [],
  })),
  homeSide('a substitution of a player who is not on', ({ substitutions, bench }) => ({
    substitutions: substitutions.map((one: Json) => ({ ...one, off: bench[0].player })),
  })),
  data('a veto that bans what is played', /matches\/lineups/, ({ veto, ...rest }) => ({
    ...rest,
    ...(veto && { veto: veto.toReversed() }),
  })),
  homeSide('a line-up without the scorers', ({ starters }) => ({
    starters: starters.map((one: Json) => ({
      ...one,
      player: { ...one.player, id: `${one.player.id}-x` },
    })),
  })),
  data('incidents with a goal too many', /matches\/info/, ({ incidents, ...match }) => ({
    ...match,
    ...(incidents && {
      incidents: incidents.flatMap((one: Json) => (one.kind === 'goal' ? [one, one] : [one])),
    }),
  })),
];

/** Changes the rows of each period of the statistics. */
const statisticsRows = (
  name: string,
  change: (rows: Json[], period: string, no: number) => object[],
): Break =>
  data(name, /matches\/statistics/, ({ periods }) => ({
    periods: periods.map((period: Json, no: number) => ({
      ...period,
      rows: change(period.rows, period.kind, no),
    })),
  }));

/** Adds to the home side's value of a row, in the whole match and in its first part. */
const addTo = (name: string, by: number, ...keys: string[]) =>
  statisticsRows(name, (all, _, no) =>
    all.map((row) => (no < 2 && keys.includes(row.key) ? { ...row, home: row.home + by } : row)),
  );

/** Changes the players of all box scores. */
const changedPlayers = (
  name: string,
  change: (home: Json[], away: Json[]) => { home: object[]; away: object[] },
): Break =>
  data(name, /matches\/statistics/, ({ players, ...rest }) => ({
    ...rest,
    ...(players && { players: change(players.home, players.away) }),
  }));

const statistics: Break[] = [
  statisticsRows('statistics of a match that are not the sum of its halves', (all, kind) =>
    all.map((row) => (kind === 'match' ? { ...row, home: row.home + 1 } : row)),
  ),
  addTo('possession of more than all the time', 9, 'possession'),
  addTo('shots that ended nowhere', 1, 'shots'),
  addTo('more saves than shots on target', 9, 'saves'),
  addTo('a yellow card that no incident reports', 1, 'yellowCards'),
  addTo('fewer shots than are reported', -1, 'shots', 'shotsOffTarget'),
  addTo('fewer corners than are reported', -1, 'corners'),
  changedPlayers('a box score with a point too many', (home, away) => ({
    home: home.map((one, no) => (no === 0 ? { ...one, points: one.points + 1 } : one)),
    away,
  })),
  changedPlayers('points that no shot made', ([first, second, ...home], away) => ({
    home: [
      { ...first, points: first?.points + 1 },
      { ...second, points: second?.points - 1 },
      ...home,
    ],
    away,
  })),
  changedPlayers('four players on the court', (home, away) => ({
    home: home.map((one, no) => (no === 0 ? { ...one, onCourt: undefined } : one)),
    away: away.map((one) => ({ ...one, onCourt: true })),
  })),
  changedPlayers('a player of both teams', (home, [first, ...away]) => ({
    home,
    away: [{ ...first, player: home[0]?.player }, ...away],
  })),
  changedPlayers('rebounds that no player has', (home, away) => ({
    home: home.map((one) => ({ ...one, rebounds: one.rebounds + 1 })),
    away,
  })),
  statisticsRows('a map with a round too many', (all, kind) =>
    all.map((row) =>
      kind === 'map' && row.key === 'rounds' ? { ...row, home: row.home + 1 } : row,
    ),
  ),
  changedPlayers('a kill that the rows lack', ([first, ...home], away) => ({
    home: [{ ...first, ...(first?.kills !== undefined && { kills: first.kills + 1 }) }, ...home],
    away,
  })),
  changedPlayers('a death without a kill', ([first, ...home], away) => ({
    home: [{ ...first, ...(first?.deaths !== undefined && { deaths: first.deaths + 1 }) }, ...home],
    away,
  })),
  statisticsRows('statistics with a row twice', (all) => [...all, ...all.slice(0, 1)]),
  data('statistics that begin with a half', /matches\/statistics/, ({ periods }) => ({
    periods: periods.toReversed(),
  })),
  data('a history with other statistics', /matches\/timeline/, ({ statistics: rows, ...rest }) => ({
    ...rest,
    ...(rows && {
      statistics: rows.map((row: Json) => ({
        ...row,
        home: row.home.map((one: number) => one + 1),
      })),
    }),
  })),
];

const FACTS_PATH = /matches\/facts/;

const matchFacts: Break[] = [
  data('more spectators than seats', FACTS_PATH, ({ attendance, ...facts }) => ({
    ...facts,
    ...(attendance && { attendance: facts.ground.capacity + 1 }),
  })),
  data('weather that is expected after the start', FACTS_PATH, ({ weather, ...facts }) => ({
    ...facts,
    ...(weather && { weather: { ...weather, expected: true } }),
  })),
  data('a referee of all matches', FACTS_PATH, ({ referee, ...facts }) => ({
    ...facts,
    ...(referee && { referee: { name: 'Tom Ashdown' } }),
  })),
];

const meetings: Break[] = [
  {
    name: 'meetings of two teams without the last one',
    path: /teams\/matches\/finished/,
    onRequest: (url) => url.searchParams.has('opponentId') && url.searchParams.set('page', '2'),
  },
];

const INFO_PATH = /players\/info/;
const LEADERS_PATH = /tournaments\/leaders/;

const players: Break[] = [
  data('a season with a goal too many', INFO_PATH, ({ season, ...rest }) => ({
    ...rest,
    season: { ...season, goals: season.goals + 1 },
  })),
  data('a player with the id of another', INFO_PATH, ({ player, ...rest }) => ({
    ...rest,
    player: { ...player, id: `${player.id}-x` },
  })),
  data('a player in two clubs at once', /players\/matches/, (list) =>
    list.map((one: Json, no: number) => ({
      ...one,
      side: (one.side === 'home') === (no % 2 === 0) ? 'home' : 'away',
    })),
  ),
  data('a player in two matches at once', /players\/matches/, (list) =>
    list.map((one: Json) => ({ ...one, startTime: list[0].startTime })),
  ),
  data('a top list with a goal too many', LEADERS_PATH, ([first, ...rest]) =>
    first ? [{ ...first, value: first.value + 1 }, ...rest] : [],
  ),
  data('a player with a point too many in each match', /players\/matches/, (list) =>
    list.map((one: Json) => ({ ...one, ...(one.points && { points: one.points + 1 }) })),
  ),
  data('a season with a point too many', INFO_PATH, ({ season, ...rest }) => ({
    ...rest,
    season: { ...season, ...(season.points && { points: season.points + 1 }) },
  })),
  rows('a list of points with too many', LEADERS_PATH, ({ value }) => ({
    value: value > 100 ? value + 1 : value,
  })),
  rows('a player with a kill too many in each match', /players\/matches/, ({ kills }) => ({
    ...(kills !== undefined && { kills: kills + 1 }),
  })),
  data('a season with another rating', INFO_PATH, ({ season, ...rest }) => ({
    ...rest,
    season: { ...season, ...(season.rating && { rating: season.rating + 0.1 }) },
  })),
  rows('ratings that are not the mean of the matches', LEADERS_PATH, ({ value }) => ({
    value: Number.isInteger(value) ? value : value + 0.1,
  })),
  data('a top list upside down', LEADERS_PATH, (list) => list.toReversed()),
  data('a top list without its leader', LEADERS_PATH, (list) => list.slice(1)),
];

/** Changes the first table of a standing. */
const firstTable = (name: string, change: (rows: Json[]) => object[]) =>
  data(name, /\/table/, ({ tables: [first, ...rest] }) => ({
    tables: first ? [{ ...first, rows: change(first.rows) }, ...rest] : [],
  }));

const world: Break[] = [
  rewritten(
    'pages that are off by one',
    'page',
    between(2, 9998, (page) => page + 1),
  ),
  rewritten(
    'pages that overlap',
    'page',
    between(2, 9998, () => 1),
  ),
  rewritten(
    'a size that is ignored',
    'size',
    between(1, 9, () => 20),
  ),
  rewritten(
    'a limit that is ignored',
    'limit',
    between(1, 9, () => 50),
  ),
  rewritten(
    'a zone that is ignored',
    'timezoneOffset',
    between(-720, 840, () => 0),
  ),
  rewritten('a time zone that is ignored', 'timeZone', (zone) =>
    /^(Europe|America)\//.test(zone) ? undefined : zone,
  ),
  rewritten('a zone without clock changes', 'timeZone', (zone) =>
    zone === 'Europe/London' ? 'Etc/GMT' : zone,
  ),
  rewritten('a zone whose clocks never go back', 'timeZone', (zone) =>
    zone === 'Australia/Lord_Howe' ? 'Etc/GMT-11' : zone,
  ),
  rewritten('a country that is ignored', 'countryId', (id) =>
    /^co-[a-z]+$/.test(id) ? undefined : id,
  ),
  rewritten('a sport that is ignored', 'sportType', (sport) =>
    sport === 'basketball' ? 'football' : sport,
  ),
  rewritten('an unknown parameter that is accepted', 'surprise', () => undefined),
  {
    name: 'a language that is ignored',
    onRequest: (_url, headers) => {
      if ((headers.get('accept-language') ?? '').length < 100) headers.delete('accept-language');
    },
  },
  firstTable('a table that does not add up', ([first, ...rest]) => [
    { ...first, won: first.won + 1 },
    ...rest,
  ]),
  firstTable('a table that counts a goal twice', (all) =>
    all.map((row, i) => (i === 1 ? { ...row, goals: row.goals + 1 } : row)),
  ),
  firstTable('a table as it stands whose movements contradict each other', ([first, ...rest]) =>
    first?.movement === undefined
      ? [first, ...rest]
      : [{ ...first, movement: first.movement + 1 }, ...rest],
  ),
  firstTable('a table as it stands that leaves out a goal', (all) =>
    all.map((row) => (row.movement === undefined ? row : { ...row, goals: row.goals - 1 })),
  ),
  data('a table at home that counts a match too many', /tournaments\/table/, (standing) => ({
    ...standing,
    tables: standing.tables.map(({ rows: [first, ...rest], ...table }: Json) => ({
      ...table,
      rows:
        standing.matches === 'home'
          ? [{ ...first, won: first.won + 1 }, ...rest]
          : [first, ...rest],
    })),
  })),
  data('a past champion who was not first', /tournaments\/seasons/, ([current, last, ...rest]) => [
    current,
    { ...last, champion: { ...last.champion, id: 'te-eng-999' } },
    ...rest,
  ]),
  data('a season with another table', /seasons\/table/, ({ tables }) => ({
    tables: tables.map((one: Json) => ({ ...one, rows: one.rows.toReversed() })),
  })),
  rows('a best price that is not the best', MATCHES_PATH, ({ homeTeam }) => ({
    homeTeam: { ...homeTeam, homeTeamAsiaOdds: 0.01 },
  })),
  rows('a score before the match', MATCHES_PATH, ({ statusId, homeTeam }) =>
    statusId === 'UPCOMING' ? { homeTeam: { ...homeTeam, score: 0 } } : {},
  ),
  data('a detail that is not its row', /matches\/info/, (match) => ({
    ...match,
    tips: match.tips + 1,
  })),
  rows('live matches that are over', LIVE_PATH, () => ({ statusId: 'FINISHED' })),
  rows('live matches missing from their day', LIVE_PATH, ({ id }) => ({ id: `${id}-x` })),
  data('a ranking upside down', RANKINGS_PATH, (list) => list.toReversed()),
  data('a streak that contradicts the results', /teams\/details/, ({ stats, ...team }) => ({
    ...team,
    stats: { ...stats, streakCount: stats.streakCount + 1 },
  })),
  data('finished matches, oldest first', /tournaments\/matches\/finished/, (list) =>
    list.toReversed(),
  ),
  rows('a champion that does not take part', /tournaments\/finished/, ({ champion }) => ({
    champion: champion && { ...champion, id: `${champion.id}-x` },
  })),
  rows('a champion that did not win the final', /tournaments\/finished/, ({ champion, teams }) => ({
    champion: champion && teams.find((team: Json) => team.id !== champion.id),
  })),
  data('news, oldest first', /\/news$/, (list) => list.toReversed()),
  data('an article under another headline', /\/news\/article/, (article) => ({
    ...article,
    title: 'Another headline',
  })),
  data('another year', /current-year/, (byYear) => ({ 2001: Object.values(byYear)[0] })),
  rows('an ongoing tournament that has not started', /tournaments\/ongoing/, () => ({
    startTime: 4_000_000_000,
  })),
  responses('a page without a body', at(/about\.html$/), (response) => {
    response.text = response.text.replace('class="body"', 'class="main"');
  }),
];

/** A reused refresh token gets the first response again. */
function repeatableRefresh(): Required<Break>['onResponse'] {
  let last = '';
  return (response) => {
    if (response.path !== '/auth/refresh') return;
    if (response.status === 200) last = response.text;
    if (response.status !== 401 || !last) return;
    response.status = 200;
    response.headers.set('content-type', 'application/json');
    response.text = last;
  };
}

/** After a logout a refresh gets the pair of the last login. */
function uselessLogout(): Required<Break>['onResponse'] {
  let pair = '';
  let isLoggedOut = false;
  return (response) => {
    if (response.path === '/auth/login' && response.status === 200) pair = response.text;
    if (response.path === '/auth/logout' && response.status === 200) isLoggedOut = true;
    if (response.path !== '/auth/refresh' || response.status !== 401 || !isLoggedOut) return;
    response.status = 200;
    response.headers.set('content-type', 'application/json');
    response.text = pair;
  };
}

/** Replaces every access token with the first one. */
function unverifiedWallet(): Required<Break>['onRequest'] {
  let good = '';
  return ({ pathname }, headers) => {
    if (pathname !== '/auth/wallet') return;
    good ||= headers.get('authorization') ?? '';
    if (headers.has('authorization')) headers.set('authorization', good);
  };
}

const accounts: Break[] = [
  { name: 'a refresh token that works twice', onResponse: repeatableRefresh() },
  { name: 'a logout that ends nothing', onResponse: uselessLogout() },
  { name: 'a token that is not verified', onRequest: unverifiedWallet() },
  data('a wallet that changes between requests', /wallet/, ({ balances, ...wallet }) => ({
    ...wallet,
    balances: { ...balances, USDT: balances.USDT + Math.random() },
  })),
  data('a chat with one language only', /ai\/chat/, () => 'Hello! How can I help you?'),
  problem('a login that reveals whether a name exists', 401, ({ detail }) => ({
    detail: `${detail} ${Math.random()}`,
  })),
];

export const breaks: readonly Break[] = [
  ...shapes,
  ...protocol,
  ...world,
  ...histories,
  ...lineups,
  ...statistics,
  ...matchFacts,
  ...meetings,
  ...players,
  ...accounts,
];
