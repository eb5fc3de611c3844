import {
  addShownEntry,
  rangeEntry,
  SHOWN_COOKIE,
  type ShownRange,
} from '@touchline/shared/domain/spoilers/shown-matches';
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

/** Adds a match or a range to what this visitor has uncovered, and loads what was left out because of it. */
export async function uncover(session: Session, target: string | ShownRange): Promise<void> {
  const { store, resources } = session;
  rememberShown(typeof target === 'string' ? target : rangeEntry(target));
  const button = document.activeElement?.closest('button');
  const place = button?.closest('[data-match]');
  await resources.renew(({ result }) => JSON.stringify(result).includes(COVERED));
  // The button that was pressed goes away.
  if (document.activeElement === button || document.activeElement === document.body)
    place?.querySelector('a')?.focus({ preventScroll: true });
  // The stream covers what was covered when it was opened.
  store.set(shownVersionAtom, (version) => version + 1);
}
