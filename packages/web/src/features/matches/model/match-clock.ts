import { countsInGames } from '@touchline/shared/domain/counts-in-games';
import type { Match, MatchClock, MatchPeriod } from '@touchline/types';
import type { TFunction } from 'i18next';
import { SHOOT_OUT_NAME, shootOutScore } from '../../../format/shoot-out.ts';

export interface ClockText {
  text: string;
  /** For screen readers. */
  spoken: string;
  /** Beside the word LIVE. */
  badge: string;
  /** When an instant is shown again; without a clock, the minutes since kick-off. */
  moment: string;
}

/** 'Pens 4–3', before the first kick 'Pens'. */
function shootOutClock(match: Match, t: TFunction): string {
  const kicks = shootOutScore(match);
  const name = t(SHOOT_OUT_NAME);
  return kicks ? `${name} ${kicks.home}–${kicks.away}` : name;
}

/** What a finished match has in place of a clock: 'FT', or 'Pens 5–4'. */
export const endText = (match: Match, t: TFunction): string =>
  shootOutScore(match) ? shootOutClock(match, t) : t('match.finished');

/** The name of a part; undefined while its minute is shown. */
function phaseName(
  match: Match,
  { phase, number, minute }: MatchClock,
  t: TFunction,
): string | undefined {
  switch (phase) {
    case 'first-half':
    case 'second-half':
      return minute === undefined ? t(`match.clock.${phase}`) : undefined;
    case 'extra-time':
      return minute === undefined ? t('match.clock.in-extra-time') : undefined;
    case 'half-time':
    case 'break':
    case 'overtime':
      return t(`match.clock.${phase}`);
    case 'penalties':
      return shootOutClock(match, t);
    case 'quarter':
      return number === undefined ? undefined : t('match.clock.quarter', { number });
    case 'map':
      return number === undefined ? undefined : mapName(match, number, t);
    default:
      return undefined;
  }
}

/** 'Map 2', or 'Game 2' of a title that is always played on the same map. */
const mapName = ({ tournament }: Pick<Match, 'tournament'>, number: number, t: TFunction): string =>
  t(`match.clock.${countsInGames(tournament.sportType) ? 'game' : 'map'}`, { number });

/** '1st half', 'Q3', 'Map 1 · Harbour Temple' */
export function periodName(
  { kind, number, name }: Pick<MatchPeriod, 'kind' | 'number' | 'name'>,
  match: Pick<Match, 'tournament'>,
  t: TFunction,
): string {
  if (kind === 'half') return t(number === 1 ? 'detail:half.first' : 'detail:half.second');
  if (kind !== 'map') return t(`match.clock.${kind}`, { number });
  const plain = mapName(match, number, t);
  return name && !countsInGames(match.tournament.sportType) ? `${plain} · ${name}` : plain;
}

/** The clock of a live match; without minutes the part that it is in, and without a clock how long ago it has started, which is no minute of the match. */
export function clockText(match: Match, now: number, t: TFunction): ClockText {
  const { clock, startTime } = match;
  const name = clock && phaseName(match, clock, t);
  if (name !== undefined) return { text: name, spoken: name, badge: name, moment: name };
  if (clock?.minute !== undefined) {
    const minute = clock.stoppage ? `${clock.minute}+${clock.stoppage}` : `${clock.minute}`;
    const text = `${minute}′`;
    return { text, spoken: t('match.spoken.clockMinute', { minute }), badge: text, moment: text };
  }
  const count = Math.max(0, Math.floor(now / 60_000 - startTime / 60));
  const spoken = t('match.spoken.minute', { count });
  const badge = t('match.clock.started', { count });
  return { text: t('match.live'), spoken, badge, moment: `${count}′` };
}
