import { expect, test } from 'vitest';
import { contract, type OperationId } from '../src/contract.ts';
import { bodyCheck, type RawRequest, requestChecks } from '../src/validation/index.ts';

const checks = requestChecks(contract);

function check(id: OperationId, request: Partial<Omit<RawRequest, 'query'>> & { query?: string }) {
  const operation = contract.operations.find((one) => one.id === id);
  if (!operation) throw new Error(id);
  const query = new URLSearchParams(request.query);
  return checks(operation)({ path: {}, headers: {}, ...request, query });
}

test('API-21 valid parameters are converted to their types, with defaults', () => {
  const query = 'sportType=football&timezoneOffset=-720';
  expect(check('listOngoingTournaments', { query })).toMatchObject({
    ok: true,
    params: { sportType: 'football', timezoneOffset: -720, page: 1, size: 20 },
  });
});

test('API-21 the schema of a day takes exactly the days that the calendar has', () => {
  const { schema } = contract.operations
    .find(({ id }) => id === 'listMatches')
    ?.parameters.find(({ name }) => name === 'date') ?? { schema: {} };
  const isDay = bodyCheck(contract);
  const months = Array.from({ length: 14 }, (_, n) => n);
  const days = Array.from({ length: 33 }, (_, n) => n);
  const two = (n: number) => String(n).padStart(2, '0');
  for (const year of [1999, 2000, 2001, 2004, 2026, 2099, 2100, 2101]) {
    for (const [month, day] of months.flatMap((one) =>
      days.map((other) => [one, other] as const),
    )) {
      const date = new Date(Date.UTC(year, month - 1, day));
      const isReal = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
      const isValid = isReal && day > 0 && year >= 2000 && year <= 2100;
      const text = `${year}${two(month)}${two(day)}`;
      expect([text, isDay(schema, text).length === 0]).toEqual([text, isValid]);
    }
  }
});

test('the error of a value that may be null names both', () => {
  const schema = { type: ['integer', 'null'], minimum: 0, maximum: 999 };
  expect(bodyCheck(contract)(schema, 'seven')[0]?.message).toBe(
    "must be a whole number from 0 to 999 or null, not 'seven'",
  );
});

test('API-21 a time zone may be any name of the IANA database', () => {
  for (const zone of [
    'UTC',
    'Etc/GMT+8',
    'America/Port-au-Prince',
    'Asia/Kolkata',
    'Asia/Calcutta',
  ]) {
    const query = `sportType=football&timezoneOffset=0&timeZone=${encodeURIComponent(zone)}`;
    expect(check('listOngoingTournaments', { query })).toMatchObject({
      ok: true,
      params: { timeZone: zone },
    });
  }
});

test.each([
  ['a missing one', 'timezoneOffset=0&sportType=football', 'date', 'is missing'],
  [
    'a day the calendar lacks',
    'date=20260231&timezoneOffset=0&sportType=football',
    'date',
    'yyyyMMdd',
  ],
  [
    'a day out of range',
    'date=19991231&timezoneOffset=0&sportType=football',
    'date',
    'from 2000 to 2100',
  ],
  [
    'an offset out of range',
    'date=20260101&timezoneOffset=841&sportType=football',
    'timezoneOffset',
    'from -720 to 840',
  ],
  [
    'an offset as a zone',
    'date=20260101&timezoneOffset=0&sportType=football&timeZone=%2B08:00',
    'timeZone',
    'must be written like Europe/London',
  ],
  [
    'an offset that is no number',
    'date=20260101&timezoneOffset=east&sportType=football',
    'timezoneOffset',
    "not 'east'",
  ],
  [
    'an offset with a fraction',
    'date=20260101&timezoneOffset=0.5&sportType=football',
    'timezoneOffset',
    'whole number',
  ],
  ['an empty one', 'date=20260101&timezoneOffset=&sportType=football', 'timezoneOffset', "not ''"],
  [
    'an unknown sport',
    'date=20260101&timezoneOffset=0&sportType=chess',
    'sportType',
    'one of football',
  ],
  [
    'one given twice',
    'date=20260101&date=20260102&timezoneOffset=0&sportType=football',
    'date',
    '2 times',
  ],
  [
    'an unknown one',
    'date=20260101&timezoneOffset=0&sportType=football&sort=asc',
    'sort',
    'not a known parameter',
  ],
])('API-21 %s is named', (_, query, field, message) => {
  const result = check('listMatches', { query });
  expect(result).toMatchObject({ ok: false, errors: [{ field, in: 'query' }] });
  if (!result.ok) expect(result.errors[0]?.message).toContain(message);
});

test('API-21 all errors are reported together', () => {
  const result = check('listMatches', { query: 'date=now' });
  expect(!result.ok && result.errors.map(({ field }) => field)).toEqual([
    'date',
    'timezoneOffset',
    'sportType',
  ]);
});

test('API-2 a body names each field that is wrong, missing or unknown', () => {
  const result = check('register', { body: { email: 'nobody', name: 'x' } });
  expect(!result.ok && result.errors.map(({ field }) => field).sort()).toEqual([
    'email',
    'name',
    'password',
  ]);
});

test('API-2 a value that is nested thousands of times is refused by its field, as any other value', () => {
  const body = JSON.parse(`{"username":${'['.repeat(8000)}${']'.repeat(8000)},"password":{}}`);
  const result = check('logIn', { body });
  expect(!result.ok && result.errors).toEqual([
    { field: 'username', in: 'body', message: 'must be a string, not a list' },
    { field: 'password', in: 'body', message: 'must be a string, not an object' },
  ]);
});

test('API-21 of hundreds of unknown parameters the first ten are named, and the others counted', () => {
  const query = Array.from({ length: 679 }, (_, n) => `p${n}=1`).join('&');
  const result = check('listLiveMatches', { query });
  const errors = result.ok ? [] : result.errors;
  expect(errors.map(({ field }) => field)).toEqual(Array.from({ length: 10 }, (_, n) => `p${n}`));
  expect(errors[0]?.message).toContain('(669 more are not known either)');
});

test('API-5 a message of white space, or of 501 characters, is refused', () => {
  for (const message of [' \n ', 'x'.repeat(501)]) {
    const result = check('askChat', { body: { message, userId: 'me' } });
    expect(!result.ok && result.errors.map(({ field }) => field)).toEqual(['message']);
  }
  expect(check('askChat', { body: { message: 'x'.repeat(500), userId: 'me' } }).ok).toBe(true);
});

test('a comma-separated value becomes a list, and its members are validated', () => {
  expect(check('streamLive', { query: 'matchIds=ma-a,ma-b' })).toMatchObject({
    params: { matchIds: ['ma-a', 'ma-b'] },
  });
  expect(check('streamLive', { query: 'matchIds=ma-a,a b' }).ok).toBe(false);
});
