import type { LiveEvent, Match } from '@touchline/types';
import { applyPatch } from '@touchline/types/merge-patch';
import { type Atom, atom, type createStore, type PrimitiveAtom } from 'jotai';
import { startTransition } from 'react';

export interface ScoreChange {
  match: Match;
  side: 'home' | 'away';
}

/** What is known of matches beyond the answers to calls. Each match is an atom, so that one goal draws one row. */
export interface LiveMatches {
  of(id: string): Atom<Match | undefined>;
  peek(id: string): Match | undefined;
  /** Every match that is being played and was told of. */
  ongoing(): Match[];
  /** Moves when a match begins or ends: only then do lists change. */
  readonly turnAtom: Atom<number>;
  readonly scoresAtom: Atom<readonly ScoreChange[]>;
  take(events: readonly LiveEvent[]): void;
  /** An answer that was fetched is newer than what an ended stream has left behind. */
  hear(matches: readonly Match[]): void;
  forget(): void;
}

export function createLiveMatches(store: ReturnType<typeof createStore>): LiveMatches {
  const cells = new Map<string, PrimitiveAtom<Match | undefined>>();
  const known = new Map<string, Match>();
  const turnAtom = atom(0);
  const scoresAtom = atom<readonly ScoreChange[]>([]);

  function cell(id: string) {
    const held = cells.get(id) ?? atom(known.get(id));
    cells.set(id, held);
    return held;
  }

  function put(changed: ReadonlyMap<string, Match>) {
    const scores: ScoreChange[] = [];
    const drawn: Match[] = [];
    let turned = false;
    for (const [id, match] of changed) {
      const before = known.get(id);
      if (before === match) continue;
      known.set(id, match);
      drawn.push(match);
      turned ||= before?.statusId !== match.statusId;
      const side = before && scorer(before, match);
      if (side) scores.push({ match, side });
    }
    // A storm of them must not hold up a finger on the screen: rows are drawn in between.
    startTransition(() => {
      for (const match of drawn) {
        const followed = cells.get(match.id);
        if (followed) store.set(followed, match);
      }
      if (turned) store.set(turnAtom, (turn) => turn + 1);
    });
    if (scores.length > 0) store.set(scoresAtom, scores);
  }

  return {
    of: cell,
    peek: (id) => known.get(id),
    ongoing: () => [...known.values()].filter(isOngoing),
    turnAtom,
    scoresAtom,
    take(events) {
      const changed = new Map<string, Match>();
      const now = (id: string) => changed.get(id) ?? known.get(id);
      for (const event of events) {
        for (const match of told(event, now, known)) changed.set(match.id, match);
      }
      put(changed);
    },
    hear: (matches) =>
      put(new Map(matches.filter(({ id }) => known.has(id)).map((one) => [one.id, one]))),
    forget() {
      for (const followed of cells.values()) store.set(followed, undefined);
      known.clear();
      store.set(turnAtom, (turn) => turn + 1);
    },
  };
}

const isOngoing = ({ statusId }: Match) => statusId === 'ONGOING';
const finished = (match: Match): Match => ({ ...match, statusId: 'FINISHED' });

/** What an event says of matches, each as it is after it. */
function told(
  event: LiveEvent,
  now: (id: string) => Match | undefined,
  known: ReadonlyMap<string, Match>,
): Match[] {
  switch (event.kind) {
    case 'reset': {
      const ids = new Set(event.matches.map(({ id }) => id));
      const gone = [...known.values()].filter((one) => isOngoing(one) && !ids.has(one.id));
      return [...event.matches, ...gone.map(finished)];
    }
    case 'upsert':
      return [event.match];
    case 'patch': {
      const match = now(event.id);
      return match ? [applyPatch(match, event.patch)] : [];
    }
    case 'remove': {
      const last = event.match ?? now(event.id);
      return last ? [isOngoing(last) ? finished(last) : last] : [];
    }
  }
}

/** A score that was taken back is a change of figures, but nobody's goal. */
function scorer(before: Match, after: Match): 'home' | 'away' | undefined {
  const more = (one: number | null, other: number | null) => (other ?? 0) > (one ?? 0);
  if (more(before.homeTeam.score, after.homeTeam.score)) return 'home';
  return more(before.awayTeam.score, after.awayTeam.score) ? 'away' : undefined;
}
