import type { Fetch } from '@touchline/contract-tests/http/respect-rate-limits';
import {
  type Break,
  broken,
  changeData,
  type Json,
} from '@touchline/contract-tests/testing/broken-server';
import type { Comparison } from '../src/compare.ts';

interface Row {
  readonly kind: string;
  readonly place: string | RegExp;
  readonly seen?: RegExp;
}

export interface ForeignDifference extends Break {
  /** Its row in the comparison. */
  readonly row: Row;
}

const data = (
  name: string,
  path: RegExp,
  row: Row,
  change: (data: Json) => Json,
): ForeignDifference => ({ name, row, onResponse: changeData(path, change) });

const rows = (name: string, path: RegExp, row: Row, change: (item: Json) => object) =>
  data(name, path, row, (list) => list.map((item: object) => ({ ...item, ...change(item) })));

const onStatus = (
  name: string,
  path: RegExp,
  status: number,
  row: Row,
  change: NonNullable<Break['onResponse']>,
): ForeignDifference => ({
  name,
  row,
  onResponse(response) {
    if (response.status === status && path.test(response.path)) change(response);
  },
});

const toIso = (seconds: number) => new Date(seconds * 1000).toISOString();
const upper = (text: string) => text.toUpperCase();

/** What differs in an upstream that was built from an older description, and not with this contract. */
export const sampledDifferences: readonly ForeignDifference[] = [
  rows(
    'start times as ISO 8601',
    /^\/matches$/,
    { kind: 'type', place: 'Match.startTime', seen: /^string "2026/ },
    ({ startTime }) => ({ startTime: toIso(startTime) }),
  ),
  rows(
    'a field of its own',
    /teams\/rankings/,
    { kind: 'extra field', place: 'TeamRanking.form' },
    () => ({ form: 'WWDL' }),
  ),
  rows(
    'an object of its own',
    /tournaments\/ongoing/,
    { kind: 'extra field', place: 'Tournament.sponsor' },
    ({ id }) => ({
      sponsor: { name: 'Northbank', since: 2019, ...(id.length > 7 && { until: null }) },
    }),
  ),
  rows(
    'a nested field of its own',
    /teams\/rankings/,
    { kind: 'extra field', place: 'Country.code' },
    ({ country }) => ({ country: { ...country, code: country.id.slice(3, 5) } }),
  ),
  rows('no tips', /^\/matches$/, { kind: 'missing field', place: 'Match.tips' }, () => ({
    tips: undefined,
  })),
  rows(
    'no season in some tournaments',
    /tournaments\/(upcoming|finished)/,
    { kind: 'type', place: 'Tournament.currentSeason', seen: /^null$/ },
    ({ currentSeason }) => ({ currentSeason: currentSeason.length % 2 ? currentSeason : null }),
  ),
  rows(
    'statuses of its own',
    /^\/matches$/,
    { kind: 'enum value', place: 'Match.statusId', seen: /HALF_TIME|POSTPONED/ },
    ({ statusId }) => ({ statusId: statusId === 'ONGOING' ? 'HALF_TIME' : 'POSTPONED' }),
  ),
  rows(
    'ids in capitals',
    /teams\/rankings/,
    { kind: 'format', place: 'TeamRanking.id', seen: /TE-/ },
    ({ id }) => ({ id: upper(id) }),
  ),
  rows(
    'points below zero',
    /teams\/rankings/,
    { kind: 'format', place: 'TeamRanking.points', seen: /-3/ },
    () => ({ points: -3 }),
  ),
  rows(
    'a bookmaker that nobody knows',
    /matches\/live/,
    { kind: 'format', place: 'OddsByBookmaker, a name', seen: /77/ },
    ({ odds }) => ({ odds: { ...odds, 77: { asia: { homeWinOdd: 0.9, awayWinOdd: 0.9 } } } }),
  ),
  rows(
    'news without a picture',
    /\/news$/,
    { kind: 'missing field', place: 'NewsItem.image' },
    () => ({ image: undefined }),
  ),
  rows(
    'a stage as a number',
    /tournaments\/matches\/upcoming/,
    { kind: 'type', place: 'Match.stageId', seen: /^integer 3/ },
    () => ({ stageId: 3 }),
  ),
  data(
    'an analysis with a list where an object was',
    /matches\/analysis/,
    { kind: 'type', place: /^MatchAnalysis\./, seen: /^array/ },
    (analysis) => {
      const [name] = Object.entries(analysis).find(
        ([, value]) => typeof value === 'object' && !Array.isArray(value),
      ) ?? ['none'];
      return { ...analysis, [name]: [] };
    },
  ),
  onStatus(
    'data without its envelope',
    /matches\/tomorrow/,
    200,
    { kind: 'type', place: 'listMatchesTomorrow' },
    (response) => {
      if (response.method !== 'HEAD')
        response.text = JSON.stringify(JSON.parse(response.text).data);
    },
  ),
  onStatus(
    'a field beside the data',
    /matches\/today/,
    200,
    { kind: 'extra field', place: 'listMatchesToday.total' },
    (response) => {
      if (response.method !== 'HEAD') response.text = response.text.replace('{', '{"total":12,');
    },
  ),
  onStatus(
    'no etag',
    /teams\/details/,
    200,
    { kind: 'header', place: '200 etag', seen: /missing/ },
    ({ headers }) => headers.delete('etag'),
  ),
  onStatus(
    'a header of its own',
    /seasons\/table/,
    200,
    { kind: 'header', place: '200 x-table-version' },
    ({ headers }) => headers.set('x-table-version', '7'),
  ),
  onStatus(
    'JSON under another media type',
    /major/,
    200,
    { kind: 'content type', place: '200', seen: /hal/ },
    ({ headers }) => headers.set('content-type', 'application/hal+json'),
  ),
];

/** What differs in the same upstream for requests that are refused. */
export const refusedDifferences: readonly ForeignDifference[] = [
  onStatus(
    '422 for a wrong parameter',
    /^\/teams\/rankings$/,
    400,
    { kind: 'status', place: 'response', seen: /422/ },
    (response) => {
      response.status = 422;
      response.text = response.text.replace('"status":400', '"status":422');
    },
  ),
  {
    name: 'no wallet',
    row: { kind: 'operation', place: 'getWallet' },
    onResponse(response) {
      if (response.path !== '/auth/wallet') return;
      response.status = 501;
      response.headers.set('content-type', 'application/problem+json');
      response.text = JSON.stringify({
        type: 'about:blank',
        title: 'Not Implemented',
        status: 501,
        detail: 'Later.',
        requestId: response.headers.get('x-request-id'),
      });
    },
  },
];

/** The server with all of these differences. */
export const foreign = (fetch: Fetch): Fetch =>
  broken(fetch, ...sampledDifferences, ...refusedDifferences);

/** The obstacles that a comparison has in such a row; undefined for one without. */
export function obstaclesIn({ differences }: Comparison, row: Row) {
  const isPlace = (place: string) =>
    typeof row.place === 'string' ? place === row.place : row.place.test(place);
  return differences
    .filter(
      ({ kind, place, upstream }) =>
        kind === row.kind && isPlace(place) && (row.seen?.test(upstream) ?? true),
    )
    .map(({ obstacle }) => obstacle);
}
