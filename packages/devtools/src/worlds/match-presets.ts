import type { Match, MatchIncident } from '@touchline/types';
import { DateTime } from 'luxon';
import type { Preset } from './worlds-view.ts';

export type Sport = 'football' | 'basketball' | 'esports';

/** The matches of a sport on a day in UTC, given as yyyyMMdd. */
export type MatchesOn = (sport: Sport, date: string) => Promise<readonly Match[]>;

interface IncidentPreset {
  readonly name: string;
  readonly description: string;
  readonly sport: Sport;
  readonly isIncident: (incident: MatchIncident, match: Match) => boolean;
}

export const isGoal = ({ kind }: MatchIncident) => /^(own-|penalty-)?goal$/.test(kind);
const isDecider = ({ home = 0, away = 0 }: MatchIncident, { bestOf = 1 }: Match) =>
  bestOf > 1 && home + away === bestOf;

const INCIDENT_PRESETS: readonly IncidentPreset[] = [
  {
    name: 'A goal in the 89th minute',
    description: 'Scored after fifteen seconds.',
    sport: 'football',
    isIncident: (incident) => isGoal(incident) && incident.minute === 89,
  },
  {
    name: 'A red card',
    description: 'Shown after fifteen seconds.',
    sport: 'football',
    isIncident: ({ kind }) => kind === 'red-card',
  },
  {
    name: 'A penalty shoot-out',
    description: 'The first kick is scored after fifteen seconds.',
    sport: 'football',
    isIncident: ({ kind }) => kind === 'shootout-goal',
  },
  {
    name: 'A lead change',
    description: 'In a basketball match, after fifteen seconds.',
    sport: 'basketball',
    isIncident: ({ kind }) => kind === 'lead-change',
  },
  {
    name: 'The last map decides',
    description: 'A series goes the full distance, and ends after fifteen seconds.',
    sport: 'esports',
    isIncident: (incident, match) => incident.kind === 'map-won' && isDecider(incident, match),
  },
];

const LEAD_TIME_MS = 15_000;
/** Each day costs an upstream call while /worlds loads. */
const MAX_DAYS_BACK = 6;

function findIncident(matches: readonly Match[], preset: IncidentPreset, now: number) {
  for (const match of matches) {
    const incident = match.incidents?.find(
      (one) => one.at * 1000 < now && preset.isIncident(one, match),
    );
    if (incident) return { match, at: incident.at * 1000 };
  }
  return undefined;
}

/** Presets shortly before incidents that have happened in this world, each on the latest day that has one. */
export async function matchPresets(matchesOn: MatchesOn, now: number): Promise<Preset[]> {
  const findLatest = async (preset: IncidentPreset): Promise<Preset[]> => {
    for (let daysBack = 0; daysBack <= MAX_DAYS_BACK; daysBack += 1) {
      const day = DateTime.fromMillis(now, { zone: 'utc' }).minus({ days: daysBack });
      const matches = await matchesOn(preset.sport, day.toFormat('yyyyMMdd'));
      const found = findIncident(matches, preset, now);
      if (!found) continue;
      const { id, homeTeam, awayTeam, tournament } = found.match;
      return [
        {
          name: preset.name,
          description: `${homeTeam.name} v ${awayTeam.name}, ${tournament.name}. ${preset.description}`,
          at: found.at - LEAD_TIME_MS,
          to: `/${preset.sport}/matches/${id}`,
        },
      ];
    }
    return [];
  };
  const presets = await Promise.all(INCIDENT_PRESETS.map(findLatest));
  return presets.flat();
}
