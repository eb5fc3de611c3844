import { memoized } from '@touchline/shared/domain/bounded-map';
import { country } from '../countries.ts';
import clubNames from '../data/club-names.json' with { type: 'json' };
import type { ContinentalRow } from '../football/season/continental-cups.ts';
import { continentalPlan } from '../football/season/continental-plan.ts';
import { type Localized, properName } from '../localized.ts';
import type { Team, Tournament } from '../model.ts';
import {
  createTeamNamer,
  type NameRow,
  patternOf,
  type TeamName,
  withCountry,
} from '../names/team-names.ts';

type NamesByCountry = Readonly<Record<string, readonly NameRow[]>>;

/** What the leagues of a sport have in common. */
interface ClubSport {
  readonly game: 'football' | 'basketball';
  /** Countries with leagues; some share place names. */
  readonly countries: readonly string[];
  /** How much stronger than the others the team at an index of its division is. */
  readonly advantageOf?: (index: number, size: number) => number;
}

interface Division {
  readonly division: number;
  readonly name: Localized;
  /** Index of its first team within the country, and its number of teams. */
  readonly from: number;
  readonly size: number;
  /** Whether the country is part of the teams' names. */
  readonly namesCountry?: boolean;
  readonly market: Team[];
}

function createClubNamer({ game, countries }: ClubSport) {
  const byNameLanguage = Map.groupBy(countries, (code) => country(code).nameLanguage);
  const namesIn = (names: NamesByCountry, code: string) => (names[code] ?? []).map(patternOf);
  return memoized((code: string): ((no: number) => TeamName) => {
    const { nameLanguage } = country(code);
    const sharing = byNameLanguage.get(nameLanguage) as string[];
    return createTeamNamer({
      nameLanguage,
      countryIndex: sharing.indexOf(code),
      countryCount: sharing.length,
      patterns: namesIn(clubNames[game].patterns, code),
      fixedNames: namesIn(clubNames[game].fixed, code),
      excluded: namesIn(clubNames.football.fixed, code),
    });
  });
}

/** Creates divisions of countries, whose teams join their market. */
export function createDivisions(sport: ClubSport) {
  const { game, advantageOf = () => 0 } = sport;
  const infix = game === 'basketball' ? 'b' : '';
  const namerOf = createClubNamer(sport);
  return (
    row: { readonly country: string; readonly popularity: number; readonly prize: number },
    { division, name, from, size, namesCountry, market }: Division,
    playing: Pick<Tournament, 'calendar' | 'plan'>,
  ): Tournament => {
    const home = country(row.country);
    const code = `${row.country}${infix}${division}`;
    const nameOf = namerOf(row.country);
    const level = (row.popularity - 70) / 70 - (division - 1) * 0.4;
    const teams = Array.from({ length: size }, (_, index): Team => {
      const no = from + index;
      const { name: clubName, ...known } = nameOf(no);
      return {
        id: `te-${row.country}-${infix}${no + 1}`,
        game,
        country: home,
        name: namesCountry ? withCountry(home, clubName) : clubName,
        ...known,
        level: level + advantageOf(index, size),
        no,
        market,
      };
    });
    market.push(...teams);
    return {
      code,
      id: `to-${code}`,
      game,
      country: home,
      name,
      type: 'league',
      division: String(division),
      popularity: Math.max(1, row.popularity - (division - 1) * 28),
      prize: {
        amount: Math.round((row.prize * 1_000_000) / 4 ** (division - 1)),
        currency: home.currency,
      },
      teams,
      ...playing,
    };
  };
}

/** A cup between the teams of leagues, unless this world has too few of them. */
export function createContinental(
  game: 'football' | 'basketball',
  { code, dates, qualifyingPlaces: placesIn, ...row }: ContinentalRow,
  leagues: ReadonlyMap<string, Tournament>,
): Tournament[] {
  const qualifyingPlaces = placesIn(leagues);
  if (!qualifyingPlaces) return [];
  return [
    {
      ...row,
      code,
      id: `to-${code}`,
      game,
      country: country(row.country),
      name: properName(...row.name),
      division: null,
      teams: qualifyingPlaces.flatMap(({ league }) => league.teams),
      qualifyingPlaces,
      plan: continentalPlan(qualifyingPlaces, dates),
    },
  ];
}
