import type { StandingTable, StandingZone } from '@touchline/types';
import type { TFunction } from 'i18next';

/** The line of a zone: two strengths for promotion, a dashed one for relegation. */
export type ZoneMark = 'first' | 'second' | 'down';

export function markOf({ kind }: StandingZone, at: number): ZoneMark {
  if (kind === 'relegation') return 'down';
  return at === 0 ? 'first' : 'second';
}

/** The mark of a place; of two zones that contain it the first counts. */
export function markAt(zones: readonly StandingZone[], place: number): ZoneMark | undefined {
  const at = zones.findIndex(({ from, to }) => from <= place && place <= to);
  const zone = zones[at];
  return zone && markOf(zone, at);
}

/** The zones that all tables have in common; undefined where they differ. */
export function sharedZones(tables: readonly StandingTable[]): readonly StandingZone[] | undefined {
  const [first, ...others] = tables.map(({ zones = [] }) => zones);
  const same = others.every((zones) => JSON.stringify(zones) === JSON.stringify(first));
  return same ? first : undefined;
}

/** '1–4 Continental Cup' */
export function zoneText({ kind, from, to, name }: StandingZone, t: TFunction): string {
  const places = from === to ? `${from}` : `${from}–${to}`;
  return t('detail:standing.zone', { places, name: name ?? t(`detail:standing.zones.${kind}`) });
}
