import {
  addShownEntry,
  rangeEntry,
  SHOWN_COOKIE,
  type ShownRange,
} from '@touchline/shared/spoilers/shown-matches';
import type { Match } from '@touchline/types';
import { renewResources } from '../../../state/data/renew-resources.ts';
import { shownVersionAtom } from '../../../state/preferences/preferences-atoms.ts';
import type { Session } from '../../../state/session.tsx';
import { readCookie } from '../../../state/storage/read-cookie.ts';
import { writeCookie } from '../../../state/storage/write-cookie.ts';

/** A match is covered for three days: entries are of no use for longer. */
const MAX_AGE_S = 4 * 86_400;
const COVERED = '"covered":true';

function rememberShown(entry: string): void {
  const text = addShownEntry(readCookie(SHOWN_COOKIE) ?? '', entry);
  writeCookie(SHOWN_COOKIE, text, MAX_AGE_S);
}

const matchesIn = (data: unknown): Match[] =>
  (Array.isArray(data) ? data : [data]).filter((one) => one?.homeTeam?.id);

/** Adds a match or a range to what this visitor has uncovered, and loads what was left out because of it. */
export async function uncover(session: Session, target: string | ShownRange): Promise<void> {
  const { store, resources, live } = session;
  rememberShown(typeof target === 'string' ? target : rangeEntry(target));
  const snapshot = await renewResources(session, ({ result }) =>
    JSON.stringify(result).includes(COVERED),
  );
  // The button that was pressed goes away.
  const pressed = document.activeElement?.closest('button')?.closest('[data-match]');
  pressed?.querySelector('a')?.focus({ preventScroll: true });
  resources.restore(snapshot);
  live.applyFetched(
    snapshot.flatMap(([, { result }]) => (result?.kind === 'ok' ? matchesIn(result.data) : [])),
  );
  // The stream conceals what was covered when it was opened.
  store.set(shownVersionAtom, (version) => version + 1);
}
