import {
  DAY_MS,
  type Fixture,
  fixturesBetween,
  hash,
  idOf,
  rankedTeams,
  type Season,
  seasonOf,
  sportOf,
  type Team,
  type Tournament,
  teams,
} from './feed.ts';

const RESULTS_MS = 60 * DAY_MS;

const imageOf = (name: string) => `https://img.feeds.invalid/${idOf(name)}.png`;
const seconds = (ms: number) => Math.floor(ms / 1000);

/** Each member is missing from some objects, and null in others. */
function optional<T extends object>(id: string, members: T): Partial<T> {
  const kept = Object.entries(members).flatMap(([name, value]) => {
    const no = hash(`${name} of ${id}`) % 14;
    return no === 0 ? [] : [[name, no === 1 ? null : value]];
  });
  return Object.fromEntries(kept);
}

export const stateOf = ({ start, end }: { start: number; end: number }, now: number) =>
  now < start ? 'UPCOMING' : now < end ? 'ONGOING' : 'FINISHED';

export const plays =
  ({ id }: Team) =>
  ({ sides }: Fixture) =>
    sides.some((side) => side.id === id);

/** The latest first. */
export const resultsOf = (team: Team, now: number): Fixture[] =>
  fixturesBetween(now - RESULTS_MS, now)
    .filter((one) => one.end <= now && plays(team)(one))
    .reverse();

const country = (name: string) => ({
  id: idOf(name),
  name,
  ...optional(name, { logo: imageOf(name) }),
});

const teamOf = ({ id, name, country: of }: Team) => ({
  id,
  name,
  ...optional(id, { logo: imageOf(name), country: country(of) }),
});

function tournamentPart(one: Tournament, now: number) {
  const season = seasonOf(one, now);
  return {
    id: one.id,
    name: one.name,
    ...optional(one.id, {
      logo: imageOf(one.name),
      country: country(one.country),
      currentSeason: season.name,
      currentSeasonId: season.id,
      currentStage: 'Regular season',
      currentStageId: idOf(`stage ${one.name}`),
      roundCount: 14,
    }),
  };
}

export function tournamentOf(one: Tournament, now: number) {
  const { start, end } = seasonOf(one, now);
  return {
    ...tournamentPart(one, now),
    ...optional(`all of ${one.id}`, {
      sportType: one.type,
      type: one.month === undefined ? 'league' : 'cup',
      startTime: seconds(start),
      endTime: seconds(end),
      currentRound: 3,
      stageDetails: [{ id: idOf(`stage ${one.name}`), name: 'Regular season' }],
      division: 'First',
      groups: ['A', 'B'],
      teams: one.teams.map(teamOf),
      prizePool: { amount: 100_000, currency: 'USD' },
    }),
  };
}

function sideOf({ id, start, end, sides, goals }: Fixture, no: 0 | 1, price: number, now: number) {
  const name = no === 0 ? 'homeTeam' : 'awayTeam';
  const played = Math.min(1, (now - start) / (end - start));
  return {
    ...teamOf(sides[no]),
    ...optional(`${name} of ${id}`, {
      score: played < 0 ? null : Math.floor(goals[no] * played),
      [`${name}AsiaOdds`]: price,
      [`${name}AsiaOddsBooker`]: 3,
    }),
  };
}

export function matchOf(one: Fixture, now: number) {
  const { id, start, end, of } = one;
  const [home, away] = [hash(`home ${id}`), hash(`away ${id}`)].map(
    (no) => 0.6 + (no % 80) / 100,
  ) as [number, number];
  const asia = (less: number) => ({ homeWinOdd: home - less, awayWinOdd: away - less });
  return {
    id,
    startTime: seconds(start),
    statusId: stateOf(one, now),
    homeTeam: sideOf(one, 0, home, now),
    awayTeam: sideOf(one, 1, away, now),
    ...optional(id, {
      endTime: seconds(end),
      tips: hash(id) % 90,
      tournament: tournamentPart(of, now),
      season: seasonOf(of, start).name,
      odds: {
        2: { asia: optional(id, asia(0.02)) },
        3: { asia: asia(0) },
        22: optional(`odds ${id}`, { asia: asia(0.05) }),
      },
    }),
  };
}

function formOf(team: Team, now: number) {
  const results = resultsOf(team, now).map(({ sides: [home], goals: [own, other] }) => {
    const margin = home.id === team.id ? own - other : other - own;
    return margin > 0 ? 'win' : margin < 0 ? 'loss' : 'draw';
  });
  const count = (result: string) => results.filter((one) => one === result).length;
  return {
    totalMatches: results.length,
    totalWins: count('win'),
    totalLosses: count('loss'),
    totalDraws: count('draw'),
    streakType: results[0] ?? 'none',
    streakCount: [...results, ''].findIndex((one) => one !== results[0]),
  };
}

const placeOf = (team: Team) => rankedTeams(team.sport).indexOf(team) + 1;

export function analysisOf(team: Team, now: number) {
  const { totalMatches, ...form } = formOf(team, now);
  const last6MonthsWinRate = Math.round((100 * form.totalWins) / Math.max(1, totalMatches));
  return optional(`analysis ${team.id}`, { ...form, ranking: placeOf(team), last6MonthsWinRate });
}

export function detailsOf(team: Team, now: number) {
  const { id: _, ...named } = teamOf(team);
  const form = formOf(team, now);
  const next = fixturesBetween(now, now + 14 * DAY_MS).find(plays(team));
  const last = resultsOf(team, now)[0];
  return {
    team: named,
    ...optional(`details ${team.id}`, {
      stats: optional(`stats ${team.id}`, { ...form, totalWinsInLast30Days: form.totalWins >> 1 }),
      lastMatchTime: last ? seconds(last.start) : null,
      nextMatchTime: next ? seconds(next.start) : null,
    }),
  };
}

export function rankingRow(team: Team, now: number) {
  const { streakType, streakCount } = formOf(team, now);
  return {
    ...teamOf(team),
    ...optional(`row ${team.id}`, {
      ranking: placeOf(team),
      points: team.strength,
      streakCount,
      streakType,
    }),
  };
}

export function tableOf(one: Tournament, { start, end }: Season, now: number) {
  const over = fixturesBetween(start, Math.min(now, end)).filter(
    (fixture) => fixture.of === one && fixture.end <= now,
  );
  const rows = one.teams.map((team) => {
    const scores = over
      .filter(plays(team))
      .map(({ sides: [home], goals: [a, b] }) => (home === team ? [a, b] : [b, a]));
    const count = (sign: number) =>
      scores.filter(([own = 0, other = 0]) => Math.sign(own - other) === sign).length;
    const sum = (no: number) => scores.reduce((total, score) => total + (score[no] ?? 0), 0);
    const counts = { won: count(1), loss: count(-1), draw: count(0) };
    const goals = { goals: sum(0), goalsAgainst: sum(1) };
    return {
      won: counts.won,
      row: { team: teamOf(team), ...optional(one.id + team.id, { ...counts, ...goals }) },
    };
  });
  const sorted = rows.sort((a, b) => b.won - a.won).map(({ row }) => row);
  return {
    tables: [{ ...optional(`table ${one.id}`, { stage: 'Regular season' }), rows: sorted }],
  };
}

const PLAYERS = { football: 11, basketball: 5, esports: 5 };

function lineupOf({ id, sport }: Team) {
  const nameOf = (no: number) => {
    const [surname] = teams[(hash(id) + no) % teams.length]?.name.split(' ') ?? [];
    return `${'ABCDEFGHIJKLMNOP'[no]}. ${surname}`;
  };
  const player = (no: number) => ({
    player: { id: idOf(`${id} ${no}`), name: nameOf(no) },
    number: no + 1,
  });
  const starters = PLAYERS[sport as keyof typeof PLAYERS];
  return {
    ...(sport === 'football' && { formation: '4-4-2' }),
    starters: Array.from({ length: starters }, (_, no) => player(no)),
    bench: Array.from({ length: 4 }, (_, no) => player(starters + no)),
    substitutions: [],
  };
}

/** An extra, in the shape of the contract. */
export const lineupsOf = ({ sides: [home, away] }: Fixture) => ({
  home: lineupOf(home),
  away: lineupOf(away),
});

export const isOfSport =
  (asked: string) =>
  ({ type }: Tournament) =>
    type === asked || sportOf(type) === asked;
