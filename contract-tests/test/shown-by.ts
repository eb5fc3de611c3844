import { contract, type Operation } from '@touchline/types/contract';
import type { Break } from './broken-server.ts';

/** For each break without a path, an operation whose cases show it. */
export const shownBy: Partial<Record<Operation['id'], readonly string[]>> = {
  listLiveMatches: ['a response without its envelope', 'a field beside the data'],
  listTeamRankings: ['another content type'],
  getImage: [
    'an image with the content type of HTML',
    'a problem with the id of another request',
    'a problem with a stack trace',
  ],
  listMatches: [
    'no request id',
    'no etag',
    'an unknown language',
    '200 where 404 belongs',
    'a zone that is ignored',
  ],
  getSeasonTable: ['an etag that changes with every request'],
  getTeam: ['no cache-control'],
  getWallet: [
    'a 401 without a challenge',
    '422 where 400 belongs',
    'an error as HTML',
    'a 400 that names no field',
    'an unknown parameter that is accepted',
    'a token that is not verified',
  ],
  logIn: [
    'a 405 without Allow',
    '404 where 405 belongs',
    'a login that reveals whether a name exists',
  ],
  endSessions: ['400 where 413 belongs'],
  refreshTokens: ['a refresh token that works twice'],
  logOut: ['a logout that ends nothing'],
  register: ['200 where 409 belongs'],
  askChat: ['a 400 that names the wrong field'],
  listOngoingTournaments: ['pages that are off by one', 'pages that overlap'],
  listTournamentUpcomingMatches: ['a size that is ignored'],
  getStaticPage: ['a language that is ignored', 'a page without a body'],
};

/** The operations whose cases show the break. */
export const operationsShowing = ({ path, name }: Break): Operation['id'][] =>
  contract.operations
    .filter((one) => (path ? path.test(one.path) : shownBy[one.id]?.includes(name)))
    .map(({ id }) => id);
