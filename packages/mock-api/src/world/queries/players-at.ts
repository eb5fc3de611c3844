import type { Leader, PlayerMatch, PlayerSeason } from '@touchline/types';
import { civilFromDays, dayOf, daysFromCivil } from '../calendar/civil.ts';
import type { Engine } from '../engine.ts';
import { playersInRecord } from '../football/appearance.ts';
import type { Appearance, Fixture, Game, MatchPlayers, Tournament } from '../model.ts';
import { contractStart } from '../names/squads.ts';
import { type Contract, careerOf, contractEnd } from '../players/careers.ts';
import { leadersOf } from '../players/leaders.ts';
import {
  nameBehindHandle,
  playerId,
  playerOf,
  squadSeason,
  squadYear,
  squadYearStart,
} from '../players/squad.ts';
import { shirtNumber, squadShape } from '../players/squad-shape.ts';
import { titlePlayOf } from '../players/title-play.ts';
import type { Presenter } from '../present/presenter.ts';
import { chance } from '../random/random.ts';
import { FIRST_YEAR, resolveSeason } from '../seasons/season-ids.ts';
import type { PlayersView, SquadsView } from '../world-view.ts';

const PLAYER_ID = /^pl-(.+)-(\d+)-(\d+)$/;
/** Age in the year of the first contract: from 16. */
const FIRST_AGE = 16;
const FIRST_AGES = 5;
/** The contract has no older player. */
const MAX_AGE = 99;

/** A player at an instant: the contract of the season that is shown. */
interface Known {
  readonly career: readonly Contract[];
  readonly contract: Contract;
  readonly year: number;
  readonly isOver: boolean;
  /** Day of birth. */
  readonly born: number;
}

export interface Played {
  readonly fixture: Fixture;
  readonly appearance: Appearance;
}

const COUNTS = ['goals', 'assists', 'yellowCards', 'redCards', 'minutes'] as const;
const BASKETBALL_COUNTS = ['points', 'rebounds', 'steals', 'blocks', 'threePointers'] as const;
const ESPORTS_COUNTS = ['kills', 'deaths', 'saves'] as const;

function moreCounts(game: Game) {
  if (game === 'basketball') return BASKETBALL_COUNTS;
  const counts = titlePlayOf(game)?.counts ?? [];
  return ESPORTS_COUNTS.filter((key) => counts.includes(key));
}

/** With two decimals, as each of them has. */
const meanRating = (ratings: readonly number[]): number =>
  Math.round((ratings.reduce((sum, one) => sum + one, 0) / ratings.length) * 100) / 100;

export function sumOf(game: Game, played: readonly Played[]): Omit<PlayerSeason, 'name'> {
  const all = played.map(({ appearance }) => appearance);
  const totals = (keys: readonly (keyof Appearance)[]) =>
    Object.fromEntries(
      keys.map((key) => [key, all.reduce((sum, one) => sum + Number(one[key] ?? 0), 0)]),
    );
  const ratings = all.flatMap(({ rating }) => rating ?? []);
  return {
    matches: played.length,
    ...totals(COUNTS),
    ...(ratings.length > 0 && { rating: meanRating(ratings) }),
    ...totals(moreCounts(game)),
  } as Omit<PlayerSeason, 'name'>;
}

function birthDay(seed: string, { team, shirt, from }: Contract): number {
  const roll = (fact: string) => chance(seed, 'player', team.id, shirt, from, fact);
  const year = from - FIRST_AGE - Math.floor(roll('age') * FIRST_AGES);
  return daysFromCivil(year, 1, 1) + Math.floor(roll('birthday') * 365);
}

function ageAt(born: number, day: number): number {
  const [from, to] = [civilFromDays(born), civilFromDays(day)];
  const isBefore = to.month < from.month || (to.month === from.month && to.day < from.day);
  return to.year - from.year - (isBefore ? 1 : 0);
}

const isoDay = (days: number): string => {
  const { year, month, day } = civilFromDays(days);
  return [year, `${month}`.padStart(2, '0'), `${day}`.padStart(2, '0')].join('-');
};

/** What the players of a match have done; undefined where they are unknown. */
export function playersIn(
  { rulesOf, recordOf }: Engine,
  fixture: Fixture,
  instant: number,
): MatchPlayers | undefined {
  const { players } = rulesOf(fixture.season.tournament);
  if (players) return players(fixture, instant);
  const record = recordOf(fixture);
  return record && playersInRecord(record, instant);
}

/** The matches of the current season, or of another, that have begun, with their players. */
function begunMatches(engine: Engine, tournament: Tournament, instant: number, seasonId?: string) {
  const key = seasonId ? resolveSeason(engine.roster, seasonId) : undefined;
  if (seasonId && key?.tournament !== tournament) return [];
  const { season } = key
    ? { season: engine.store.season(key.tournament, key.n) }
    : engine.phaseAt(tournament, instant);
  const begun = season.knownAt > instant ? [] : season.during(season.start, instant + 1);
  return begun.flatMap((fixture) => {
    const players = playersIn(engine, fixture, instant);
    return players ? [{ fixture, players }] : [];
  });
}

export function playersAt(
  presenter: Presenter,
  instant: number,
): Omit<PlayersView, keyof SquadsView> {
  const { engine, language } = presenter;
  const { seed, roster, teamResults, rulesOf } = engine;

  function find(id: string): Known | undefined {
    const [, club, shirtText, fromText] = PLAYER_ID.exec(id) ?? [];
    const team = roster.teamById.get(`te-${club}`);
    const [shirt, from] = [Number(shirtText), Number(fromText)];
    if (!team || team.isReal || !squadShape(team.game).shirts.includes(shirt)) return undefined;
    if (contractStart(shirt, from) !== from) return undefined;
    const first = { team, shirt, from };
    const now = squadYear(team, instant);
    if (from > now || playerId(first) !== id) return undefined;
    const career = careerOf(seed, first).filter((one) => one.from <= now);
    const contract = career.at(-1);
    if (!contract || contractEnd(contract) <= FIRST_YEAR) return undefined;
    const born = birthDay(seed, first);
    if (ageAt(born, dayOf(instant)) > MAX_AGE) return undefined;
    const isOver = now >= contractEnd(contract);
    return { career, contract, isOver, born, year: isOver ? contractEnd(contract) - 1 : now };
  }

  function playedBy({ contract: { team, shirt }, year }: Known): Played[] {
    const to = Math.min(instant + 1, squadYearStart(team, year + 1));
    return teamResults.between(team, squadYearStart(team, year), to).flatMap((fixture) => {
      const side = fixture.home === team ? 'home' : 'away';
      const appearance = playersIn(engine, fixture, instant)?.appearance(side, shirt);
      return appearance ? [{ fixture, appearance }] : [];
    });
  }

  /** Contracts one after another at the same club are one spell. */
  function spells({ career, isOver }: Known) {
    const spans: { team: Contract['team']; from: number; to: number }[] = [];
    for (const one of career) {
      const last = spans.at(-1);
      if (last?.team === one.team) last.to = contractEnd(one);
      else spans.push({ team: one.team, from: one.from, to: contractEnd(one) });
    }
    return spans.map(({ team, from, to }, no) => ({
      team: presenter.team(team),
      from,
      ...((isOver || no < spans.length - 1) && { to }),
    }));
  }

  return {
    player: (id) => {
      const known = find(id);
      if (!known) return undefined;
      const { career, contract, year, isOver, born } = known;
      const { team, shirt } = contract;
      const { positionOf, hasNumbers } = squadShape(team.game);
      const first = career[0] ?? contract;
      const fullName = hasNumbers ? {} : { fullName: nameBehindHandle(seed, first)[language] };
      return {
        player: {
          id,
          name: playerOf(seed, team, shirt, year).name[language],
          position: positionOf(shirt),
          ...fullName,
          ...(!isOver && hasNumbers && { number: shirtNumber(seed, team, shirt, year) }),
          birthDate: isoDay(born),
          age: ageAt(born, dayOf(instant)),
          country: presenter.country(first.team.country),
        },
        ...(!isOver && { team: presenter.team(team) }),
        sportType: team.game,
        season: { name: squadSeason(team, year), ...sumOf(team.game, playedBy(known)) },
        career: spells(known),
      };
    },
    playerMatches: (id) => {
      const known = find(id);
      if (!known) return undefined;
      const { team } = known.contract;
      return playedBy(known)
        .map(({ fixture, appearance }): PlayerMatch => {
          const { tournament } = fixture.season;
          const match = presenter.match(fixture, instant);
          return {
            matchId: fixture.id,
            startTime: fixture.start,
            statusId: match.statusId,
            tournament: { id: tournament.id, name: tournament.name[language] },
            side: fixture.home === team ? 'home' : 'away',
            homeTeam: presenter.team(fixture.home),
            awayTeam: presenter.team(fixture.away),
            homeScore: match.homeTeam.score ?? 0,
            awayScore: match.awayTeam.score ?? 0,
            ...appearance,
          };
        })
        .reverse();
    },
    leaders: (tournamentId, by, limit, seasonId) => {
      const tournament = roster.tournamentByCode.get(tournamentId.slice('to-'.length));
      if (tournament?.id !== tournamentId || tournament.teams[0]?.isReal) return undefined;
      const { record, players } = rulesOf(tournament);
      if (!record && !players) return undefined;
      const rows = leadersOf(seed, begunMatches(engine, tournament, instant, seasonId), by);
      return rows.slice(0, limit).map(
        ({ player, team, value }): Leader => ({
          rank: rows.findIndex((one) => one.value === value) + 1,
          player: { id: player.id, name: player.name[language] },
          team: presenter.team(team),
          value,
        }),
      );
    },
  };
}
