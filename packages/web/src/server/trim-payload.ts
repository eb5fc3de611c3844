import type { Match, TeamRef, Tournament } from '@touchline/types';
import { isDrawing } from '../api/image-url.ts';
import { hasMovedLately } from '../api/price-movement.ts';
import type { Snapshot } from '../state/data/resources.ts';

/** Of the quotes a row reads only the best ones, and of these only whether they have moved lately. */
function slimOdds({ statusId, odds, homeTeam, awayTeam }: Match, now: number): Match['odds'] {
  if (statusId === 'FINISHED') return {};
  const best = [homeTeam.homeTeamAsiaOddsBooker, awayTeam.awayTeamAsiaOddsBooker].map(String);
  const read = Object.entries(odds).filter(
    ([number, { asia }]) => best.includes(number) && hasMovedLately(asia.changedAt, now),
  );
  return Object.fromEntries(read);
}

/** Of the periods a bracket reads who won on penalties. */
const slimPeriods = (periods: Match['periods'] = []) => {
  const penalties = periods.filter(({ kind }) => kind === 'penalties');
  return penalties.length > 0 ? { periods: penalties } : {};
};

/** A crest that the site draws itself needs only to be told as one. */
const slimLogo = (logo: string) => (isDrawing(logo) ? logo.replace(/[^/]*$/, '') : logo);

const slimTeam = <T extends TeamRef>(team: T): T => ({ ...team, logo: slimLogo(team.logo) });

function slimMatch(match: Match, now: number): Match {
  const { incidents: _, periods, tournament, ...rest } = match;
  return {
    ...rest,
    ...slimPeriods(periods),
    homeTeam: slimTeam(match.homeTeam),
    awayTeam: slimTeam(match.awayTeam),
    tournament: {
      ...tournament,
      logo: slimLogo(tournament.logo),
      currentSeason: '',
      currentSeasonId: '',
      currentStageId: '',
    },
    odds: slimOdds(match, now),
  };
}

const isMatch = (item: unknown): item is Match =>
  typeof item === 'object' && item !== null && 'homeTeam' in item && 'odds' in item;

const isTournament = (item: unknown): item is Tournament =>
  typeof item === 'object' && item !== null && 'stageDetails' in item && 'teams' in item;

/** A row names neither the teams nor the stages to come. */
const slimTournament = ({ stageDetails, ...tournament }: Tournament): Tournament => ({
  ...tournament,
  teams: [],
  stageDetails: stageDetails.filter(({ id }) => id === tournament.currentStageId),
});

function slimItem(item: unknown, now: number): unknown {
  if (isMatch(item)) return slimMatch(item, now);
  return isTournament(item) ? slimTournament(item) : item;
}

/** A list, or several by name, as the tournaments of a year. */
function slimLists(data: unknown, now: number): unknown {
  if (Array.isArray(data)) return data.map((item) => slimItem(item, now));
  if (typeof data !== 'object' || data === null || !Object.values(data).every(Array.isArray)) {
    return data;
  }
  return Object.fromEntries(
    Object.entries(data).map(([name, list]) => [name, slimLists(list, now)]),
  );
}

const nowhere = { id: '', name: '', logo: '' };

const isMatchList = (key: string, data: unknown): data is Match[] =>
  key.includes(' /matches/') && Array.isArray(data) && data.every(isMatch);

/** Among matches of all clubs a row names neither where its own are from nor a stage by its number. */
const slimRow = (match: Match): Match => ({
  ...match,
  stageId: '',
  homeTeam: { ...match.homeTeam, country: nowhere },
  awayTeam: { ...match.awayTeam, country: nowhere },
});

/** Lists without what no row shows: it would be half of a page's weight. The next refresh brings all. */
export const trimPayload = (snapshot: Snapshot, nowMs: number): Snapshot =>
  snapshot.map(([key, resource]) => {
    const { result } = resource;
    if (result?.kind !== 'ok') return [key, resource] as const;
    const lists = slimLists(result.data, nowMs / 1000);
    const data = isMatchList(key, lists) ? lists.map(slimRow) : lists;
    return [key, { ...resource, result: { kind: 'ok', data } }] as const;
  });
