import { call } from '../../api/call.ts';
import {
  dueMatches,
  initialDue,
  initialJudged,
} from '../../features/matches/predict/tipped-matches.ts';
import { addDays } from '../../format/compact-day.ts';
import { dayQuery } from '../../format/day-query.ts';
import type { Game } from '../../paths.ts';
import {
  type Address,
  type FirstRows,
  gameAt,
  type Head,
  type HeadInput,
} from '../../state/navigation/page-address.ts';
import type { CallContext } from '../../state/preferences/preferences-atoms.ts';
import type { Resources } from '../../state/stores/resources.ts';

export const PAGE_SIZE = 24;
const MAX_PAGES = 20;
/** The server fetches these analyses; the client fetches the others as they scroll into view. */
const SERVER_ANALYSES = 6;

interface PredictionsAddress {
  game: Game;
  limit: number;
}

export function readPredictionsAddress({ params, search }: Address): PredictionsAddress {
  const rows = Number(search.get('show'));
  const pages = Number.isFinite(rows)
    ? Math.min(MAX_PAGES, Math.max(1, Math.ceil(rows / PAGE_SIZE)))
    : 1;
  return { game: gameAt({ params }), limit: pages * PAGE_SIZE };
}

export function predictionsCalls(address: Address, { language, zone, today }: CallContext) {
  const { game: sportType } = readPredictionsAddress(address);
  const day = (date: string) =>
    call('/matches', { date, ...dayQuery(date, zone), sportType }, language);
  return { today: day(today), yesterday: day(addDays(today, -1)) };
}

export const analysisCall = (matchId: string, { language }: CallContext) =>
  call('/matches/analysis', { matchId }, language);

export function predictionsPageCalls(
  address: Address,
  context: CallContext,
  read: Resources['read'],
) {
  const calls = predictionsCalls(address, context);
  const { result } = read(calls.today);
  const due = result?.kind === 'ok' ? dueMatches(result.data).slice(0, SERVER_ANALYSES) : [];
  return { ...calls, analyses: due.map(({ id }) => analysisCall(id, context)) };
}

/** The matches of the two days that the page shows. */
export const predictionsFirstRows: FirstRows = (address, context, read) => {
  const { today, yesterday } = predictionsCalls(address, context);
  const { limit } = readPredictionsAddress(address);
  return [
    [today, initialDue(read(today), limit)],
    [yesterday, initialJudged(read(yesterday))],
  ];
};

export function predictionsHead({ t, address }: HeadInput): Head {
  const game = t(`games.${readPredictionsAddress(address).game}`);
  return {
    title: t('predictions:title', { game }),
    description: t('predictions:description', { game }),
  };
}
