import type { MatchAlert, MatchAlertsRequest } from '@touchline/shared/domain/page-renderer';
import { alertOf, reportedEvents } from '../features/matches/alerts/alert-text.ts';
import { type MatchEvent, matchEvents } from '../features/matches/model/match-events.ts';
import { translators } from './catalogues.ts';

/** Without the minute of a goal, which an upstream may add a poll later: gateways look at different times. */
const sharedKey = ({ kind, key, match, side, number }: MatchEvent): string =>
  kind === 'goal' ? `${match.id} goal ${side} ${number}` : key;

/** The alerts of what has happened in a match between two of its states, as the site's own tabs raise them. */
export function matchAlerts({ before, after, language }: MatchAlertsRequest): MatchAlert[] {
  const { t } = translators[language];
  const textOf = (event: MatchEvent) => {
    const { title, text } = alertOf(event, t);
    return { title, text };
  };
  return matchEvents(before, after).map((event) => {
    const covered = { ...event, match: { ...event.match, covered: true as const } };
    return {
      kind: event.kind,
      key: sharedKey(event),
      path: alertOf(event, t).href,
      stop: t('alerts:push.stop'),
      ...textOf(event),
      ...(reportedEvents([covered]).length > 0 && { covered: textOf(covered) }),
    };
  });
}
