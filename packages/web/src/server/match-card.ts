import type { MatchCardResponse, PageRequest } from '@touchline/shared/domain/page-renderer';
import type { Match } from '@touchline/types';
import { cardContent } from '../features/matches/share/card-content.ts';
import { matchIdOfCard } from '../features/matches/share/card-path.ts';
import { momentAt } from '../features/matches/share/moment.ts';
import { matchCalls, timelineCall } from '../pages/match/match-data.ts';
import { isId } from '../paths.ts';
import type { Moment } from '../state/clock/replayed-moment.tsx';
import { callContextAtom } from '../state/preferences/preferences-atoms.ts';
import { openSession } from './render.tsx';

const MAX_AGE_SECONDS = { soon: 300, live: 30, moment: 86_400, done: 3600 } as const;

/** The content of the picture at a `cardPath`, at present or at the moment that it names. */
export async function matchCard(request: PageRequest): Promise<MatchCardResponse | undefined> {
  const { pathname, searchParams } = new URL(request.url, request.origin);
  const matchId = matchIdOfCard(pathname);
  if (!isId(matchId)) return undefined;
  // The picture is the same for all visitors.
  const { store, resources, translator } = openSession({ ...request, cookies: {} });
  const context = store.get(callContextAtom);

  async function momentOf(match: Match, at: string): Promise<Moment | undefined> {
    const call = timelineCall(match, context);
    await resources.load(call);
    const { result } = resources.read(call);
    return result?.kind === 'ok' ? momentAt(match, result.data, at) : undefined;
  }

  const info = matchCalls({ params: { matchId }, search: searchParams }, context).match;
  await resources.load(info);
  const { result } = resources.read(info);
  if (result?.kind !== 'ok') return undefined;
  const at = searchParams.get('at');
  const moment = at === null ? undefined : await momentOf(result.data, at);
  const card = cardContent(moment?.match ?? result.data, {
    t: translator.t,
    language: context.language,
    now: moment?.now ?? request.now,
    isMoment: moment !== undefined,
  });
  const credit = request.hasRealSeasons && { credit: translator.t('shell.footer.realSeasons') };
  return { card: { ...card, ...credit }, maxAgeSeconds: MAX_AGE_SECONDS[card.phase] };
}
