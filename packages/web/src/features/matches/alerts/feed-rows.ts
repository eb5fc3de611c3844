import type { Match, NewsItem } from '@touchline/types';
import type { TFunction } from 'i18next';
import { gameOf, paths, type Sport, sportOf } from '../../../paths.ts';
import { matchSport } from '../model/match.ts';
import { type Alert, alertOf, reportedEvents } from './alert-text.ts';
import { namesTeam } from './names-team.ts';
import { newsSince } from './news-since.ts';

export interface FeedRow {
  /** In seconds. */
  readonly at: number;
  readonly alert: Alert;
}

interface FeedInput {
  /** The live and the last matches of the teams. */
  readonly matches: readonly Match[];
  readonly news: readonly NewsItem[];
  readonly teamIds: readonly string[];
  /** In seconds. */
  readonly since: number;
  readonly t: TFunction;
}

const MAX_ROWS = 8;

/** The teams by name, as headlines name them, with their sport. */
const sportsByName = ({ matches, teamIds }: FeedInput): Map<string, Sport> =>
  new Map(
    matches.flatMap((match) =>
      [match.homeTeam, match.awayTeam]
        .filter(({ id }) => teamIds.includes(id))
        .map(({ name }) => [name, matchSport(match)] as const),
    ),
  );

function newsRows(input: FeedInput): FeedRow[] {
  const teams = [...sportsByName(input)];
  return input.news.flatMap((item) => {
    const { id: key, title, created_at: at = 0 } = item;
    const itemSport = sportOf(gameOf(item));
    const [team] =
      teams.find(([name, sport]) => sport === itemSport && namesTeam(title, name)) ?? [];
    const href = paths.article(itemSport, key);
    return team && at > input.since ? [{ at, alert: { key, title, text: team, href } }] : [];
  });
}

/** What has happened to teams: goals, results and news, the latest first. */
export function feedRows(input: FeedInput): FeedRow[] {
  const { matches, since, t } = input;
  const distinct = [...new Map(matches.map((match) => [match.id, match])).values()];
  const events = reportedEvents(distinct.flatMap((match) => newsSince(match, since)));
  const rows = events.map((event) => ({ at: event.at, alert: alertOf(event, t) }));
  return [...rows, ...newsRows(input)].sort((one, other) => other.at - one.at).slice(0, MAX_ROWS);
}
