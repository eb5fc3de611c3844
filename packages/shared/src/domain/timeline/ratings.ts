import type { TimelineBoxScore } from '@touchline/types';

/** What esports titles count; each has some of them. */
export type EsportsCount = NonNullable<TimelineBoxScore['counts']>[number];

type Counts = Partial<Readonly<Record<EsportsCount, number>>>;

/** What a count is worth, beside deaths. */
const WORTH: Partial<Record<EsportsCount, number>> = {
  kills: 1,
  assists: 0.4,
  openingKills: 0.2,
  goals: 1,
  shots: 0.1,
  saves: 0.4,
};
const DONE_SHARE = 0.65;

const worthOf = (counts: Counts): number =>
  Object.entries(WORTH).reduce(
    (sum, [key, worth]) => sum + worth * (counts[key as EsportsCount] ?? 0),
    0,
  );

/**
 * The ratings of all players of a match: what each has done and how seldom each has died, against the mean of the match, which
 * is about 1. Half a mean is added to what everybody has done, so that the first minutes do not run away.
 */
export function ratingsOf(players: readonly Counts[]): number[] {
  const worths = players.map(worthOf);
  const mean = worths.reduce((sum, one) => sum + one, 0) / worths.length;
  const deaths = players.map((one) => one.deaths ?? 0);
  const meanDeaths = deaths.reduce((sum, one) => sum + one, 0) / deaths.length;
  return worths.map((worth, no) => {
    const done = mean > 0 ? (worth + mean / 2) / (1.5 * mean) : 1;
    const alive = (meanDeaths + 1) / ((deaths[no] as number) + 1);
    return Math.round((DONE_SHARE * done + (1 - DONE_SHARE) * alive) * 100) / 100;
  });
}
