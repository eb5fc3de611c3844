import { worldFetch } from '@touchline/mock-api/testing';
import type { Match } from '@touchline/types';

const MINUTE_S = 60;
const MATCHES = 20;
/** Longer than any match, with extra time and penalties. */
const MAX_MATCH_S = 360 * MINUTE_S;

/** The first matches of a sport on the day of an instant, and what a response about them contradicts at each step of them. */
export function matchWalk<D>(
  at: string,
  path: string,
  contradictions: (data: D, match: Match) => string[],
) {
  const fetch = worldFetch({ seed: 'touchline', size: 'standard', at });
  async function get<T>(url: string, instant: number, language: string): Promise<T> {
    const headers = {
      'accept-language': language,
      'x-world-at': new Date(instant * 1000).toISOString(),
    };
    const response = await fetch(new Request(`http://mock${url}`, { headers }));
    return ((await response.json()) as { data: T }).data;
  }
  return {
    get,
    matches: async (sport: string) => {
      const day = at.slice(0, 10).replaceAll('-', '');
      const query = `date=${day}&timezoneOffset=0&sportType=${sport}`;
      const all = await get<Match[]>(`/matches?${query}`, Date.parse(at) / 1000, 'en');
      return all.slice(0, MATCHES);
    },
    /** From well before the start until after the end. */
    async errorsOf({ id, startTime }: Match, minutes: number, language: string) {
      const errors: string[] = [];
      let steps = 0;
      const lastInstant = startTime + MAX_MATCH_S;
      const stepS = minutes * MINUTE_S;
      for (let instant = startTime - 90 * MINUTE_S; instant <= lastInstant; instant += stepS) {
        const match = await get<Match>(`/matches/info?matchId=${id}`, instant, language);
        const data = await get<D>(`${path}?matchId=${id}`, instant, language);
        errors.push(...contradictions(data, match));
        steps++;
        if (match.statusId === 'FINISHED') return { errors, steps };
      }
      throw new Error(`${id} is not finished ${MAX_MATCH_S / MINUTE_S} minutes after its start.`);
    },
  };
}
