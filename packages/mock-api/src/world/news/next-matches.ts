import { DAY_SECONDS } from '../calendar/civil.ts';
import { parsePhrases as phrases } from '../commentary/parse-phrases.ts';
import type { Localized } from '../localized.ts';
import type { Fixture, Team } from '../model.ts';
import { opponentIn } from '../sides.ts';
import type { MatchFacts } from './match-facts.ts';
import { dateText } from './words.ts';
import { paragraph } from './writer.ts';

const FIRST = {
  home: phrases(`
    {t} are at home to {o} next, {d}.:{t}下一场{d}主场迎战{o}。:{t} recibirá a {o} {d}.|
    Next for {t}: {o} at home {d}.:接下来，{t}将于{d}坐镇主场对阵{o}。:Lo próximo de {t}: {o}, en casa, {d}.|
    {o} are the next visitors to {t}, {d}.:{d}，{o}将造访{t}的主场。:{o} será el próximo visitante de {t}, {d}.`),
  away: phrases(`
    {t} go to {o} next, {d}.:{t}下一场{d}客场挑战{o}。:{t} visitará a {o} {d}.|
    Next for {t}: a trip to {o} {d}.:接下来，{t}将于{d}做客{o}。:Lo próximo de {t}: la visita a {o} {d}.|
    {t} have {o} away next, {d}.:{d}，{t}将远赴{o}的主场。:A {t} le espera {o} a domicilio, {d}.`),
  neutral: phrases(`
    {t} meet {o} next, {d}.:{t}下一场{d}对阵{o}。:{t} se medirá a {o} {d}.|
    Next for {t}: {o}, {d}.:接下来，{t}将于{d}迎战{o}。:Lo próximo de {t}: {o}, {d}.`),
};

const SECOND = {
  home: phrases(`
    {t} wait for {o} {d}.:{t}则在{d}主场等待{o}。:{t} espera a {o} {d}.|
    {t} have {o} at home {d}.:{t}将于{d}主场对阵{o}。:{t} juega en casa contra {o} {d}.`),
  away: phrases(`
    {t} travel to {o} {d}.:{t}则在{d}出征{o}的主场。:{t} juega en casa de {o} {d}.|
    For {t} it is {o} away {d}.:{t}将于{d}客场挑战{o}。:A {t} le toca visitar a {o} {d}.`),
  neutral: phrases(`
    {t} play {o} {d}.:{t}则在{d}与{o}交手。:{t} juega contra {o} {d}.|
    For {t} it is {o} {d}.:{t}{d}的对手是{o}。:A {t} le toca {o} {d}.`),
};

const venueOf = ({ isAtNeutralVenue, home }: Fixture, team: Team) =>
  isAtNeutralVenue ? 'neutral' : home === team ? 'home' : 'away';

const NEXT_MATCH_DAYS = 16;

/** What is next for these teams, as far as it is known. */
export function nextMatches(
  { engine: { history }, winner, loser, publishedAt, say }: MatchFacts,
  teams: readonly Team[] = [winner, loser],
): Localized {
  const known = teams.flatMap((team) => {
    const next = history
      .between(team, publishedAt, publishedAt + NEXT_MATCH_DAYS * DAY_SECONDS)
      .find(({ knownAt }) => knownAt <= publishedAt);
    return next ? [{ team, next }] : [];
  });
  const apart = known.filter(({ next }, at) => at === 0 || next !== known[0]?.next);
  const sentences = apart.map(({ team, next }, at) => {
    const venue = venueOf(next, team);
    const values = { t: team.name, o: opponentIn(next, team).name, d: dateText(next) };
    return at === 0
      ? say(`next ${venue}`, FIRST[venue], values)
      : say(`then ${venue}`, SECOND[venue], values);
  });
  return paragraph(...sentences);
}
