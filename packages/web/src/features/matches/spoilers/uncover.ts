import {
  addShownEntry,
  rangeEntry,
  SHOWN_COOKIE,
  type ShownRange,
} from '@touchline/shared/shown-matches';
import type { Match } from '@touchline/types';
import { apiBase } from '../../../api/api-base.ts';
import { nowAtom } from '../../../state/clock/clock.ts';
import type { Snapshot } from '../../../state/data/resources.ts';
import { shownVersionAtom } from '../../../state/preferences/preferences-atoms.ts';
import type { Session } from '../../../state/session.tsx';
import { writeCookie } from '../../../state/storage/write-cookie.ts';

/** A match is covered for three days: entries are of no use for longer. */
const MAX_AGE_S = 4 * 86_400;
const COVERED = '"covered":true';

function rememberShown(entry: string): void {
  const before = document.cookie
    .split('; ')
    .find((pair) => pair.startsWith(`${SHOWN_COOKIE}=`))
    ?.slice(SHOWN_COOKIE.length + 1);
  const text = addShownEntry(before ?? '', entry);
  writeCookie(`${SHOWN_COOKIE}=${text}; Path=/; Max-Age=${MAX_AGE_S}; SameSite=Lax`);
}

/** The URL of a call by its key, which is the language, the path and the unescaped parameters. */
function requestOf(key: string): Request {
  const [language = '', target = ''] = key.split(/ (.*)/s);
  const [path, pairs = ''] = target.split(/\?(.*)/s);
  const query = new URLSearchParams(
    pairs.split('&').map((pair) => pair.split(/=(.*)/s).slice(0, 2)),
  );
  return new Request(`${apiBase()}${path}?${query}`, {
    headers: { 'accept-language': language },
  });
}

const matchesIn = (data: unknown): Match[] =>
  (Array.isArray(data) ? data : [data]).filter((one) => one?.homeTeam?.id);

/** Adds a match or a range to what this visitor has uncovered, and loads what was left out because of it. */
export async function uncover(
  { store, resources, live }: Session,
  target: string | ShownRange,
): Promise<void> {
  rememberShown(typeof target === 'string' ? target : rangeEntry(target));
  const outdated = resources
    .snapshot()
    .filter(([, { result }]) => JSON.stringify(result).includes(COVERED));
  const renewed = await Promise.all(
    outdated.map(async ([key]): Promise<Snapshot> => {
      const response = await fetch(requestOf(key)).catch(() => undefined);
      if (!response?.ok) return [];
      const { data } = (await response.json()) as { data: unknown };
      const result = { kind: 'ok', data } as const;
      return [[key, { result, fetchedAt: store.get(nowAtom), pending: false, failedAt: 0 }]];
    }),
  );
  const snapshot = renewed.flat();
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
