const DAY_SECONDS = 86_400;

export interface Day {
  readonly from: number;
  readonly to: number;
}

const dayStartingAt = (from: number): Day => ({ from, to: from + DAY_SECONDS });

/** The local day `daysAhead` days from today, for a UTC offset in minutes. */
export function dayAt(now: number, timezoneOffset: number, daysAhead = 0): Day {
  const offset = timezoneOffset * 60;
  const local = now + offset;
  return dayStartingAt(local - (local % DAY_SECONDS) + daysAhead * DAY_SECONDS - offset);
}

/** The local day `yyyyMMdd`, for a UTC offset in minutes. */
export function dayOf(date: string, timezoneOffset: number): Day {
  const [, year, month, day] = /^(\d{4})(\d\d)(\d\d)$/.exec(date) as unknown as string[];
  const midnight = Date.UTC(Number(year), Number(month) - 1, Number(day)) / 1000;
  return dayStartingAt(midnight - timezoneOffset * 60);
}
