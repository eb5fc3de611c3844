import { applyPatch } from '@touchline/shared/domain/merge-patch';
import type { LiveEvent, Match } from '@touchline/types';
import { type Atom, atom, type createStore, type PrimitiveAtom } from 'jotai';
import { startTransition } from 'react';

/** A match that the stream has reported again. */
export interface MatchChange {
  readonly before: Match;
  readonly match: Match;
}

/** Matches as last reported by the live stream. Each match is an atom of its own, so that a goal renders one row. */
export interface LiveMatches {
  matchAtom(id: string): Atom<Match | undefined>;
  peek(id: string): Match | undefined;
  /** Every reported match that is being played. */
  ongoing(): Match[];
  /** Moves when a match begins or ends: only then do lists change. */
  readonly listVersionAtom: Atom<number>;
  /** The last changes of known matches. */
  readonly changesAtom: Atom<readonly MatchChange[]>;
  applyEvents(events: readonly LiveEvent[]): void;
  /** Updates the matches that the stream has reported with newer, fetched ones. */
  applyFetched(matches: readonly Match[]): void;
  clear(): void;
}

export function createLiveMatches(store: ReturnType<typeof createStore>): LiveMatches {
  const atoms = new Map<string, PrimitiveAtom<Match | undefined>>();
  const matches = new Map<string, Match>();
  const peek = (id: string) => matches.get(id);
  const listVersionAtom = atom(0);
  const changesAtom = atom<readonly MatchChange[]>([]);

  function matchAtom(id: string) {
    const existing = atoms.get(id) ?? atom(peek(id));
    atoms.set(id, existing);
    return existing;
  }

  function publish(changes: readonly { before: Match | undefined; match: Match }[]) {
    const known = changes.flatMap(({ before, match }) => (before ? [{ before, match }] : []));
    // Low priority: a burst of updates must not delay input.
    startTransition(() => {
      for (const { match } of changes) {
        const followed = atoms.get(match.id);
        if (followed) store.set(followed, match);
      }
      if (changes.some(({ before, match }) => before?.statusId !== match.statusId))
        store.set(listVersionAtom, (version) => version + 1);
      if (known.length > 0) store.set(changesAtom, known);
    });
  }

  function update(changed: ReadonlyMap<string, Match>) {
    const changes = [...changed]
      .map(([id, match]) => ({ before: matches.get(id), match }))
      .filter(({ before, match }) => before !== match);
    for (const { match } of changes) matches.set(match.id, match);
    publish(changes);
  }

  return {
    matchAtom,
    peek,
    ongoing: () => [...matches.values()].filter(isOngoing),
    listVersionAtom,
    changesAtom,
    applyEvents(events) {
      const changed = new Map<string, Match>();
      const current = (id: string) => changed.get(id) ?? matches.get(id);
      for (const event of events) {
        for (const match of changedBy(event, current, matches)) changed.set(match.id, match);
      }
      update(changed);
    },
    applyFetched: (fetched) =>
      update(new Map(fetched.filter(({ id }) => matches.has(id)).map((one) => [one.id, one]))),
    clear() {
      for (const followed of atoms.values()) store.set(followed, undefined);
      matches.clear();
      store.set(listVersionAtom, (version) => version + 1);
    },
  };
}

const isOngoing = ({ statusId }: Match) => statusId === 'ONGOING';
const finished = (match: Match): Match => ({ ...match, statusId: 'FINISHED' });

/** The matches that an event changes, as they are after it. */
function changedBy(
  event: LiveEvent,
  current: (id: string) => Match | undefined,
  matches: ReadonlyMap<string, Match>,
): Match[] {
  switch (event.kind) {
    case 'reset': {
      const ids = new Set(event.matches.map(({ id }) => id));
      const missing = [...matches.values()].filter((one) => isOngoing(one) && !ids.has(one.id));
      return [...event.matches, ...missing.map(finished)];
    }
    case 'upsert':
      return [event.match];
    case 'patch': {
      const match = current(event.id);
      return match ? [applyPatch(match, event.patch)] : [];
    }
    case 'remove': {
      const last = event.match ?? current(event.id);
      return last ? [isOngoing(last) ? finished(last) : last] : [];
    }
  }
}
