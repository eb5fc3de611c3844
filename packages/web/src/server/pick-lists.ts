import type { Match, NewsItem, TeamRanking, TeamRef, Tournament } from '@touchline/types';
import { isDrawing } from '../format/image-url.ts';
import type { PageModule } from '../router/route.ts';
import type { Snapshot } from '../state/stores/resources.ts';

/** The site draws a crest without a logo, as it does the crests of the API. */
const pickLogo = (logo = '') => (isDrawing(logo) ? '' : logo);

const EMPTY_COUNTRY = { id: '', name: '', logo: '' };

const pickTeam = <T extends TeamRef>({ tag: _, ...team }: T) => ({
  ...team,
  logo: pickLogo(team.logo),
  country: EMPTY_COUNTRY,
});

/** A row reads only the best prices. */
function pickOdds({ statusId, odds, homeTeam, awayTeam }: Match): Match['odds'] {
  if (statusId === 'FINISHED') return {};
  const best = [homeTeam.homeTeamAsiaOddsBooker, awayTeam.awayTeamAsiaOddsBooker].map(String);
  return Object.fromEntries(Object.entries(odds).filter(([number]) => best.includes(number)));
}

/** A bracket reads only the winner on penalties. */
const pickPeriods = (periods: Match['periods'] = []) => {
  const penalties = periods.filter(({ kind }) => kind === 'penalties');
  return penalties.length > 0 ? { periods: penalties } : {};
};

/** What a row shows of a match. */
function pickMatch({ incidents: _, commentary: __, periods, ...match }: Match): Match {
  const { homeTeam, awayTeam, tournament } = match;
  return {
    ...match,
    ...pickPeriods(periods),
    homeTeam: pickTeam(homeTeam),
    awayTeam: pickTeam(awayTeam),
    tournament: {
      ...tournament,
      logo: pickLogo(tournament.logo),
      currentSeason: '',
      currentSeasonId: '',
      currentStageId: '',
    },
    odds: pickOdds(match),
  };
}

/** What a row shows of a tournament: of its stages only the current one. */
const pickTournament = ({ stageDetails, ...tournament }: Tournament): Tournament => ({
  ...tournament,
  logo: pickLogo(tournament.logo),
  groups: [],
  teams: [],
  stageDetails: stageDetails.filter(({ id }) => id === tournament.currentStageId),
});

/** What a headline shows of an article: it is dated by its instant. */
const pickNews = ({ feature: _, ...item }: NewsItem): NewsItem => ({ ...item, date: '', time: '' });

/** What a row shows of a ranked team. */
const pickRanked = ({ aliases: _, ground: __, coach: ___, ...team }: TeamRanking): TeamRanking =>
  team;

/** Recognises the items of a kind by fields that only they have. */
const hasFields =
  <T extends object>(...fields: readonly (keyof T)[]) =>
  (item: unknown): item is T =>
    typeof item === 'object' && item !== null && fields.every((field) => field in item);

const isMatch = hasFields<Match>('homeTeam', 'odds');
const isTournament = hasFields<Tournament>('stageDetails', 'teams');
const isRanked = hasFields<TeamRanking>('ranking', 'streakType');
const isNewsItem = hasFields<NewsItem>('image', 'date');

type PickMore = PageModule['pickMore'];

function pickItem(item: unknown, pickMore: PickMore): unknown {
  if (isMatch(item)) return { ...pickMatch(item), ...pickMore?.(item) };
  if (isNewsItem(item)) return pickNews(item);
  if (isRanked(item)) return pickRanked(item);
  return isTournament(item) ? pickTournament(item) : item;
}

/** A list, or several by name, such as the tournaments of a year. */
function pickData(data: unknown, pickMore: PickMore): unknown {
  if (Array.isArray(data)) return data.map((item) => pickItem(item, pickMore));
  if (typeof data !== 'object' || data === null || !Object.values(data).every(Array.isArray)) {
    return data;
  }
  return Object.fromEntries(
    Object.entries(data).map(([name, list]) => [name, pickData(list, pickMore)]),
  );
}

/** Leaves what no row shows out of lists: half of a document's weight. The next refresh brings it. */
export const pickLists = (snapshot: Snapshot, pickMore: PickMore): Snapshot =>
  snapshot.map(([call, resource]) => {
    const { result } = resource;
    if (result?.kind !== 'ok') return [call, resource] as const;
    return [
      call,
      { ...resource, result: { kind: 'ok', data: pickData(result.data, pickMore) } },
    ] as const;
  });
