import type { TFunction } from 'i18next';
import { hasScore } from '../../../format/known-score.ts';
import { gameOf, paths } from '../../../paths.ts';
import { minuteText } from '../model/goals.ts';
import { matchPath, matchSport, namesOf, scoreText, shootOutText } from '../model/match.ts';
import type { MatchEvent } from '../model/match-events.ts';

export interface Alert {
  readonly key: string;
  readonly title: string;
  readonly text: string;
  readonly href: string;
}

/** For a covered match only what gives no result away. */
const isReported = ({ kind, match }: MatchEvent): boolean =>
  !match.covered || kind === 'kickOff' || kind === 'end';

function titleOf({ kind, match, side, number = 0 }: MatchEvent, t: TFunction): string {
  const sport = matchSport(match);
  const team = side && match[`${side}Team`].name;
  switch (kind) {
    case 'kickOff':
    case 'end':
      return t(`alerts:${kind}.${sport}`);
    case 'period':
      return t(`alerts:period.${sport}`, { number });
    case 'goal':
    case 'redCard':
      return team ? t(`alerts:${kind}.team`, { team }) : t(`alerts:${kind}.plain`);
  }
}

/** '66′ Tom Ashdown' */
function incidentText({ incident }: MatchEvent): string {
  const { minute, stoppage, player } = incident ?? {};
  return [minute === undefined ? '' : minuteText(minute, stoppage), player ?? '']
    .filter(Boolean)
    .join(' ');
}

export const reportedEvents = <E extends MatchEvent>(events: readonly E[]): E[] =>
  events.filter(isReported);

export function alertOf(event: MatchEvent, t: TFunction): Alert {
  const { key, kind, match } = event;
  const saysScore = !match.covered && kind !== 'kickOff' && hasScore(match);
  const parts = saysScore
    ? [scoreText(match, t), incidentText(event), shootOutText(match, t)]
    : [t('match.pair', namesOf(match))];
  return {
    key,
    title: titleOf(event, t),
    text: parts.filter(Boolean).join(' · '),
    href: matchPath(match),
  };
}

/** One alert for each event, but only one for all matches of a game that begin together. */
export function alertsOf(events: readonly MatchEvent[], t: TFunction): Alert[] {
  const gameOfEvent = ({ match }: MatchEvent) => gameOf(match.tournament);
  const kickOffs = Object.groupBy(
    events.filter(({ kind }) => kind === 'kickOff'),
    gameOfEvent,
  );
  return events.flatMap((event) => {
    const together = event.kind === 'kickOff' ? (kickOffs[gameOfEvent(event)] ?? []) : [];
    if (together.length < 2) return [alertOf(event, t)];
    if (event !== together[0]) return [];
    return [
      {
        key: event.key,
        title: t('alerts:kickOffs', { count: together.length }),
        text: together.map(({ match }) => t('match.pair', namesOf(match))).join(' · '),
        href: paths.matches(gameOfEvent(event)),
      },
    ];
  });
}
