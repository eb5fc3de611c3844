import { ClubRegister } from './clubs.ts';
import { type Competition, competitionOf, unknownCompetition } from './competitions.ts';
import type { SeasonFile } from './season-file.ts';

/** A competition with its seasons by the year in which they begin. */
export interface RealCompetition extends Competition {
  readonly seasons: ReadonlyMap<number, SeasonFile>;
}

/** The real seasons that a world may have. */
export interface History {
  readonly competitions: readonly RealCompetition[];
  readonly clubs: ClubRegister;
}

const AVERAGE_POPULARITY = 70;

/** Leagues first: they say more about a club than a cup that it plays in. */
const byImportance = (competitions: readonly RealCompetition[]): RealCompetition[] =>
  competitions.toSorted(
    (a, b) =>
      Number(b.type === 'league') - Number(a.type === 'league') || b.popularity - a.popularity,
  );

/** A later season of the same competition and year replaces an earlier one. */
export function createHistory(files: readonly SeasonFile[]): History {
  const byCode = Map.groupBy(files, ({ code }) => code);
  const competitions = [...byCode].map(([code, seasons]): RealCompetition => {
    const [{ name }] = seasons as [SeasonFile];
    return {
      ...(competitionOf(code) ?? unknownCompetition(code, name)),
      seasons: new Map(seasons.map((season) => [season.year, season])),
    };
  });
  const clubs = new ClubRegister();
  // In this order, whichever season is looked at first: the numbers of clubs depend on it.
  for (const { seasons, country, popularity } of byImportance(competitions)) {
    const level = (popularity - AVERAGE_POPULARITY) / AVERAGE_POPULARITY;
    for (const { teams } of seasons.values()) {
      for (const name of teams) clubs.team(name, country, level);
    }
  }
  return { competitions, clubs };
}
