import type { Match, MatchIncident } from '@touchline/types';
import { isGoal } from '../model/goals.ts';
import type { MatchEvent } from '../model/match-events.ts';

export interface MatchNews extends MatchEvent {
  /** In seconds. */
  readonly at: number;
}

/** The match with the score after the incident, where the incident has it. */
function matchAfter(match: Match, { home, away }: MatchIncident): Match {
  if (home === undefined || away === undefined) return match;
  const { homeTeam, awayTeam } = match;
  return {
    ...match,
    homeTeam: { ...homeTeam, score: home },
    awayTeam: { ...awayTeam, score: away },
  };
}

function newsOf(match: Match, incident: MatchIncident): MatchNews[] {
  const { id: key, kind, at, side, home = 0, away = 0 } = incident;
  const news = { key, at, match: matchAfter(match, incident), ...(side && { side }), incident };
  if (isGoal(incident)) return [{ ...news, kind: 'goal' }];
  if (kind === 'red-card') return [{ ...news, kind: 'redCard' }];
  return kind === 'map-won' ? [{ ...news, kind: 'period', number: home + away }] : [];
}

/** What has happened in a match since an instant, in the order of time. The result of one that is over replaces the rest. */
export function newsSince(match: Match, since: number): MatchNews[] {
  const { id, statusId, startTime, endTime, incidents = [] } = match;
  if (statusId === 'UPCOMING') return [];
  const news =
    statusId === 'FINISHED'
      ? [{ kind: 'end' as const, key: `${id} end`, match, at: endTime }]
      : [
          { kind: 'kickOff' as const, key: `${id} kickOff`, match, at: startTime },
          ...incidents.flatMap((incident) => newsOf(match, incident)),
        ];
  return news.filter(({ at }) => at > since);
}
