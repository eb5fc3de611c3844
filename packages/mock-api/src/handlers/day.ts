const DAY = 86_400;

export interface Day {
  readonly from: number;
  readonly to: number;
}

const dayFrom = (from: number): Day => ({ from, to: from + DAY });

/** The day, counted from today, that a clock with this offset (in minutes) shows. */
export function dayAt(now: number, timezoneOffset: number, daysAhead = 0): Day {
  const offset = timezoneOffset * 60;
  const local = now + offset;
  return dayFrom(local - (local % DAY) + daysAhead * DAY - offset);
}

/** The day yyyyMMdd where the clock has this offset. */
export function dayOf(date: string, timezoneOffset: number): Day {
  const [, year, month, day] = /^(\d{4})(\d\d)(\d\d)$/.exec(date) as unknown as string[];
  const midnight = Date.UTC(Number(year), Number(month) - 1, Number(day)) / 1000;
  return dayFrom(midnight - timezoneOffset * 60);
}
