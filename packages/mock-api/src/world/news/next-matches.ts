import type { Engine } from '../engine.ts';
import type { Localized } from '../localized.ts';
import type { Fixture, Team } from '../model.ts';
import { nextMatchOf } from './match-facts.ts';
import { dateText } from './words.ts';
import { phrases, type Writer } from './writer.ts';

const FIRST = {
  home: phrases(
    ['{t} are at home to {o} next, {d}.', '{t}下一场{d}主场迎战{o}。'],
    ['Next for {t}: {o} at home {d}.', '接下来，{t}将于{d}坐镇主场对阵{o}。'],
    ['{o} are the next visitors to {t}, {d}.', '{d}，{o}将造访{t}的主场。'],
  ),
  away: phrases(
    ['{t} go to {o} next, {d}.', '{t}下一场{d}客场挑战{o}。'],
    ['Next for {t}: a trip to {o} {d}.', '接下来，{t}将于{d}做客{o}。'],
    ['{t} have {o} away next, {d}.', '{d}，{t}将远赴{o}的主场。'],
  ),
  neutral: phrases(
    ['{t} meet {o} next, {d}.', '{t}下一场{d}对阵{o}。'],
    ['Next for {t}: {o}, {d}.', '接下来，{t}将于{d}迎战{o}。'],
  ),
};

const SECOND = {
  home: phrases(
    ['{t} wait for {o} {d}.', '{t}则在{d}主场等待{o}。'],
    ['{t} have {o} at home {d}.', '{t}将于{d}主场对阵{o}。'],
  ),
  away: phrases(
    ['{t} travel to {o} {d}.', '{t}则在{d}出征{o}的主场。'],
    ['For {t} it is {o} away {d}.', '{t}将于{d}客场挑战{o}。'],
  ),
  neutral: phrases(
    ['{t} play {o} {d}.', '{t}则在{d}与{o}交手。'],
    ['For {t} it is {o} {d}.', '{t}{d}的对手是{o}。'],
  ),
};

const venueOf = ({ isAtNeutralVenue, home }: Fixture, team: Team) =>
  isAtNeutralVenue ? 'neutral' : home === team ? 'home' : 'away';

/** What is next for the teams, as far as it is known. */
export function nextMatches(
  engine: Engine,
  writer: Writer,
  teams: readonly Team[],
  instant: number,
): Localized[] {
  const known = teams.flatMap((team) => {
    const next = nextMatchOf(engine, team, instant);
    return next ? [{ team, next }] : [];
  });
  const apart = known.filter(({ next }, at) => at === 0 || next !== known[0]?.next);
  return apart.map(({ team, next }, at) => {
    const venue = venueOf(next, team);
    const values = {
      t: team.name,
      o: (next.home === team ? next.away : next.home).name,
      d: dateText(next),
    };
    return at === 0
      ? writer.say(`next ${venue}`, FIRST[venue], values)
      : writer.say(`then ${venue}`, SECOND[venue], values);
  });
}
