import type { Match } from '@touchline/types';
import type { TFunction } from 'i18next';
import { call } from '../../api/call.ts';
import {
  matchPath,
  namesOf,
  scoreOf,
  scoreText,
  shootOutText,
} from '../../features/matches/model/match.ts';
import { clockText } from '../../features/matches/model/match-clock.ts';
import { factsCall, hasLineups, lineupsCall } from '../../features/matches/model/part-calls.ts';
import { cardPath, momentHref } from '../../features/matches/share/card-path.ts';
import { loadedMoment, type MomentFacts, momentHead } from '../../features/matches/share/moment.ts';
import { LONG_LIST, newsCall, SHORT_LIST } from '../../features/news/use-news.ts';
import { type Entity, entityHead, hasSportOfUrl } from '../../features/shell/entity.ts';
import { dayOf } from '../../format/compact-day.ts';
import { writtenDay } from '../../format/day-name.ts';
import { isoTime } from '../../format/iso-time.ts';
import { hasScore } from '../../format/known-score.ts';
import type { Language } from '../../i18n/languages.ts';
import { gameOf, paths, sportOf } from '../../paths.ts';
import { breadcrumbJsonLd, type Crumb } from '../../state/navigation/breadcrumb-json-ld.ts';
import {
  type Address,
  gameAt,
  type Head,
  type HeadInput,
} from '../../state/navigation/page-address.ts';
import { playerCall } from '../../state/navigation/player-call.ts';
import type { CallContext } from '../../state/preferences/preferences-atoms.ts';
import type { Resources } from '../../state/stores/resources.ts';
import { hasView, type View, viewCall, viewIn } from './match-views.ts';

const RECENT_MATCHES = 20;
/** Ongoing matches come first in the list: as many as a whole round of a large league. */
const UPCOMING_MATCHES = 20;

export const matchCalls = ({ params }: Address, { language }: CallContext) => ({
  match: call('/matches/info', { matchId: params.matchId ?? '' }, language),
  analysis: call('/matches/analysis', { matchId: params.matchId ?? '' }, language),
});

/** Loaded once the page is shown: the changes of the match's score, clock and prices. */
export const timelineCall = ({ id: matchId }: Match, { language }: CallContext) =>
  call('/matches/timeline', { matchId }, language);

/** The tables as they stand while the match is being played. */
const standingCall = ({ statusId, tournament }: Match, language: Language) =>
  statusId === 'ONGOING'
    ? call('/tournaments/table', { tournamentId: tournament.id, matches: 'started' }, language)
    : call('/seasons/table', { seasonId: tournament.currentSeasonId }, language);

/** The calls that need the match itself. */
export function dependentCalls(match: Match, context: CallContext) {
  const { language, offset: timezoneOffset } = context;
  const { tournament, homeTeam, awayTeam } = match;
  const finished = (teamId: string) =>
    call('/teams/matches/finished', { teamId, timezoneOffset, size: RECENT_MATCHES }, language);
  return {
    standing: standingCall(match, language),
    home: finished(homeTeam.id),
    away: finished(awayTeam.id),
    upcoming: call(
      '/tournaments/matches/upcoming',
      { tournamentId: tournament.id, size: UPCOMING_MATCHES },
      language,
    ),
  };
}

/** The calls of what the page shows: each view has its own. */
export function matchPageCalls(address: Address, context: CallContext, read: Resources['read']) {
  const isAtMoment = address.search.has('at');
  const { match: matchCall, analysis } = matchCalls(address, context);
  const overview = {
    analysis,
    news: newsCall(context, sportOf(gameAt(address)), isAtMoment ? LONG_LIST : SHORT_LIST),
  };
  const asked = viewIn(address);
  const { result } = read(matchCall);
  if (
    result?.kind !== 'ok' ||
    !hasSportOfUrl(gameOf(result.data.tournament, gameAt(address)), address)
  )
    return { match: matchCall, ...(asked === 'overview' && overview) };
  const match = result.data;
  return {
    match: matchCall,
    ...(asked !== 'overview' && hasView(asked, match, context, read)
      ? { [asked]: viewCall(asked, match, context) }
      : { ...overview, ...dependentCalls(match, context), facts: factsCall(match.id, context) }),
    // In the browser the page asks itself.
    ...(import.meta.env.SSR && linkedPlayer(match, context, read)),
    ...(isAtMoment && { timeline: timelineCall(match, context) }),
  };
}

/** The view that is shown: the overview where the match has not got the one in the address. */
function shownView(
  address: Address,
  match: Match,
  context: CallContext,
  read: Resources['read'],
): View {
  const asked = viewIn(address);
  return asked !== 'overview' && hasView(asked, match, context, read) ? asked : 'overview';
}

/** Whether the names of players are links. */
function linkedPlayer(match: Match, context: CallContext, read: Resources['read']) {
  const id = samplePlayer(match, context, read);
  return id && { player: playerCall(id, context) };
}

/** One of the players who are named on the page. */
export function samplePlayer(match: Match, context: CallContext, read: Resources['read']) {
  const { incidents = [], commentary = [] } = match;
  const named = [...incidents, ...commentary].find(({ playerId }) => playerId)?.playerId;
  if (named || !hasLineups(match)) return named;
  const { result } = read(lineupsCall(match.id, context));
  return result?.kind === 'ok' ? result.data.home.starters[0]?.player.id : undefined;
}

/** MDT-6 */
export function matchCrumbs(match: Match, t: TFunction): Crumb[] {
  const game = gameOf(match.tournament);
  const { country } = match.tournament;
  return [
    { label: t('shell.sections.matches'), url: paths.matches(game) },
    {
      label: country.name || t('shell.sections.tournaments'),
      url: paths.tournaments(game, country.id || 'all'),
    },
    { label: t('match.pair', namesOf(match)) },
  ];
}

export const matchEntity: Entity<'/matches/info'> = {
  name: 'match',
  callOf: (address, context) => matchCalls(address, context).match,
  gameOf: ({ tournament }, address) => gameOf(tournament, gameAt(address)),
  plainCrumbs: (address, t) => [
    { label: t('shell.sections.matches'), url: paths.matches(gameAt(address)) },
    { label: t('detail:plainTitle') },
  ],
};

/** 'Sporting Lorcana 0–0 Atlético Olatiza, Sporting Lorcana win 5–4 on penalties. …' */
function resultDescription(match: Match, facts: MomentFacts, t: TFunction): string | undefined {
  if (match.statusId !== 'FINISHED' || match.covered || !hasScore(match)) return undefined;
  const result = [scoreText(match, t), shootOutText(match, t)];
  return t('head:finished', {
    ...facts,
    result: result.filter(Boolean).join(t('match.spoken.comma')),
  });
}

/** In the browser alone a live match has its score and clock: a link preview may be of a covered one. */
function titleOf(view: View, match: Match, { t, now }: HeadInput): string {
  const names = namesOf(match);
  if (!import.meta.env.SSR && match.statusId === 'ONGOING' && !match.covered && hasScore(match)) {
    const clock = clockText(match, now, t).text;
    const { home, away } = scoreOf(match);
    return t('detail:liveTitle', { ...names, homeScore: home, awayScore: away, clock });
  }
  if (view === 'overview') return t('detail:title', names);
  return t('detail:views.title', { ...names, view: t(`detail:views.${view}`) });
}

export const matchHead = entityHead(matchEntity, headOf);

function headOf(match: Match, input: HeadInput): Head {
  const { t, address, context, read, origin } = input;
  const names = namesOf(match);
  const facts = {
    ...names,
    tournament: match.tournament.name,
    day: writtenDay(dayOf(match.startTime * 1000, 'UTC'), t),
  };
  const at = address.search.get('at');
  const moment = loadedMoment(match, read(timelineCall(match, context)).result, at);
  const atMoment = moment && momentHead(moment, facts, t);
  return {
    title: atMoment?.title ?? titleOf(shownView(address, match, context, read), match, input),
    canonical: matchPath(match),
    ...(import.meta.env.SSR && {
      description:
        atMoment?.description ?? resultDescription(match, facts, t) ?? t('head:match', facts),
      linkedData: [
        sportsEvent(match, t('match.pair', names), origin),
        breadcrumbJsonLd(matchCrumbs(match, t), matchPath(match), origin),
      ],
      shared: moment && momentHref(match, at, context.language),
      card: {
        path: cardPath(match.id, context.language, moment ? at : null),
        // At present without the result, which a visitor may have covered.
        alt: atMoment?.title ?? t('moment:alt', facts),
      },
    }),
  };
}

const sportsEvent = (match: Match, name: string, origin: string) => ({
  '@context': 'https://schema.org',
  '@type': 'SportsEvent',
  name,
  url: origin + matchPath(match),
  startDate: isoTime(match.startTime),
  endDate: isoTime(match.endTime),
  eventStatus: 'https://schema.org/EventScheduled',
  sport: match.tournament.sportType,
  homeTeam: { '@type': 'SportsTeam', name: match.homeTeam.name },
  awayTeam: { '@type': 'SportsTeam', name: match.awayTeam.name },
  superEvent: { '@type': 'SportsEvent', name: match.tournament.name },
});
