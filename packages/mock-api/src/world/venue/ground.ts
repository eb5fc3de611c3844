import type { Club } from '../clubs/club.ts';
import { clubOf } from '../clubs/club.ts';
import { type Localized, localize } from '../localized.ts';
import type { Country, Fixture, Team } from '../model.ts';
import { placesIn } from '../names/places.ts';
import { approximateNormal, atShare } from '../random/distributions.ts';
import { chance, random } from '../random/random.ts';
import { isTitle } from '../sport-of.ts';

export interface Ground {
  readonly name: Localized;
  readonly city?: Localized | undefined;
  readonly country: Country;
  readonly capacity: number;
}

/** Seats of a club of average strength, how much strength adds, and the limits. */
const SEATS = {
  football: { average: 22_000, byLevel: 1.35, spread: 0.22, min: 800, max: 88_000 },
  basketball: { average: 9_000, byLevel: 0.9, spread: 0.2, min: 600, max: 21_000 },
} as const;

const NATIONAL_SEATS = { football: [48_000, 42_000], basketball: [11_000, 10_000] } as const;
const ARENA_SEATS = [6_000, 14_000] as const;

/** Grounds have any number of seats, not a round one. */
const seatsIn = ([min, span]: readonly [number, number], share: number) =>
  Math.round(min + share * span);

function seatsOf(seed: string, { id, game, level }: Team): number {
  const { average, byLevel, spread, min, max } =
    SEATS[game === 'basketball' ? 'basketball' : 'football'];
  const own = approximateNormal(random(seed, 'club', id, 'seats')) * spread;
  const wanted = average * Math.exp(level * byLevel + own);
  // Grounds at a limit differ nevertheless.
  const most = max * (1 - 0.1 * chance(seed, 'club', id, 'most seats'));
  return Math.round(Math.min(most, Math.max(min, wanted)));
}

/** The ground that a club has for good. */
function homeGround(seed: string, team: Team, name: NonNullable<Club['ground']>): Ground {
  const { city, country } = team;
  return { name, city, country, capacity: seatsOf(seed, team) };
}

/** Where a competition of several countries takes place: in another one each season. */
function hostOf(seed: string, { season }: Fixture): Country {
  const { tournament, n } = season;
  if (tournament.country.flag) return tournament.country;
  const countries = [...new Set(tournament.teams.map(({ country }) => country))];
  return atShare(countries, chance(seed, 'host', tournament.code, n));
}

/** A ground of neither side; `no` counts those on which a competition plays at the same time. */
function neutralGround(seed: string, fixture: Fixture, no: number): Ground {
  const { game, code } = fixture.season.tournament;
  const country = hostOf(seed, fixture);
  const key = isTitle(game) ? code : game;
  const share = chance(seed, 'neutral ground', country.code, key, no);
  const city = atShare(placesIn(country.nameLanguage), share);
  const { en, zh } = city;
  const seats = chance(seed, 'neutral seats', country.code, key, no);
  if (game !== 'football') {
    const name = localize(`${en} Arena`, `${zh}体育馆`, `${en} Arena`);
    const range = isTitle(game) ? ARENA_SEATS : NATIONAL_SEATS.basketball;
    return { name, city, country, capacity: seatsIn(range, seats) };
  }
  const name =
    no === 0
      ? localize('National Stadium', '国家体育场', 'Estadio Nacional')
      : localize(`${en} Stadium`, `${zh}体育场`, `Estadio de ${en}`);
  return { name, city, country, capacity: seatsIn(NATIONAL_SEATS.football, seats) };
}

/** Undefined for a match that is played online. */
export function groundOf(seed: string, fixture: Fixture, no: number): Ground | undefined {
  const { home, season, isAtNeutralVenue } = fixture;
  const { tournament } = season;
  if (isTitle(tournament.game)) {
    return tournament.type === 'circuit' ? undefined : neutralGround(seed, fixture, 0);
  }
  const { ground } = clubOf(seed, home, season.year);
  return isAtNeutralVenue || !ground
    ? neutralGround(seed, fixture, no)
    : homeGround(seed, home, ground);
}
