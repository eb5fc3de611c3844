import { accounts } from './accounts.ts';
import { type Args, type Call, call, data, found, get } from './call.ts';
import * as entities from './entities.ts';
import {
  DAY_MS,
  type Fixture,
  fixturesBetween,
  idOf,
  rankedTeams,
  seasonOf,
  sportOf,
  type Tournament,
  teams,
  tournaments,
} from './feed.ts';

const PAGES =
  'contacts about subscription-policy jobs terms-of-service privacy-policy cookies responsible-gaming';

/** The start of a day in UTC; NaN for a date that no calendar has. */
export function dayOf(date: string): number {
  const iso = date.replace(/(....)(..)(..)/, '$1-$2-$3');
  const at = Date.parse(iso);
  return Number.isNaN(at) || !new Date(at).toISOString().startsWith(iso) ? Number.NaN : at;
}

const paged = <T>(list: readonly T[], { page = '1', size = '20' }: Args) =>
  list.slice((Number(page) - 1) * Number(size), Number(page) * Number(size));
const limited = <T>(list: readonly T[], { limit = '99999' }: Args) => list.slice(0, Number(limit));
const isIn = ({ countryId }: Args, country: string) =>
  countryId === undefined || countryId === idOf(country);

type Clock = () => number;

function matchCalls(now: Clock): Record<string, Call> {
  const shown = (list: readonly Fixture[]) => list.map((one) => entities.matchOf(one, now()));
  const day = ({ timezoneOffset, date }: Args, ahead = 0) => {
    const shift = Number(timezoneOffset) * 60_000;
    const today = date ? dayOf(date) : Math.floor((now() + shift) / DAY_MS) * DAY_MS;
    const from = today - shift + ahead * DAY_MS;
    return fixturesBetween(from, from + DAY_MS);
  };
  const matchBy = ({ matchId }: Args) => found(around(now).find(({ id }) => id === matchId));
  return {
    '/matches': get('date timezoneOffset sportType', '', (args) => {
      const isOf = entities.isOfSport(args.sportType ?? '');
      return shown(day(args).filter(({ of }) => isOf(of)));
    }),
    '/matches/today': get('timezoneOffset limit', '', (args) => shown(limited(day(args), args))),
    '/matches/tomorrow': get('timezoneOffset limit', '', (args) =>
      shown(limited(day(args, 1), args)),
    ),
    '/matches/main': get('timezoneOffset', 'limit', (args) =>
      shown(
        limited(
          day(args).filter(({ of }) => of.month === undefined),
          args,
        ),
      ),
    ),
    '/matches/live': get('limit', '', (args) => {
      const begun = fixturesBetween(now() - DAY_MS, now() + 1);
      return shown(
        limited(
          begun.filter((one) => now() < one.end),
          args,
        ),
      );
    }),
    '/matches/info': get('matchId', '', (args) => entities.matchOf(matchBy(args), now())),
    '/matches/analysis': get('matchId', '', (args) => {
      const [homeTeam, awayTeam] = matchBy(args).sides;
      return {
        homeTeam: entities.analysisOf(homeTeam, now()),
        awayTeam: entities.analysisOf(awayTeam, now()),
      };
    }),
  };
}

/** The matches that have an address. */
const around = (now: Clock) => fixturesBetween(now() - 90 * DAY_MS, now() + 30 * DAY_MS);
const isOver = (now: Clock) => (one: Fixture) => one.end <= now();
const inState = (now: Clock, state: string) => (one: Tournament) =>
  entities.stateOf(seasonOf(one, now()), now()) === state;

function tournamentCalls(now: Clock): Record<string, Call> {
  const shown = (list: readonly Tournament[]) =>
    list.map((one) => entities.tournamentOf(one, now()));
  const tournamentBy = ({ tournamentId }: Args) =>
    found(tournaments.find(({ id }) => id === tournamentId));
  const ofSport = ({ sportType = '' }: Args) => tournaments.filter(entities.isOfSport(sportType));
  const list = (state: string) =>
    get('timezoneOffset sportType', 'countryId page size', (args) => {
      const inCountry = ofSport(args).filter(({ country }) => isIn(args, country));
      return shown(paged(inCountry.filter(inState(now, state)), args));
    });
  const matches = (args: Args, over: boolean) =>
    around(now)
      .filter((one) => one.of === tournamentBy(args) && isOver(now)(one) === over)
      .map((one) => entities.matchOf(one, now()));
  const seasonBy = ({ seasonId }: Args) => {
    const months = Array.from({ length: 12 }, (_, no) => now() - no * 30 * DAY_MS);
    const seasons = tournaments.flatMap((one) =>
      months.map((at) => ({ one, season: seasonOf(one, at) })),
    );
    return found(seasons.find(({ season }) => season.id === seasonId));
  };
  return {
    '/tournaments/ongoing': list('ONGOING'),
    '/tournaments/upcoming': list('UPCOMING'),
    '/tournaments/finished': list('FINISHED'),
    '/tournaments/current-year/v2': get('timezoneOffset sportType', '', (args) => ({
      [new Date(now()).getUTCFullYear()]: shown(ofSport(args)),
    })),
    '/tournaments/major-ongoing-events': get('sportType', '', (args) =>
      shown(ofSport(args).filter(inState(now, 'ONGOING')).slice(0, 4)),
    ),
    '/tournaments/info': get('tournamentId', '', (args) =>
      entities.tournamentOf(tournamentBy(args), now()),
    ),
    '/tournaments/matches/upcoming': get('tournamentId', '', (args) => matches(args, false)),
    '/tournaments/matches/finished': get('tournamentId', '', (args) =>
      matches(args, true).reverse(),
    ),
    '/tournaments/table': get('tournamentId', '', (args) => {
      const one = tournamentBy(args);
      return entities.tableOf(one, seasonOf(one, now()), now());
    }),
    '/seasons/table': get('seasonId', '', (args) => {
      const { one, season } = seasonBy(args);
      return entities.tableOf(one, season, now());
    }),
  };
}

function teamCalls(now: Clock): Record<string, Call> {
  const teamBy = ({ teamId }: Args) => found(teams.find(({ id }) => id === teamId));
  const inTournaments = (args: Args, ...states: string[]) =>
    states
      .flatMap((state) => tournaments.filter(inState(now, state)))
      .filter((one) => one.teams.includes(teamBy(args)))
      .map((one) => entities.tournamentOf(one, now()));
  const matches = (args: Args, list: readonly Fixture[]) =>
    paged(list, args).map((one) => entities.matchOf(one, now()));
  return {
    '/teams/details': get('teamId timezoneOffset', '', (args) =>
      entities.detailsOf(teamBy(args), now()),
    ),
    '/teams/matches/upcoming': get('teamId timezoneOffset', 'page size', (args) => {
      const next = around(now).filter((one) => !isOver(now)(one));
      return matches(args, next.filter(entities.plays(teamBy(args))));
    }),
    '/teams/matches/finished': get('teamId timezoneOffset', 'page size', (args) =>
      matches(args, entities.resultsOf(teamBy(args), now())),
    ),
    '/teams/tournaments/upcoming': get('teamId timezoneOffset', '', (args) =>
      inTournaments(args, 'ONGOING', 'UPCOMING'),
    ),
    '/teams/tournaments/finished': get('teamId timezoneOffset', '', (args) =>
      inTournaments(args, 'FINISHED'),
    ),
    '/teams/rankings': get('sportType', 'countryId page size', (args) => {
      const ranked = rankedTeams(sportOf(args.sportType ?? ''));
      const inCountry = ranked.filter(({ country }) => isIn(args, country));
      return paged(inCountry, args).map((team) => entities.rankingRow(team, now()));
    }),
  };
}

function accountCalls(now: Clock, secret: string): Record<string, Call> {
  const { logIn, register, refresh, wallet } = accounts(secret, now);
  return {
    '/auth/login': call('POST', 'username password', '', logIn),
    '/register': call('POST', 'email password', '', register),
    '/auth/refresh': call('POST', 'refreshToken', '', refresh),
    '/auth/wallet': call('GET', '', '', wallet),
    '/ai/chat': call('POST', 'message userId', '', ({ message }) => data(`You said: ${message}`)),
  };
}

function pageOf(title: string): string {
  const body = `<p>${`What there is to say about ${title}. `.repeat(8)}</p>`;
  return `<!doctype html><title>${title}</title><h1>${title}</h1><div class="body">${body}</div>`;
}

interface CallOptions {
  readonly clock: Clock;
  readonly jwtSecret: string;
  readonly extras: readonly 'getMatchLineups'[];
}

/** The 29 calls of spec.md §7 by their paths, and the extras that are asked for. */
export function callsOf({ clock, jwtSecret, extras }: CallOptions): Record<string, Call> {
  const pages = PAGES.split(' ').map((name) => [
    `/static/${name}.html`,
    call('GET', '', '', () => pageOf(name.replaceAll('-', ' '))),
  ]);
  const lineups = get('matchId', '', ({ matchId }) =>
    entities.lineupsOf(found(around(clock).find(({ id }) => id === matchId))),
  );
  return {
    ...accountCalls(clock, jwtSecret),
    ...matchCalls(clock),
    ...tournamentCalls(clock),
    ...teamCalls(clock),
    ...Object.fromEntries(pages),
    ...(extras.includes('getMatchLineups') && { '/matches/lineups': lineups }),
  };
}
