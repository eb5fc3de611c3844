import { DAY, daysFromCivil, mondayFrom } from '../calendar/civil.ts';
import { instantAt } from '../calendar/zones.ts';
import { groupRounds } from '../competition/groups.ts';
import { leagueStage } from '../competition/stages.ts';
import type { Past, SeasonKey, SeasonPlan } from '../model.ts';
import { once } from '../once.ts';
import { shuffled } from '../random/draws.ts';
import { random } from '../random/random.ts';
import { words } from '../words.ts';
import type { BasketballRow } from './leagues.ts';
import { playoffs } from './playoffs.ts';

const firstDay = (row: BasketballRow, year: number): number =>
  mondayFrom(row.rhythm === 'winter' ? daysFromCivil(year, 10, 1) : daysFromCivil(year, 4, 3));

const roundsOf = (row: BasketballRow): number => (row.size - 1) * row.legs;
const regularWeeks = (row: BasketballRow): number => Math.ceil(roundsOf(row) / row.days.length);
const PLAYOFF_DAYS = 44;

export function basketballCalendar(row: BasketballRow) {
  return {
    perYear: 1,
    window: (year: number): readonly [number, number] => {
      const first = firstDay(row, year);
      return [first, first + regularWeeks(row) * 7 + PLAYOFF_DAYS];
    },
    label: (year: number) => {
      const label =
        row.rhythm === 'winter'
          ? `${year}/${String((year + 1) % 100).padStart(2, '0')}`
          : `${year}`;
      return words(label, label);
    },
  };
}

const minutes = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

export function basketballPlan(row: BasketballRow) {
  const times = row.times.map(minutes);
  const [earliest, latest] = [Math.min(...times), Math.max(...times)];
  return (season: SeasonKey, past: Past): SeasonPlan => {
    const { teams, country } = season.tournament;
    const first = firstDay(row, season.year);
    const rounds = roundsOf(row);
    const dayOfRound = (round: number) => {
      const index = round - 1;
      const week = Math.floor(index / row.days.length);
      return first + week * 7 + (row.days[index % row.days.length] as number);
    };
    const stage = leagueStage(season);
    const groups = once(() => [{ teams: shuffled(random(past.seed, 'draw', season.id), teams) }]);
    const regular = groupRounds({
      season,
      stage,
      size: teams.length,
      legs: row.legs,
      groups,
      knownAt: 0,
      neutral: false,
      decisive: true,
      startsOf: (round, count) =>
        Array.from({ length: count }, (_, no) =>
          instantAt(country.zone, dayOfRound(round), times[no % times.length] as number),
        ),
      boundsOf: (round) => {
        const day = dayOfRound(round);
        return [instantAt(country.zone, day, earliest), instantAt(country.zone, day, latest)];
      },
      deal: (starts, round) => shuffled(random(past.seed, 'tip-offs', season.id, round), starts),
    });
    // The morning after the last round.
    const knownAt = (dayOfRound(rounds) + 2) * DAY;
    const finals = playoffs({
      season,
      seeds: once(() => {
        const order = past.finalOrder(season.tournament, season.n);
        return order.slice(0, 8).map((team, rank) => ({ team, rank, knownAt }));
      }),
      firstRound: rounds + 1,
      startOf: (days, series) =>
        instantAt(
          country.zone,
          first + regularWeeks(row) * 7 + 3 + days,
          times[series % times.length] as number,
        ),
      outcome: past.outcome,
    });
    return {
      stages: [stage, ...finals.stages],
      rounds: [...regular, ...finals.rounds],
      knownAt: 0,
      teams: () => teams,
      groups: (one) => (one === stage ? groups() : []),
    };
  };
}
