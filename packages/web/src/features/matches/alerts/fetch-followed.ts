import type { Match } from '@touchline/types';
import { call } from '../../../api/call.ts';
import type { Language } from '../../../i18n/languages.ts';
import { followedAtom } from '../../../state/alerts/muted-matches.ts';
import type { Session } from '../../../state/session.tsx';
import {
  readSchedule,
  uncheckedTeams,
  unseenMatches,
  withMatches,
  writeSchedule,
} from './followed-matches.ts';
import { nextCall } from './team-calls.ts';

const MAX_CALLS = 6;
const MAX_AGE_MS = 10_000;

/** Fetches starred matches, and the next ones of starred teams, into the schedule. */
export function followedFetcher(
  { store, resources }: Session,
  language: Language,
  now: () => number,
) {
  /** Starred matches that the upstream does not have. */
  const missing = new Set<string>();
  const stars = () => store.get(followedAtom);

  const remember = (matches: readonly Match[]) =>
    writeSchedule(withMatches(readSchedule(), matches, stars(), now()));

  async function fetchMatch(id: string): Promise<Match[]> {
    const matchCall = call('/matches/info', { matchId: id }, language);
    await resources.load(matchCall, MAX_AGE_MS);
    const { result } = resources.read(matchCall);
    if (result?.kind === 'not-found') missing.add(id);
    return result?.kind === 'ok' ? [result.data] : [];
  }

  async function fetchNextMatches(teamId: string): Promise<Match[]> {
    const teamCall = nextCall(teamId, language);
    await resources.load(teamCall, MAX_AGE_MS);
    const { result } = resources.read(teamCall);
    if (result?.kind === 'failed') return [];
    const schedule = readSchedule();
    writeSchedule({ ...schedule, checkedTeams: { ...schedule.checkedTeams, [teamId]: now() } });
    return result?.kind === 'ok' ? [...result.data] : [];
  }

  /** The matches that are needed and not among `seen`. */
  async function fetchUnseen(seen: Iterable<string>): Promise<Match[]> {
    const schedule = readSchedule();
    const unseen = unseenMatches(schedule, stars(), now(), new Set([...seen, ...missing]));
    const requests = [
      ...uncheckedTeams(schedule, stars(), now()).map((id) => () => fetchNextMatches(id)),
      ...unseen.map((id) => () => fetchMatch(id)),
    ].slice(0, MAX_CALLS);
    return (await Promise.all(requests.map((send) => send()))).flat();
  }

  return { remember, fetchUnseen };
}
