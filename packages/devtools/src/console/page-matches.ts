import type { Match } from '@touchline/types';

/** The page of a match, or the same beside a list. */
const MATCH_ID = /^\/[^/]+\/matches\/([^/?#]+)/;
const MAX_LISTED = 100;

export type FactsMatch = Pick<
  Match,
  'id' | 'tournament' | 'homeTeam' | 'awayTeam' | 'clock' | 'statusId'
>;

export const matchOfPage = (): string | undefined => MATCH_ID.exec(location.pathname)?.[1];

/** The matches that the page links to, in its order. */
export function matchesLinked() {
  const found = new Map<string, string>();
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href*="/matches/"]')) {
    const [, id = ''] = MATCH_ID.exec(link.pathname) ?? [];
    const name = (link.ariaLabel ?? link.textContent ?? '').trim();
    if (id && name && !found.has(id)) found.set(id, name);
  }
  return [...found].slice(0, MAX_LISTED).map(([id, name]) => ({ id, name }));
}

/** In this browser's world. */
export async function readMatch(id: string): Promise<FactsMatch> {
  const response = await fetch(`/api/matches/info?${new URLSearchParams({ matchId: id })}`);
  const answer = (await response.json()) as { data: Match; detail?: string };
  if (!response.ok) throw new Error(`${response.status}: ${answer.detail ?? 'refused'}`);
  return answer.data;
}

export function stateText({ homeTeam, awayTeam, clock, statusId }: FactsMatch): string {
  const result =
    homeTeam.score === undefined || awayTeam.score === undefined
      ? ''
      : ` ${homeTeam.score}–${awayTeam.score}`;
  const minute = clock?.minute === undefined ? '' : `, minute ${clock.minute}`;
  return `${statusId.toLowerCase()}${result}${minute}`;
}
