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
    'a zone that is ignored',
    'timezoneOffset',
    between(-720, 840, () => 0),
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
  data('a team with a match too many', /teams\/details/, ({ stats, ...team }) => ({
    ...team,
    stats: { ...stats, totalMatches: stats.totalMatches + 1 },
  })),
  data('a detail that is not its row', /matches\/info/, (match) => ({
    ...match,
    tips: match.tips + 1,
  })),
  data('incidents with a goal too few', /matches\/info/, ({ incidents, ...match }) => ({
    ...match,
    ...(incidents && {
      incidents: incidents.map((one: Json) => ({
        ...one,
        ...(one.home && { home: one.home - 1 }),
      })),
    }),
  })),
  data('a ranking upside down', RANKINGS_PATH, (list) => list.toReversed()),
  data('a day out of order', MATCHES_PATH, (list) => list.toReversed()),
  data('finished matches, oldest first', /tournaments\/matches\/finished/, (list) =>
    list.toReversed(),
  ),
  data('news, oldest first', /\/news$/, (list) => list.toReversed()),
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

export const breaks: readonly Break[] = [...shapes, ...protocol, ...world, ...accounts];
