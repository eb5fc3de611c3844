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

/** '4:12' */
const leftText = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${`${seconds % 60}`.padStart(2, '0')}`;

/** ' 4:12': what is left on the game clock, where the upstream has one. */
function gameTime({ countdown }: MatchClock, now: number): string {
  if (!countdown) return '';
  const { at, seconds, pace } = countdown;
  const gone = pace ? Math.floor(Math.max(0, now / 1000 - at) / pace) : 0;
  return ` ${leftText(Math.max(0, seconds - gone))}`;
}

/** 'Q2 4:12', 'OT 0:31' */
export function gameClockText(quarter: number, left: number, t: TFunction): string {
  const name =
    quarter > 4 ? t('match.clock.overtime') : t('match.clock.quarter', { number: quarter });
  return `${name} ${leftText(left)}`;
}

/** The name of a part; undefined while its minute is shown. */
function phaseName(match: Match, clock: MatchClock, now: number, t: TFunction): string | undefined {
  const { phase, number, minute } = clock;
  switch (phase) {
    case 'first-half':
    case 'second-half':
      return minute === undefined ? t(`match.clock.${phase}`) : undefined;
    case 'extra-time':
      return minute === undefined ? t('match.clock.in-extra-time') : undefined;
    case 'half-time':
    case 'break':
      return t(`match.clock.${phase}`);
    case 'overtime':
      return t('match.clock.overtime') + gameTime(clock, now);
    case 'penalties':
      return shootOutClock(match, t);
    case 'quarter':
      if (number === undefined) return undefined;
      return t('match.clock.quarter', { number }) + gameTime(clock, now);
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
  const name = clock && phaseName(match, clock, now, t);
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
