import type { Match, MatchClock } from '@touchline/types';
import type { TFunction } from 'i18next';
import { SHOOT_OUT_NAME } from '../../../format/shoot-out.ts';

export interface ClockText {
  text: string;
  /** For screen readers. */
  spoken: string;
}

function phaseName({ phase, number }: MatchClock, t: TFunction): string | undefined {
  switch (phase) {
    case 'half-time':
    case 'break':
    case 'overtime':
      return t(`match.clock.${phase}`);
    case 'penalties':
      return t(SHOOT_OUT_NAME);
    case 'quarter':
    case 'map':
      return number === undefined ? undefined : t(`match.clock.${phase}`, { number });
    default:
      return undefined;
  }
}

/** The clock of a live match: the upstream's where it sends one, else the minutes since kick-off, spoken as such. */
export function clockText({ clock, startTime }: Match, now: number, t: TFunction): ClockText {
  const name = clock && phaseName(clock, t);
  if (name !== undefined) return { text: name, spoken: name };
  if (clock?.minute !== undefined) {
    const minute = clock.stoppage ? `${clock.minute}+${clock.stoppage}` : `${clock.minute}`;
    return { text: `${minute}′`, spoken: t('match.spoken.clockMinute', { minute }) };
  }
  const count = Math.max(0, Math.floor(now / 60_000 - startTime / 60));
  return { text: `${count}′`, spoken: t('match.spoken.minute', { count }) };
}
