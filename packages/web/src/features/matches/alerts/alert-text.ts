import type { TFunction } from 'i18next';
import { minuteText } from '../detail/goals.ts';
import { matchPath, matchSport } from '../model/match.ts';
import type { MatchEvent } from './match-events.ts';

export interface Alert {
  readonly key: string;
  readonly title: string;
  readonly text: string;
  readonly href: string;
  /** Whether screen readers hear it from the page already. */
  readonly isAnnounced?: boolean;
}

/** Without spoilers only what gives no result away, and no score. */
const isTold = ({ kind, match }: MatchEvent): boolean =>
  kind === 'kickOff' || kind === 'end' || (kind === 'period' && matchSport(match) === 'basketball');

function titleOf({ kind, match, side, number = 0 }: MatchEvent, t: TFunction): string {
  const sport = matchSport(match);
  const team = side && (side === 'home' ? match.homeTeam : match.awayTeam).name;
  switch (kind) {
    case 'kickOff':
    case 'end':
      return t(`alerts:${kind}.${sport}`);
    case 'period':
      return t(sport === 'basketball' ? 'alerts:quarter' : 'alerts:map', { number });
    case 'goal':
    case 'redCard':
      return team ? t(`alerts:${kind}.team`, { team }) : t(`alerts:${kind}.plain`);
  }
}

function pairText({ homeTeam, awayTeam }: MatchEvent['match'], t: TFunction): string {
  return t('match.pair', { home: homeTeam.name, away: awayTeam.name });
}

function scoreText({ homeTeam, awayTeam }: MatchEvent['match'], t: TFunction): string {
  const score = t('match.spoken.score', { home: homeTeam.score ?? 0, away: awayTeam.score ?? 0 });
  return `${homeTeam.name} ${score} ${awayTeam.name}`;
}

/** '66′ Tom Ashdown' */
function incidentText({ incident }: MatchEvent): string {
  const { minute, stoppage, player } = incident ?? {};
  return [minute === undefined ? '' : minuteText(minute, stoppage), player ?? '']
    .filter(Boolean)
    .join(' ');
}

/** Undefined for an event of which a visitor without spoilers is not told. */
export function alertOf(event: MatchEvent, isCovered: boolean, t: TFunction): Alert | undefined {
  if (isCovered && !isTold(event)) return undefined;
  const { key, kind, match } = event;
  const hasScore = !isCovered && kind !== 'kickOff';
  const parts = hasScore ? [scoreText(match, t), incidentText(event)] : [pairText(match, t)];
  return {
    key,
    title: titleOf(event, t),
    text: parts.filter(Boolean).join(' · '),
    href: matchPath(match),
  };
}
