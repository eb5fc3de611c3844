import { DAY_SECONDS, HOUR_SECONDS } from '../calendar/civil.ts';
import { localTimeAt } from '../calendar/zones.ts';
import { lazy } from '../lazy.ts';
import type { Localized } from '../localized.ts';
import type { Country, Fixture, Tournament } from '../model.ts';
import { nameWithNumber } from '../names/squads.ts';
import { chance } from '../random/random.ts';
import type { Roster } from '../roster/roster.ts';
import type { SeasonStore } from '../seasons/season-store.ts';
import { isTitle } from '../sport-of.ts';

/** An alias: declarations of the kit have it in full. */
type Referee = {
  readonly name: Localized;
  readonly country: Country;
};

/** A night match belongs to the day before. */
const DAY_BEGINS_SECONDS = 6 * HOUR_SECONDS;
/** After as many years the referees of a competition are others. */
const CAREER_YEARS = 14;

/** Half of a competition's referees have the even days, the other half the odd ones: each as many as there can be matches. */
const perDay = ({ teams }: Tournament): number => Math.max(4, Math.ceil(teams.length / 2));

/** Those of whose people the referees of a competition are. */
function countriesOf({ country, teams }: Tournament): readonly Country[] {
  return country.flag ? [country] : [...new Set(teams.map((team) => team.country))];
}

/** Gives each competition names of its own, so that a referee has one match at a time. */
function numberNames(roster: Roster) {
  const counts = new Map<string, number>();
  const firstOf = new Map<Tournament, ReadonlyMap<string, number>>();
  for (const tournament of roster.tournaments) {
    if (isTitle(tournament.game) || tournament.isReal) continue;
    const languages = new Set(countriesOf(tournament).map(({ nameLanguage }) => nameLanguage));
    const first = new Map<string, number>();
    for (const language of languages) {
      const count = counts.get(language) ?? 0;
      first.set(language, count);
      counts.set(language, count + 2 * perDay(tournament));
    }
    firstOf.set(tournament, first);
  }
  return { firstOf, counts };
}

export function createOfficials(seed: string, roster: Roster, store: SeasonStore) {
  const names = lazy(() => numberNames(roster));

  const dayOf = ({ start, season }: Fixture): number =>
    localTimeAt(season.tournament.country.zone, start - DAY_BEGINS_SECONDS).day;

  /** Counts the matches of a competition on a day. */
  const numberOnDay = (fixture: Fixture): number => {
    const { start, season } = fixture;
    const day = dayOf(fixture);
    return store
      .season(season.tournament, season.n)
      .during(start - DAY_SECONDS, start + DAY_SECONDS)
      .filter((other) => dayOf(other) === day)
      .map(({ id }) => id)
      .sort()
      .indexOf(fixture.id);
  };

  return {
    numberOnDay,
    /** Undefined for a game without referees. */
    refereeOf: (fixture: Fixture): Referee | undefined => {
      const { tournament, year } = fixture.season;
      const first = names().firstOf.get(tournament);
      if (!first) return undefined;
      const day = dayOf(fixture);
      const count = perDay(tournament);
      const turn = Math.floor(chance(seed, 'referees', tournament.code, day) * count);
      const no = (day % 2) * count + ((numberOnDay(fixture) + turn) % count);
      const countries = countriesOf(tournament);
      const country = countries[no % countries.length] as Country;
      const { nameLanguage } = country;
      const career = Math.floor((year + no) / CAREER_YEARS);
      const own = (first.get(nameLanguage) ?? 0) + no;
      const name = own + career * (names().counts.get(nameLanguage) ?? 0);
      return { name: nameWithNumber(seed, nameLanguage, name), country };
    },
  };
}
