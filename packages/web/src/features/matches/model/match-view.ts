import type { Match } from '@touchline/types';
import type { TFunction } from 'i18next';
import { clockTime } from '../../../format/clock-time.ts';
import { hasScore } from '../../../format/known-score.ts';
import type { OddsFormat } from '../../../format/odds.ts';
import { playedShare } from '../../../format/played-share.ts';
import type { Sport } from '../../../paths.ts';
import {
  loserOf,
  type MatchState,
  matchPath,
  matchSport,
  matchState,
  namesOf,
  type Side,
  scoreOf,
  shootOutText,
} from './match.ts';
import { type ClockText, clockText, endText } from './match-clock.ts';
import { type Price, priceOf } from './match-price.ts';

export interface MatchView {
  state: MatchState;
  sport: Sport;
  path: string;
  time: string;
  clock: ClockText;
  /** 'FT', or 'Pens 5–4'. */
  end: string;
  /** How much of the match has been played, from 0 to 1. */
  played: number;
  loser: Side | undefined;
  /** Undefined where the visitor hides odds. */
  home: Price | undefined;
  away: Price | undefined;
  /** The whole match in one sentence, for screen readers. */
  sentence: string;
}

/** The props of one side of a match. */
export interface SideProps {
  match: Match;
  side: Side;
  view: MatchView;
}

export interface ViewContext {
  now: number;
  zone: string;
  odds: OddsFormat | undefined;
  t: TFunction;
}

/** The display state of a match at one instant, in the visitor's zone, language and odds format. */
export function matchView(match: Match, { now, zone, odds, t }: ViewContext): MatchView {
  const state = matchState(match);
  const time = clockTime(match.startTime * 1000, zone);
  const clock = clockText(match, now, t);
  const price = (side: Side) => odds && priceOf(match, side, odds, now, t);
  const view = {
    state,
    sport: matchSport(match),
    path: matchPath(match),
    time,
    clock,
    end: endText(match, t),
    played: playedShare(match.startTime * 1000, match.endTime * 1000, now),
    loser: loserOf(match),
    home: price('home'),
    away: price('away'),
  };
  return { ...view, sentence: sentence(match, view, t) };
}

function scoreSentence(match: Match, t: TFunction): string | false {
  if (match.covered) return t('spoilers:spoken');
  return hasScore(match) && t('match.spoken.score', scoreOf(match));
}

function sentence(match: Match, view: Omit<MatchView, 'sentence'>, t: TFunction): string {
  const { state, time, clock, home, away } = view;
  const stateText = {
    live: () => t('match.spoken.live', { clock: clock.spoken }),
    done: () => t('match.spoken.finished'),
    soon: () => t('match.spoken.at', { time }),
  };
  const price = ({ text, isPlaceholder }: Price) =>
    isPlaceholder ? t('match.spoken.guess', { price: text }) : text;
  return [
    t('match.versus', namesOf(match)),
    stateText[state](),
    state !== 'soon' && scoreSentence(match, t),
    shootOutText(match, t),
    home && away && t('match.spoken.odds', { home: price(home), away: price(away) }),
  ]
    .filter(Boolean)
    .join(t('match.spoken.comma'));
}
