import type { Fixture } from '../model.ts';

/** Popularity of the tournament, its stage and the two teams. */
const matchPopularity = ({ season, stage, home, away }: Fixture): number =>
  season.tournament.popularity +
  (stage.kind === 'knockout' || stage.kind === 'playoff' ? 6 : 0) +
  (home.level + away.level) * 2 +
  (home.no + away.no < 12 ? 3 : 0);

/** The most popular first. */
export function byPopularity(fixtures: readonly Fixture[]): Fixture[] {
  return fixtures
    .map((fixture) => ({ fixture, popularity: matchPopularity(fixture) }))
    .sort((a, b) => b.popularity - a.popularity)
    .map(({ fixture }) => fixture);
}
