import type { Match, NewsItem, TeamRef, Tournament } from '@touchline/types';
import { hasMovedLately } from '../api/price-movement.ts';
import { SHORT_LIST } from '../features/news/use-news.ts';
import { isDrawing } from '../format/image-url.ts';
import type { Snapshot } from '../state/data/resources.ts';

/** A row reads only the best prices, and of these only whether they moved lately. */
function trimOdds(
  { statusId, odds, homeTeam, awayTeam }: Match,
  nowSeconds: number,
): Match['odds'] {
  if (statusId === 'FINISHED') return {};
  const best = [homeTeam.homeTeamAsiaOddsBooker, awayTeam.awayTeamAsiaOddsBooker].map(String);
  const moved = Object.entries(odds).filter(
    ([number, { asia }]) => best.includes(number) && hasMovedLately(asia.changedAt, nowSeconds),
  );
  return Object.fromEntries(moved);
}

/** A bracket reads only the winner on penalties. */
const trimPeriods = (periods: Match['periods'] = []) => {
  const penalties = periods.filter(({ kind }) => kind === 'penalties');
  return penalties.length > 0 ? { periods: penalties } : {};
};

/** The site draws a crest without a logo, as it does the crests of the API. */
const trimLogo = (logo = '') => (isDrawing(logo) ? '' : logo);

const trimTeam = <T extends TeamRef>({ tag: _, ...team }: T) => ({
  ...team,
  logo: trimLogo(team.logo),
});

/** The live matches of a game by importance: Multiview shows their events and periods. */
const EVENTS_SHOWN = / \/matches\/live\?.*order=importance.*sportType=/;

function trimMatch(match: Match, nowSeconds: number): Match {
  const { incidents: _, commentary: __, periods, tournament, ...rest } = match;
  return {
    ...rest,
    ...trimPeriods(periods),
    homeTeam: trimTeam(match.homeTeam),
    awayTeam: trimTeam(match.awayTeam),
    tournament: {
      ...tournament,
      logo: trimLogo(tournament.logo),
      currentSeason: '',
      currentSeasonId: '',
      currentStageId: '',
    },
    odds: trimOdds(match, nowSeconds),
  };
}

/** Recognises the items of a kind by fields that only they have. */
const hasFields =
  <T extends object>(...fields: readonly (keyof T)[]) =>
  (item: unknown): item is T =>
    typeof item === 'object' && item !== null && fields.every((field) => field in item);

const isMatch = hasFields<Match>('homeTeam', 'odds');
const isTournament = hasFields<Tournament>('stageDetails', 'teams');
const isNewsItem = hasFields<NewsItem>('image', 'date');

/** A row shows neither the teams, nor groups, nor stages other than the current one. */
const trimTournament = ({ stageDetails, ...tournament }: Tournament): Tournament => ({
  ...tournament,
  logo: trimLogo(tournament.logo),
  groups: [],
  teams: [],
  stageDetails: stageDetails.filter(({ id }) => id === tournament.currentStageId),
});

/** A headline is dated by its instant. */
const trimNews = ({ feature: _, ...item }: NewsItem): NewsItem => ({ ...item, date: '', time: '' });

/** Short lists have no pictures. */
const trimPicture = ({ board: _, ...item }: NewsItem): NewsItem => ({ ...item, image: '' });

function trimItem(item: unknown, nowSeconds: number): unknown {
  if (isMatch(item)) return trimMatch(item, nowSeconds);
  if (isNewsItem(item)) return trimNews(item);
  return isTournament(item) ? trimTournament(item) : item;
}

/** A list, or several by name, such as the tournaments of a year. */
function trimLists(data: unknown, nowSeconds: number): unknown {
  if (Array.isArray(data)) return data.map((item) => trimItem(item, nowSeconds));
  if (typeof data !== 'object' || data === null || !Object.values(data).every(Array.isArray)) {
    return data;
  }
  return Object.fromEntries(
    Object.entries(data).map(([name, list]) => [name, trimLists(list, nowSeconds)]),
  );
}

const EMPTY_COUNTRY = { id: '', name: '', logo: '' };

/** In lists of matches a row shows neither the teams' countries nor the number of the stage. */
const trimListedMatch = (match: Match): Match => ({
  ...match,
  stageId: '',
  homeTeam: { ...match.homeTeam, country: EMPTY_COUNTRY },
  awayTeam: { ...match.awayTeam, country: EMPTY_COUNTRY },
});

/** A row shows the stage and the days of a season, and not its name. */
const trimSeason = (tournament: Tournament): Tournament => ({
  ...tournament,
  currentSeason: '',
  currentSeasonId: '',
});

function trimOfList(key: string, data: unknown): unknown {
  const listOf = <T>(call: string, isItem: (item: unknown) => item is T): T[] | undefined =>
    key.includes(call) && Array.isArray(data) && data.every(isItem) ? data : undefined;
  return (
    listOf(' /matches/', isMatch)?.map(trimListedMatch) ??
    listOf(' /tournaments/', isTournament)?.map(trimSeason) ??
    listOf(` /news?limit=${SHORT_LIST}`, isNewsItem)?.map(trimPicture) ??
    data
  );
}

const withEvents = (trimmed: unknown, whole: unknown): unknown => {
  const events = (whole as readonly Match[]).map(({ incidents, periods }) => ({
    ...(incidents && { incidents }),
    ...(periods && { periods }),
  }));
  return (trimmed as readonly Match[]).map((match, index) => ({ ...match, ...events[index] }));
};

/** Removes from lists the fields that no row shows: half of a page's weight. The next refresh brings them. */
export const trimPayload = (snapshot: Snapshot, nowMs: number): Snapshot =>
  snapshot.map(([key, resource]) => {
    const { result } = resource;
    if (result?.kind !== 'ok') return [key, resource] as const;
    const trimmed = trimLists(result.data, nowMs / 1000);
    const lists = EVENTS_SHOWN.test(key) ? withEvents(trimmed, result.data) : trimmed;
    const data = trimOfList(key, lists);
    return [key, { ...resource, result: { kind: 'ok', data } }] as const;
  });
