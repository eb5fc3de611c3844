import type { MatchCard } from '@touchline/shared/domain/page-renderer';
import type { Match, TeamRef } from '@touchline/types';
import type { TFunction } from 'i18next';
import { dayOf } from '../../../format/compact-day.ts';
import { briefDay, datedDay } from '../../../format/day-name.ts';
import { hasScore } from '../../../format/known-score.ts';
import { playedShare } from '../../../format/played-share.ts';
import { shootOutScore } from '../../../format/shoot-out.ts';
import type { Language } from '../../../i18n/languages.ts';
import { goalsOf, minuteText } from '../model/goals.ts';
import { countryOf, SIDES, scoreOf, shootOutText, stageText } from '../model/match.ts';
import { type MatchView, matchView } from '../model/match-view.ts';

interface CardContext {
  t: TFunction;
  language: Language;
  /** In milliseconds. */
  now: number;
  /** Whether the match may have moved on since. */
  isMoment: boolean;
}

/** A hundredth of the line is some 10 px wide; with a finer step a live match would be drawn anew each second. */
const toHundredths = (share: number) => Math.round(share * 100) / 100;

const teamOf = ({ id, emblem, name }: TeamRef) => ({ id, name, ...(emblem && { emblem }) });

function stateOf({ startTime }: Match, view: MatchView, { t, language, isMoment }: CardContext) {
  switch (view.state) {
    case 'soon':
      return t('moment:card.day', { day: datedDay(dayOf(startTime * 1000, 'UTC'), language) });
    case 'done':
      return t('moment:card.finished');
    case 'live':
      return isMoment
        ? view.clock.text
        : t('moment:card.live', { live: t('match.live'), clock: view.clock.text });
  }
}

const playedOf = ({ state, played }: MatchView) =>
  ({ soon: 0, live: toHundredths(played), done: 1 })[state];

function scoreWithKicks(match: Match) {
  const kicks = shootOutScore(match);
  return {
    ...scoreOf(match),
    ...(kicks && { kicks: { home: kicks.home, away: kicks.away } }),
  };
}

/** 'Tom Yarrow 18′, 67′' */
function scorersOf(match: Match): string[] {
  const goals = [...goalsOf(match, 'home'), ...goalsOf(match, 'away')]
    .filter(({ player }) => player)
    .sort((a, b) => a.at - b.at);
  const byPlayer = Map.groupBy(goals, ({ player = '' }) => player);
  return [...byPlayer].map(([player, own]) =>
    [player, own.map(({ minute, stoppage }) => minuteText(minute, stoppage)).join(', ')].join(' '),
  );
}

/** Who won on penalties, the day, and the scorers; before the match the day stands in the centre. */
function notesOf(match: Match, { t, language }: CardContext): string[] {
  if (match.statusId === 'UPCOMING') return [];
  const day = briefDay(dayOf(match.startTime * 1000, 'UTC'), language);
  const scorers = match.tournament.sportType === 'football' ? scorersOf(match) : [];
  return [shootOutText(match, t), day, ...scorers].filter(Boolean);
}

/** What the picture card of a match says. Its times are in UTC, as its reader's zone is unknown. */
export function cardContent(match: Match, context: CardContext): MatchCard {
  const { t, now, isMoment } = context;
  const view = matchView(match, { now, zone: 'UTC', odds: undefined, t });
  const { homeTeam, awayTeam, tournament, startTime, endTime } = match;
  const goals = SIDES.flatMap((side) =>
    goalsOf(match, side).map((goal) => ({
      side,
      at: toHundredths(playedShare(startTime, endTime, goal.at)),
    })),
  );
  return {
    brand: t('shell.brand'),
    sport: view.sport,
    home: teamOf(homeTeam),
    away: teamOf(awayTeam),
    place: [countryOf(tournament), tournament.name].filter(Boolean).join(' · '),
    stage: stageText(match, t),
    phase: view.state === 'live' && isMoment ? 'moment' : view.state,
    score:
      view.state === 'soon' || !hasScore(match) ? { kickOff: view.time } : scoreWithKicks(match),
    loser: view.loser,
    state: stateOf(match, view, context),
    notes: notesOf(match, context),
    played: playedOf(view),
    goals,
  };
}
