import { DAY_SECONDS } from '../calendar/civil.ts';
import texts from '../data/phrases/news.json' with { type: 'json' };
import type { Localized } from '../localized.ts';
import type { Fixture, Team } from '../model.ts';
import { opponentIn } from '../sides.ts';
import type { MatchFacts } from './subject.ts';
import { dateText } from './words.ts';
import { paragraph } from './writer.ts';

const FIRST = texts.nextMatches.first;

const SECOND = texts.nextMatches.second;

const venueOf = ({ isAtNeutralVenue, home }: Fixture, team: Team) =>
  isAtNeutralVenue ? 'neutral' : home === team ? 'home' : 'away';

const NEXT_MATCH_DAYS = 16;

/** What is next for these teams, as far as it is known. */
export function nextMatches(
  { engine: { teamResults }, winner, loser, publishedAt, say }: MatchFacts,
  teams: readonly Team[] = [winner, loser],
): Localized {
  const known = teams.flatMap((team) => {
    const next = teamResults
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
