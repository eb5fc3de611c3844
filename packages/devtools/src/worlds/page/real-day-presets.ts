import { realDays } from '@touchline/shared/domain/real-days';
import texts from '@touchline/web/real-days';
import type { Preset } from '../worlds-view.ts';

/** Moments of real seasons, on the page of the match that shows them best. */
export const realDayPresets: readonly Preset[] = realDays.map(({ id, at, matchId }) => ({
  name: texts.days[id].title,
  description: texts.days[id].text,
  at,
  scenarios: ['real-seasons'],
  to: `/football/matches/${matchId}`,
}));
