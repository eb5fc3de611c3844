import type { Match } from '@touchline/types';
import type { TFunction } from 'i18next';
import { clockTime } from '../../../format/clock-time.ts';
import type { OddsFormat } from '../../../format/odds.ts';
import { playedShare } from '../../../format/played-share.ts';
import type { Sport } from '../../../paths.ts';
import {
  loserOf,
  type MatchState,
  matchPath,
  matchSport,
  matchState,
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
  loser: 'home' | 'away' | undefined;
  /** Undefined where the visitor hides odds. */
  home: Price | undefined;
  away: Price | undefined;
  /** The whole match in one sentence, for screen readers. */
  sentence: string;
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
  const price = (side: 'home' | 'away') => odds && priceOf(match, side, odds, now, t);
  const [home, away] = [price('home'), price('away')];
  return {
    state,
    sport: matchSport(match),
    path: matchPath(match),
    time,
    clock,
    end: endText(match, t),
    played: playedShare(match.startTime * 1000, match.endTime * 1000, now),
    loser: loserOf(match),
    home,
    away,
    sentence: sentence(match, { state, time, clock, home, away }, t),
  };
}

type SentenceParts = Pick<MatchView, 'state' | 'time' | 'clock' | 'home' | 'away'>;

function sentence(match: Match, parts: SentenceParts, t: TFunction): string {
  const { homeTeam, awayTeam, covered } = match;
  const { state, time, clock } = parts;
  const stateText = {
    live: () => t('match.spoken.live', { clock: clock.spoken }),
    done: () => t('match.spoken.finished'),
    soon: () => t('match.spoken.at', { time }),
  };
  const price = ({ text, isPlaceholder }: Price) =>
    isPlaceholder ? t('match.spoken.guess', { price: text }) : text;
  return [
    t('match.versus', { home: homeTeam.name, away: awayTeam.name }),
    stateText[state](),
    state !== 'soon' &&
      (covered
        ? t('matches/spoilers:spoken')
        : t('match.spoken.score', { home: homeTeam.score ?? 0, away: awayTeam.score ?? 0 })),
    shootOutText(match, t),
    parts.home &&
      parts.away &&
      t('match.spoken.odds', { home: price(parts.home), away: price(parts.away) }),
  ]
    .filter(Boolean)
    .join(t('match.spoken.comma'));
}
