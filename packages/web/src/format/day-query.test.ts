import { expect, test } from 'vitest';
import { dayQuery, daysQuery, tomorrowQuery } from './day-query.ts';

test.each([
  ['Europe/London', '20261110', 0],
  ['Europe/London', '20260710', 60],
  ['Europe/London', '20261024', 60],
  ['Europe/London', '20261026', 0],
  ['Asia/Kathmandu', '20261025', 345],
  ['Pacific/Apia', '20260405', 780],
  ['Asia/Beirut', '20261025', 120],
])(
  'MAT-1 the day of %s on %s is at the offset of that day, whatever today’s: %d',
  (zone, day, offset) => {
    expect(dayQuery(day, zone)).toEqual({ timezoneOffset: offset });
  },
);

test.each([
  ['Europe/London', '20260329', 0],
  ['Europe/London', '20261025', 60],
  ['America/New_York', '20261101', -240],
  ['Australia/Lord_Howe', '20260405', 660],
  ['Asia/Beirut', '20260329', 120],
  ['Asia/Beirut', '20261024', 180],
])('MAT-1 on a day when the clocks change its zone is sent too: %s on %s', (zone, day, offset) => {
  expect(dayQuery(day, zone)).toEqual({ timezoneOffset: offset, timeZone: zone });
});

test('MAT-1 days in a row are at the offset of the first, and in their zone if the clocks change on one', () => {
  const zone = 'Europe/London';
  expect(daysQuery(['20261023', '20261024'], zone)).toEqual({ timezoneOffset: 60 });
  expect(daysQuery(['20261024', '20261025', '20261026'], zone)).toEqual({
    timezoneOffset: 60,
    timeZone: zone,
  });
});

test('HOM-2 tomorrow is the day of the zone, if the clocks change on it or before it', () => {
  const zone = 'Europe/London';
  const onFriday = { today: '20261023', offset: 60, zone };
  const onSaturday = { today: '20261024', offset: 60, zone };
  const earlyOnSunday = { today: '20261025', offset: 60, zone };
  const lateOnSunday = { today: '20261025', offset: 0, zone };
  expect(tomorrowQuery(onFriday)).toEqual({ timezoneOffset: 60 });
  expect(tomorrowQuery(onSaturday)).toEqual({ timezoneOffset: 60, timeZone: zone });
  expect(tomorrowQuery(earlyOnSunday)).toEqual({ timezoneOffset: 60, timeZone: zone });
  expect(tomorrowQuery(lateOnSunday)).toEqual({ timezoneOffset: 0 });
});
