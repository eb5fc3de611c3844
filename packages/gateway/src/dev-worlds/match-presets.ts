import type { Match, MatchIncident } from '@touchline/types';
import type { Moment } from './preset.ts';

export type Sport = 'football' | 'basketball' | 'esports';

/** The matches of a sport on a day of this world, in UTC. */
export type MatchesOn = (sport: Sport, day: number) => Promise<readonly Match[]>;

interface Occasion {
  readonly name: string;
  readonly about: string;
  readonly sport: Sport;
  readonly isIt: (incident: MatchIncident, match: Match) => boolean;
}

const isGoal = ({ kind }: MatchIncident) => /^(own-|penalty-)?goal$/.test(kind);
const isDecider = ({ home = 0, away = 0 }: MatchIncident, { bestOf = 1 }: Match) =>
  bestOf > 1 && home + away === bestOf;

const occasions: readonly Occasion[] = [
  {
    name: 'A goal in the 89th minute',
    about: 'It falls in fifteen seconds.',
    sport: 'football',
    isIt: (incident) => isGoal(incident) && incident.minute === 89,
  },
  {
    name: 'A red card',
    about: 'It is shown in fifteen seconds.',
    sport: 'football',
    isIt: ({ kind }) => kind === 'red-card',
  },
  {
    name: 'A penalty shoot-out',
    about: 'The first kick is scored in fifteen seconds.',
    sport: 'football',
    isIt: ({ kind }) => kind === 'shootout-goal',
  },
  {
    name: 'The lead changes hands',
    about: 'In a basketball match, in fifteen seconds.',
    sport: 'basketball',
    isIt: ({ kind }) => kind === 'lead-change',
  },
  {
    name: 'The last map decides',
    about: 'A series goes all the way, and ends in fifteen seconds.',
    sport: 'esports',
    isIt: (incident, match) => incident.kind === 'map-won' && isDecider(incident, match),
  },
];

const AHEAD_MS = 15_000;
const DAY_MS = 86_400_000;
/** What is rarer than that is not offered: nobody waits longer for a page. */
const MOST_DAYS = 6;

function findIn(matches: readonly Match[], { isIt }: Occasion, now: number) {
  for (const match of matches) {
    const found = match.incidents?.find((one) => one.at * 1000 < now && isIt(one, match));
    if (found) return { match, at: found.at * 1000 };
  }
  return undefined;
}

/** Moments that this world has really had, each the last day's that has one. */
export async function playedMoments(matchesOn: MatchesOn, now: number): Promise<Moment[]> {
  const find = async (occasion: Occasion): Promise<Moment[]> => {
    for (let back = 0; back <= MOST_DAYS; back += 1) {
      const found = findIn(await matchesOn(occasion.sport, now - back * DAY_MS), occasion, now);
      if (!found) continue;
      const { id, homeTeam, awayTeam, tournament } = found.match;
      return [
        {
          name: occasion.name,
          about: `${homeTeam.name} v ${awayTeam.name}, ${tournament.name}. ${occasion.about}`,
          at: found.at - AHEAD_MS,
          to: `/${occasion.sport}/matches/${id}`,
        },
      ];
    }
    return [];
  };
  const found = await Promise.all(occasions.map(find));
  return found.flat();
}
